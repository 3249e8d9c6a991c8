// At every position of a few matches: what the rules do not let a viewer know changes nothing for him.
import { inclined, type LawOptions, runLaws, SECRETS } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { fortunes } from '../src/game.ts';

const learnt = (how: Omit<LawOptions, 'games' | 'seed' | 'only'>) =>
  runLaws(fortunes, { ...how, games: 1, seed: 'secrets', only: SECRETS }).flatMap(({ failures }) => failures);

test('nobody learns what he may not know', () => {
  expect(learnt({ players: 2, packs: [[]] })).toEqual([]);
});

test('nor where cards are announced whenever one has any', () => {
  const choose = inclined(([verb]) => (verb === 'announce' ? 40 : verb === 'pass' || verb === 'retire' ? 0 : 4));
  expect(learnt({ players: 4, packs: [[]], choose })).toEqual([]);
});

/** Those that lay out something that is not seen. */
const HIDING = [
  ['two-commissions', 'modifications', 'upgrades', 'favours'],
  ['cards-and-flags', 'contraband', 'locations'],
  ['short-cruise'],
];

for (const packs of HIDING)
  test(`nor with ${packs.join(', ')}`, () => {
    expect(learnt({ players: 3, packs: [packs] })).toEqual([]);
  });
