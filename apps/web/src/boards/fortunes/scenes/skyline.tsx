// A waterfront, drawn by code: warehouse, market, yard, tavern …
import ear from 'icon:conversation';
import hammer from 'icon:hammer-nails';
import chest from 'icon:locked-chest';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import shop from 'icon:shop';
import crew from 'icon:three-friends';
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { useHands } from '../../parts/hands.tsx';
import { Thing } from '../../parts/offer.tsx';
import { Scrolls } from '../../parts/panel.tsx';
import { Glyph } from '../../parts/token.tsx';
import type { Activity } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { chanceOn } from '../odds.tsx';
import { ofHouse } from '../speech.ts';
import './skyline.css';

/** The houses stand side by side on the quay. */
export const Skyline = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Scrolls className="fdm-skyline" label={label}>
    <div className="fdm-quay">{children}</div>
  </Scrolls>
);

const ROOF: Readonly<Record<Activity, string>> = {
  sell: 'M4 34L40 8L76 34z', // warehouse, gable to the water
  buy: 'M2 32Q10 22 18 32Q26 22 34 32Q42 22 50 32Q58 22 66 32Q72 22 78 32L72 16H8z', // awnings
  yard: 'M6 36V14L28 30V14L50 30V14L74 36z', // sheds
  recruit: 'M8 34V20H20V12H60V20H72V34z', // guardhouse
  rumour: 'M4 34L18 14H62L76 34z', // tavern with a hipped roof
  mission: 'M10 34V24H26V14Q40-2 54 14V24H70V34z', // the governor's dome
  stash: 'M6 34Q40-6 74 34z', // a cellar in the rock
};
const SIGN: Readonly<Record<Activity, string>> = {
  sell: scales,
  buy: shop,
  yard: hammer,
  recruit: crew,
  rumour: ear,
  mission: scroll,
  stash: chest,
};

export const HouseArt = ({ activity }: { readonly activity: Activity }) => (
  <svg className={`fdm-house-art fdm-house-${activity}`} viewBox="0 -4 80 88" focusable="false" aria-hidden="true">
    <path className="fdm-wall" d={activity === 'stash' ? 'M6 34h68v46H6z' : 'M9 33h62v47H9z'} />
    <path className="fdm-roof" d={ROOF[activity]} />
    <path className="fdm-door" d="M32 80V62q8-9 16 0v18z" />
    <path className="fdm-window" d="M15 60h10v10H15zM55 60h10v10H55z" />
    <g className="fdm-sign" transform="translate(40 45)">
      <circle r="14" />
      <Glyph body={SIGN[activity]} size={20} />
    </g>
  </svg>
);

interface HouseProps {
  readonly activity: Activity;
  readonly done: boolean;
  readonly busy: boolean;
  readonly offer: OfferView | undefined;
}

export function House({ activity, done, busy, offer }: HouseProps) {
  const deck = useDeck();
  const { speaker, say } = deck;
  const { drawn } = useHands();
  const name = activity === 'mission' ? say('mission') : speaker.name(activity);
  const className = `fdm-house${done ? ' fdm-house-done' : ''}${busy ? ' fdm-house-busy' : ''}`;
  return (
    <Thing offer={offer} className={className} said={ofHouse(deck, activity, name)}>
      <HouseArt activity={activity} />
      <span className="fdm-house-sign">
        {name}
        {offer !== undefined && drawn.note?.(offer) != null && (
          <small className="fdm-odds" aria-hidden="true">
            {chanceOn(deck, offer)}
          </small>
        )}
      </span>
    </Thing>
  );
}

/** One's own ship at the end of the quay: whoever goes aboard has done with the port. */
export function Quayside({ offer, children }: { readonly offer: OfferView | undefined; readonly children: ReactNode }) {
  const { speaker } = useDeck();
  return (
    <Thing offer={offer} className="fdm-house fdm-leaving">
      {children}
      <span className="fdm-house-sign" aria-hidden="true">
        {offer === undefined ? null : speaker.label(offer.choice)}
      </span>
    </Thing>
  );
}

/** The door of the house one is in: whoever goes through it has done here. */
export function Door({ activity, offer }: { readonly activity: Activity; readonly offer: OfferView }) {
  const { speaker } = useDeck();
  return (
    <Thing offer={offer} className="fdm-house fdm-leaving fdm-door-out">
      <HouseArt activity={activity} />
      <span className="fdm-house-sign" aria-hidden="true">
        {speaker.label(offer.choice)}
      </span>
    </Thing>
  );
}
