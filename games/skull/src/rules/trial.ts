// The roll of a character: as many dice as his trait, and whoever has destiny left may throw one again.   SKU-DICE-01, SKU-DICE-02
import { choice, type Said, type Seat, type Vars } from '@boucan/kernel';
import { type Person, proc, question, type Tools, USED } from '../board.ts';
import { has, isAlly } from '../quantities.ts';
import { changeTrust } from './track.ts';
import { PASS, type Pass } from './words.ts';

export type RollId =
  | 'heal'
  | 'chart'
  | 'clean'
  | 'repair'
  | 'wake'
  | 'helm'
  | 'rigging'
  | 'wind'
  | 'explore'
  | 'event-aloft'
  | 'event'
  | 'cannon'
  | 'jump'
  | 'fight'
  | 'shot'
  | 'swivel'
  | 'support'
  | 'mend'
  | 'sky';

interface Trial {
  who: number;
  roll: RollId;
  over: number; // a die succeeds only if it is strictly greater   SKU-DICE-03
  pips: number; // added to each die
  each: boolean; // every success counts; otherwise one is enough   SKU-DICE-06
  trust: number; // for a success
  per: boolean; // for every one of them
  dice: number[];
  again: boolean; // a skill has thrown a die again
}

export type Destiny = Said<'destiny'>;
type Again = Destiny | Said<'skill'> | Pass;
const trialVars: Vars<Trial, { answered: Again }, number> = {
  clone: (v) => ({
    who: v.who,
    roll: v.roll,
    over: v.over,
    pips: v.pips,
    each: v.each,
    trust: v.trust,
    per: v.per,
    dice: v.dice.slice(),
    again: v.again,
  }),
  show: (v) => ({ ...v, dice: v.dice.slice() }),
};

/** How many dice, and what they must exceed. */
export const trialOf = (
  who: number,
  roll: RollId,
  dice: number,
  over: number,
  more: { pips?: number; each?: boolean; trust?: number; per?: boolean } = {},
): Trial => ({
  who,
  roll,
  over,
  pips: more.pips ?? 0,
  each: more.each ?? false,
  trust: more.trust ?? 0,
  per: more.per ?? false,
  dice: Array<number>(dice).fill(0),
  again: false,
});

export const DIE = 6;
export const rollDice = (t: Tools, n: number, purpose: string, owner: Seat): number[] => {
  const dice = new Array<number>(n);
  for (let i = 0; i < n; i++) dice[i] = t.roll(DIE, purpose, owner);
  return dice;
};

/** Difficulty 4 is beaten by 5 and 6, difficulty 5 by 6 alone.   SKU-DICE-03 */
export const successes = (dice: readonly number[], over: number, pips = 0): number => {
  let n = 0;
  for (const die of dice) if (die + pips > over) n++;
  return n;
};

const best = (dice: readonly number[]): number => Math.max(0, ...dice);

/** Gives the number of successes; of an exploration the best die.   SKU-DICE-05, SKU-EXPLORE-05 */
export const trial = proc('trial', 'SKU-DICE-02', trialVars, {
  begin: (t, v) => {
    const p = t.board.people[v.who]!;
    for (let i = 0; i < v.dice.length; i++) v.dice[i] = t.roll(DIE, v.roll, p.owner);
    tellRoll(t, v);
    return t.go('rolled');
  },

  rolled: (t, v) => {
    const p = t.board.people[v.who]!;
    if (isEnough(v) || (!mayDestiny(p) && !maySkill(p, v))) return t.go('counted');
    return t.ask(again, p.owner, 'answered');
  },

  answered: (t, v, c) => {
    const p = t.board.people[v.who]!;
    if (c === PASS) return t.go('counted');
    if (c === DESTINY) {
      p.destiny--;
      rerollLowest(t, v.dice, v.roll, p.owner);
    } else {
      v.again = true;
      if (v.roll === 'fight') {
        // All failed dice at once.
        p.used |= USED.boarding;
        for (let i = 0; i < v.dice.length; i++) if (v.dice[i]! + v.pips <= v.over) v.dice[i] = t.roll(DIE, v.roll, p.owner);
      } else {
        if (v.roll === 'chart') p.used |= USED.turn;
        rerollLowest(t, v.dice, v.roll, p.owner);
      }
    }
    t.tell?.('dice.again', { who: p.cls, by: c === DESTINY ? 'destiny' : skillFor(v.roll)! });
    tellRoll(t, v);
    return t.go('rolled');
  },

  counted: (t, v) => {
    if (v.roll === 'explore') return t.done(best(v.dice));
    const n = successes(v.dice, v.over, v.pips);
    const gain = v.trust * (v.per ? n : Math.min(1, n));
    if (gain > 0) changeTrust(t, v.who, gain, v.roll);
    return t.done(n);
  },
});

function tellRoll(t: Tools, v: Trial): void {
  const n = v.roll === 'explore' ? best(v.dice) : successes(v.dice, v.over, v.pips);
  t.tell?.('dice.rolled', {
    who: t.board.people[v.who]!.cls,
    roll: v.roll,
    dice: v.dice.slice(),
    over: Math.max(0, v.over - v.pips),
    successes: n,
  });
}

/** The lowest die is thrown again. */
export function rerollLowest(t: Tools, dice: number[], purpose: string, owner: Seat): void {
  let at = 0;
  for (let i = 1; i < dice.length; i++) if (dice[i]! < dice[at]!) at = i;
  dice[at] = t.roll(DIE, purpose, owner);
}

/** Nothing left that could be better. */
function isEnough(v: Trial): boolean {
  if (v.dice.length === 0) return true;
  if (v.roll === 'explore') return best(v.dice) === DIE;
  const n = successes(v.dice, v.over, v.pips);
  return v.each ? n === v.dice.length : n > 0;
}

/** Allies have none. */
export const mayDestiny = (p: Person): boolean => !isAlly(p) && p.destiny > 0;

const skillFor = (roll: RollId): 'sure-foot' | 'ships-log' | 'vendetta' | null =>
  roll === 'event-aloft' ? 'sure-foot' : roll === 'chart' ? 'ships-log' : roll === 'fight' ? 'vendetta' : null;

function maySkill(p: Person, v: Trial): boolean {
  const skill = skillFor(v.roll);
  if (skill === null || v.again || !has(p, skill)) return false;
  if (skill === 'ships-log') return (p.used & USED.turn) === 0 && successes(v.dice, v.over, v.pips) === 0;
  return skill === 'sure-foot' || (p.used & USED.boarding) === 0;
}

export const DESTINY: Destiny = choice('destiny');
const SKILL = choice('skill');

/** A point of destiny throws one die again, after any roll of one's own. */
export const again = question<Trial, Again>(
  'dice.again',
  'SKU-DICE-02',
  (o, b, v) => {
    const p = b.people[v.who]!;
    if (mayDestiny(p)) o.may(DESTINY);
    if (maySkill(p, v)) o.may(SKILL);
    o.may(PASS);
  },
  {
    prompt: (b, v) => ({
      who: b.people[v.who]!.cls,
      roll: v.roll,
      dice: v.dice.slice(),
      destiny: b.people[v.who]!.destiny,
      successes: v.roll === 'explore' ? best(v.dice) : successes(v.dice, v.over, v.pips),
    }),
  },
);
