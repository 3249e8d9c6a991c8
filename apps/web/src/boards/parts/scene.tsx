// A scene lies over the board; one may fold it away to look at that, and come back.
import map from 'icon:treasure-map';
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useHands } from './hands.tsx';
import { OfferCards, OfferRows } from './offer-list.tsx';
import { Panel, Scrolls } from './panel.tsx';
import './scene.css';
import { useParts } from './words.ts';

interface Props {
  readonly className?: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** What has just happened, in a line of its own between the title and the picture: it covers nothing, and nothing moves. */
  readonly told?: ReactNode;
  readonly children?: ReactNode;
  /** What can be chosen: cards at the end of the scene, everything else below it, and the way out always in sight. */
  readonly offers: readonly OfferView[];
  /** More to press, before the ways out. */
  readonly more?: ReactNode;
  readonly fold: () => void;
}

export function Scene({ className = '', title, note, told, children, offers, more, fold }: Props) {
  const say = useParts();
  const { isWayOut } = useHands().drawn;
  return (
    <Panel
      label={title}
      className={`bp-scene ${className}`}
      head={
        <>
          <h3>{title}</h3>
          {note}
          <button type="button" className="quiet bp-fold" onClick={fold}>
            <Icon body={map} size={20} />
            <span>{say('fold')}</span>
          </button>
        </>
      }
    >
      {told}
      <Scrolls className="bp-scene-body">
        {children}
        <OfferCards offers={offers} />
      </Scrolls>
      <div className="bp-scene-foot">
        <OfferRows offers={offers.filter((o) => !isWayOut(o))} />
        {more}
        <OfferRows offers={offers.filter(isWayOut)} out />
      </div>
    </Panel>
  );
}
