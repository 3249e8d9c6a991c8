// What a press, a look and the arrow keys do on the chart.
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Helm } from '../../parts/chart-table.tsx';
import { allowed, offerOf } from '../../parts/offers.ts';
import { NEIGHBOURS, type Point, type ZoneId } from '../content.ts';
import { type Deck, useDeck } from '../deck.tsx';
import { type Plan, toZone } from '../plans.ts';
import { PLACES } from './places.ts';

const KEY_POINTS: Readonly<Record<string, readonly Point[]>> = {
  ArrowUp: ['N', 'NE', 'NW'],
  ArrowRight: ['E', 'NE', 'SE'],
  ArrowDown: ['S', 'SE', 'SW'],
  ArrowLeft: ['W', 'NW', 'SW'],
};

/** What a press on a zone would choose: the one offer that ends with its name; in one's own, out of port. */
export function offerAt({ offers, board, me }: Pick<Deck, 'offers' | 'board' | 'me'>, zone: ZoneId) {
  const named = offers.filter(({ choice }) => choice.length > 1 && choice.at(-1) === zone);
  if (named.length === 1) return named[0];
  const mine = me === null ? null : board.players[me]!;
  return mine?.zone === zone && mine.inPort ? offerOf(offers, 'sail', 'sea') : undefined;
}

export type Steering = ReturnType<typeof useSteering>;

/** `look` is told which zone the player looks at, or that he looks away. */
export function useSteering(helm: RefObject<Helm | null>, look: (zone: ZoneId | null, pinned: boolean) => void) {
  const deck = useDeck();
  const mine = deck.me === null ? null : deck.board.players[deck.me]!;
  const [stop, setStop] = useState<ZoneId | null>(null);
  const here = stop ?? mine?.zone ?? 'caribbean-sea';
  const zones = useRef(new Map<ZoneId, SVGPathElement>());

  const walk = (e: KeyboardEvent) => {
    const points = KEY_POINTS[e.key];
    if (points === undefined) return;
    e.preventDefault();
    const next = points.map((point) => NEIGHBOURS[here][point]).find((zone) => zone !== undefined);
    if (next === undefined) return;
    setStop(next);
    helm.current?.show(...PLACES[next].name);
    zones.current.get(next)?.focus({ preventScroll: true });
  };

  const press = (zone: ZoneId, byTouch: boolean, byKey = false) => {
    const offer = offerAt(deck, zone);
    const plan = offer === undefined ? toZone(deck, zone) : null;
    setStop(zone);
    // What a finger touched is shown first, with the choice beside it; and so are several choices in one, by a key.
    if ((offer === undefined && plan === null) || byTouch || (byKey && plan !== null)) look(zone, true);
    else if (plan !== null || (offer !== undefined && allowed(offer))) {
      look(null, false);
      if (plan !== null) deck.follow(plan);
      else deck.choose(offer!.choice);
      return;
    }
    if (offer !== undefined && !allowed(offer)) deck.explain(offer.because);
  };
  const hover = (zone: ZoneId, on: boolean) => {
    const offer = offerAt(deck, zone);
    if (offer !== undefined && !allowed(offer)) deck.explain(on ? offer.because : null);
    look(on ? zone : null, false);
  };
  /** A piece is pressed: with a finger it is shown first, as the zone is. */
  const pressPiece =
    (zone: ZoneId, plan: Plan | null) =>
    (byTouch: boolean, byKey = false) => {
      setStop(zone);
      if (plan === null || byTouch || byKey) look(zone, true);
      else {
        look(null, false);
        deck.follow(plan);
      }
    };
  return { here, zones, walk, press, hover, pressPiece };
}
