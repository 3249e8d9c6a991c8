// Each tale: true when it is, and not when one thing is missing.
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { TALES } from '../src/content/tales.ts';
import { nassau } from '../src/game.ts';
import { progress } from '../src/rules/tales.ts';
import { bare, type Change, CREW, cleared, lay, opponents, outpostsOf, ship, towersOf } from './kit.ts';

/** How far Patricia is with a tale, by what lies on the table. */
function along(card: number, ...changes: Change[]): string {
  const { board } = nassau.setup({ seats: 4, options: { town: 'first-game' } }, seedOf('scene'));
  const seat = (name: string): number => CREW.indexOf(name as (typeof CREW)[number]);
  lay(bare, plain, ...changes)(board, seat);
  const { have, need } = progress(board, 0, card);
  return `${have} of ${need}`;
}

const plain: Change = (b) => {
  for (const s of b.ships) {
    for (const weapon of ['pistol', 'sabre', 'cannon', 'hook', 'harpoon'] as const) s.weapons[weapon] = 0;
    s.animals = {};
    s.hand = [];
  }
};

/** Patricia is so far with the first, and so far with the second. */
const card = (name: string, ...cases: readonly (readonly [string, ...Change[]])[]): void =>
  test(name, () => {
    const number = Number(/^NAS-CARD-(\d+)/u.exec(name)![1]);
    expect(TALES).toContain(number);
    for (const [expected, ...changes] of cases) expect(along(number, ...changes)).toBe(expected);
  });

const patricia = (has: Parameters<typeof ship>[1]): Change => ship('patricia', has);

card('NAS-CARD-01: three sails', ['2 of 3'], ['3 of 3', patricia({ sails: 3 })]);
card('NAS-CARD-02: two pistols, with the printed one', ['1 of 2'], ['2 of 2', patricia({ weapons: { pistol: 1 } })]);
card(
  'NAS-CARD-03: two sabres',
  ['1 of 2', patricia({ weapons: { pistol: 1 } })],
  ['2 of 2', patricia({ weapons: { sabre: 1 } })],
);
card('NAS-CARD-04: two cannons', ['1 of 2'], ['2 of 2', patricia({ weapons: { cannon: 1 } })]);
card('NAS-CARD-05: two hooks', ['1 of 2'], ['2 of 2', patricia({ weapons: { hook: 1 } })]);
card('NAS-CARD-06: two harpoons', ['1 of 2'], ['2 of 2', patricia({ weapons: { harpoon: 1 } })]);
card('NAS-CARD-07: two sailors; pirates do not count', ['1 of 2', patricia({ sailors: 1, standing: 8 })], ['2 of 2']);
card('NAS-CARD-08: a provision in a hold', ['0 of 1', patricia({ provisions: 0 })], ['1 of 1']);
card(
  'NAS-CARD-09: exactly one crate on an opponent',
  ['0 of 1', opponents(['B', 11, { patricia: 2 }], ['C', 4, { frank: 1 }])],
  ['1 of 1', opponents(['B', 11, { patricia: 1, frank: 1 }])],
);
card('NAS-CARD-10: an outpost', ['0 of 1', outpostsOf('frank', 1)], ['1 of 1', outpostsOf('patricia', 1)]);
card('NAS-CARD-11: the rat', ['0 of 1'], ['1 of 1', patricia({ animals: { rat: 'used' } })]);
card('NAS-CARD-12: the tortoise', ['0 of 1'], ['1 of 1', patricia({ animals: { tortoise: 'ready' } })]);
card('NAS-CARD-13: the crab', ['0 of 1'], ['1 of 1', patricia({ animals: { crab: 'ready' } })]);
card(
  'NAS-CARD-14: the cat, waiting too',
  ['0 of 1'],
  ['1 of 1', patricia({ sailors: 1, animals: { rat: 'ready', cat: 'idle' } })],
);
card('NAS-CARD-15: the lizard', ['0 of 1'], ['1 of 1', patricia({ animals: { lizard: 'ready' } })]);
card(
  'NAS-CARD-16: the little kraken',
  ['0 of 1', patricia({ beaten: [4] })],
  ['1 of 1', patricia({ animals: { 'pet-kraken': 'ready' } })],
);
card('NAS-CARD-17: the parrot', ['0 of 1'], ['1 of 1', patricia({ animals: { parrot: 'ready' } })]);
card('NAS-CARD-18: the monkey spirit', ['0 of 1'], ['1 of 1', patricia({ animals: { 'monkey-spirit': 'ready' } })]);
card(
  'NAS-CARD-19: tobacco, on a space of the hideout too',
  ['0 of 1'],
  ['1 of 1', patricia({ hideout: 'hideout-1', hidden: 1 })],
);
card('NAS-CARD-20: sugar cane, in the centre too', ['0 of 1'], ['1 of 1', patricia({ centre: { 'sugar-cane': 1 } })]);
card('NAS-CARD-21: silver', ['0 of 1', patricia({ goods: { spices: 1 } })], ['1 of 1', patricia({ goods: { silver: 1 } })]);
card('NAS-CARD-22: spices', ['0 of 1'], ['1 of 1', patricia({ goods: { spices: 1 } })]);
card('NAS-CARD-23: emeralds', ['0 of 1'], ['1 of 1', patricia({ goods: { emeralds: 1 } })]);
card('NAS-CARD-24: sapphires', ['0 of 1'], ['1 of 1', patricia({ goods: { sapphires: 1 } })]);
card('NAS-CARD-25: a kraken beaten', ['0 of 1', patricia({ beaten: [11] })], ['1 of 1', patricia({ beaten: [4] })]);
card('NAS-CARD-26: a fortress beaten', ['0 of 1'], ['1 of 1', patricia({ beaten: [11] })]);
card('NAS-CARD-27: a treasure island beaten', ['0 of 1'], ['1 of 1', patricia({ beaten: [15] })]);
card('NAS-CARD-28: a merchant ship beaten', ['0 of 1'], ['1 of 1', patricia({ beaten: [22] })]);
card('NAS-CARD-29: a pirate hunter beaten', ['0 of 1'], ['1 of 1', patricia({ beaten: [29] })]);
card('NAS-CARD-30: four sails', ['3 of 4', patricia({ sails: 3 })], ['4 of 4', patricia({ sails: 4 })]);
card('NAS-CARD-31: two rum', ['1 of 2'], ['2 of 2', patricia({ rum: 2 })]);
card('NAS-CARD-32: two doubloons', ['1 of 2'], ['2 of 2', patricia({ doubloon: 2 })]);
card(
  'NAS-CARD-33: exactly one crate on two opponents',
  ['1 of 2', opponents(['B', 11, { patricia: 1 }], ['C', 4, { patricia: 2 }])],
  ['2 of 2', opponents(['B', 11, { patricia: 1 }], ['C', 4, { patricia: 1 }])],
);
card(
  'NAS-CARD-34: a standing pirate; one who lies does not count',
  ['0 of 1', patricia({ standing: 0 })],
  ['1 of 1', patricia({ standing: 1 })],
);
card(
  'NAS-CARD-35: a crate on each of three towers',
  ['2 of 3', towersOf('patricia', 5, 5), towersOf('frank', 1)],
  ['3 of 3', towersOf('patricia', 1, 1, 1)],
);
card(
  'NAS-CARD-36: two animals',
  ['1 of 2', patricia({ animals: { cat: 'ready' } })],
  ['2 of 2', patricia({ animals: { cat: 'used', rat: 'ready' } })],
);
card(
  'NAS-CARD-37: three animals',
  ['2 of 3', patricia({ animals: { cat: 'ready', rat: 'ready' } })],
  ['3 of 3', patricia({ sailors: 2, animals: { cat: 'used', rat: 'ready', crab: 'idle' } })],
);
card('NAS-CARD-38: the most pistols, a tie will do', ['1 of 2', ship('frank', { weapons: { pistol: 1 } })], ['1 of 1']);
card(
  'NAS-CARD-39: the most sabres',
  ['1 of 2', ship('frank', { weapons: { sabre: 1 } })],
  ['2 of 1', patricia({ weapons: { sabre: 1 } })],
);
card(
  'NAS-CARD-40: the most cannons',
  ['1 of 2', ship('frank', { weapons: { cannon: 1 } })],
  ['1 of 1', ship('frank', { weapons: { sabre: 1 } })],
);
card(
  'NAS-CARD-41: the most hooks',
  ['2 of 3', patricia({ weapons: { hook: 1 } }), ship('frank', { weapons: { hook: 2 } })],
  ['1 of 1'],
);
card('NAS-CARD-42: the most harpoons', ['1 of 2', ship('ulrich', { weapons: { harpoon: 1 } })], ['1 of 1']);
card(
  'NAS-CARD-43: three pistols',
  ['2 of 3', patricia({ weapons: { pistol: 1 } })],
  ['3 of 3', patricia({ weapons: { pistol: 2 } })],
);
card('NAS-CARD-44: three sabres', ['1 of 3'], ['3 of 3', patricia({ weapons: { sabre: 2 } })]);
card('NAS-CARD-45: three cannons', ['1 of 3'], ['3 of 3', patricia({ weapons: { cannon: 2 } })]);
card('NAS-CARD-46: three hooks', ['1 of 3'], ['3 of 3', patricia({ weapons: { hook: 2 } })]);
card('NAS-CARD-47: three harpoons', ['1 of 3'], ['3 of 3', patricia({ weapons: { harpoon: 2 } })]);
card('NAS-CARD-48: two krakens beaten', ['1 of 2', patricia({ beaten: [4, 11] })], ['2 of 2', patricia({ beaten: [4, 5] })]);
card('NAS-CARD-49: two fortresses beaten', ['1 of 2', patricia({ beaten: [11] })], ['2 of 2', patricia({ beaten: [11, 12] })]);
card('NAS-CARD-50: two treasure islands beaten', ['0 of 2'], ['2 of 2', patricia({ beaten: [15, 16] })]);
card('NAS-CARD-51: two merchant ships beaten', ['0 of 2'], ['2 of 2', patricia({ beaten: [22, 23] })]);
card('NAS-CARD-52: two pirate hunters beaten', ['0 of 2'], ['2 of 2', patricia({ beaten: [29, 30] })]);
card('NAS-CARD-53: two outposts', ['1 of 2', outpostsOf('patricia', 1)], ['2 of 2', outpostsOf('patricia', 2)]);
card(
  'NAS-CARD-54: two crates on each of two towers',
  ['1 of 2', towersOf('patricia', 3, 1)],
  ['2 of 2', towersOf('patricia', 2, 3)],
);
card(
  'NAS-CARD-55: exactly three crates on a tower',
  ['2 of 3', towersOf('patricia', 2, 4)],
  ['3 of 3', towersOf('patricia', 3, 4)],
);
card('NAS-CARD-56: exactly four', ['3 of 4', towersOf('patricia', 3, 5)], ['4 of 4', towersOf('patricia', 4)]);
card(
  'NAS-CARD-57: towers of exactly one, two and three',
  ['2 of 3', towersOf('patricia', 1, 3, 3)],
  ['3 of 3', towersOf('patricia', 3, 1, 2, 5)],
);
card('NAS-CARD-58: three sailors', ['2 of 3'], ['3 of 3', patricia({ sailors: 3 })]);
card('NAS-CARD-59: four sailors', ['3 of 4', patricia({ sailors: 3 })], ['4 of 4', patricia({ sailors: 4 })]);
card(
  'NAS-CARD-60: exactly one crate on three opponents',
  ['2 of 3', opponents(['B', 11, { patricia: 1 }], ['C', 4, { patricia: 1 }], ['D', 18, { patricia: 2 }])],
  ['3 of 3', opponents(['B', 11, { patricia: 1 }], ['C', 4, { patricia: 1 }], ['D', 18, { patricia: 1 }])],
);
card(
  'NAS-CARD-61: exactly one crate on strength 5',
  ['0 of 1', opponents(['B', 7, { patricia: 2 }], ['C', 6, { patricia: 1 }])],
  ['1 of 1', opponents(['B', 7, { patricia: 1 }])],
);
card('NAS-CARD-62: zone E cleared, by whomever', ['0 of 4'], ['3 of 4', opponents(['E', 11])], ['4 of 4', cleared('E')]);
card('NAS-CARD-63: zone I cleared', ['0 of 4'], ['3 of 4', opponents(['I', 11])], ['4 of 4', cleared('I')]);
card('NAS-CARD-64: four crates in the holds', ['3 of 4'], ['5 of 4', patricia({ crates: 5 })]);
card('NAS-CARD-65: six crates', ['5 of 6', patricia({ crates: 5 })], ['6 of 6', patricia({ crates: 6 })]);
card('NAS-CARD-66: eight crates', ['7 of 8', patricia({ crates: 7 })], ['8 of 8', patricia({ crates: 8 })]);
card('NAS-CARD-67: two standing pirates', ['1 of 2', patricia({ standing: 1 })], ['2 of 2', patricia({ standing: 2 })]);
card('NAS-CARD-68: first on the track, tied too', ['10 of 12', ship('frank', { score: 12 })], ['10 of 10']);
card('NAS-CARD-69: last on the track, tied too', ['2 of 3', ship('frank', { score: 3 })], ['3 of 3']);
card('NAS-CARD-70: five crates on a tower', ['4 of 5', towersOf('patricia', 4)], ['5 of 5', towersOf('patricia', 5)]);
card(
  'NAS-CARD-71: four weapons of one type',
  ['3 of 4', patricia({ weapons: { hook: 2, sabre: 2 } })],
  ['4 of 4', patricia({ weapons: { hook: 3 } })],
);
card('NAS-CARD-72: all five holds open', ['4 of 5', patricia({ holds: 4 })], ['5 of 5', patricia({ holds: 5 })]);
card(
  'NAS-CARD-73: exactly two goods of two kinds',
  ['1 of 2', patricia({ goods: { silver: 2 }, crates: 0 })],
  ['1 of 2', patricia({ goods: { silver: 1, spices: 1, tobacco: 1 }, crates: 0, provisions: 0 })],
  ['2 of 2', patricia({ goods: { silver: 1, spices: 1 }, crates: 0 })],
);
card(
  'NAS-CARD-74: five weapons of one type',
  ['4 of 5', patricia({ weapons: { hook: 3 } })],
  ['5 of 5', patricia({ weapons: { harpoon: 4 } })],
);

test('only tales that describe the start are true for everybody there', () => {
  const started = nassau.setup({ seats: 4 }, seedOf('start')).board;
  const truths = TALES.filter((n) => n <= 74).filter((n) =>
    started.ships.every((_, seat) => {
      const { have, need } = progress(started, seat, n);
      return have >= need;
    }),
  );
  expect(truths.filter((n) => n < 38 || n > 42)).toEqual([7, 8, 34, 67, 68, 69]);
});
