// The table as it is laid out.   NAS-SETUP
import { below, type Config, pick, type Reason, type Rng, type Seat, shuffle, takeAny } from '@boucan/kernel';
import { type Nassau, NO_QUAY, NOBODY, noGoods, noWeapons, type Ship } from './board.ts';
import { ANIMALS, type Animal, MOUNTAINS, PER_ANIMAL } from './content/animals.ts';
import { DISTRICTS } from './content/districts.ts';
import { CRATES, PIRATES, SEATS, STOCK, WEAPONS, type Weapon } from './content/gains.ts';
import { GOODS, type Good, HIDEOUT_IDS, type HideoutId, PER_GOOD } from './content/goods.ts';
import { isWeak, OPPONENT_NUMBERS } from './content/opponents.ts';
import { FISH, NEAR_ZONES, OPPONENT_ZONES, POST_ZONES, SIX_GOODS_ZONES, ZONE_A, ZONES } from './content/sea.ts';
import { backOf, FIRST_HAND, TALES, type Tale } from './content/tales.ts';
import { OFFERING_IDS, OUTPOST_IDS, POST_IDS, TABLE_IDS, TOWER_IDS } from './content/tiles.ts';
import { FIRST_PLAN, facesOf, type Laid, planOf, townOf } from './content/town.ts';
import { houseRulesOf } from './house-rules.ts';

const repeat = <T>(things: readonly T[], times: number): T[] => things.flatMap((thing) => Array<T>(times).fill(thing));

/** The dolphin goes to somebody who sits here.   NAS-SETUP-42 */
export const objections = ({ seats, options }: Required<Config>): Reason[] => {
  const first = options['first-seat'];
  return typeof first === 'number' && first >= seats
    ? [{ rule: 'NAS-SETUP-42', text: 'nobody-sits-there', with: { number: first + 1, seats } }]
    : [];
};

/** The tiles in any order, turned as they like, either face up; or as the rulebook advises for a first game.   NAS-SETUP-02, NAS-SETUP-04, NAS-Q-58 */
function layTown(rng: Rng, how: unknown): string {
  if (how === 'first-game') return FIRST_PLAN;
  const order = shuffle(rng, DISTRICTS.slice());
  if (how === 'start-in-centre') {
    const [centre, start] = [4, order.indexOf('t5')];
    [order[centre], order[start]] = [order[start]!, order[centre]!];
  }
  return planOf(order.map((district): Laid => ({ face: pick(rng, facesOf(district)), turns: below(rng, 4) })));
}

/**
 * Weak opponents on the spaces of A, B and D; then the strong join what is left, for the other zones. A space with more fish
 * than players stays empty, and what is left over is not used.   NAS-SETUP-23, NAS-SETUP-24, NAS-SETUP-25, NAS-SETUP-26, NAS-Q-61
 */
function placeOpponents(rng: Rng, seats: number): number[] {
  const bag = OPPONENT_NUMBERS.filter(isWeak);
  const places = OPPONENT_ZONES.map(() => 0);
  const fill = (near: boolean): void => {
    for (const [place, zone] of OPPONENT_ZONES.entries())
      if (NEAR_ZONES.includes(zone) === near && FISH[place]! <= seats) places[place] = takeAny(rng, bag);
  };
  fill(true);
  bag.push(...OPPONENT_NUMBERS.filter((n) => !isWeak(n)));
  fill(false);
  return places;
}

/** One good of each kind in six zones; then all the others are mixed for F, H and I.   NAS-SETUP-31, NAS-SETUP-32 */
function placeGoods(rng: Rng): { postGoods: Good[]; goods: Good[] } {
  const goods: Good[] = GOODS.slice();
  const postGoods = new Array<Good>(POST_ZONES.length);
  for (const [place, zone] of POST_ZONES.entries()) if (SIX_GOODS_ZONES.includes(zone)) postGoods[place] = takeAny(rng, goods);
  goods.push(...repeat(GOODS, PER_GOOD - 1));
  for (const [place, zone] of POST_ZONES.entries()) if (!SIX_GOODS_ZONES.includes(zone)) postGoods[place] = takeAny(rng, goods);
  return { postGoods, goods };
}

interface Dealt {
  readonly weapon: Weapon;
  readonly animal: Animal;
  readonly hideout: HideoutId;
  readonly hand: Tale[];
}

/**
 * What everybody has at the start; the flagged sail and the starting sailor are among two of each.
 * NAS-SETUP-06, NAS-SETUP-12, NAS-SETUP-13, NAS-SETUP-15
 */
const fitOut = ({ weapon, animal, hideout, hand }: Dealt): Ship => ({
  score: 10, // NAS-SETUP-03, NAS-SETUP-10, NAS-SETUP-11
  doubloon: 1,
  rum: 1,
  bomb: 0,
  contract: 0,
  compass: 0,
  standing: PIRATES - TABLE_IDS.length, // NAS-SETUP-07
  lying: 0,
  sailors: 2,
  sails: 2,
  animals: { [animal]: 'ready' }, // NAS-SETUP-20
  firstAnimal: animal,
  weapons: { ...noWeapons(), [weapon]: 1 }, // NAS-SETUP-16, NAS-SETUP-17
  tables: (1 << TABLE_IDS.length) - 1,
  holds: 3, // NAS-SETUP-14
  crates: 3, // NAS-SETUP-08
  provisions: 1,
  goods: noGoods(),
  ratRound: 0,
  reserve: CRATES - 3,
  hideout, // NAS-SETUP-21
  hidden: 0,
  centre: noGoods(),
  beaten: [],
  hand,
  told: [],
  jokes: [],
  buried: [],
  talePoints: 0,
  stage: 'town', // the boat is on the ship   NAS-SETUP-09
  zone: ZONE_A, // where the port lies   NAS-SETUP-22
  quay: NO_QUAY,
  traded: false,
  marker: 0,
  afield: 0,
});

export function setup({ seats, options }: Required<Config>, rng: Rng): Nassau {
  const plan = layTown(rng, options.town);
  const { alleys, start } = townOf(plan);
  const first = options['first-seat'];
  const dolphin: Seat = typeof first === 'number' ? first : below(rng, seats);

  // Sorted by their backs and shuffled.   NAS-SETUP-18, NAS-SETUP-19
  const tales = {
    S: TALES.filter((n) => backOf(n) === 'S'),
    A: TALES.filter((n) => backOf(n) === 'A'),
    B: TALES.filter((n) => backOf(n) === 'B'),
  };
  const dealTales = (): Tale[] =>
    (['S', 'A', 'B'] as const).flatMap((back) => Array.from({ length: FIRST_HAND[back] }, () => takeAny(rng, tales[back])));
  const pile = repeat(ANIMALS, PER_ANIMAL);
  const arms = WEAPONS.slice();
  const hideouts = HIDEOUT_IDS.slice();
  const ships = Array.from({ length: seats }, () =>
    fitOut({ weapon: takeAny(rng, arms), animal: takeAny(rng, pile), hideout: takeAny(rng, hideouts), hand: dealTales() }),
  );
  const weapons = noWeapons();
  for (const weapon of WEAPONS) weapons[weapon] = STOCK.weapons - ships.filter((s) => s.weapons[weapon] > 0).length;

  const seaDogTiles = ZONES.map((_, zone) => zone).filter((zone) => zone !== ZONE_A);
  const offeringTiles = OFFERING_IDS.slice();
  // The S cards that are left are shuffled among the A cards; their backs can still be told apart.   NAS-SETUP-41, NAS-INFO-12
  const top = below(rng, tales.S.length + tales.A.length) < tales.S.length ? 'S' : 'A';

  return {
    house: houseRulesOf(options),
    round: 1,
    phase: 'nassau',
    dolphin,
    claimed: false,
    plan,
    captain: start,
    trail: [start],
    alleys: alleys.map(() => NOBODY),
    opponents: placeOpponents(rng, seats),
    damage: Array<number>(OPPONENT_ZONES.length * SEATS).fill(0),
    // All of them, whatever the number of players.   NAS-SETUP-30
    outposts: shuffle(rng, OUTPOST_IDS.slice()), // NAS-SETUP-27
    garrisons: OUTPOST_IDS.map(() => NOBODY),
    towers: shuffle(rng, TOWER_IDS.slice()), // NAS-SETUP-28
    towerSeats: TOWER_IDS.map(() => NOBODY),
    towerCrates: TOWER_IDS.map(() => 0),
    posts: shuffle(rng, POST_IDS.slice()), // NAS-SETUP-29
    ...placeGoods(rng),
    // Four tiles of each lie face down and one is shown: the rest is in a bag, for nobody knows which they are.   NAS-SETUP-37, NAS-SETUP-38, NAS-SETUP-39
    seaDog: [takeAny(rng, seaDogTiles)],
    seaDogTiles,
    offerings: [takeAny(rng, offeringTiles)],
    offeringTiles,
    // The islands lie beside the town and the sea.   NAS-SETUP-35
    mountains: Array.from({ length: MOUNTAINS }, () => takeAny(rng, pile)), // NAS-SETUP-36
    pile,
    box: [],
    deckS: tales.S,
    deckA: tales.A,
    deckB: tales.B,
    top,
    discards: [],
    // The general supply.   NAS-SETUP-40
    weapons,
    sails: STOCK.sails - seats,
    sailors: STOCK.sailors - seats,
    bombs: STOCK.bomb,
    contracts: STOCK.contract,
    compasses: STOCK.compass,
    ships,
  };
}
