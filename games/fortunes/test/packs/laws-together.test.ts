// Packs that know of each other.
import { runLaws } from '@boucan/testkit';
import { atLength } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { fortunes } from '../../src/game.ts';

const TOGETHER = [
  ['upgrades', 'special-weapons', 'modifications', 'treasure-galleon'],
  ['cards-and-flags', 'contraband'],
  ['short-cruise', 'two-commissions'],
  ['cards-and-flags', 'short-cruise', 'two-commissions'],
];

for (const packs of TOGETHER)
  describe(`a table with ${packs.join(', ')}`, () => {
    for (const { law, claims, failures } of runLaws(fortunes, { games: atLength(1, 2), seed: packs.join(), packs: [packs] }))
      test(`obeys ${law}: ${claims}`, () => expect(failures).toEqual([]));
  });
