import { runLaws } from '@boucan/testkit';
import { describe, expect, test } from 'vitest';
import { fortunes } from '../../src/game.ts';
import { PACKS } from '../../src/packs/index.ts';

for (const { id } of PACKS)
  describe(`a table with ${id}`, () => {
    for (const { law, claims, failures } of runLaws(fortunes, { games: 3, seed: id, packs: [[id]] }))
      test(`obeys ${law}: ${claims}`, () => expect(failures).toEqual([]));
  });
