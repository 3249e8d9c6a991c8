// What must hold at every moment of every game.   NAS-INV
import type { State } from '@boucan/kernel';
import type { Nassau } from './board.ts';
import { NOBODY } from './board.ts';
import { ANIMALS, PER_ANIMAL } from './content/animals.ts';
import { CRATES, MOST, PIRATES, STOCK, WEAPONS } from './content/gains.ts';
import { GOODS, PER_GOOD } from './content/goods.ts';
import { opponent } from './content/opponents.ts';
import { TALES } from './content/tales.ts';
import { TABLE_IDS } from './content/tiles.ts';
import { TOKENS } from './content/tokens.ts';
import { townOf } from './content/town.ts';
import { animalsOf, owns, seatedOf } from './rules/animals.ts';
import { hiddenGoods } from './rules/count.ts';
import { cratesOn, damageOn } from './rules/fight.ts';
import { isStowed } from './rules/holds.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, n) => a + n, 0);

const inOrder = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();

export function faults({ board: b, stack, asked }: State<Nassau>): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, otherwise: string): void => {
    if (!holds) wrong.push(otherwise);
  };
  const town = townOf(b.plan);
  const fighting = stack.some((f) => f.proc === 'fight');

  b.ships.forEach((s, seat) => {
    const who = `seat ${seat}`;
    // Every pirate is on deck, in town, in the tavern or on an outpost.   NAS-INV-01
    const inTown = sum(town.alleys.map((alley) => (b.alleys[alley.id] === seat ? alley.sections : 0)));
    const inTavern = TABLE_IDS.filter((_, i) => s.tables & (1 << i)).length;
    const garrison = b.garrisons.filter((owner) => owner === seat).length;
    const pirates = s.standing + s.lying + inTown + inTavern + garrison;
    must(pirates === PIRATES && s.standing >= 0 && s.lying >= 0, `${who} has ${pirates} pirates`);

    // Every crate is in the reserve, in a hold or on a board.   NAS-INV-02
    const onOpponents = sum(b.opponents.map((_, place) => cratesOn(b, place, seat)));
    const onTowers = sum(b.towerCrates.map((n, place) => (b.towerSeats[place] === seat ? n : 0)));
    const crates = s.reserve + s.crates + onOpponents + onTowers + s.marker + s.afield;
    must(crates === CRATES && s.reserve >= 0 && s.crates >= 0, `${who} has ${crates} crates`);

    // Nobody has more than he may.   NAS-INV-04
    for (const weapon of WEAPONS)
      must(
        1 + s.weapons[weapon] <= MOST.weapons && s.weapons[weapon] >= 0,
        `${who} has ${s.weapons[weapon]} tokens of ${weapon}`,
      );
    must(s.sails >= 1 && s.sails <= MOST.sails, `${who} has ${s.sails} sails`);
    must(s.sailors >= 1 && s.sailors <= MOST.sailors, `${who} has ${s.sailors} sailors`);
    const animals = animalsOf(s);
    must(animals <= MOST.animals, `${who} has ${animals} animals`);
    for (const item of ['doubloon', 'rum', 'bomb', 'contract', 'compass', 'provisions'] as const)
      must(s[item] >= 0, `${who} has ${s[item]} of ${item}`);

    // As many animals sit on sailors as can, and every other has a place of its own.   NAS-INV-16
    const seated = seatedOf(s).length;
    const settled = !stack.some((f) => f.proc === 'suffer' || (f.proc === 'receive' && f.step === 'hatChosen'));
    must(!settled || seated === Math.min(s.sailors, animals), `${who}: ${seated} of ${animals} animals on ${s.sailors} sailors`);
    must(s.sailors + animals - seated <= MOST.sailors || !settled, `${who} has no place for an animal`);

    // What is in the holds fits there, but for what is being cleared out.   NAS-INV-14
    must(isStowed(b, s) || stack.some((f) => f.proc === 'overflow'), `the holds of ${who} are too full`);

    // NAS-INV-10, of one moment
    must(b.phase !== 'nassau' || s.stage === 'town' || s.stage === 'sea', `${who} is ${s.stage} in Nassau`);
  });

  // Goods, weapons, sails, sailors and animals are all somewhere.   NAS-INV-03, NAS-INV-05, NAS-INV-17
  for (const good of GOODS) {
    const n =
      b.goods.filter((g) => g === good).length +
      b.postGoods.filter((g) => g === good).length +
      sum(b.ships.map((s) => s.goods[good] + hiddenGoods(s)[good]!));
    must(n === PER_GOOD, `${n} ${good} instead of ${PER_GOOD}`);
  }
  for (const weapon of WEAPONS) {
    const n = b.weapons[weapon] + sum(b.ships.map((s) => s.weapons[weapon]));
    must(n === STOCK.weapons, `${n} of ${weapon} instead of ${STOCK.weapons}`);
  }
  const sails = b.sails + sum(b.ships.map((s) => s.sails - 1));
  must(sails === STOCK.sails, `${sails} sails instead of ${STOCK.sails}`);
  const sailors = b.sailors + sum(b.ships.map((s) => s.sailors - 1));
  must(sailors === STOCK.sailors, `${sailors} sailors instead of ${STOCK.sailors}`);
  for (const animal of ANIMALS) {
    const n =
      [...b.pile, ...b.mountains, ...b.box].filter((a) => a === animal).length + b.ships.filter((s) => owns(s, animal)).length;
    must(n === PER_ANIMAL, `${n} ${animal} instead of ${PER_ANIMAL}`);
  }
  const items = { bomb: b.bombs, contract: b.contracts, compass: b.compasses };
  for (const item of ['bomb', 'contract', 'compass'] as const) {
    const n = items[item] + sum(b.ships.map((s) => s[item]));
    must(n === STOCK[item], `${n} of ${item} instead of ${STOCK[item]}`);
  }

  // Every fight begins with a full bag.   NAS-INV-06
  must(TOKENS.length === 25, `${TOKENS.length} combat tokens`);

  // One colour on a tower, and only if there are crates.   NAS-INV-07
  b.towerSeats.forEach((owner, place) => {
    must(
      (owner === NOBODY) === (b.towerCrates[place] === 0),
      `${b.towers[place]} has ${b.towerCrates[place]} crates of seat ${owner}`,
    );
    must(b.towerCrates[place]! <= 5, `${b.towers[place]} has ${b.towerCrates[place]} crates`);
  });

  // An opponent with as many crates as strength would be beaten.   NAS-INV-08
  b.opponents.forEach((number, place) => {
    const damage = damageOn(b, place);
    if (number === 0) must(damage === 0, `${damage} crates where no opponent is`);
    else must(damage < opponent(number).strength || fighting, `${damage} crates on opponent ${number}`);
  });

  // Every tale is in a deck, in a hand, in front of somebody or among the discards.   NAS-INV-09
  const cards = [
    ...b.deckS,
    ...b.deckA,
    ...b.deckB,
    ...b.discards,
    ...b.ships.flatMap((s) => [...s.hand, ...s.told, ...s.jokes, ...s.buried]),
  ];
  must(inOrder(cards) === inOrder(TALES), `the tales are ${cards.join()}`);
  must((b.top === null) === (b.deckS.length + b.deckA.length === 0), `the top of the deck is ${b.top}`);
  must(b.top !== 'S' || b.deckS.length > 0, 'the top card is an S card, and there is none');
  must(b.top !== 'A' || b.deckA.length > 0, 'the top card is an A card, and there is none');

  // One dolphin, one captain, both somewhere.   NAS-INV-11
  must(b.dolphin >= 0 && b.dolphin < b.ships.length, `seat ${b.dolphin} has the dolphin`);
  must(b.captain >= 0 && b.captain < town.spaces.length, `the captain is at ${b.captain}`);

  // At the first turn of Phase I nobody stands in the town and nobody lies.   NAS-INV-12
  if (
    asked[0]?.question === 'town.turn' &&
    b.trail.length === 1 &&
    !b.claimed &&
    !b.house.wholeTrail &&
    b.ships.every((s) => s.stage === 'town')
  )
    must(b.alleys.every((seat) => seat === NOBODY) && b.ships.every((s) => s.lying === 0), 'the town was not cleared');
  return wrong;
}
