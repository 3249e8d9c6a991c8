// What a bot values: points, what a count would bring, what tales are worth, and what is still of use.
import type { Advice, Frame, Seat } from '@boucan/kernel';
import { type Nassau, NOBODY, type Ship, type Stage } from './board.ts';
import { ROUNDS, WEAPONS } from './content/gains.ts';
import { GOODS, HIDEOUTS } from './content/goods.ts';
import { opponent, WEAPON_AGAINST } from './content/opponents.ts';
import { OPPONENTS_IN, OUTPOSTS_IN, POSTS_IN, TOWERS_IN } from './content/sea.ts';
import { tale } from './content/tales.ts';
import { postWeapon, towerWeapon } from './content/tiles.ts';
import { animalsOf } from './rules/animals.ts';
import type { Campfire } from './rules/campfire.ts';
import { companionPoints, goodsPoints, opponentPoints, towerPoints } from './rules/count.ts';
import { shotsWith } from './rules/crew.ts';
import { cratesOn, damageOn } from './rules/fight.ts';
import { goodsIn } from './rules/holds.ts';
import { weaponsOf } from './rules/ledger.ts';
import type { SeaTurn } from './rules/sailing.ts';
import { progress } from './rules/tales.ts';

/** How much of a round is still ahead of a boat. */
const AHEAD: Readonly<Record<Stage, number>> = { town: 1, sea: 0.75, 'skull-island': 0.2, campfire: 0.05, home: 0 };

/** Rounds still to come, with what is left of this one. */
const timeLeft = (b: Nassau, s: Ship): number => ROUNDS - b.round + (b.phase === 'refit' ? 0 : AHEAD[s.stage]);

/** Whoever is still in town will have a quay, with two provisions and a bonus: leaving earns nothing that waiting does not. */
const QUAY = 6.5;

/** The more time is left, the surer a thing comes to use. */
const use = (time: number, worth: number): number => worth * Math.min(1, time / 1.2);

/** The first few of a kind count most. */
const few = (n: number, enough: number): number => (n <= enough ? n : enough + 0.3 * (n - enough));

/** Tales: those that are true are as good as told while there is rum; the others as far along as they are. */
function talesWorth(b: Nassau, seat: Seat, s: Ship, time: number): number {
  const told = s.stage === 'home' || s.stage === 'campfire';
  const later = told ? ROUNDS - b.round > 0 : true;
  if (!later) return 0;
  let ready = 0;
  let hope = 0;
  for (let i = 0; i < s.hand.length; i++) {
    const { have, need } = progress(b, seat, s.hand[i]!);
    const { points } = tale(s.hand[i]!);
    if (have >= need) ready += points;
    else hope += points * (0.04 + 0.2 * Math.max(0, Math.min(1, have / Math.max(1, need)))) * Math.min(1, time / 2);
  }
  const thirst = s.rum === 0 ? 0.45 : s.rum === 1 && s.hand.length > 3 ? 0.8 : 0.9;
  return (ready + hope) * (told ? 0.6 * thirst : thirst);
}

/** The comparison of tales: five points to win, five to lose. */
const comparison = (b: Nassau, s: Ship): number => {
  if (b.phase === 'refit' || b.phase === 'over') return 0;
  if (s.told.length + s.jokes.length > 0) return 0.12 * Math.min(20, s.talePoints);
  return s.stage === 'home' ? -5 : s.rum > 0 && s.hand.length > 0 ? 0 : -2;
};

/** Goods aboard: what each would add to the hideout, if it came there. */
function goodsWorth(s: Ship, time: number): number {
  const aboard = goodsIn(s.goods);
  const { sum, goods, points } = goodsPoints(s);
  const next = HIDEOUTS[s.hideout].spaces[s.hidden];
  const fits = next !== undefined && s.goods[next.good] > 0;
  const after = (sum + (fits ? next.value : 0)) * (goods + Math.min(aboard, 3)) - points;
  const canPay = s.doubloon > 0 && (s.stage === 'town' || s.stage === 'sea') ? 0.75 : 0.4;
  let kinds = 0;
  for (let i = 0; i < GOODS.length; i++) if (s.goods[GOODS[i]!] > 0) kinds++;
  return aboard === 0 ? 0 : use(time, canPay * after + 0.8 * kinds);
}

/** Weapons count by their strongest type and their number; only a part of it is sure while they can be lost. */
function weaponsWorth(s: Ship, time: number): number {
  let most = 0;
  let tokens = 0;
  let types = 0;
  for (let i = 0; i < WEAPONS.length; i++) {
    const n = s.weapons[WEAPONS[i]!];
    most = Math.max(most, n + 1);
    tokens += n;
    if (n > 0) types++;
  }
  return most * tokens + use(time, 0.7 * tokens + 0.9 * types);
}

/** What lies on the boards: towers, outposts, and opponents with crates of his. */
function holdingsWorth(b: Nassau, seat: Seat, s: Ship, time: number): number {
  const { towers, points } = towerPoints(b, seat);
  let outposts = 0;
  for (let i = 0; i < b.garrisons.length; i++) if (b.garrisons[i] === seat) outposts++;
  let damaged = 0;
  let promised = 0;
  for (let place = 0; place < b.opponents.length; place++) {
    const crates = cratesOn(b, place, seat);
    if (crates === 0) continue;
    damaged++;
    const { points: prize, strength } = opponent(b.opponents[place]!);
    promised += (prize * damageOn(b, place)) / strength;
  }
  const homecomings = ROUNDS - b.round + (s.stage === 'home' || b.phase === 'refit' ? 0 : 1);
  return (
    0.85 * points + homecomings * (1.7 * towers + 0.8 * outposts + 1.2 * damaged) + use(time, 0.8 * outposts + 1.2 * promised)
  );
}

/** What is aboard and still of use; half a point for each thing in the end. */
function stockWorth(s: Ship, time: number): number {
  const things = s.crates + s.provisions + goodsIn(s.goods) + s.rum + s.doubloon + s.contract + s.bomb + s.compass;
  const items = 0.9 * few(s.doubloon, 5) + 0.8 * few(s.rum, 3) + 2 * s.bomb + 1.2 * s.contract + 0.6 * s.compass;
  const cargo = 0.9 * few(s.crates, 8) + 1.7 * few(s.provisions, 4);
  const pirates = s.stage === 'town' || s.stage === 'sea' ? 0.35 * few(s.standing, 3) : 0;
  return 0.5 * things + use(time, items + cargo + pirates);
}

/** The ship itself: more of it does more every round. */
const shipWorth = (s: Ship, time: number): number => {
  let tavern = 0;
  for (let bits = s.tables; bits !== 0; bits &= bits - 1) tavern++;
  return time * (0.9 * s.sails + 1.1 * s.sailors + 0.8 * s.holds - 0.6 * tavern) + use(time, 0.8 * animalsOf(s));
};

/** The best that can be done in the zone where a boat is, roughly: it has paid for an action and will have it. */
function opportunity(b: Nassau, seat: Seat, s: Ship): number {
  const { zone } = s;
  let best = 1; // a tale
  const consider = (worth: number): void => {
    if (worth > best) best = worth;
  };
  if (s.crates > 0)
    for (const place of OPPONENTS_IN[zone]!) {
      const number = b.opponents[place]!;
      if (number === 0) continue;
      const { kind, points, strength } = opponent(number);
      const shots = shotsWith(s, WEAPON_AGAINST[kind]);
      const falls = damageOn(b, place) + shots >= strength;
      consider(points + 1.5 - 0.4 * strength + (falls ? 1.5 * points : 0.5 * shots));
    }
  for (const place of OUTPOSTS_IN[zone]!) if (b.garrisons[place] === NOBODY && s.standing + s.lying > 0) consider(4.5);
  for (const place of TOWERS_IN[zone]!) {
    const crates = shotsWith(s, towerWeapon(b.towers[place]!));
    if (crates > b.towerCrates[place]! && b.towerSeats[place] !== seat) consider(3 + towerPoints(b, seat).towers);
  }
  for (const place of POSTS_IN[zone]!)
    if (b.postGoods[place] !== null && weaponsOf(s, postWeapon(b.posts[place]!)) > 1 && s.sailors + s.standing > 1) consider(4.5);
  if (b.seaDog.at(-1) === zone) consider(s.traded || s.doubloon === 0 ? 4 : 6);
  return best;
}

/** An action is due to whoever has paid a provision and still sails. */
const isSailing = (stack: readonly Frame[], seat: Seat): boolean =>
  stack.some(({ proc, vars }) => proc === 'sea-turn' && (vars as SeaTurn).seat === seat && (vars as SeaTurn).paid) &&
  stack.at(-1)?.proc === 'sea-turn';

/** What is told at the campfire is credited when its teller leaves. */
const pending = (stack: readonly Frame[], seat: Seat): number => {
  const fire = stack.find(({ proc, vars }) => proc === 'campfire' && (vars as Campfire).seat === seat);
  return fire === undefined ? 0 : (fire.vars as Campfire).points;
};

function worthOf(b: Nassau, seat: Seat): number {
  const s = b.ships[seat]!;
  if (b.phase === 'over') return s.score;
  const time = timeLeft(b, s);
  return (
    s.score +
    opponentPoints(s).points +
    goodsPoints(s).points +
    companionPoints(s).points +
    weaponsWorth(s, time) +
    goodsWorth(s, time) +
    holdingsWorth(b, seat, s, time) +
    talesWorth(b, seat, s, time) +
    comparison(b, s) +
    stockWorth(s, time) +
    (b.phase === 'nassau' && s.stage === 'town' ? QUAY : 0) +
    shipWorth(s, time)
  );
}

export const advice: Advice<Nassau> = {
  decisive: 60,
  worth: ({ board, stack }) =>
    board.ships.map(
      (s, seat) => worthOf(board, seat) + pending(stack, seat) + (isSailing(stack, seat) ? opportunity(board, seat, s) : 0),
    ),
  // A turn is many small choices, and what one is worth shows late: so be curious.
  search: { rollout: 0, curiosity: 0.6, effort: 0.3 },
};
