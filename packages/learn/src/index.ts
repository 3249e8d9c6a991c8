export { duel } from './arena.ts';
export { type Learnt, learn, type Plan, type Trial } from './course.ts';
