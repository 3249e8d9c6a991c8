// Each invariant is noticed when it is broken.
import { type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { Nassau } from '../src/board.ts';
import { nassau } from '../src/game.ts';
import { randomMatch } from './kit.ts';

const broken = (spoil: (b: Nassau) => void): readonly string[] => {
  const state: State<Nassau> = nassau.setup({ seats: 3, packs: ['flying-dutchman', 'travelling-merchant'] }, seedOf('sound'));
  expect(nassau.faults(state)).toEqual([]);
  spoil(state.board);
  return nassau.faults(state);
};

const spoils: readonly (readonly [name: string, spoil: (b: Nassau) => void, message: RegExp])[] = [
  [
    'NAS-INV-01',
    (b) => {
      b.ships[0]!.standing--;
    },
    /12 pirates/u,
  ],
  [
    'NAS-INV-02',
    (b) => {
      b.ships[0]!.reserve--;
    },
    /19 crates/u,
  ],
  [
    'NAS-INV-02, on the Dutchman’s board',
    (b) => {
      b.ships[0]!.afield++;
      b.ships[0]!.reserve--;
    },
    /afield/u,
  ],
  [
    'NAS-INV-03',
    (b) => {
      b.goods.pop();
    },
    /instead of 4/u,
  ],
  [
    'NAS-INV-04',
    (b) => {
      b.ships[0]!.weapons.hook = 5;
    },
    /tokens of hook/u,
  ],
  [
    'NAS-INV-05',
    (b) => {
      b.weapons.pistol--;
    },
    /of pistol instead of 6/u,
  ],
  [
    'NAS-INV-07',
    (b) => {
      b.towerSeats[0] = 1;
    },
    /crates of seat 1/u,
  ],
  [
    'NAS-INV-08',
    (b) => {
      b.damage[0] = 5;
      b.ships[0]!.reserve -= 5;
    },
    /crates on opponent/u,
  ],
  [
    'NAS-INV-09',
    (b) => {
      b.deckB.pop();
    },
    /tales are/u,
  ],
  [
    'NAS-INV-10',
    (b) => {
      b.ships[0]!.stage = 'home';
    },
    /home in Nassau/u,
  ],
  [
    'NAS-INV-11',
    (b) => {
      b.dolphin = 3;
    },
    /has the dolphin/u,
  ],
  [
    'NAS-INV-12',
    (b) => {
      b.ships[0]!.standing--;
      b.ships[0]!.lying++;
    },
    /not cleared/u,
  ],
  [
    'NAS-INV-14',
    (b) => {
      b.ships[0]!.provisions = 12;
    },
    /too full/u,
  ],
  [
    'NAS-INV-16',
    (b) => {
      b.ships[0]!.animals[b.ships[0]!.firstAnimal] = 'idle';
    },
    /animals on/u,
  ],
  [
    'NAS-INV-17',
    (b) => {
      b.sails--;
    },
    /sails instead of 16/u,
  ],
];

for (const [name, spoil, message] of spoils)
  test(`${name} is noticed when it does not hold`, () => {
    expect(broken(spoil).join('; ')).toMatch(message);
  });

test('NAS-INV-06, NAS-INV-13: between fights nothing is drawn, and an alley is empty or of one colour', () => {
  for (const { after } of randomMatch(4, 'alleys')) expect(nassau.faults(after)).toEqual([]);
});

test('NAS-INV-10: boats go from the sea by Skull Island and the campfire home, and never back', () => {
  const order = ['town', 'sea', 'skull-island', 'campfire', 'home'];
  for (const { before, after } of randomMatch(3, 'stages')) {
    if (before.board.round !== after.board.round || after.board.phase !== before.board.phase) continue;
    for (const [seat, s] of after.board.ships.entries())
      expect(order.indexOf(s.stage)).toBeGreaterThanOrEqual(order.indexOf(before.board.ships[seat]!.stage));
  }
});

test('NAS-INV-15: every match ends', () => {
  for (const seed of ['a', 'b', 'c', 'd']) expect(randomMatch(4, seed).length).toBeLessThan(nassau.def.limit);
});
