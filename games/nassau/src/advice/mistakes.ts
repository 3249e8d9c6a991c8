// What beginners do in Nassau and at sea, as the companion of a first match has it from the other side.
import type { BeginnersMistake } from '@boucan/kernel';
import { type Nassau, type Ship, shipOf } from '../board.ts';
import type { Fight } from '../rules/fight.ts';
import { damageOn } from '../rules/fight.ts';
import { isMet } from '../rules/tales.ts';

type Made = BeginnersMistake<Nassau>['made'];

/** The quay brings two provisions; with fewer than two of his own the voyage is over before it has begun. */
const ENOUGH = 2;
/** Pirates that a walk through the town may cost before the crew is missing at sea. */
const FAR = 3;

const canSail = ({ standing }: Ship): boolean => standing > 0;

/** Leaves the town with hardly anything to eat, though there are pirates to fetch it. */
const hungry: Made = ({ board: b }, seat, [verb]) =>
  verb === 'pass' && shipOf(b, seat).provisions < ENOUGH && canSail(shipOf(b, seat));

/** A long alley, and the pirates are missing at sea. */
const longWalk: Made = (_s, _seat, [verb, , , sections]) => verb === 'walk' && Number(sections) >= FAR;

/** Heads for home with provisions left. */
const homeEarly: Made = ({ board: b }, seat, [verb]) =>
  verb === 'head-for' && shipOf(b, seat).stage === 'sea' && shipOf(b, seat).provisions > 0;

/** More crates than the opponent can take. */
const overkill: Made = ({ board: b, stack }, _seat, [verb, crates]) => {
  const top = stack.at(-1);
  if (verb !== 'fire' || top?.proc !== 'fight') return false;
  const { strength, place } = top.vars as Fight;
  return Number(crates) > strength - damageOn(b, place);
};

/** A tale that is true, and kept all the same. */
const keptTale: Made = ({ board: b }, seat, [verb]) =>
  verb === 'leave-fire' && shipOf(b, seat).hand.some((card) => isMet(b, seat, card));

export const mistakes: readonly BeginnersMistake<Nassau>[] = [
  { id: 'hungry', often: 0.5, made: hungry },
  { id: 'long-walk', often: 0.5, made: longWalk },
  { id: 'home-early', often: 0.3, made: homeEarly },
  { id: 'overkill', made: overkill },
  { id: 'kept-tale', often: 0.6, made: keptTale },
];
