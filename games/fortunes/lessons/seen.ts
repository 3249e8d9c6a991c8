// What a learner of Fortunes of the Sea sees, in short.
import type { View } from '@boucan/kernel';
import type { CaribbeanView, PlayerView } from '../src/view.ts';

export type Seen = View<CaribbeanView>;

export const mine = ({ board, viewer }: Seen): PlayerView => board.players[viewer as number]!;
export const asksMe = ({ asked, viewer }: Seen, ...questions: readonly string[]): boolean =>
  asked.some(({ seat, question, answered }) => seat === viewer && !answered && questions.includes(question));
/** One is back where actions are chosen, or the turn is over. */
export const isAtRest = (seen: Seen): boolean => asksMe(seen, 'turn.action') || seen.active !== seen.viewer;
export const purse = (seen: Seen): number => mine(seen).purse;
/** What a module lays on the table, as this one sees it. */
export const partOf = <T>({ parts }: Seen, pack: string): T => parts![pack] as T;
const SECTIONS = ['hull', 'cargo', 'masts', 'crew', 'cannons'] as const;
export const soundness = (seen: Seen): number => SECTIONS.reduce((sum, section) => sum + mine(seen).ship[section], 0);
