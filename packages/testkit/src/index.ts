export { catchTwins, type Twin, type TwinReport } from './catch-twins.ts';
export { type Chooser, eager, inclined } from './choosers.ts';
export { agreedOn, coverPairs, type Factor, factorsOf } from './cover.ts';
export { difference } from './difference.ts';
export {
  compareGolden,
  type Golden,
  type GoldenPlan,
  goldenOf,
  goldenText,
  makeGolden,
  type Played,
  renewGolden,
  replayGolden,
} from './golden.ts';
export { type Judged, judgedIn } from './judged.ts';
export { SECRETS } from './laws/declared.ts';
export type { Law } from './laws/law.ts';
export { type Decks, decksText, decksToRecord, type Pin, pinAll, pinLists, playAsRecorded, recordedDecks } from './pin.ts';
export { type Move, type PackSets, packSets, randomConfig, randomMove, seedText, stream } from './random-match.ts';
export { type Failure, type LawOptions, type LawReport, lawsOf, runLaws } from './run-laws.ts';
export { saveFailure } from './save-failure.ts';
