export { commitmentOf, entropyFromSeed, NO_ENTROPY, secretFromSeed, seedFrom, type Terms } from './chance.ts';
export { type Bound, type DiceStep, disorder, isAsBound, orderly } from './dice.ts';
export { type GameRecord, parseRecord, printRecord, RecordError, type Recorded } from './format.ts';
export { jsonIn } from './json.ts';
export { type Match, recordOf, type Start, startMatch } from './match.ts';
export { firstPosition, type Moment, moments, type Played, playedIn, upTo } from './played.ts';
export { type Verdict, verify } from './verify.ts';
