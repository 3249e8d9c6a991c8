export { contest, duel, type Meeting, type Met, meet, type Outcome } from './arena.ts';
export { usualSeats } from './configs.ts';
export { learn, type Plan } from './course.ts';
export type { Learnt, Trial } from './crew.ts';
export { endings, evenings, exactly, lossOf, type Solved } from './exact.ts';
export { learnInParts } from './learn-in-parts.ts';
export { learnInRounds, type Rounds } from './learn-in-rounds.ts';
export { type Ask, askOf, commandIn, meant, PATIENCE, PROTOCOL, speakerFor } from './program.ts';
export { onThreads } from './search-threads.ts';
