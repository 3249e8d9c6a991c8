// What must hold in every game: no crash, no leak, nothing lost, every sentence in both languages …
import { runLaws } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';

for (const { law, claims, failures } of runLaws(game, { games: 20, seed: 'laws' }))
  test(`${law}: ${claims}`, () => expect(failures).toEqual([]));
