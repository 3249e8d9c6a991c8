// A scene lies over the chart; one may fold it away to look at the sea, and come back.
import map from 'icon:treasure-map';
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useDeck } from '../deck.tsx';
import { isWayOut, OfferCards, OfferRows } from '../rich.tsx';
import { Laid } from './laid.tsx';
import { News } from './news.tsx';

interface Props {
  readonly kind: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
  /** What can be chosen: cards at the end of the scene, everything else below it, and the way out always in sight. */
  readonly offers: readonly OfferView[];
  readonly fold: () => void;
}

export function Scene({ kind, title, note, children, offers, fold }: Props) {
  const { say } = useDeck();
  return (
    <section className={`fdm-panel fdm-scene fdm-scene-${kind}`} aria-label={title}>
      <header className="fdm-panel-head">
        <h3>{title}</h3>
        {note}
        <button type="button" className="quiet fdm-fold" onClick={fold}>
          <Icon body={map} size={20} />
          <span>{say('fold')}</span>
        </button>
      </header>
      <News inScene />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="fdm-scene-body" tabIndex={0}>
        {children}
        <Laid />
        <OfferCards offers={offers} />
      </div>
      <div className="fdm-scene-foot">
        <OfferRows offers={offers.filter((o) => !isWayOut(o))} />
        <OfferRows offers={offers.filter(isWayOut)} out />
      </div>
    </section>
  );
}
