export { duel, type Meeting, type Met, meet } from './arena.ts';
export { usualSeats } from './configs.ts';
export { learn, type Plan } from './course.ts';
export type { Learnt, Trial } from './crew.ts';
export { type Ask, askOf, commandIn, meant, PATIENCE, PROTOCOL, speakerFor } from './program.ts';
export { learnInRounds, type Rounds } from './rounds.ts';
