export { contest, duel, type Meeting, type Met, meet, type Outcome } from './arena.ts';
export { usualSeats } from './configs.ts';
export { learn, type Plan } from './course.ts';
export type { Learnt, Trial } from './crew.ts';
export { endings, evenings, exactly, lossOf, type Solved } from './exact.ts';
export { manned } from './manned.ts';
export { learnInParts } from './parts.ts';
export { type Ask, askOf, commandIn, meant, PATIENCE, PROTOCOL, speakerFor } from './program.ts';
export { learnInRounds, type Rounds } from './rounds.ts';
