export { type Change, changed, difference } from './difference.ts';
export { momentsAfter, passingOf, viewAfter } from './follow.ts';
export * from './http.ts';
export * from './limits.ts';
export { isName } from './name.ts';
export * from './settings.ts';
export * from './socket.ts';
