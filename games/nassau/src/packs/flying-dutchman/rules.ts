// Attacking the Flying Dutchman, and what it brings. He is no opponent: his crates lie on a board of his own.   NAS-DUTCH, NAS-DUTCH-25
import { choice, type Offering, openVars, type Runner, rulebook, type Seat } from '@boucan/kernel';
import { type Nassau, type Ship, shipOf } from '../../board.ts';
import { SEATS } from '../../content/gains.ts';
import { ZONES, type ZoneId } from '../../content/sea.ts';
import type { Events } from '../../events.ts';
import { isReady, useAnimal } from '../../rules/animals.ts';
import { finalCount } from '../../rules/count.ts';
import { counter, countering, dodgeable } from '../../rules/counter.ts';
import { piratesFor, shotsWith } from '../../rules/crew.ts';
import { bombCrates, type Fire, fire } from '../../rules/fight.ts';
import { pay, receive, receiving, score, weaponsOf } from '../../rules/ledger.ts';
import { refit } from '../../rules/refit.ts';
import { eatProvision, maySteer, type SeaTurn, seaAction, seaAgain, seaTurn, steerTo } from '../../rules/sailing.ts';
import { dutchman, dutchmanZone, FIRST_TOKENS, PLACE_POINTS, TILE_POINTS } from './board.ts';

export interface DutchmanEvents extends Events {
  'dutchman.moved': { zone: ZoneId; points: number };
  'dutchman.attacked': { seat: Seat; zone: ZoneId };
  'dutchman.scored': { seat: Seat; crates: number; points: number };
  'dutchman.unscored': Record<string, never>;
  'count.dutchman': { seat: Seat; crates: number; place: number; points: number };
}

type DutchmanTools = Pick<Runner<Nassau, DutchmanEvents>, 'board' | 'roll' | 'draw' | 'reveal' | 'tell'>;

const { proc, question, before, after, around, offers } = rulebook<Nassau, DutchmanEvents>();

interface Attack {
  seat: Seat;
  crab: boolean;
  bombed: boolean;
}

const ATTACK = choice('attack-dutchman');
const STEER = choice('steer', 'dutchman');
const MOST = 5;
const FIRE = Array.from({ length: MOST + 1 }, (_, n) =>
  Array.from({ length: MOST + 1 }, (_p, pirates) => choice('fire', n, pirates)),
);
const CRAB = choice('crab');
const BOMB = choice('bomb');

// ── the attack ──

const addCrates = (b: Nassau, seat: Seat, n: number): void => {
  dutchman.of(b).crates[seat]! += n;
  shipOf(b, seat).afield += n;
};

/** It replaces the action of the turn.   NAS-DUTCH-06 */
export const attackDutchman = proc('attack-dutchman', 'NAS-DUTCH-06', openVars<Attack, { prepared: Fire; countered: number }>(), {
  begin: (t, v) => {
    t.tell?.('dutchman.attacked', { seat: v.seat, zone: ZONES[dutchmanZone(t.board)]! });
    return t.ask(openFire, v.seat, 'prepared');
  },

  // By their words the crab helps and so does rum; bomb and cat only where the table says so.   NAS-Q-24
  prepared: (t, v, c) => {
    if (c[0] === 'crab') {
      useAnimal(t, v.seat, 'crab');
      v.crab = true;
      return t.ask(openFire, v.seat, 'prepared');
    }
    if (c[0] === 'bomb') return t.call(pay, { seat: v.seat, item: 'bomb', n: 1, cause: 'dutchman' }, 'bombed');
    const [, crates, pirates] = c;
    addCrates(t.board, v.seat, crates);
    fire(t, v.seat, crates, pirates);
    // Two tokens in the first round, then one more each; resolved as in a fight.   NAS-DUTCH-10, NAS-DUTCH-11
    const tokens = FIRST_TOKENS + t.board.round - 1 - (v.crab ? 1 : 0);
    const most = dodgeable(t.board, crates, dutchman.of(t.board).crates[v.seat]!);
    return t.call(counter, countering(v.seat, tokens, most, dutchman.of(t.board).catAndBombHelp), 'countered');
  },

  bombed: (t, v) => {
    v.bombed = true;
    const crates = bombCrates(shipOf(t.board, v.seat));
    addCrates(t.board, v.seat, crates);
    t.tell?.('bomb.thrown', { seat: v.seat, opponent: 'dutchman', crates });
    return t.ask(openFire, v.seat, 'prepared');
  },

  // Dodged crates count nowhere on his board; and two rum, whatever was done. He is never beaten.   NAS-DUTCH-12, NAS-DUTCH-13, NAS-DUTCH-28
  countered: (t, v, dodged) => {
    addCrates(t.board, v.seat, -dodged);
    shipOf(t.board, v.seat).reserve += dodged;
    return t.call(receive, receiving(v.seat, ['rum-2'], 'dutchman'), 'over');
  },

  over: (t) => t.done(),
});

/** The type above the tile of this round.   NAS-DUTCH-08 */
const weaponNow = (b: Nassau) => dutchman.of(b).weapons[b.round - 1]!;

/** With sailors alone: that many must be placed, unless the table plays with any number.   NAS-DUTCH-09, NAS-DUTCH-27 */
const fewest = (b: Nassau, s: Ship): number => Math.min(s.crates, s.sailors, weaponsOf(s, weaponNow(b)));

export const openFire = question<Attack, Fire>(
  'dutchman.fire',
  'NAS-DUTCH-27',
  (o, b, v, seat) => {
    const s = shipOf(b, seat);
    const least = dutchman.of(b).anyNumber ? 0 : fewest(b, s);
    // A bomb may have taken the last crates.
    for (let n = Math.max(v.bombed ? 0 : 1, least); n <= shotsWith(s, weaponNow(b)); n++) o.may(FIRE[n]![piratesFor(s, n)]!);
    if (dutchman.of(b).catAndBombHelp && s.bomb > 0 && !v.bombed) o.may(BOMB);
    if (dutchman.of(b).crabHelps && !v.crab && isReady(s, 'crab')) o.may(CRAB);
  },
  { prompt: (b) => ({ weapon: weaponNow(b), points: TILE_POINTS[dutchmanZone(b)]! }) },
);

// ── what it brings ──

/**
 * Most crates on the tile: its points, all of them for all who tie. A crate of each winner goes below the tile, the rest to the
 * large quay, and there they stay.   NAS-DUTCH-14, NAS-DUTCH-15, NAS-DUTCH-16, NAS-DUTCH-17, NAS-DUTCH-18, NAS-DUTCH-19
 */
function scoreTile(t: DutchmanTools): void {
  const b = t.board;
  const d = dutchman.of(b);
  const most = Math.max(...d.crates);
  if (most === 0) t.tell?.('dutchman.unscored', {});
  const points = TILE_POINTS[dutchmanZone(b)]!;
  for (let seat = 0; seat < d.crates.length; seat++) {
    const crates = d.crates[seat]!;
    if (crates > 0 && crates === most) {
      t.tell?.('dutchman.scored', { seat, crates, points });
      score(t, seat, points, 'dutchman');
      d.below[(b.round - 1) * SEATS + seat]!++;
      d.crates[seat]!--;
    }
    d.large[seat]! += d.crates[seat]!;
    d.crates[seat] = 0;
  }
}

/** Ranks by crates on the large quay; a tie shares a place, and the places behind it are skipped.   NAS-DUTCH-21, NAS-DUTCH-22, NAS-DUTCH-23, NAS-DUTCH-24 */
export function placesOf(large: readonly number[]): { place: number; points: number }[] {
  return large.map((crates) => {
    if (crates === 0) return { place: 0, points: 0 };
    const place = 1 + large.filter((other) => other > crates).length;
    return { place, points: PLACE_POINTS[place - 1] ?? 0 };
  });
}

/** In his zone and with a crate in the holds; and by compass to where he is.   NAS-DUTCH-07, NAS-DUTCH-26, NAS-DUTCH-27 */
function listDutchman(o: Offering, b: Nassau, v: SeaTurn, seat: Seat): void {
  const s = shipOf(b, seat);
  const zone = dutchmanZone(b);
  if (maySteer(v, s)) o.may(STEER).unless(s.zone === zone, 'NAS-ITEM-07', 'already-there');
  if (s.zone === zone) o.may(ATTACK).unless(s.crates === 0, 'NAS-DUTCH-27', 'no-crate');
}

export const changes = [
  offers(seaAction, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    if (shipOf(b, seat).provisions > 0) listDutchman(o, b, v, seat);
  }),
  offers(seaAgain, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    listDutchman(o, b, v, seat);
  }),
  around(seaTurn, 'acted', (base) => (t, v, c: never) => {
    if (c !== ATTACK) return base(t, v, c);
    eatProvision(t, v);
    return t.call(attackDutchman, { seat: v.seat, crab: false, bombed: false }, 'over');
  }),
  around(seaTurn, 'steered', (base) => (t, v, got: never) => {
    if (v.goal !== 'dutchman') return base(t, v, got);
    steerTo(t, v, dutchmanZone(t.board));
    return t.ask(seaAgain, v.seat, 'acted');
  }),

  // Between the comparison of tales and the next tile, in the last round too.   NAS-DUTCH-29, NAS-Q-84
  after(refit, 'tales', (t) => scoreTile(t)),
  // NAS-DUTCH-20
  before(refit, 'posts', (t) => {
    const d = dutchman.of(t.board);
    d.tiles.push(t.draw(d.bag, 'dutchman', -1));
    t.tell?.('dutchman.moved', { zone: ZONES[dutchmanZone(t.board)]!, points: TILE_POINTS[dutchmanZone(t.board)]! });
  }),
  before(finalCount, 'winner', (t) => {
    const { large } = dutchman.of(t.board);
    for (const [seat, { place, points }] of placesOf(large).entries()) {
      shipOf(t.board, seat).score += points;
      t.tell?.('count.dutchman', { seat, crates: large[seat]!, place, points });
    }
  }),
];
