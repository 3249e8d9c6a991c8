// What matters in a match, for every player, in numbers of about one. The matter stands before the first dot. First what is thought of it by
// hand, term by term; then plain facts; then what the sea chart holds, for the voyage and for an action that is due.
import { assembled, type Features, places, type State } from '@boucan/kernel';
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

/** All of them, in their order: learned weights belong to it. */
const {
  names,
  count: COUNT,
  from: AT,
} = assembled({
  terms: TERMS,
  facts: FACTS,
  stages: STAGES.map((stage) => `stage.${stage}`),
  weapons: WEAPONS.map((weapon) => `weapons.${weapon}`),
  items: ITEMS.map((item) => `items.${item}`),
  animals: ANIMALS.map((animal) => `animals.${animal}`),
  voyage: FINDS.map((find) => `voyage.${find}`),
  action: FINDS.map((find) => `action.${find}`),
});
const { facts: FACT, stages: STAGE, weapons: WEAPON, items: ITEM, animals: ANIMAL, voyage: AHEAD, action: DUE } = AT;
const F = places(FACTS);

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
  out[at + F['time.left']] = timeLeft(b, ship) / ROUNDS;
  out[at + F['time.last-round']] = b.round === ROUNDS ? 1 : 0;
  out[at + F['time.turn']] = s.active === seat ? 1 : 0;
  out[at + F['time.dolphin']] = b.dolphin === seat ? 1 : 0;
  out[at + F['time.seats']] = s.seats / 4;
  out[at + F['town.company']] = inTown ? company / 3 : 0;
  out[at + F['opponents.beaten']] = beaten.sum / 10;
  out[at + F['opponents.kinds']] = beaten.kinds / KINDS.length;
  out[at + F['goods.filled']] = ship.hidden / 3;
  out[at + F['goods.centre']] = goodsIn(ship.centre) / 3;
  out[at + F['goods.aboard']] = aboard / 3;
  out[at + F['goods.kinds']] = aboard === 0 ? 0 : kindsIn(ship.goods) / 3;
  out[at + F['goods.next']] = next !== undefined && ship.goods[next.good] > 0 ? next.value / 3 : 0;
  out[at + F['weapons.most']] = most / MOST.weapons;
  out[at + F['weapons.tokens']] = tokens / 6;
  out[at + F['companions.alone']] = Math.abs(ship.sailors - animals) / 3;
  for (let i = 0; i < b.towerSeats.length; i++) if (b.towerSeats[i] === seat) out[at + F['towers.held']]! += 0.4;
  for (let i = 0; i < b.garrisons.length; i++) if (b.garrisons[i] === seat) out[at + F['outposts.held']]! += 0.5;
  out[at + F['tales.hand']] = ship.hand.length / 5;
  out[at + F['tales.told']] = ship.talePoints / 10;
  out[at + F['tales.thirst']] = ship.rum === 0 && ship.hand.length > 0 ? 1 : 0;
  out[at + F['stock.crates']] = ship.crates / 5;
  out[at + F['stock.provisions']] = ship.provisions / 3;
  out[at + F['stock.reserve']] = ship.reserve / CRATES;
  const loads = Math.ceil(ship.crates / CRATES_A_HOLD) + Math.ceil(ship.provisions / PROVISIONS_A_HOLD) + aboard;
  out[at + F['stock.room']] = (ship.holds - loads) / 3;
  out[at + F['voyage.actions']] = atSea ? ship.provisions / 3 : 0;
  out[at + F['voyage.crates']] = atSea ? ship.crates / 5 : 0;
  out[at + F['voyage.range']] = atSea ? setsWith(ship, ship.sails) / 3 : 0;
  out[at + F['pirates.standing']] = ship.standing / 3;
  out[at + F['pirates.lying']] = ship.lying / 3;
  out[at + F['pirates.in-town']] = inTown ? ship.standing / 3 : 0;
  out[at + F['pirates.tavern']] = bitsIn(ship.tables) / 3;
  out[at + F['ship.sails']] = ship.sails / MOST.sails;
  out[at + F['ship.sailors']] = ship.sailors / MOST.sailors;
  out[at + F['ship.holds']] = ship.holds / MOST.holds;
}

export const features: Features<Nassau> = {
  names,
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
      for (let i = 0; i < TERMS.length; i++) {
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
      out[at + F['score.lead']] = (expected[seat]! - rival) / POINTS;
      out[at + F['score.mean']] = (expected[seat]! - (total - expected[seat]!) / (n - 1)) / POINTS;
    }
  },
};

/** Where the learning sets out from: what is thought of it by hand, thirty points to a unit. */
export const start: { readonly [feature: string]: number } = Object.fromEntries(TERMS.map((name) => [name, POINTS / 30]));
