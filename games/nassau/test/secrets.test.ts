// At every position of a few matches: what the rules do not let a viewer know changes nothing for him.
import { runLaws, SECRETS } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { nassau } from '../src/game.ts';

test.each([2, 4])('with %i players nobody learns what he may not know', (players) => {
  const reports = runLaws(nassau, { games: 2, seed: 'secrets', players, only: SECRETS });
  expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
});
