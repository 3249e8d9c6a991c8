import type { Table } from '@boucan/kernel';
import type { Nassau } from '../board.ts';
import type { Events } from '../events.ts';

/** What a helper of the rules needs of the table; any step has it. */
export type At = Pick<Table<Nassau, Events>, 'board' | 'roll' | 'draw' | 'reveal' | 'tell'>;
