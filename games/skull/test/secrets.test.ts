// At every position of a few matches: what the rules do not let a viewer know changes nothing for him.
import { eager, runLaws, SECRETS } from '@boucan/testkit';
import { expect, test } from 'vitest';
import type { Voyage } from '../src/board.ts';
import { skull } from '../src/game.ts';

test.each([1, 3, 5])('with %i players nobody learns what he may not know', (players) => {
  const reports = runLaws(skull, { games: 2, seed: 'secrets', players, only: SECRETS });
  expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
});

test('nor does a crew that knows its trade, and gets as far as the silver ledger', () => {
  let hidden = 0;
  const choose: ReturnType<typeof eager> = (game, state, rng) => {
    const { ledger, ledgerSeen } = state.board as Voyage;
    if (ledger !== null && !ledgerSeen) hidden++;
    return eager(90)(game, state, rng);
  };
  for (let n = 0; n < 3 || (n < 30 && hidden <= 20); n++) {
    const reports = runLaws(skull, { games: 1, seed: `secrets ${n}`, players: 3, only: SECRETS, choose });
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
  }
  expect(hidden).toBeGreaterThan(20);
});
