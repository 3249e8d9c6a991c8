export { type Agreement, agreementOf } from './agreed.ts';
export { commitmentOf, entropyFromSeed, NO_ENTROPY, secretFromSeed, seedFrom, type Terms } from './chance.ts';
export { Course } from './course.ts';
export { agreedIn, type Bound, breachOf, type DiceStep, disorder, type InOneHand, orderly } from './dice.ts';
export { type GameRecord, parseRecord, printRecord, RecordError, type Recorded } from './format.ts';
export { jsonIn } from './json.ts';
export { type Match, recordOf, type Start, startMatch } from './match.ts';
export { firstPosition, goOn, type Moment, moments, type Played, playedIn, upTo, type WhatIf, whatIf } from './played.ts';
export { type Known, type Unbound, type Verdict, verify } from './verify.ts';
