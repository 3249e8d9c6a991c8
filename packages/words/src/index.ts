export { partsOf } from './folds.ts';
export { french } from './french.ts';
export { fill, isolated, together, type Values } from './message.ts';
export { type Needs, type Says, says } from './needs.ts';
export { type Findings, type Hit, type Piece, pieces, plain, searchable, wordsIn } from './search.ts';
export { asking, type Line, type Speaker, type Spoken, speaker } from './speaker.ts';
export { addTongue, type Tongue, tongue } from './tongues.ts';
