export { duel, type Meeting, meet } from './arena.ts';
export { usualSeats } from './configs.ts';
export { type Learnt, learn, type Plan, type Trial } from './course.ts';
