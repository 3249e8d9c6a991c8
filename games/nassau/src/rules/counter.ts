// What comes back: combat tokens, dodges, dice and losses.   NAS-FIGHT
import { choice, choices, type Said, type Seat, type Vars } from '@boucan/kernel';
import { type Nassau, proc, question, type Ship, shipOf } from '../board.ts';
import { ATTACKS, DICE, LOSS_OF, REPELS, TOKENS, type Token } from '../content/tokens.ts';
import { isReady, useAnimal } from './animals.ts';
import { layDown, piratesFor, setsWith } from './crew.ts';
import { pay } from './ledger.ts';
import { suffer } from './losses.ts';

export interface Counter {
  seat: Seat;
  tokens: number; // to draw
  cat: boolean; // may help
  crates: number; // that can be dodged
  dodges: number; // still to be resolved
  dodged: number; // crates removed
  attacks: Token[]; // not repelled
  dice: number[];
  successes: number;
  rerolled: boolean;
}

export const countering = (seat: Seat, tokens: number, crates: number, cat: boolean): Counter => ({
  ...{ seat, tokens, cat, crates, dodges: 0, dodged: 0, attacks: [], dice: [], successes: 0, rerolled: false },
});

const open = (v: Counter): Counter => ({
  seat: v.seat,
  tokens: v.tokens,
  cat: v.cat,
  crates: v.crates,
  dodges: v.dodges,
  dodged: v.dodged,
  attacks: v.attacks.slice(),
  dice: v.dice.slice(),
  successes: v.successes,
  rerolled: v.rerolled,
});
type Dodge = Said<'ignore-dodge'> | Said<'give-way'>;
type Roll = Said<'roll', [dice: number, pirates: number]>;
type Again = Said<'cat'> | Said<'no-cat'>;
type Repel = Said<'repel', [token: Token]>;

interface CounterWaits {
  dodgeAnswered: Dodge;
  diceChosen: Roll;
  catDecided: Again;
  repelled: Repel;
}
const vars: Vars<Counter, CounterWaits, number> = { clone: open, show: open };

const IGNORE = choice('ignore-dodge');
const GIVE_WAY = choice('give-way');
const CAT = choice('cat');
const NO_CAT = choice('no-cat');
const REPEL = choices('repel', ATTACKS);
const ROLL = Array.from({ length: DICE + 1 }, (_, dice) =>
  // The starting sailor is always there.
  Array.from({ length: DICE }, (_p, pirates) => choice('roll', dice, pirates)),
);

/** Gives back how many crates were dodged.   NAS-FIGHT-07, NAS-Q-17 */
export const counter = proc('counter', 'NAS-FIGHT-08', vars, {
  // All are drawn and seen before anything is decided; they are back in the bag after the fight.   NAS-FIGHT-08, NAS-FIGHT-09, NAS-FIGHT-19
  begin: (t, v) => {
    const bag = TOKENS.slice();
    const drawn: Token[] = [];
    for (let i = 0; i < v.tokens; i++) {
      const token = t.draw(bag, 'token', v.seat);
      if (token === 'dodge') v.dodges++;
      else if (token !== 'nothing') v.attacks.push(token);
      drawn.push(token);
    }
    t.tell?.('tokens.drawn', { seat: v.seat, tokens: drawn });
    return t.go('dodge');
  },

  // Each dodge removes a crate, unless a rum is spent; without a crate to remove it has no effect.   NAS-FIGHT-10, NAS-FIGHT-11, NAS-Q-16
  dodge: (t, v) => {
    if (v.dodges === 0 || v.dodged === v.crates) return t.go('attack');
    v.dodges--;
    return shipOf(t.board, v.seat).rum > 0 ? t.ask(answerDodge, v.seat, 'dodgeAnswered') : t.go('dodged');
  },

  dodgeAnswered: (t, v, c) =>
    c === IGNORE ? t.call(pay, { seat: v.seat, item: 'rum', n: 1, cause: 'dodge' }, 'ignored') : t.go('dodged'),

  ignored: (t, v) => {
    t.tell?.('dodge.ignored', { seat: v.seat });
    return t.go('dodge');
  },

  dodged: (t, v) => {
    v.dodged++;
    t.tell?.('crate.dodged', { seat: v.seat });
    return t.go('dodge');
  },

  // One die for each set of a sailor and a sail; pirates may lie down for more, now that the tokens are known.   NAS-FIGHT-13, NAS-Q-03, NAS-Q-78
  attack: (t, v) => {
    if (v.attacks.length === 0) return t.done(v.dodged);
    const s = shipOf(t.board, v.seat);
    if (mostDice(s) > fewestDice(s)) return t.ask(chooseDice, v.seat, 'diceChosen');
    v.dice = Array<number>(fewestDice(s)).fill(0);
    return t.go('roll');
  },

  diceChosen: (t, v, [, dice, pirates]) => {
    layDown(t.board, v.seat, pirates);
    v.dice = Array<number>(dice).fill(0);
    return t.go('roll');
  },

  // 3 to 6 repel.   NAS-FIGHT-14
  roll: (t, v) => {
    const s = shipOf(t.board, v.seat);
    for (let i = 0; i < v.dice.length; i++) if (v.dice[i]! < REPELS) v.dice[i] = t.roll(6, 'defence', v.seat);
    v.successes = v.dice.filter((die) => die >= REPELS).length;
    if (v.rerolled) t.tell?.('dice.rerolled', { seat: v.seat, dice: v.dice.slice() });
    else t.tell?.('dice.rolled', { seat: v.seat, dice: v.dice.slice(), pirates: Math.max(0, v.dice.length - fewestDice(s)) });
    const wanting = v.successes < v.attacks.length && v.successes < v.dice.length;
    return wanting && v.cat && !v.rerolled && isReady(s, 'cat') ? t.ask(useCat, v.seat, 'catDecided') : t.go('repel');
  },

  // All dice with a 1 or 2 once more.   NAS-ANIMAL-19
  catDecided: (t, v, c) => {
    if (c === NO_CAT) return t.go('repel');
    useAnimal(t, v.seat, 'cat');
    v.rerolled = true;
    return t.go('roll');
  },

  repel: (t, v) => {
    if (v.attacks.length === 0) return t.done(v.dodged);
    if (v.successes === 0) return t.go('lose');
    v.successes--;
    if (v.successes + 1 < v.attacks.length && v.attacks.some((token) => token !== v.attacks[0]))
      return t.ask(chooseRepelled, v.seat, 'repelled');
    t.tell?.('attack.repelled', { seat: v.seat, token: v.attacks[0]! });
    v.attacks.splice(0, 1);
    return t.go('repel');
  },

  repelled: (t, v, [, token]) => {
    t.tell?.('attack.repelled', { seat: v.seat, token });
    v.attacks.splice(v.attacks.indexOf(token), 1);
    return t.go('repel');
  },

  // One by one, each on what the one before has left.   NAS-FIGHT-15, NAS-Q-18
  lose: (t, v) => {
    const token = v.attacks.shift();
    return token === undefined ? t.done(v.dodged) : t.call(suffer, { seat: v.seat, loss: LOSS_OF[token], cause: token }, 'lose');
  },
});

const fewestDice = (s: Ship): number => Math.min(DICE, s.sails, s.sailors);
/** None lies down beyond the sails. */
const mostDice = (s: Ship): number => Math.min(DICE, setsWith(s, s.sails));

export const answerDodge = question<Counter, Dodge>(
  'fight.dodge',
  'NAS-FIGHT-11',
  (o) => {
    o.may(IGNORE);
    o.may(GIVE_WAY);
  },
  { prompt: (_b, v) => ({ crates: v.crates - v.dodged, dodges: v.dodges + 1 }) },
);

export const chooseDice = question<Counter, Roll>(
  'fight.dice',
  'NAS-FIGHT-13',
  (o, b, _v, seat) => {
    const s = shipOf(b, seat);
    for (let n = fewestDice(s); n <= mostDice(s); n++) o.may(ROLL[n]![piratesFor(s, n)]!);
  },
  { prompt: (_b, v) => ({ attacks: v.attacks.length }) },
);

export const useCat = question<Counter, Again>(
  'fight.cat',
  'NAS-ANIMAL-19',
  (o) => {
    o.may(CAT);
    o.may(NO_CAT);
  },
  { prompt: (_b, v) => ({ failed: v.dice.length - v.successes, attacks: v.attacks.length - v.successes }) },
);

export const chooseRepelled = question<Counter, Repel>(
  'fight.repel',
  'NAS-FIGHT-14',
  (o, _b, v) => {
    for (const attack of ATTACKS) if (v.attacks.includes(attack)) o.may(REPEL[attack]);
  },
  { prompt: (_b, v) => ({ left: v.successes + 1 }) },
);

/** How many of a seat's crates the tokens can take: those of this fight, or where the table plays so all of them.   NAS-Q-16 */
export const dodgeable = (b: Nassau, placed: number, lying: number): number => (b.house.anyCrateDodged ? lying : placed);
