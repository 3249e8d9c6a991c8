export { daysTaken, type Hours, isZone, LONGEST_MOVE, localTime, type Span, takesTooLong } from './calendar.ts';
export { type Days, deadlineOf, type Face, offUntil, type When } from './clock.ts';
export { type Decision, decide, LONGEST_SPEECH } from './decide.ts';
export { agreementIn } from './dice.ts';
export { Diverged } from './diverged.ts';
export { type Entry, type Happening, timeOf } from './entry.ts';
export type { Line, Packing } from './log.ts';
export type { PendingUndo } from './noted.ts';
export { isPlain, lengthOf } from './plain.ts';
export { type Moment, type Position, Table } from './table.ts';
export * from './terms.ts';
export { tableWords } from './text/index.ts';
export { type Made, MOST_TAKEN, MOST_UNDOS, type Undo, undoable } from './undo.ts';
export {
  type ChoseNotice,
  type CounselView,
  type DiceView,
  type Fresh,
  type HolderView,
  type MomentView,
  momentsSince,
  type Notice,
  notice,
  type OfferView,
  type QuestionView,
  since,
  type TableView,
  viewTable,
  type WeighedView,
} from './view.ts';
