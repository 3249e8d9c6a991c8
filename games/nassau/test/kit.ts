// What can change in Nassau, and how a scene is laid out there.
import { type Choice, type Game, type Options, type State, seedOf, type Told } from '@boucan/kernel';
import { randomMove, stream } from '@boucan/testkit';
import { type Scene, type SeatOf, scenariosOf, type Tally } from '@boucan/testkit/scenario';
import { type Nassau, NO_QUAY, NOBODY, type Perch, type Ship } from '../src/board.ts';
import { ANIMALS, type Animal, PER_ANIMAL } from '../src/content/animals.ts';
import type { SpaceId } from '../src/content/districts.ts';
import { CRATES, SEATS, STOCK, WEAPONS, type Weapon } from '../src/content/gains.ts';
import { GOODS, type Good, HIDEOUTS, PER_GOOD } from '../src/content/goods.ts';
import { OPPONENTS_IN, OUTPOSTS_IN, POSTS_IN, TOWERS_IN, type ZoneId, zoneOf } from '../src/content/sea.ts';
import { type Back, backOf, TALES, type Tale } from '../src/content/tales.ts';
import type { OfferingId, OutpostId, PostId, TowerId } from '../src/content/tiles.ts';
import { TABLE_IDS } from '../src/content/tiles.ts';
import { townOf } from '../src/content/town.ts';
import type { Events } from '../src/events.ts';
import { nassau } from '../src/game.ts';
import type { DutchmanEvents } from '../src/packs/flying-dutchman/rules.ts';
import type { MerchantEvents } from '../src/packs/travelling-merchant/pack.ts';
import { animalsOf, owns } from '../src/rules/animals.ts';
import { cratesOn } from '../src/rules/fight.ts';
import { goodsIn } from '../src/rules/holds.ts';
import type { NassauView } from '../src/view.ts';

/** The players of the printed examples, clockwise. */
export const CREW = ['patricia', 'ulrich', 'beate', 'frank'] as const;

// ── what can change ──

const onOpponents = (b: Nassau, seat: number): number => b.opponents.reduce((n, _, place) => n + cratesOn(b, place, seat), 0);
const onTowers = (b: Nassau, seat: number): number =>
  b.towerCrates.reduce((n, c, i) => n + (b.towerSeats[i] === seat ? c : 0), 0);
const inTown = (b: Nassau, seat: number): number =>
  townOf(b.plan).alleys.reduce((n, alley) => n + (b.alleys[alley.id] === seat ? alley.sections : 0), 0);

const countShip = (b: Nassau, s: Ship, seat: number): { [what: string]: number | string } => ({
  score: s.score,
  doubloons: s.doubloon,
  rum: s.rum,
  bombs: s.bomb,
  contracts: s.contract,
  compasses: s.compass,
  standing: s.standing,
  lying: s.lying,
  town: inTown(b, seat),
  tavern: TABLE_IDS.filter((_, i) => s.tables & (1 << i)).length,
  outposts: b.garrisons.filter((owner) => owner === seat).length,
  sailors: s.sailors,
  sails: s.sails,
  animals: ANIMALS.filter((a) => owns(s, a))
    .map((a) => (s.animals[a] === 'ready' ? a : `${a} ${s.animals[a]}`))
    .join(', '),
  ...s.weapons,
  holds: s.holds,
  crates: s.crates,
  provisions: s.provisions,
  goods: GOODS.flatMap((good) => Array<string>(s.goods[good]).fill(good)).join(', '),
  reserve: s.reserve,
  shots: onOpponents(b, seat),
  towers: b.towerSeats.filter((owner) => owner === seat).length,
  towerCrates: onTowers(b, seat),
  hidden: s.hidden,
  centre: goodsIn(s.centre),
  beaten: s.beaten.join(', '),
  hand: s.hand.length,
  told: s.told.length,
  jokes: s.jokes.length,
  zone: 'ABCDEFGHI'[s.zone]!,
  stage: s.stage,
  marker: s.marker,
  afield: s.afield,
});

const tally: Tally<Nassau> = (b, names) => ({
  ...Object.fromEntries(
    b.ships.flatMap((s, seat) => Object.entries(countShip(b, s, seat)).map(([what, n]) => [`${names[seat]}.${what}`, n])),
  ),
  captain: townOf(b.plan).spaces[b.captain]!.id,
  dolphin: names[b.dolphin]!,
  mountains: b.mountains.join(', '),
});

/** The same, for a table on which nothing is wrong: a scene that loses a crate or a card fails, whatever it expects. */
const lawfulTally: Tally<Nassau> = (b, names) => {
  const wrong = nassau.def.faults({
    board: b,
    seats: names.length,
    asked: [],
    stack: INSIDE,
    result: null,
  } as unknown as State<Nassau>);
  if (wrong.length > 0) throw new Error(`this table cannot be: ${wrong.join('; ')}`);
  return tally(b, names);
};
/** A scene may be counted in the middle of a fight or of a loss. */
const INSIDE = ['fight', 'suffer', 'overflow'].map((proc) => ({ proc, step: '', vars: {} }));

/** With all that packs can tell. */
type AllEvents = Events & DutchmanEvents & MerchantEvents;
const base = scenariosOf(nassau as unknown as Game<Nassau, NassauView, AllEvents>, { tally: lawfulTally });

/** Four players, the town of a first game, Patricia first; nobody has animals, weapon tokens or tales. */
export const scenario = (
  name: string,
  options: Options = {},
  packs: readonly string[] = [],
  seats: readonly string[] = CREW,
): Scene<Nassau, NassauView, AllEvents> =>
  base(name)
    .seats(...seats)
    .packs(...packs)
    .options({ town: 'first-game', 'first-seat': 0, ...options })
    .given(lay(calm));

export const withPacks =
  (...packs: string[]) =>
  (name: string, options: Options = {}) =>
    scenario(name, options, packs);

// ── what is in the box ──

/** Tales with this back, and animals of every kind. */
export const talesWith = (back: Back): Tale[] => TALES.filter((n) => backOf(n) === back);
export const menagerie = (): Animal[] => ANIMALS.flatMap((animal) => Array<Animal>(PER_ANIMAL).fill(animal));

// ── what lies on the table ──

export type Change = (b: Nassau, seat: SeatOf) => void;

/** Several changes; what is left over of everything goes back to its stock. */
export const lay =
  (...changes: Change[]): Change =>
  (b, seat) => {
    for (const change of changes) change(b, seat);
    settle(b);
  };

/** Stocks are what nobody has. */
function settle(b: Nassau): void {
  for (const weapon of WEAPONS) b.weapons[weapon] = STOCK.weapons - b.ships.reduce((n, s) => n + s.weapons[weapon], 0);
  b.sails = STOCK.sails - b.ships.reduce((n, s) => n + s.sails - 1, 0);
  b.sailors = STOCK.sailors - b.ships.reduce((n, s) => n + s.sailors - 1, 0);
  b.bombs = STOCK.bomb - b.ships.reduce((n, s) => n + s.bomb, 0);
  b.contracts = STOCK.contract - b.ships.reduce((n, s) => n + s.contract, 0);
  b.compasses = STOCK.compass - b.ships.reduce((n, s) => n + s.compass, 0);
  const rest = <T>(all: readonly T[], times: number, used: readonly T[]): T[] =>
    all.flatMap((x) => Array<T>(Math.max(0, times - used.filter((u) => u === x).length)).fill(x));
  b.goods = rest(GOODS, PER_GOOD, [
    ...b.postGoods.filter((g) => g !== null),
    ...b.ships.flatMap((s) => GOODS.flatMap((g) => Array<Good>(s.goods[g] + s.centre[g]).fill(g))),
    ...b.ships.flatMap((s) => hideoutSpaces(s).slice(0, s.hidden)),
  ]);
  b.pile = rest(ANIMALS, PER_ANIMAL, [
    ...b.mountains.filter((a) => a !== null),
    ...b.box,
    ...b.ships.flatMap((s) => ANIMALS.filter((a) => owns(s, a))),
  ]);
  const gone = new Set([...b.discards, ...b.ships.flatMap((s) => [...s.hand, ...s.told, ...s.jokes, ...s.buried])]);
  b.deckS = talesWith('S').filter((n) => !gone.has(n));
  b.deckA = talesWith('A').filter((n) => !gone.has(n));
  b.deckB = talesWith('B').filter((n) => !gone.has(n));
  b.top = b.deckA.length > 0 ? 'A' : b.deckS.length > 0 ? 'S' : null;
  b.ships.forEach((s, seat) => {
    s.reserve = CRATES - s.crates - onOpponents(b, seat) - onTowers(b, seat) - s.marker - s.afield;
    const elsewhere =
      inTown(b, seat) + b.garrisons.filter((o) => o === seat).length + TABLE_IDS.filter((_, i) => s.tables & (1 << i)).length;
    // Pirates who are nowhere else lie in the tavern's back room: on deck, lying.
    s.lying = 13 - elsewhere - s.standing;
    if (s.lying < 0) throw new Error(`seat ${seat} has too many pirates`);
  });
}

const hideoutSpaces = (s: Ship): Good[] => HIDEOUTS[s.hideout].spaces.map(({ good }) => good);

const calm: Change = (b) => {
  b.mountains = ['rat', 'cat', 'crab'];
  for (const s of b.ships) {
    s.animals = {};
    for (const weapon of WEAPONS) s.weapons[weapon] = 0;
    s.hand = [];
    Object.assign(s, { hideout: 'hideout-1', firstAnimal: 'rat' });
  }
};

type Has = Partial<Omit<Ship, 'animals' | 'weapons' | 'goods' | 'centre' | 'zone' | 'tables'>> & {
  readonly animals?: Partial<Record<Animal, Perch>>;
  readonly weapons?: Partial<Record<Weapon, number>>;
  readonly goods?: Partial<Record<Good, number>>;
  readonly centre?: Partial<Record<Good, number>>;
  readonly zone?: ZoneId;
  readonly tables?: readonly number[]; // where pirates still sit, 1 … 5
};

/** What a ship has: everything not named stays as it is. */
export const ship =
  (name: string, { animals, weapons, goods, centre, zone, tables, ...plain }: Has): Change =>
  (b, seat) => {
    const s = b.ships[seat(name)]!;
    Object.assign(s, plain);
    Object.assign(s.animals, animals);
    Object.assign(s.weapons, weapons);
    Object.assign(s.goods, goods);
    Object.assign(s.centre, centre);
    if (zone !== undefined) s.zone = zoneOf(zone);
    if (tables !== undefined) s.tables = tables.reduce((bits, n) => bits | (1 << (n - 1)), 0);
    if (animalsOf(s) > 0 && !owns(s, s.firstAnimal)) Object.assign(s, { firstAnimal: ANIMALS.find((a) => owns(s, a)) });
  };

/** At sea in this zone, with what else the ship has. */
export const atSea = (name: string, zone: ZoneId, has: Has = {}): Change =>
  ship(name, { stage: 'sea', quay: NO_QUAY, zone, ...has });

/** The tiles of the town as they lie. */
export const town =
  (plan: string): Change =>
  (b) => {
    Object.assign(b, { plan });
    const { alleys, start } = townOf(plan);
    b.alleys = alleys.map(() => NOBODY);
    b.captain = start;
    b.trail = [start];
  };

export const spaceAt = (b: Nassau, id: SpaceId): number => {
  const at = townOf(b.plan).spaces.findIndex((space) => space.id === id);
  if (at < 0) throw new Error(`there is no ${id} in this town`);
  return at;
};

export const captainAt =
  (id: SpaceId, ...been: SpaceId[]): Change =>
  (b) => {
    b.captain = spaceAt(b, id);
    b.trail = [...been.map((space) => spaceAt(b, space)), b.captain];
  };

/** Pirates of this player stand in these alleys; who has too few is lent some. */
export const occupied =
  (name: string, ...alleys: number[]): Change =>
  (b, seat) => {
    for (const id of alleys) {
      b.alleys[id] = seat(name);
      b.ships[seat(name)]!.standing -= townOf(b.plan).alleys[id]!.sections;
    }
  };

const swapIn = <T>(list: T[], at: number, thing: T, none: T): void => {
  const other = list.indexOf(thing);
  if (other >= 0) list[other] = list[at] ?? none;
  list[at] = thing;
};

/** No opponent is left in these zones. */
export const cleared =
  (...zones: ZoneId[]): Change =>
  (b) => {
    for (const zone of zones) for (const place of OPPONENTS_IN[zoneOf(zone)]!) b.opponents[place] = 0;
  };

/** Only these opponents are on the chart, each in its zone. */
export const opponents =
  (...lying: readonly (readonly [zone: ZoneId, number: number, crates?: Readonly<Record<string, number>>])[]): Change =>
  (b, seat) => {
    b.opponents.fill(0);
    b.damage.fill(0);
    for (const [zone, number, crates = {}] of lying) {
      const place = OPPONENTS_IN[zoneOf(zone)]!.find((p) => b.opponents[p] === 0)!;
      b.opponents[place] = number;
      for (const [name, n] of Object.entries(crates)) b.damage[place * SEATS + seat(name)] = n;
    }
  };

export const outpostIn =
  (zone: ZoneId, id: OutpostId, holder?: string): Change =>
  (b, seat) => {
    const place = OUTPOSTS_IN[zoneOf(zone)]![0]!;
    swapIn(b.outposts as OutpostId[], place, id, id);
    if (holder !== undefined) {
      b.garrisons[place] = seat(holder);
      b.ships[seat(holder)]!.standing--;
    }
  };

export const towerIn =
  (zone: ZoneId, id: TowerId, holder?: string, crates = 0): Change =>
  (b, seat) => {
    const place = TOWERS_IN[zoneOf(zone)]![0]!;
    swapIn(b.towers as TowerId[], place, id, id);
    if (holder === undefined) return;
    b.towerSeats[place] = seat(holder);
    b.towerCrates[place] = crates;
  };

/** Towers held, wherever they are: `towersOf('beate', 3, 2, 2)`. */
export const towersOf =
  (name: string, ...crates: number[]): Change =>
  (b, seat) => {
    for (const n of crates) {
      const place = b.towerSeats.indexOf(NOBODY);
      b.towerSeats[place] = seat(name);
      b.towerCrates[place] = n;
    }
  };

/** Outposts held, wherever they are. */
export const outpostsOf =
  (name: string, n: number): Change =>
  (b, seat) => {
    for (let i = 0; i < n; i++) {
      b.garrisons[b.garrisons.indexOf(NOBODY)] = seat(name);
      b.ships[seat(name)]!.standing--;
    }
  };

export const postIn =
  (zone: ZoneId, id: PostId, good: Good | null): Change =>
  (b) => {
    const place = POSTS_IN[zoneOf(zone)]![0]!;
    swapIn(b.posts as PostId[], place, id, id);
    b.postGoods[place] = good;
  };

/** Empty trading posts everywhere, so that goods can be anywhere else. */
export const bare: Change = (b) => {
  b.postGoods.fill(null);
};

export const seaDogIn =
  (zone: ZoneId, offering: OfferingId = 'offering-1'): Change =>
  (b) => {
    const tiles = [...b.seaDog, ...b.seaDogTiles];
    b.seaDog = [zoneOf(zone)];
    b.seaDogTiles = tiles.filter((z) => z !== zoneOf(zone));
    const offerings = [...b.offerings, ...b.offeringTiles];
    b.offerings = [offering];
    b.offeringTiles = offerings.filter((o) => o !== offering);
  };

export const mountains =
  (...animals: (Animal | null)[]): Change =>
  (b) => {
    b.mountains = animals;
  };

export const round =
  (n: number): Change =>
  (b) => {
    b.round = n;
  };

export const shipNow =
  (name: string) =>
  (b: Nassau, seat: SeatOf): Ship =>
    b.ships[seat(name)]!;

/** A turn in town, and one at sea. */
export const townTurnOf = (name: string) => (seat: SeatOf) => ({ seat: seat(name), moves: 0, paid: false, alley: -1, space: -1 });
export const seaTurnOf = (name: string) => (seat: SeatOf) => ({
  seat: seat(name),
  paid: false,
  entered: 0,
  stopped: false,
  goal: '',
});

// ── whole matches ──

export interface Move {
  readonly before: State<Nassau>;
  readonly seat: number;
  readonly choice: Choice;
  readonly after: State<Nassau>;
  readonly events: readonly Told[];
}

/** A whole match at random. */
export function randomMatch(players: number, seed: string, options: Options = {}, packs: readonly string[] = []): Move[] {
  const moves: Move[] = [];
  const rng = stream(seed, 'choices');
  let before = nassau.setup({ seats: players, options, packs }, seedOf(seed));
  for (;;) {
    const move = randomMove(nassau as Game, before, rng);
    if (move === null) return moves;
    const played = nassau.play(before, move.seat, move.choice);
    if (played.refused !== undefined) throw new Error(`${move.choice.join(' ')} was offered and is refused`);
    moves.push({ before, ...move, after: played.state, events: played.events });
    before = played.state;
  }
}
