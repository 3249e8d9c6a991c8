import type { Choice } from '@boucan/kernel';
import { type AtTable, given } from '../parts/at-table.ts';
import type { ClassId, Person, VoyageView } from './content.ts';
import type { Counsel } from './counsel/use-counsel.ts';
import type { Say } from './words.ts';

export interface AtSea extends AtTable<VoyageView, Say> {
  readonly counsel: Counsel;
  /** Makes these choices one after the other, until something new comes to light. */
  readonly follow: (steps: readonly Choice[]) => void;
}

export const [SkullProvider, useVoyage] = given<AtSea>();

export const personOf = (board: VoyageView, cls: ClassId): Person | undefined => board.people.find((p) => p.cls === cls);

/** The person a question speaks of. */
export const askedOf = ({ board, params }: AtSea): Person | undefined =>
  typeof params.who === 'string' ? personOf(board, params.who as ClassId) : undefined;

/** Before the characters have been chosen there is no crew, and no sea either. */
export const hasSailed = (board: VoyageView): boolean => board.round > 0 || board.objectives.length > 0;
