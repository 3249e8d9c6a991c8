// What every scene shares: a title, what has just been told, what can be chosen.
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Scene } from '../../parts/scene.tsx';
import { Teller, useTold } from '../../parts/teller.tsx';
import { Bell, rung } from '../pieces/bell.tsx';
import { useVoyage } from '../table.tsx';
import { isAgain } from './again.tsx';
import './stage.css';
import { Step } from './telling.tsx';

/** Chosen on the ship, where there is room for so many. */
const ELSEWHERE = new Set([
  'order',
  'reassign',
  'stow',
  'jettison',
  'load',
  'post',
  'gem',
  'spy',
  'steer',
  'bound',
  'tower',
  'distance',
  'pull',
  'maw',
]);

interface Props {
  readonly className: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** What the scene itself offers: the rest stands below it. */
  readonly shown?: readonly OfferView[];
  readonly fold: () => void;
  readonly children: ReactNode;
}

export function Staged({ className, title, note, shown = [], fold, children }: Props) {
  const { offers, question } = useVoyage();
  // Dice that could be better lie below, whatever the scene.
  const rest = isAgain(question) ? [] : offers.filter((o) => !shown.includes(o) && !ELSEWHERE.has(o.choice[0] as string));
  const byBell = rung(rest);
  return (
    <Scene
      className={`sku-scene ${className}`}
      title={title}
      note={note}
      offers={rest.filter((o) => !byBell.includes(o))}
      fold={fold}
      more={<Bell offers={rest} />}
      told={<Teller telling={useTold()} look="line" kept={2} show={(step) => <Step step={step} />} />}
    >
      {children}
    </Scene>
  );
}
