// At every position of a few matches: what the rules do not let a viewer know changes nothing for him.
import { runLaws, SECRETS } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { fortunes } from '../src/game.ts';

test.each([2, 4])('with %i players nobody learns what he may not know', (players) => {
  const reports = runLaws(fortunes, { games: 1, seed: 'secrets', players, only: SECRETS, packs: [[]] });
  expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
});

/** Those that lay out something that is not seen. */
const HIDING = [
  ['two-commissions', 'modifications', 'upgrades', 'favours'],
  ['cards-and-flags', 'contraband', 'locations'],
  ['short-cruise'],
];

for (const packs of HIDING)
  test(`nor with ${packs.join(', ')}`, () => {
    const reports = runLaws(fortunes, { games: 1, seed: 'secrets', players: 3, only: SECRETS, packs: [packs] });
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
  });
