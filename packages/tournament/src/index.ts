export { type Decision, decide, LONGEST_NOTE, whyNotOpen } from './decide.ts';
export { allMeetAll, numbersFor } from './draw/all.ts';
export type { DrawnTable, Entry, Happening } from './entry.ts';
export { pointsAt, type Standing, standings, VICTORY } from './standings.ts';
export * from './terms.ts';
export { tournamentWords } from './text/index.ts';
export { type Entrant, type Round, type Sitting, Tournament } from './tournament.ts';
