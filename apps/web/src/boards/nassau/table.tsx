// What every part of the board looks at: the table as it is, the words, and what can be chosen.
import type { Lang, Params, Seat } from '@boucan/kernel';
import type { OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createContext, useContext } from 'react';
import type { Acts } from '../parts/offers.ts';
import type { NassauView, ShipView } from './content.ts';
import type { Say } from './words.ts';

export interface AtNassau extends Acts {
  readonly view: TableView;
  readonly board: NassauView;
  readonly me: Seat | null;
  /** Whose ship lies before one: one's own, or for a guest that of whoever is next. */
  readonly own: Seat;
  readonly ship: ShipView;
  readonly lang: Lang;
  readonly speaker: Speaker;
  readonly say: Say;
  readonly names: readonly string[];
  /** The question one is asked, and what it says. */
  readonly question: string | null;
  readonly params: Params;
  readonly offers: readonly OfferView[];
  readonly lit: readonly string[];
}

const Given = createContext<AtNassau | null>(null);
export const NassauProvider = Given.Provider;

export function useNassau(): AtNassau {
  const at = useContext(Given);
  if (at === null) throw new Error('there is no board here');
  return at;
}

/** The variables of a procedure that is under way, if it is. */
export const varsOf = <V,>(view: TableView, proc: string): V | null =>
  (view.match?.stack.findLast((frame) => frame.proc === proc)?.vars as V | undefined) ?? null;

/** What a pack has laid out, if it is played. */
export const partOf = <P,>(view: TableView, pack: string): P | null => (view.match?.parts?.[pack] as P | undefined) ?? null;
