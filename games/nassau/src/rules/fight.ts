// Fighting an opponent.   NAS-FIGHT
import { choice, choices, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, proc, question, type Ship, shipOf } from '../board.ts';
import { SEATS } from '../content/gains.ts';
import { OPPONENT_IDS, type OpponentId, opponent, opponentId, WEAPON_AGAINST } from '../content/opponents.ts';
import { OPPONENT_ZONES, OPPONENTS_IN, ZONES } from '../content/sea.ts';
import { isReady, useAnimal } from './animals.ts';
import { counter, countering, dodgeable } from './counter.ts';
import { layDown, piratesFor, shotsWith } from './crew.ts';
import { pay, receive, receiving, score } from './ledger.ts';
import type { Tools } from './tools.ts';

export interface Fight {
  seat: Seat;
  place: number;
  number: number; // the opponent
  strength: number; // as printed, less one with the crab   NAS-FIGHT-03
  crab: boolean;
  bombed: boolean;
  bombCrates: number; // that mark the bomb's damage; no dodge touches them
  placed: number; // crates of this fight
  lizard: boolean;
  contract: boolean;
  rewards: number; // still to be received
}

const FIGHT = choices('fight', OPPONENT_IDS);
const MOST = 5;
const FIRE = Array.from({ length: MOST + 1 }, (_, n) =>
  Array.from({ length: MOST + 1 }, (_p, pirates) => choice('fire', n, pirates)),
);
const BOMB = choice('bomb');
const CRAB = choice('crab');
const CONTRACT = choice('contract');
const LIZARD = choice('lizard');
const PLAIN = choice('plain-reward');
export type Fire = Said<'fire', [crates: number, pirates: number]> | Said<'bomb'> | Said<'crab'>;
type Multiply = Said<'contract'> | Said<'lizard'> | Said<'plain-reward'>;
export type FightWith = Said<'fight', [opponent: OpponentId]>;
/** At once, at the start of the fight.   NAS-ITEM-04 */
const BOMB_DAMAGE = 2;

/** Crates that mark a bomb's damage: from the reserve, and what it lacks from the holds, as far as there are any.   NAS-Q-22 */
export function bombCrates(s: Ship): number {
  const reserve = Math.min(BOMB_DAMAGE, s.reserve);
  const holds = Math.min(BOMB_DAMAGE - reserve, s.crates);
  s.reserve -= reserve;
  s.crates -= holds;
  return reserve + holds;
}

// ── crates on opponents ──

export const cratesOn = (b: Pick<Nassau, 'damage'>, place: number, seat: Seat): number => b.damage[place * SEATS + seat]!;

/** Crates of all players together are the damage.   NAS-FIGHT-20 */
export function damageOn(b: Pick<Nassau, 'damage'>, place: number): number {
  const at = place * SEATS;
  return b.damage[at]! + b.damage[at + 1]! + b.damage[at + 2]! + b.damage[at + 3]!;
}

const addCrates = (b: Nassau, place: number, seat: Seat, n: number): void => {
  b.damage[place * SEATS + seat]! += n;
};

// ── who can be fought ──

/** Only if damage is possible: a crate and a set, which everybody has, a bomb, or a crab that leaves no strength.   NAS-FIGHT-28 */
const canHarm = (s: Ship, number: number): boolean =>
  s.crates > 0 || s.bomb > 0 || (isReady(s, 'crab') && opponent(number).strength === 1);

/** One opponent in the boat's zone.   NAS-FIGHT-01 */
export function listFights(o: Offering<FightWith>, b: Nassau, s: Ship): void {
  const places = OPPONENTS_IN[s.zone]!;
  for (let i = 0; i < places.length; i++) {
    const number = b.opponents[places[i]!]!;
    if (number !== 0) o.may(FIGHT[opponentId(number)]).unless(!canHarm(s, number), 'NAS-FIGHT-28', 'no-damage-possible');
  }
}

export const fighting = (seat: Seat, number: number): Fight => ({
  ...{ seat, place: 0, number, strength: opponent(number).strength },
  ...{ crab: false, bombed: false, bombCrates: 0, placed: 0, lizard: false, contract: false, rewards: 0 },
});

// ── the fight ──

/** Bomb and crab, crates, tokens, dodges, attacks, losses, reward and points, defeat: in this order.   NAS-FIGHT-07 */
export const fight = proc(
  'fight',
  'NAS-FIGHT-07',
  openVars<Fight, { prepared: Fire; multiplied: Multiply; countered: number }>(),
  {
    begin: (t, v) => {
      v.place = t.board.opponents.indexOf(v.number);
      const zone = ZONES[OPPONENT_ZONES[v.place]!]!;
      t.tell?.('fight.began', { seat: v.seat, opponent: opponentId(v.number), zone });
      return t.ask(openFire, v.seat, 'prepared');
    },

    prepared: (t, v, c) => {
      switch (c[0]) {
        case 'bomb':
          return t.call(pay, { seat: v.seat, item: 'bomb', n: 1, cause: opponentId(v.number) }, 'bombed');
        case 'crab':
          // One token fewer and one crate fewer; the points stay as they are.   NAS-ANIMAL-16, NAS-ANIMAL-17
          useAnimal(t, v.seat, 'crab');
          v.crab = true;
          v.strength--;
          return t.go('prepare');
        default:
          v.placed = c[1];
          addCrates(t.board, v.place, v.seat, v.placed);
          fire(t, v.seat, v.placed, c[2]);
          return t.go('counter');
      }
    },

    // Two damage at once. If that does not beat it, two crates mark it.   NAS-ITEM-04, NAS-ITEM-06, NAS-Q-22
    bombed: (t, v) => {
      const b = t.board;
      v.bombed = true;
      if (damageOn(b, v.place) + BOMB_DAMAGE < v.strength) {
        v.bombCrates = bombCrates(shipOf(b, v.seat));
        addCrates(b, v.place, v.seat, v.bombCrates);
      }
      t.tell?.('bomb.thrown', { seat: v.seat, opponent: opponentId(v.number), crates: v.bombCrates });
      return t.go('prepare');
    },

    // Beaten at once by the bomb, or because no strength is left: no crates and no tokens.   NAS-ITEM-05, NAS-ANIMAL-18
    prepare: (t, v) => {
      const total = damageOn(t.board, v.place) + (v.bombed ? BOMB_DAMAGE - v.bombCrates : 0);
      const beaten = v.strength === 0 || (v.bombed && total >= v.strength);
      return beaten ? t.go('reward') : t.ask(openFire, v.seat, 'prepared');
    },

    // As many tokens as its strength, whatever damage it already has.   NAS-FIGHT-06, NAS-FIGHT-08
    counter: (t, v) => {
      const crates = dodgeable(t.board, v.placed, cratesOn(t.board, v.place, v.seat));
      return t.call(counter, countering(v.seat, v.strength, crates, true), 'countered');
    },

    // Dodged crates go to the reserve.   NAS-FIGHT-10
    countered: (t, v, dodged) => {
      addCrates(t.board, v.place, v.seat, -dodged);
      shipOf(t.board, v.seat).reserve += dodged;
      v.placed -= Math.min(dodged, v.placed);
      return t.go('reward');
    },

    // At least one damage in this fight brings reward and points, beaten or not, every time; none brings nothing.   NAS-FIGHT-21, NAS-FIGHT-22, NAS-FIGHT-27
    reward: (t, v) => {
      const opponentName = opponentId(v.number);
      const damage = v.placed + (v.bombed ? BOMB_DAMAGE : 0);
      if (damage === 0 && v.strength > 0) {
        t.tell?.('opponent.unharmed', { seat: v.seat, opponent: opponentName });
        return t.go('defeat');
      }
      t.tell?.('opponent.damaged', { seat: v.seat, opponent: opponentName, damage });
      score(t, v.seat, opponent(v.number).points, opponentName);
      v.rewards = 1;
      return t.go('multiply');
    },

    // A contract and the lizard each bring the reward once more, the points never.   NAS-ITEM-03, NAS-ANIMAL-20, NAS-Q-23
    multiply: (t, v) => {
      const s = shipOf(t.board, v.seat);
      const contract = !v.contract && s.contract > 0;
      const lizard = !v.lizard && isReady(s, 'lizard');
      return contract || lizard ? t.ask(doubleReward, v.seat, 'multiplied') : t.go('pay');
    },

    multiplied: (t, v, c) => {
      if (c === PLAIN) return t.go('pay');
      if (c === CONTRACT) {
        v.contract = true;
        return t.call(pay, { seat: v.seat, item: 'contract', n: 1, cause: opponentId(v.number) }, 'multiply');
      }
      useAnimal(t, v.seat, 'lizard');
      v.lizard = true;
      return t.go('multiply');
    },

    pay: (t, v) => {
      v.rewards = v.contract && v.lizard ? (t.board.house.fourfold ? 4 : 3) : v.contract || v.lizard ? 2 : 1;
      return t.go('receive');
    },

    receive: (t, v) => {
      if (v.rewards === 0) return t.go('defeat');
      const cause = v.rewards === 1 ? opponentId(v.number) : v.lizard ? 'lizard' : 'contract';
      v.rewards--;
      return t.call(receive, receiving(v.seat, [opponent(v.number).reward], cause), 'receive');
    },

    // As many crates as strength, of whatever colour: the tile is his, and every crate goes home. Otherwise they stay.   NAS-FIGHT-24, NAS-FIGHT-25, NAS-FIGHT-26, NAS-FIGHT-29
    defeat: (t, v) => {
      const b = t.board;
      const total = damageOn(b, v.place) + (v.bombed ? BOMB_DAMAGE - v.bombCrates : 0);
      if (total < v.strength) return t.done();
      for (let seat = 0; seat < b.ships.length; seat++) {
        shipOf(b, seat).reserve += cratesOn(b, v.place, seat);
        b.damage[v.place * SEATS + seat] = 0;
      }
      b.opponents[v.place] = 0;
      shipOf(b, v.seat).beaten.push(v.number);
      t.tell?.('opponent.beaten', { seat: v.seat, opponent: opponentId(v.number) });
      return t.done();
    },
  },
);

/** Crates from the holds, one for each set.   NAS-FIGHT-04, NAS-DUTCH-09 */
export function fire(t: Tools, seat: Seat, crates: number, pirates: number): void {
  layDown(t.board, seat, pirates);
  shipOf(t.board, seat).crates -= crates;
  t.tell?.('crates.fired', { seat, crates, pirates });
}

/** Any number of crates from one on, more than needed too; none if a bomb has done damage.   NAS-FIGHT-05 */
export const openFire = question<Fight, Fire>(
  'fight.fire',
  'NAS-FIGHT-05',
  (o, b, v, seat) => {
    const s = shipOf(b, seat);
    const most = shotsWith(s, WEAPON_AGAINST[opponent(v.number).kind]);
    for (let n = v.bombed ? 0 : 1; n <= most; n++) o.may(FIRE[n]![piratesFor(s, n)]!);
    if (s.bomb > 0 && !v.bombed) o.may(BOMB); // one bomb a fight   NAS-Q-22
    if (!v.crab && isReady(s, 'crab')) o.may(CRAB);
  },
  {
    prompt: (b, v) => ({ opponent: opponentId(v.number), strength: v.strength, damage: damageOn(b, v.place) }),
  },
);

export const doubleReward = question<Fight, Multiply>(
  'fight.reward',
  'NAS-ITEM-03',
  (o, b, v, seat) => {
    const s = shipOf(b, seat);
    if (!v.contract && s.contract > 0) o.may(CONTRACT);
    if (!v.lizard && isReady(s, 'lizard')) o.may(LIZARD);
    o.may(PLAIN);
  },
  { prompt: (_b, v) => ({ gain: opponent(v.number).reward }) },
);
