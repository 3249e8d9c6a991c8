export { french } from './french.ts';
export { fill, type Values } from './message.ts';
export { type Needs, type Says, says } from './needs.ts';
export { type Speaker, type Spoken, speaker } from './speaker.ts';
