export { playsLike, worthOf } from './anchors.ts';
export { KINDS, type Kind, kindOf, type Outcome, placesOf, type Seated } from './outcome.ts';
export { fold, rated } from './rate.ts';
export { atLeast, FORMULA, inPoints, isProvisional, NEW, type Rating } from './scale.ts';
export { type Season, seasonOf, spanOf } from './season.ts';
