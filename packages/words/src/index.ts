export { french } from './french.ts';
export { fill, isolated, type Values } from './message.ts';
export { type Needs, type Says, says } from './needs.ts';
export { type Findings, type Hit, type Piece, pieces, plain, searchable, wordsIn } from './search.ts';
export { asking, type Speaker, type Spoken, speaker } from './speaker.ts';
