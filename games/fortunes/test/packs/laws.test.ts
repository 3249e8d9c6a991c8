import { runLaws } from '@boucan/testkit';
import { atLength } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { fortunes } from '../../src/game.ts';
import { PACKS } from '../../src/packs/index.ts';

/** Every number of players with each pack; in a short run one number for each, in turn. */
const players = (at: number) => atLength({ players: 2 + (at % 3) }, {});

for (const [at, { id }] of PACKS.entries())
  describe(`a table with ${id}`, () => {
    for (const { law, claims, failures } of runLaws(fortunes, { games: atLength(1, 3), seed: id, packs: [[id]], ...players(at) }))
      test(`obeys ${law}: ${claims}`, () => expect(failures).toEqual([]));
  });
