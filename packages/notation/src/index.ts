export { NotationError, parseNotation } from './parse.ts';
export { printNotation } from './print.ts';
