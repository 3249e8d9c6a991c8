// At every position of a few matches: what the rules do not let a viewer know changes nothing for him.
import { defineGame, takeAny } from '@boucan/kernel';
import { inclined, type LawOptions, runLaws, SECRETS } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { fortunes } from '../src/game.ts';

const learnt = (how: Omit<LawOptions, 'games' | 'seed' | 'only'>, game = fortunes) =>
  runLaws(game, { ...how, games: 1, seed: 'secrets', only: SECRETS }).flatMap(({ failures }) => failures);

test('nobody learns what he may not know', () => {
  expect(learnt({ players: 2, packs: [[]] })).toEqual([]);
});

/** Everybody begins with four Glory cards. */
const armed = defineGame({
  ...fortunes.def,
  setup: (config, rng) => {
    const b = fortunes.def.setup(config, rng);
    for (const { hand } of b.players) for (let n = 0; n < 4; n++) hand.push(takeAny(rng, b.glory));
    return b;
  },
});

test('nor where cards are announced whenever one can', () => {
  const choose = inclined(([verb]) => (verb === 'announce' ? 40 : verb === 'pass' || verb === 'retire' ? 0 : 4));
  expect(learnt({ players: 4, packs: [[]], choose }, armed)).toEqual([]);
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
