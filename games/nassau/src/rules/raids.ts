// Outposts, watch towers and trading posts.   NAS-OUTPOST, NAS-TOWER, NAS-TRADE
import { choice, choices, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, NOBODY, proc, question, type Ship, shipOf } from '../board.ts';
import { OUTPOST_ZONES, OUTPOSTS_IN, POSTS_IN, TOWER_ZONES, TOWERS_IN, ZONES } from '../content/sea.ts';
import {
  OUTPOST_IDS,
  OUTPOSTS,
  type OutpostId,
  POST_IDS,
  type PostId,
  postWeapon,
  TOWER_IDS,
  type TowerId,
  towerWeapon,
} from '../content/tiles.ts';
import { layDown, piratesFor, shotsWith } from './crew.ts';
import { canTakeGood, stow } from './holds.ts';
import { receive, receiving, score, weaponsOf } from './ledger.ts';

interface Raid {
  seat: Seat;
  place: number;
}

// ── outposts ──

const CAPTURE = choices('capture', OUTPOST_IDS);
export type Capture = Said<'capture', [outpost: OutpostId]>;

/** In the boat's zone, unoccupied, and with a pirate on deck to leave there.   NAS-OUTPOST-01, NAS-OUTPOST-02, NAS-OUTPOST-05 */
export function listOutposts(o: Offering<Capture>, b: Nassau, s: Ship): void {
  const places = OUTPOSTS_IN[s.zone]!;
  for (let i = 0; i < places.length; i++)
    o.may(CAPTURE[b.outposts[places[i]!]!])
      .unless(b.garrisons[places[i]!] !== NOBODY, 'NAS-OUTPOST-05', 'outpost-held')
      .unless(s.standing + s.lying === 0, 'NAS-OUTPOST-02', 'no-pirate-aboard');
}

export const capture = proc('capture', 'NAS-OUTPOST-01', openVars<Raid>(), {
  // The pirate stays until the end; one who lies is sent first, for he is of no other use this round.   NAS-OUTPOST-02, NAS-OUTPOST-04
  begin: (t, { seat, place }) => {
    const b = t.board;
    const s = shipOf(b, seat);
    if (s.lying > 0) s.lying--;
    else s.standing--;
    b.garrisons[place] = seat;
    const outpost = b.outposts[place]!;
    t.tell?.('outpost.captured', { seat, outpost, zone: ZONES[OUTPOST_ZONES[place]!]! });
    return t.call(receive, receiving(seat, [OUTPOSTS[outpost].gain], outpost), 'over'); // NAS-OUTPOST-03
  },
  over: (t) => t.done(),
});

// ── watch towers ──

const OCCUPY = choices('occupy', TOWER_IDS);
export type Occupy = Said<'occupy', [tower: TowerId]>;
type PlaceCrates = Said<'place', [crates: number, pirates: number]>;
const MOST_CRATES = 5;
const PLACE = Array.from({ length: MOST_CRATES + 1 }, (_, n) =>
  Array.from({ length: MOST_CRATES + 1 }, (_p, pirates) => choice('place', n, pirates)),
);
/** For who is driven from a tower.   NAS-TOWER-06 */
const CONSOLATION = 2;

/** At least one crate, and one more than lie there already, his own too.   NAS-TOWER-01, NAS-TOWER-03, NAS-TOWER-04, NAS-TOWER-08 */
export function listTowers(o: Offering<Occupy>, b: Nassau, s: Ship): void {
  const places = TOWERS_IN[s.zone]!;
  for (let i = 0; i < places.length; i++) {
    const tower = b.towers[places[i]!]!;
    const needed = b.towerCrates[places[i]!]! + 1;
    const crates = shotsWith(s, towerWeapon(tower));
    o.may(OCCUPY[tower]);
    if (crates < needed) o.unless(true, needed > 1 ? 'NAS-TOWER-04' : 'NAS-TOWER-03', 'too-few-crates', { needed, crates });
  }
}

export const occupy = proc('occupy', 'NAS-TOWER-01', openVars<Raid, { placed: PlaceCrates }>(), {
  begin: (t, v) => t.ask(placeCrates, v.seat, 'placed'),

  // The crates that lay there go back to their owner, who gets two points, even if it is himself.   NAS-TOWER-05, NAS-TOWER-06, NAS-TOWER-07, NAS-Q-26, NAS-Q-27
  placed: (t, { seat, place }, [, crates, pirates]) => {
    const b = t.board;
    const s = shipOf(b, seat);
    const tower = b.towers[place]!;
    const [was, owner] = [b.towerCrates[place]!, b.towerSeats[place]!];
    layDown(b, seat, pirates);
    s.crates -= crates;
    b.towerCrates[place] = crates;
    b.towerSeats[place] = seat;
    if (owner !== NOBODY) shipOf(b, owner).reserve += was;
    const zone = ZONES[TOWER_ZONES[place]!]!;
    t.tell?.('tower.occupied', { seat, tower, crates, pirates, zone });
    if (owner !== NOBODY) {
      t.tell?.('tower.lost', { seat: owner, tower, crates: was });
      score(t, owner, CONSOLATION, tower);
    }
    return t.done();
  },
});

export const placeCrates = question<Raid, PlaceCrates>(
  'tower.crates',
  'NAS-TOWER-02',
  (o, b, v, seat) => {
    const s = shipOf(b, seat);
    const most = shotsWith(s, towerWeapon(b.towers[v.place]!));
    for (let n = b.towerCrates[v.place]! + 1; n <= most; n++) o.may(PLACE[n]![piratesFor(s, n)]!);
  },
  { prompt: (b, v) => ({ tower: b.towers[v.place]! }) },
);

// ── trading posts ──

const PLUNDER = choices('plunder', POST_IDS);
export type Plunder = Said<'plunder', [post: PostId]>;
/** Weapons of the type shown, and sailors.   NAS-TRADE-02, NAS-TRADE-03 */
const NEEDED = 2;

export function listPosts(o: Offering<Plunder>, b: Nassau, s: Ship): void {
  const places = POSTS_IN[s.zone]!;
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    const good = b.postGoods[place] ?? null;
    o.may(PLUNDER[b.posts[place]!])
      .unless(good === null, 'NAS-TRADE-01', 'post-empty')
      .unless(weaponsOf(s, postWeapon(b.posts[place]!)) < NEEDED, 'NAS-TRADE-02', 'too-few-weapons')
      .unless(s.sailors + s.standing < NEEDED, 'NAS-TRADE-03', 'too-few-sailors')
      .unless(good !== null && !canTakeGood(b, s, good), 'NAS-TRADE-05', 'no-empty-hold');
  }
}

export const plunder = proc('plunder', 'NAS-TRADE-01', openVars<Raid>(), {
  // No crates and no tokens; the good needs an empty hold, or one that is emptied for it.   NAS-TRADE-04, NAS-TRADE-05, NAS-TRADE-06, NAS-TRADE-07
  begin: (t, { seat, place }) => {
    const b = t.board;
    const pirates = piratesFor(shipOf(b, seat), NEEDED);
    layDown(b, seat, pirates);
    const good = b.postGoods[place]!;
    const post = b.posts[place]!;
    t.tell?.('post.plundered', { seat, post, good, pirates });
    return t.call(stow, { seat, what: good, n: 1, must: true, cause: post }, 'stowed');
  },

  stowed: (t, { place }) => {
    t.board.postGoods[place] = null;
    return t.done();
  },
});
