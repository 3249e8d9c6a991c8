// What every part of the board looks at: the table as it is, the words, and what can be chosen.
import type { Lang, Params, Seat } from '@boucan/kernel';
import type { OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createContext, useContext } from 'react';
import type { Acts } from '../parts/offers.ts';
import type { ClassId, Person, VoyageView } from './content.ts';
import type { Say } from './words.ts';

export interface AtSea extends Acts {
  readonly view: TableView;
  readonly board: VoyageView;
  readonly me: Seat | null;
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

const Given = createContext<AtSea | null>(null);
export const SkullProvider = Given.Provider;

export function useVoyage(): AtSea {
  const at = useContext(Given);
  if (at === null) throw new Error('there is no board here');
  return at;
}

/** The variables of a procedure that is under way, if it is. */
export const varsOf = <V,>(view: TableView, proc: string): V | null =>
  (view.match?.stack.findLast((frame) => frame.proc === proc)?.vars as V | undefined) ?? null;

export const personOf = (board: VoyageView, cls: ClassId): Person | undefined => board.people.find((p) => p.cls === cls);

/** The person a question speaks of. */
export const askedOf = ({ board, params }: AtSea): Person | undefined =>
  typeof params.who === 'string' ? personOf(board, params.who as ClassId) : undefined;

/** Before the characters have been chosen there is no crew, and no sea either. */
export const hasSailed = (board: VoyageView): boolean => board.round > 0 || board.objectives.length > 0;
