export { deadlineOf } from './clock.ts';
export { type Decision, decide, type KnowsBot, LONGEST_SPEECH } from './decide.ts';
export type { Entry, Happening } from './entry.ts';
export { type Line, type PendingUndo, type Position, Table } from './table.ts';
export * from './terms.ts';
export { en as tableEn } from './text/en.ts';
export { fr as tableFr } from './text/fr.ts';
export { type Made, type Undo, undoable } from './undo.ts';
export {
  type ChoseNotice,
  type HolderView,
  type Notice,
  notice,
  type OfferView,
  type QuestionView,
  since,
  type TableView,
  viewTable,
} from './view.ts';
