import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { useEffect, useEffectEvent, useRef } from 'react';
import { allowed, offerOf } from './offers.ts';

/** Whoever has waited longer has something else in mind by now. */
const STALE = 30_000;

interface Table {
  /** The number of the last thing that happened. */
  readonly n: number;
  readonly question: string | null;
  readonly offers: readonly OfferView[];
  readonly choose: (choice: Choice) => void;
  readonly explain: (reasons: OfferView['because']) => void;
  /** Questions that may come in between: the player lets them pass, and the plan goes on. */
  readonly moments?: RegExp;
  /** What the plan was made with: when it changes, something new has come to light, and the plan ends. */
  readonly premise?: string;
}

export interface Following {
  readonly choose: (choice: Choice) => void;
  readonly follow: (steps: readonly Choice[]) => void;
}

/** Makes one choice after the other, as long as each can be made when its turn comes; whatever else is asked, or chosen by hand, ends it. */
export function usePlan(table: Table): Following {
  const left = useRef<readonly Choice[]>([]);
  const madeWith = useRef<string | undefined>(undefined);
  const sentAt = useRef(-1);
  const sentWhen = useRef(0);
  const send = (step: Choice) => {
    sentAt.current = table.n;
    sentWhen.current = Date.now();
    table.choose(step);
  };
  const goOn = useEffectEvent((n: number, offers: readonly OfferView[]) => {
    const [next, ...rest] = left.current;
    if (next === undefined || offers.length === 0 || n <= sentAt.current) return;
    const isStale = Date.now() - sentWhen.current > STALE || madeWith.current !== table.premise;
    const offer = isStale ? undefined : offerOf(offers, ...next);
    if (offer !== undefined && allowed(offer)) {
      left.current = rest;
      send(offer.choice);
    } else if (table.moments?.test(table.question ?? '') !== true) {
      left.current = [];
      if (offer !== undefined) table.explain(offer.because);
    }
  });
  useEffect(() => goOn(table.n, table.offers), [table.n, table.offers]);
  return {
    choose: (choice) => {
      if (choice[0] !== 'pass') left.current = [];
      send(choice);
    },
    follow: ([first, ...rest]) => {
      if (first === undefined) return;
      left.current = rest;
      madeWith.current = table.premise;
      send(first);
    },
  };
}
