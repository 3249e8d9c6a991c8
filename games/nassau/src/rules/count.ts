// Final scoring.   NAS-SCORE
import type { Seat, Vars } from '@boucan/kernel';
import { type Nassau, proc, type Ship } from '../board.ts';
import { WEAPONS } from '../content/gains.ts';
import { GOODS, HIDEOUTS } from '../content/goods.ts';
import { opponent } from '../content/opponents.ts';
import { animalsOf } from './animals.ts';
import { goodsIn } from './holds.ts';
import { weaponsOf } from './ledger.ts';

/** Crates on watch towers × watch towers.   NAS-SCORE-02 */
export function towerPoints(b: Pick<Nassau, 'towerSeats' | 'towerCrates'>, seat: Seat) {
  let crates = 0;
  let towers = 0;
  for (let i = 0; i < b.towerSeats.length; i++) {
    if (b.towerSeats[i] !== seat) continue;
    crates += b.towerCrates[i]!;
    towers++;
  }
  return { crates, towers, points: crates * towers };
}

/** Points of the opponents beaten × their different kinds.   NAS-SCORE-03 */
export function opponentPoints(s: Pick<Ship, 'beaten'>) {
  let sum = 0;
  const kinds = new Set<string>();
  for (const number of s.beaten) {
    sum += opponent(number).points;
    kinds.add(opponent(number).kind);
  }
  return { sum, kinds: kinds.size, points: sum * kinds.size };
}

/** Values of the spaces filled × goods in the hideout, those in the centre too.   NAS-SCORE-04 */
export function goodsPoints(s: Pick<Ship, 'hideout' | 'hidden' | 'centre'>) {
  let sum = 0;
  for (let i = 0; i < s.hidden; i++) sum += HIDEOUTS[s.hideout].spaces[i]!.value;
  const goods = s.hidden + goodsIn(s.centre);
  return { sum, goods, points: sum * goods };
}

/** Weapons of the strongest type, the printed one too × weapon tokens of all types.   NAS-SCORE-05 */
export function weaponPoints(s: Pick<Ship, 'weapons'>) {
  let most = 0;
  let tokens = 0;
  for (const weapon of WEAPONS) {
    most = Math.max(most, weaponsOf(s, weapon));
    tokens += s.weapons[weapon];
  }
  return { most, tokens, points: most * tokens };
}

const PER_PAIR = 8;
/** Eight for each sailor with an animal; pirates do not count.   NAS-SCORE-06 */
export function companionPoints(s: Pick<Ship, 'sailors' | 'animals'>) {
  const pairs = Math.min(s.sailors, animalsOf(s));
  return { pairs, points: PER_PAIR * pairs };
}

/** One for every two things in holds, in hand and on deck.   NAS-SCORE-07, NAS-Q-51 */
export function cargoPoints(s: Ship) {
  const items = s.rum + s.doubloon + s.contract + s.bomb + s.compass;
  const things = s.crates + s.provisions + goodsIn(s.goods) + s.hand.length + items;
  return { things, points: Math.floor(things / 2) };
}

/** The six counts as they would come out now. */
export const countsOf = (b: Nassau, seat: Seat) => {
  const s = b.ships[seat]!;
  return {
    towers: towerPoints(b, seat),
    opponents: opponentPoints(s),
    goods: goodsPoints(s),
    weapons: weaponPoints(s),
    companions: companionPoints(s),
    cargo: cargoPoints(s),
  };
};

/** All six together. */
export const countedPoints = (b: Nassau, seat: Seat): number => {
  const c = countsOf(b, seat);
  return c.towers.points + c.opponents.points + c.goods.points + c.weapons.points + c.companions.points + c.cargo.points;
};

interface Count {
  tracks: number[]; // the scores before it
}
const vars: Vars<Count> = { clone: (v) => ({ tracks: v.tracks.slice() }), show: (v) => ({ tracks: v.tracks.slice() }) };

/** Six counts for everybody, and whoever has most wins, alone or together.   NAS-SCORE-01, NAS-SCORE-10, NAS-SCORE-11 */
export const finalCount = proc('count', 'NAS-SCORE-01', vars, {
  begin: (t, v) => {
    const b = t.board;
    b.phase = 'over';
    v.tracks = b.ships.map((s) => s.score);
    t.tell?.('count.began', {});
    for (let seat = 0; seat < b.ships.length; seat++) {
      b.ships[seat]!.score += countedPoints(b, seat);
      if (t.tell === undefined) continue;
      const { towers, opponents, goods, weapons, companions, cargo } = countsOf(b, seat);
      // What brings nothing is not worth a line.
      if (towers.points > 0) t.tell('count.towers', { seat, ...towers });
      if (opponents.points > 0) t.tell('count.opponents', { seat, ...opponents });
      if (goods.points > 0) t.tell('count.goods', { seat, ...goods });
      if (weapons.points > 0) t.tell('count.weapons', { seat, ...weapons });
      if (companions.points > 0) t.tell('count.companions', { seat, ...companions });
      if (cargo.points > 0) t.tell('count.cargo', { seat, ...cargo });
    }
    return t.go('winner');
  },

  winner: (t, v) => {
    const b = t.board;
    const scores = b.ships.map((s) => s.score);
    for (const [seat, total] of scores.entries()) {
      const c = countsOf(b, seat);
      const track = v.tracks[seat]!;
      const expansion = total - track - countedPoints(b, seat);
      const [towers, opponents, goods] = [c.towers.points, c.opponents.points, c.goods.points];
      const [weapons, companions, cargo] = [c.weapons.points, c.companions.points, c.cargo.points];
      t.tell?.('count.total', { seat, track, towers, opponents, goods, weapons, companions, cargo, expansion, total });
    }
    const most = Math.max(...scores);
    const winners = scores.flatMap((points, seat) => (points === most ? [seat] : []));
    return t.end({ winners, scores, end: winners.length > 1 ? 'shared-victory' : 'rounds-played' });
  },
});

/** Goods hidden on spaces and in the centre, by kind. */
export const hiddenGoods = (s: Pick<Ship, 'hideout' | 'hidden' | 'centre'>): Record<string, number> =>
  Object.fromEntries(
    GOODS.map((good) => [
      good,
      s.centre[good] + HIDEOUTS[s.hideout].spaces.filter((space, i) => i < s.hidden && space.good === good).length,
    ]),
  );
