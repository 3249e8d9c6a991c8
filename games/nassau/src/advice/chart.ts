// What the sea chart holds for a boat: opponents that would fall, towers, outposts, posts, the sea dog, the nearer the more. Read very often:
// what the content says of each opponent lies in flat tables.
import { places, type Seat } from '@boucan/kernel';
import { type Nassau, NOBODY, type Ship } from '../board.ts';
import { SEATS, WEAPONS, type Weapon } from '../content/gains.ts';
import { HIDEOUTS } from '../content/goods.ts';
import { KINDS, OPPONENT_NUMBERS, opponent, WEAPON_AGAINST } from '../content/opponents.ts';
import { DISTANCE, OPPONENT_ZONES, OUTPOST_ZONES, POST_ZONES, TOWER_ZONES, type Zone } from '../content/sea.ts';
import { postWeapon, towerWeapon } from '../content/tiles.ts';

const byNumber = (of: (number: number) => number): Int8Array => {
  const table = new Int8Array(Math.max(...OPPONENT_NUMBERS) + 1);
  for (const number of OPPONENT_NUMBERS) table[number] = of(number);
  return table;
};
const POINTS = byNumber((n) => opponent(n).points);
const STRENGTH = byNumber((n) => opponent(n).strength);
const KIND = byNumber((n) => KINDS.indexOf(opponent(n).kind));
const WEAPON = byNumber((n) => WEAPONS.indexOf(WEAPON_AGAINST[opponent(n).kind]));
const INDEX = places(WEAPONS);

/** The weapons of tiles as numbers. All boards of a match share their tiles, so they are read once for it. */
function weaponsOn<T>(count: number, weaponOf: (tile: T) => Weapon): (tiles: readonly T[]) => Int8Array {
  let last: readonly T[] | null = null;
  const weapons = new Int8Array(count);
  return (tiles) => {
    if (tiles !== last) for (let i = 0; i < count; i++) weapons[i] = INDEX[weaponOf(tiles[i]!)];
    last = tiles;
    return weapons;
  };
}
const onTowers = weaponsOn(TOWER_ZONES.length, towerWeapon);
const onPosts = weaponsOn(POST_ZONES.length, postWeapon);

const seen = { sum: 0, kinds: 0, set: 0 };

/** Points of the opponents somebody has beaten, and their kinds; the answer is the same object every time. */
export function beatenBy({ beaten }: Pick<Ship, 'beaten'>): {
  readonly sum: number;
  readonly kinds: number;
  readonly set: number;
} {
  seen.sum = 0;
  seen.set = 0;
  for (let i = 0; i < beaten.length; i++) {
    seen.sum += POINTS[beaten[i]!]!;
    seen.set |= 1 << KIND[beaten[i]!]!;
  }
  seen.kinds = bitsIn(seen.set);
  return seen;
}

export function bitsIn(set: number): number {
  let n = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) n++;
  return n;
}

/** What can be found on the chart, in the order in which it is written down. */
export const FINDS = ['fall', 'falls', 'hit', 'tower', 'towers', 'outpost', 'good', 'fitting-good', 'sea-dog'] as const;

/** How much of something is left when it lies so many turns off: this one, the next, and so on. */
const PATIENCE = [1, 0.7, 0.45, 0.3, 0.2] as const;
/** Nobody enters so many zones in one turn. */
const FURTHEST = 8;
const nearby: (Float64Array | undefined)[] = Array(DISTANCE.length * (FURTHEST + 1) ** 2 * 2).fill(undefined);

/** How much of what lies in each zone is left for a boat that starts from `zone`: worked out once, for it is asked for at every judgement. */
function nearTo(zone: Zone, now: number, later: number, bound: boolean): Float64Array {
  const [soon, then] = [Math.min(now, FURTHEST), Math.min(later, FURTHEST)];
  const key = ((zone * (FURTHEST + 1) + soon) * (FURTHEST + 1) + then) * 2 + (bound ? 1 : 0);
  const known = nearby[key];
  if (known !== undefined) return known;
  const near = Float64Array.from(DISTANCE[zone]!, (far) => {
    const turns = far <= soon ? 0 : then === 0 ? PATIENCE.length : Math.ceil((far - soon) / then);
    return turns === 0 ? 1 - 0.06 * far : bound || turns >= PATIENCE.length ? 0 : PATIENCE[turns]!;
  });
  nearby[key] = near;
  return near;
}
const tokens = new Float64Array(WEAPONS.length);
const shots = new Float64Array(WEAPONS.length);

/**
 * Writes what waits for a boat that starts from `zone` and enters `now` zones in this turn and `later` in each of the next ones. Who is
 * `bound` acts in this turn, and what is out of reach does not count.
 */
export function fillFinds(
  b: Nassau,
  seat: Seat,
  zone: Zone,
  now: number,
  later: number,
  bound: boolean,
  out: Float64Array,
  at: number,
): void {
  const s = b.ships[seat]!;
  const near = nearTo(zone, now, later, bound);
  const crew = s.sailors + s.standing;
  const fire = Math.min(s.crates, crew);
  const { weapons } = s;
  tokens[INDEX.pistol] = weapons.pistol;
  tokens[INDEX.sabre] = weapons.sabre;
  tokens[INDEX.cannon] = weapons.cannon;
  tokens[INDEX.hook] = weapons.hook;
  tokens[INDEX.harpoon] = weapons.harpoon;
  for (let i = 0; i < shots.length; i++) shots[i] = Math.min(fire, 1 + tokens[i]!);

  const { sum, kinds, set } = beatenBy(s);
  let [fall, falls, hit] = [0, 0, 0];
  for (let place = 0; place < b.opponents.length; place++) {
    const number = b.opponents[place]!;
    if (number === 0) continue;
    const nearness = near[OPPONENT_ZONES[place]!]!;
    if (nearness === 0) continue;
    const d = place * SEATS;
    const left = STRENGTH[number]! - b.damage[d]! - b.damage[d + 1]! - b.damage[d + 2]! - b.damage[d + 3]!;
    const points = POINTS[number]!;
    if (shots[WEAPON[number]!]! >= left) {
      const more = (set & (1 << KIND[number]!)) === 0 ? kinds + 1 : kinds;
      const gain = nearness * (points + (sum + points) * more - sum * kinds - 0.4 * STRENGTH[number]!);
      if (gain > fall) fall = gain;
      falls += nearness;
    } else if (s.crates > 0 && nearness * points > hit) hit = nearness * points;
  }
  out[at] = fall / 10;
  out[at + 1] = falls / 4;
  out[at + 2] = hit / 4;

  let [crates, towers] = [0, 0];
  for (let i = 0; i < b.towerSeats.length; i++) {
    if (b.towerSeats[i] !== seat) continue;
    crates += b.towerCrates[i]!;
    towers++;
  }
  const against = onTowers(b.towers);
  let tower = 0;
  let open = 0;
  for (let i = 0; i < b.towerSeats.length; i++) {
    const nearness = near[TOWER_ZONES[i]!]!;
    if (nearness === 0 || b.towerSeats[i] === seat) continue;
    const most = shots[against[i]!]!;
    if (most <= b.towerCrates[i]!) continue;
    const gain = nearness * ((crates + most) * (towers + 1) - crates * towers);
    if (gain > tower) tower = gain;
    open += nearness;
  }
  out[at + 3] = tower / 10;
  out[at + 4] = open / 4;

  let outpost = 0;
  if (s.standing + s.lying > 0)
    for (let i = 0; i < b.garrisons.length; i++)
      if (b.garrisons[i] === NOBODY && near[OUTPOST_ZONES[i]!]! > outpost) outpost = near[OUTPOST_ZONES[i]!]!;
  out[at + 5] = outpost;

  const fits = HIDEOUTS[s.hideout].spaces[s.hidden]?.good;
  let [good, fitting] = [0, 0];
  if (crew > 1) {
    const needed = onPosts(b.posts);
    for (let i = 0; i < b.postGoods.length; i++) {
      const found = b.postGoods[i]!;
      if (found === null || tokens[needed[i]!] === 0) continue;
      const nearness = near[POST_ZONES[i]!]!;
      if (nearness > good) good = nearness;
      if (found === fits && nearness > fitting) fitting = nearness;
    }
  }
  out[at + 6] = good;
  out[at + 7] = fitting;
  const dog = b.seaDog.length === 0 ? -1 : b.seaDog[b.seaDog.length - 1]!;
  out[at + 8] = dog < 0 ? 0 : near[dog]! * (s.traded || s.doubloon === 0 ? 0.7 : 1);
}
