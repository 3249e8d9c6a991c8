// The confrontation roll: Charisma dice against Charisma dice, highest first.   SKU-Q-07
import type { Vars } from '@boucan/kernel';
import { proc, question, type Tools, type Voyage } from '../board.ts';
import { traitOf } from '../quantities.ts';
import { DESTINY, type Destiny, DIE, mayDestiny, rerollLowest, rollDice } from './trial.ts';
import { PASS, type Pass } from './words.ts';

/** Positive: the first wins; where all compared dice are equal, whoever has a die left over; 0: a tie. */
export function compareDice(a: readonly number[], b: readonly number[]): number {
  const [one, two] = [a.toSorted((x, y) => y - x), b.toSorted((x, y) => y - x)];
  for (let i = 0; i < Math.min(one.length, two.length); i++) if (one[i] !== two[i]) return one[i]! - two[i]!;
  return one.length - two.length;
}

export interface Side {
  readonly who: number; // the person, or −1: a crew group
  readonly name: string;
  dice: number[];
}
/** A person with as many dice as his Charisma. */
export const sideOf = (b: Voyage, who: number): Side => ({
  who,
  name: b.people[who]!.cls,
  dice: Array<number>(traitOf(b, b.people[who]!, 'charisma')).fill(0),
});

interface Confrontation {
  sides: Side[];
  left: number[]; // who is still level
  content: number[]; // who lets his dice lie as they are now
  asked: number;
  settle: boolean; // until there is one; otherwise a tie is one
}
export const confrontationOf = (sides: Side[], settle: boolean): Confrontation => ({
  sides,
  left: sides.map((_, i) => i),
  content: [],
  asked: -1,
  settle,
});

const copy = (v: Confrontation): Confrontation => ({
  sides: v.sides.map(({ who, name, dice }) => ({ who, name, dice: dice.slice() })),
  left: v.left.slice(),
  content: v.content.slice(),
  asked: v.asked,
  settle: v.settle,
});
const confrontVars: Vars<Confrontation, { answered: Destiny | Pass }, number> = { clone: copy, show: copy };

/** Everybody rolls, and of those who are level everybody again, until there is one. Gives the side that wins, −1 for a tie.   SKU-MUTINY-12, SKU-SOLO-12, SKU-SOLO-20 */
export const confrontation = proc('confrontation', 'SKU-MUTINY-12', confrontVars, {
  begin: (t, v) => {
    const b = t.board;
    for (const i of v.left) {
      const side = v.sides[i]!;
      side.dice = rollDice(t, side.dice.length, 'confront', ownerOf(b, side));
      tellSide(t, side);
    }
    v.content = [];
    return t.go('rolled');
  },

  // Whoever is not ahead may throw his lowest die again, as after any roll of his own.
  rolled: (t, v) => {
    const b = t.board;
    const ahead = leaders(v);
    v.asked = v.left.find((i) => isTempted(b, v, i, ahead)) ?? -1;
    if (v.asked >= 0) return t.ask(tempt, ownerOf(b, v.sides[v.asked]!), 'answered');
    if (ahead.length === 1) return t.done(ahead[0]!);
    if (!v.settle) return t.done(-1);
    v.left = ahead;
    return t.go('begin');
  },

  answered: (t, v, c) => {
    if (c === PASS) {
      v.content.push(v.asked);
      return t.go('rolled');
    }
    const side = v.sides[v.asked]!;
    const p = t.board.people[side.who]!;
    p.destiny--;
    rerollLowest(t, side.dice, 'confront', p.owner);
    t.tell?.('dice.again', { who: p.cls, by: 'destiny' });
    tellSide(t, side);
    v.content = []; // the others may think again
    return t.go('rolled');
  },
});

const ownerOf = (b: Voyage, { who }: Side): number => (who < 0 ? b.captain : b.people[who]!.owner);
const tellSide = (t: Tools, { name, dice }: Side): void => t.tell?.('confront.rolled', { who: name, dice: dice.slice() });

function leaders({ sides, left }: Confrontation): number[] {
  const top = left.reduce((best, i) => (compareDice(sides[i]!.dice, sides[best]!.dice) > 0 ? i : best));
  return left.filter((i) => compareDice(sides[i]!.dice, sides[top]!.dice) === 0);
}

function isTempted(b: Voyage, v: Confrontation, i: number, ahead: readonly number[]): boolean {
  const { who, dice } = v.sides[i]!;
  if (who < 0 || !mayDestiny(b.people[who]!) || v.content.includes(i)) return false;
  return !(ahead.length === 1 && ahead[0] === i) && dice.some((die) => die < DIE);
}

/** Against the best of the others. */
export const tempt = question<Confrontation, Destiny | Pass>(
  'confront.again',
  'SKU-DICE-02',
  (o) => {
    o.may(DESTINY);
    o.may(PASS);
  },
  {
    prompt: (b, v) => {
      const { who, name, dice } = v.sides[v.asked]!;
      const others = v.left.filter((i) => i !== v.asked).map((i) => v.sides[i]!.dice);
      const best = others.reduce((top, d) => (compareDice(d, top) > 0 ? d : top));
      return { who: name, dice: dice.slice(), others: best.slice(), destiny: b.people[who]!.destiny };
    },
  },
);
