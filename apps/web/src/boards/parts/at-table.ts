// What every part of a board looks at: the table as it is, the words, and what can be chosen.
import type { Lang, Params, Seat } from '@boucan/kernel';
import type { OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createContext, useContext } from 'react';
import type { Fresh } from '../../table/source.ts';
import type { Acts } from './offers.ts';

export interface AtTable<Board, Say> extends Acts {
  readonly view: TableView;
  /** What has been told, as the log has it, oldest first. */
  readonly log: readonly Fresh[];
  readonly board: Board;
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

/** One thing that is given to all parts of a board, and how they get at it. */
export function given<T>() {
  const Given = createContext<T | null>(null);
  const use = (): T => {
    const it = useContext(Given);
    if (it === null) throw new Error('there is no board here');
    return it;
  };
  return [Given.Provider, use] as const;
}

/** The variables of a procedure that is under way, if it is. */
export const varsOf = <V>(view: TableView, proc: string): V | null =>
  (view.match?.stack.findLast((frame) => frame.proc === proc)?.vars as V | undefined) ?? null;
