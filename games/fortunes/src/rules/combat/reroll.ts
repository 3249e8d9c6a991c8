// Rolling dice again: a Grapple, an ability, a card.
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, proc, question } from '../../board.ts';
import { faces, isSkull, NOBODY, rollDice, type Tools } from '../dice.ts';
import { fighterOf, otherSide, type SideNo, sideOf } from '../facts.ts';
import { inCharge } from './arms.ts';

interface Reroll {
  seat: Seat;
  purpose: 'manoeuvre' | 'leadership';
  enemy: boolean; // the opponent's dice too
  own: number; // dice picked, a bit each
  theirs: number;
  side?: SideNo; // of nobody's, whom this seat runs
}

/** Dice of one roll, of a seat's choice, once. */
export const reroll = (seat: Seat, purpose: 'manoeuvre' | 'leadership', enemy = false): Reroll => ({
  seat,
  purpose,
  enemy,
  own: 0,
  theirs: 0,
});

/** A side's own dice, of the choice of whoever decides for it. */
export const rerollFor = (b: Caribbean, i: SideNo, seat: Seat): Reroll =>
  b.fight!.sides[i].seat === null ? { ...reroll(seat, 'manoeuvre'), side: i } : reroll(seat, 'manoeuvre');

const sideFor = (b: Caribbean, v: Reroll): SideNo => v.side ?? sideOf(b, v.seat)!;

export type Face = 1 | 2 | 3 | 4 | 'skull';
export type Pick = Said<'reroll', [whose: 'own' | 'enemy', die: Face]>;
const FACES: readonly Face[] = [1, 2, 3, 4, 'skull'];
const picks = <W extends string>(whose: W) => new Map(FACES.map((face) => [face, choice('reroll', whose, face)]));
const PICK = { own: picks('own'), enemy: picks('enemy') };
export const THROW = choice('throw');
export const KEEP_DICE = choice('keep-dice');

const shows = (die: number, face: Face): boolean => (face === 'skull' ? isSkull(die) : die === face);

/** The first die with this face that is not picked yet. */
const find = (dice: readonly number[], picked: number, face: Face): number =>
  dice.findIndex((die, i) => (picked & (1 << i)) === 0 && shows(die, face));

/** The dice are picked one by one and thrown together; the new result stands. Gives whether any was thrown.   FDM-WEAPON-02 */
export const rerollDice = proc(
  'reroll',
  'FDM-WEAPON-01',
  openVars<Reroll, { picked: Pick | Said<'throw'> | Said<'keep-dice'> }, boolean>(),
  {
    begin: (t, v) => t.ask(pickDice, v.seat, 'picked'),

    picked: (t, v, answer) => {
      const b = t.board;
      if (answer[0] === 'keep-dice') return t.done(false);
      const side = sideFor(b, v);
      if (answer[0] === 'throw') {
        throwAgain(t, side, v.own, v.purpose);
        throwAgain(t, otherSide(side), v.theirs, v.purpose);
        return t.done(true);
      }
      const [, whose, face] = answer;
      if (whose === 'own') v.own |= 1 << find(b.fight!.sides[side].dice, v.own, face);
      else v.theirs |= 1 << find(b.fight!.sides[otherSide(side)].dice, v.theirs, face);
      return t.go('begin');
    },
  },
);

function throwAgain(t: Tools, i: SideNo, picked: number, purpose: string): void {
  if (picked === 0) return;
  const side = t.board.fight!.sides[i];
  for (const d of side.dice.keys())
    if ((picked & (1 << d)) !== 0)
      side.dice[d] = side.seat === null ? rollDice(t, 1, `npc-${purpose}`, NOBODY)[0]! : rollDice(t, 1, purpose, side.seat)[0]!;
  t.tell?.('dice.rerolled', { seat: fighterOf(side), dice: faces(side.dice) });
}

/** Every die without a skull. */
export function rerollFailures(t: Tools, i: SideNo, purpose: 'manoeuvre' | 'leadership'): void {
  let picked = 0;
  for (const [d, die] of t.board.fight!.sides[i].dice.entries()) if (!isSkull(die)) picked |= 1 << d;
  throwAgain(t, i, picked, purpose);
}

/** Which dice: by what they show. */
export const pickDice = question<Reroll, Pick | Said<'throw'> | Said<'keep-dice'>>(
  'dice.reroll',
  'FDM-WEAPON-01',
  (o, b: Caribbean, v) => {
    const side = sideFor(b, v);
    const own = b.fight!.sides[side].dice;
    const theirs = b.fight!.sides[otherSide(side)].dice;
    for (const face of FACES) if (find(own, v.own, face) >= 0) o.may(PICK.own.get(face)!);
    if (v.enemy) for (const face of FACES) if (find(theirs, v.theirs, face) >= 0) o.may(PICK.enemy.get(face)!);
    if (v.own !== 0 || v.theirs !== 0) o.may(THROW);
    else o.may(KEEP_DICE);
  },
  {
    prompt: (b, v) => {
      const side = sideFor(b, v);
      return {
        ...inCharge(b, side),
        own: faces(b.fight!.sides[side].dice),
        enemy: faces(b.fight!.sides[otherSide(side)].dice),
        skill: v.purpose,
      };
    },
  },
);
