import bag from 'icon:swap-bag';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import './bag.css';
import { ComingAndGoing } from './presence.tsx';
import { speaks } from './speaks.ts';
import { useParts } from './words.ts';

interface Props {
  /** How many lie in it. */
  readonly n: number;
  /** What has come out, as `Comes` by `pulled`, the latest last. */
  readonly children?: ReactNode;
}

/** A bag with what nobody sees, and what has come out of it, one after the other. */
export function Bag({ n, children }: Props) {
  const say = useParts();
  const words = say('inBag', { n });
  return (
    <span className="bp-bag">
      <span className="bp-bag-cloth" role="img" aria-label={words} {...speaks(words)} data-empty={n === 0}>
        <Icon body={bag} size={52} />
        <b aria-hidden="true">{n}</b>
      </span>
      <ul className="bp-bag-pulled">
        <ComingAndGoing>{children}</ComingAndGoing>
      </ul>
    </span>
  );
}
