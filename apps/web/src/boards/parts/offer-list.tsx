import type { OfferView } from '@boucan/table';
import { useId, useState } from 'react';
import { useHands } from './hands.tsx';
import { RichOffer } from './offer.tsx';
import './offer-list.css';
import { allowed, keyOf } from './offers.ts';
import { useParts } from './words.ts';

/** The offers that are cards, laid out; those that cannot be chosen now are folded to their names. */
export function OfferCards({ offers }: { readonly offers: readonly OfferView[] }) {
  const say = useParts();
  const { drawn } = useHands();
  const cards = offers.filter((offer) => drawn.card(offer) !== null);
  if (cards.length === 0) return null;
  return (
    <fieldset className="bp-offers bp-offers-cards" aria-label={say('choices')}>
      {cards.map((offer) => (
        <RichOffer key={keyOf(offer)} offer={offer} />
      ))}
    </fieldset>
  );
}

/** More than a row of buttons should hold. */
const MANY = 5;

interface RowsProps {
  readonly offers: readonly OfferView[];
  /** Beside the chart: cards by their names alone, and what cannot be done now folded away. */
  readonly plain?: boolean;
  /** These are the ways out of a scene. */
  readonly out?: boolean;
}

/** The others, side by side; how much is asked with a slide. */
export function OfferRows({ offers, plain = false, out = false }: RowsProps) {
  const say = useParts();
  const { drawn } = useHands();
  const [all, setAll] = useState(false);
  const amounts = offers.filter(drawn.isAmount);
  const slide = amounts.length > MANY;
  const stepped = offers.filter((o) => drawn.isStepped?.(o) === true && allowed(o));
  const steps = stepped.length > 1;
  const rows = offers.filter(
    (o) => (plain || drawn.card(o) === null) && !(slide && amounts.includes(o)) && !(steps && drawn.isStepped?.(o) === true),
  );
  const shut = plain ? rows.filter((o) => !allowed(o)) : [];
  const shown = all ? rows : rows.filter((o) => !shut.includes(o));
  if (rows.length === 0 && !slide && !steps) return null;
  return (
    <fieldset className={out ? 'bp-offers bp-ways-out' : 'bp-offers'} aria-label={say('choices')}>
      {slide && <Amount offers={amounts} />}
      {steps && <Stepper offers={stepped} />}
      <div className="bp-offers-rows">
        {shown.map((offer) => (
          <RichOffer key={keyOf(offer)} offer={offer} plain={plain} />
        ))}
        {shut.length > 0 && (
          <button type="button" className="bp-offer bp-more-offers" aria-expanded={all} onClick={() => setAll(!all)}>
            {say('notNow', { n: shut.length })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** One or more of the same: a button with less and more beside it, instead of a button for each number. */
function Stepper({ offers }: { readonly offers: readonly OfferView[] }) {
  const say = useParts();
  const { speaker, choose, drawn } = useHands();
  const [moved, setAt] = useState(0);
  const at = Math.min(moved, offers.length - 1);
  const offer = offers[at]!;
  return (
    <div className="bp-stepper">
      <button type="button" aria-label={say('fewer')} disabled={at === 0} onClick={() => setAt(at - 1)}>
        −
      </button>
      <button type="button" className="bp-offer bp-may bp-offer-row" onClick={() => choose(offer.choice)}>
        {drawn.picture(offer)}
        <span className="bp-offer-words" aria-live="polite">
          {speaker.label(offer.choice)}
        </span>
      </button>
      <button type="button" aria-label={say('more')} disabled={at === offers.length - 1} onClick={() => setAt(at + 1)}>
        +
      </button>
    </div>
  );
}

/** How much: a slide instead of thirty buttons. */
export function Amount({ offers }: { readonly offers: readonly OfferView[] }) {
  const { speaker, choose, explain, drawn } = useHands();
  const id = useId();
  const [moved, setAt] = useState(offers.length - 1);
  const at = Math.min(moved, offers.length - 1);
  const offer = offers[at]!;
  const label = speaker.label(offer.choice);
  return (
    <div className="bp-amount">
      <label htmlFor={id}>
        {drawn.coin}
        <output>{offer.choice.at(-1)}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={offers.length - 1}
        value={at}
        aria-label={label}
        aria-valuetext={label}
        onChange={(e) => setAt(Number(e.target.value))}
      />
      <button
        type="button"
        className="bp-offer bp-may bp-offer-row"
        onClick={() => (allowed(offer) ? choose(offer.choice) : explain(offer.because))}
      >
        <span className="bp-offer-words">{label}</span>
      </button>
    </div>
  );
}
