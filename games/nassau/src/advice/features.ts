// What matters in a match, for every player, in numbers of about one. The matter stands before the first dot. First what is thought of it by
// hand, term by term; then plain facts; then what the sea chart holds, for the voyage and for an action that is due.
import type { Features, State } from '@boucan/kernel';
import type { Nassau, Ship, Stage } from '../board.ts';
import type { Animal } from '../content/animals.ts';
import { CRATES, ITEMS, MOST, ROUNDS, WEAPONS } from '../content/gains.ts';
import { GOODS, HIDEOUTS } from '../content/goods.ts';
import { KINDS } from '../content/opponents.ts';
import { ZONE_A } from '../content/sea.ts';
import { animalsOf } from '../rules/animals.ts';
import { setsWith } from '../rules/crew.ts';
import { CRATES_A_HOLD, goodsIn, PROVISIONS_A_HOLD } from '../rules/holds.ts';
import type { SeaTurn } from '../rules/sailing.ts';
import { TERMS, termsOf, timeLeft } from './by-hand.ts';
import { beatenBy, bitsIn, FINDS, fillFinds } from './chart.ts';

const STAGES: readonly Stage[] = ['town', 'sea', 'skull-island', 'campfire', 'home'];

const FACTS = [
  'score.lead',
  'score.mean',
  'time.left',
  'time.last-round',
  'time.turn',
  'time.dolphin',
  'time.seats',
  'town.company',
  'opponents.beaten',
  'opponents.kinds',
  'goods.filled',
  'goods.centre',
  'goods.aboard',
  'goods.kinds',
  'goods.next',
  'weapons.most',
  'weapons.tokens',
  'companions.alone',
  'towers.held',
  'outposts.held',
  'tales.hand',
  'tales.told',
  'tales.thirst',
  'stock.crates',
  'stock.provisions',
  'stock.reserve',
  'stock.room',
  'voyage.actions',
  'voyage.crates',
  'voyage.range',
  'pirates.standing',
  'pirates.lying',
  'pirates.in-town',
  'pirates.tavern',
  'ship.sails',
  'ship.sailors',
  'ship.holds',
] as const;
/** Animals that the weights were learned with; one that comes later counts among the animals, and joins at the next learning. */
const ANIMALS: readonly Animal[] = ['rat', 'tortoise', 'crab', 'cat', 'lizard', 'pet-kraken', 'parrot', 'monkey-spirit'];
const ANIMAL_INDEX: ReadonlyMap<string, number> = new Map(ANIMALS.map((animal, i) => [animal, i]));
const FACT = TERMS.length;
const STAGE = FACT + FACTS.length;
const WEAPON = STAGE + STAGES.length;
const ITEM = WEAPON + WEAPONS.length;
const ANIMAL = ITEM + ITEMS.length;
const AHEAD = ANIMAL + ANIMALS.length;
const DUE = AHEAD + FINDS.length;
const COUNT = DUE + FINDS.length;

/** Points that a feature of one stands for. */
const POINTS = 20;

const MOST_SEATS = 4;
const expected = new Float64Array(MOST_SEATS);

function kindsIn(goods: Ship['goods']): number {
  let kinds = 0;
  for (let i = 0; i < GOODS.length; i++) if (goods[GOODS[i]!] > 0) kinds++;
  return kinds;
}

function fillFacts(s: State<Nassau>, seat: number, ship: Ship, out: Float64Array, at: number): void {
  const b = s.board;
  const animals = animalsOf(ship);
  const aboard = goodsIn(ship.goods);
  const next = HIDEOUTS[ship.hideout].spaces[ship.hidden];
  const { pistol, sabre, cannon, hook, harpoon } = ship.weapons;
  const most = Math.max(pistol, sabre, cannon, hook, harpoon);
  const tokens = pistol + sabre + cannon + hook + harpoon;
  const beaten = beatenBy(ship);
  const inTown = ship.stage === 'town';
  const atSea = ship.stage === 'sea';
  let company = 0;
  for (let i = 0; i < b.ships.length; i++) if (i !== seat && b.ships[i]!.stage === 'town') company++;
  out[at + 2] = timeLeft(b, ship) / ROUNDS;
  out[at + 3] = b.round === ROUNDS ? 1 : 0;
  out[at + 4] = s.active === seat ? 1 : 0;
  out[at + 5] = b.dolphin === seat ? 1 : 0;
  out[at + 6] = s.seats / 4;
  out[at + 7] = inTown ? company / 3 : 0;
  out[at + 8] = beaten.sum / 10;
  out[at + 9] = beaten.kinds / KINDS.length;
  out[at + 10] = ship.hidden / 3;
  out[at + 11] = goodsIn(ship.centre) / 3;
  out[at + 12] = aboard / 3;
  out[at + 13] = aboard === 0 ? 0 : kindsIn(ship.goods) / 3;
  out[at + 14] = next !== undefined && ship.goods[next.good] > 0 ? next.value / 3 : 0;
  out[at + 15] = most / MOST.weapons;
  out[at + 16] = tokens / 6;
  out[at + 17] = Math.abs(ship.sailors - animals) / 3;
  for (let i = 0; i < b.towerSeats.length; i++) if (b.towerSeats[i] === seat) out[at + 18]! += 0.4;
  for (let i = 0; i < b.garrisons.length; i++) if (b.garrisons[i] === seat) out[at + 19]! += 0.5;
  out[at + 20] = ship.hand.length / 5;
  out[at + 21] = ship.talePoints / 10;
  out[at + 22] = ship.rum === 0 && ship.hand.length > 0 ? 1 : 0;
  out[at + 23] = ship.crates / 5;
  out[at + 24] = ship.provisions / 3;
  out[at + 25] = ship.reserve / CRATES;
  const loads = Math.ceil(ship.crates / CRATES_A_HOLD) + Math.ceil(ship.provisions / PROVISIONS_A_HOLD) + aboard;
  out[at + 26] = (ship.holds - loads) / 3;
  out[at + 27] = atSea ? ship.provisions / 3 : 0;
  out[at + 28] = atSea ? ship.crates / 5 : 0;
  out[at + 29] = atSea ? setsWith(ship, ship.sails) / 3 : 0;
  out[at + 30] = ship.standing / 3;
  out[at + 31] = ship.lying / 3;
  out[at + 32] = inTown ? ship.standing / 3 : 0;
  out[at + 33] = bitsIn(ship.tables) / 3;
  out[at + 34] = ship.sails / MOST.sails;
  out[at + 35] = ship.sailors / MOST.sailors;
  out[at + 36] = ship.holds / MOST.holds;
}

export const features: Features<Nassau> = {
  names: [
    ...TERMS,
    ...FACTS,
    ...STAGES.map((stage) => `stage.${stage}`),
    ...WEAPONS.map((weapon) => `weapons.${weapon}`),
    ...ITEMS.map((item) => `items.${item}`),
    ...ANIMALS.map((animal) => `animals.${animal}`),
    ...FINDS.map((find) => `voyage.${find}`),
    ...FINDS.map((find) => `action.${find}`),
  ],
  fill(s: State<Nassau>, out) {
    const b = s.board;
    const n = s.seats;
    out.fill(0, 0, n * COUNT);
    let total = 0;
    for (let seat = 0; seat < n; seat++) {
      const ship = b.ships[seat]!;
      const from = seat * COUNT;
      const terms = termsOf(s, seat);
      let sum = 0;
      for (let i = 0; i < FACT; i++) {
        sum += terms[i]!;
        out[from + i] = terms[i]! / POINTS;
      }
      expected[seat] = sum;
      total += sum;
      fillFacts(s, seat, ship, out, from + FACT);
      out[from + STAGE + STAGES.indexOf(ship.stage)] = 1;
      const { weapons } = ship;
      out[from + WEAPON] = weapons.pistol / 3;
      out[from + WEAPON + 1] = weapons.sabre / 3;
      out[from + WEAPON + 2] = weapons.cannon / 3;
      out[from + WEAPON + 3] = weapons.hook / 3;
      out[from + WEAPON + 4] = weapons.harpoon / 3;
      out[from + ITEM] = ship.doubloon / 3;
      out[from + ITEM + 1] = ship.rum / 3;
      out[from + ITEM + 2] = ship.bomb / 3;
      out[from + ITEM + 3] = ship.contract / 3;
      out[from + ITEM + 4] = ship.compass / 3;
      for (const animal in ship.animals) {
        const i = ANIMAL_INDEX.get(animal);
        const perch = ship.animals[animal as Animal];
        if (i === undefined || perch === undefined) continue;
        out[from + ANIMAL + i] = perch === 'ready' ? 1 : perch === 'used' ? 0.7 : 0.4;
      }
      if (ship.stage === 'town' || (ship.stage === 'sea' && ship.provisions > 0)) {
        const range = setsWith(ship, ship.sails);
        fillFinds(b, seat, ship.stage === 'sea' ? ship.zone : ZONE_A, range, range, false, out, from + AHEAD);
      }
    }
    // An action that a provision was paid for.
    const top = s.stack[s.stack.length - 1];
    if (top?.proc === 'sea-turn') {
      const { seat, paid, stopped, entered } = top.vars as SeaTurn;
      const ship = b.ships[seat]!;
      if (paid) {
        const range = stopped ? 0 : Math.max(0, setsWith(ship, ship.sails) - entered);
        fillFinds(b, seat, ship.zone, range, 0, true, out, seat * COUNT + DUE);
      }
    }
    for (let seat = 0; seat < n; seat++) {
      let rival = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < n; i++) if (i !== seat && expected[i]! > rival) rival = expected[i]!;
      const at = seat * COUNT + FACT;
      if (n < 2) continue;
      out[at] = (expected[seat]! - rival) / POINTS;
      out[at + 1] = (expected[seat]! - (total - expected[seat]!) / (n - 1)) / POINTS;
    }
  },
};

/** Where the learning sets out from: what is thought of it by hand, thirty points to a unit. */
export const start: { readonly [feature: string]: number } = Object.fromEntries(TERMS.map((name) => [name, POINTS / 30]));
