// What a program is told of a match is as the schema of its game says, whatever is played; and the schema is that of the types.
import { readFileSync } from 'node:fs';
import { GAMES } from '@boucan/games';
import { below, type Game, rngFrom, seedOf } from '@boucan/kernel';
import { atLength } from '@boucan/testkit/whole';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { fileOf, schemasOf } from '../scripts/schemas/schema.ts';

const schemaOf = (id: string): object => JSON.parse(readFileSync(fileOf(id), 'utf8')) as object;

test('the schemas are made of the types as they are now (npm run schemas)', { timeout: 120_000 }, () => {
  const made = schemasOf(GAMES.map(({ id }) => id));
  expect([...made.keys()]).toEqual(GAMES.map(({ id }) => id));
  for (const [id, schema] of made) expect(schemaOf(id)).toEqual(schema);
});

/** The packs to be tried: none, each alone with what it needs, and as many as go together. */
function mixturesOf(game: Game): string[][] {
  const packs = game.def.packs.map(({ id }) => id);
  const fits = (some: readonly string[]): boolean =>
    game.whyNotStart({ seats: game.seats[1], packs: [...some], options: {} }).length === 0;
  const most: string[] = [];
  for (const pack of packs) if (fits([...most, pack])) most.push(pack);
  const alone = packs.filter((pack) => fits([pack])).map((pack) => [pack]);
  return [[], ...(most.length > 0 ? [most] : []), ...atLength([], alone)];
}

/** The first view that is not as it should be, on the way through a match at random. */
function wrongIn(game: Game, packs: string[], seats: number, isValid: ValidateFunction): unknown {
  const rng = rngFrom(seedOf(`${game.id} ${packs.join()} ${seats}`));
  const state = game.setup({ seats, packs, options: {} }, [1, 2, 3, seats]);
  for (let n = 0; ; n++) {
    for (const viewer of [...Array(seats).keys(), 'table' as const])
      if (!isValid(JSON.parse(JSON.stringify(game.view(state, viewer))))) return { n, viewer, errors: isValid.errors };
    if (state.result !== null) return null;
    const seat = state.asked.find(({ answer }) => answer === null)!.seat;
    const options = game.options(state, seat);
    game.advance(state, seat, options[below(rng, options.length)]!);
  }
}

describe.each(GAMES)('$id', ({ id, load }) => {
  test('every view of whole matches fits', { timeout: atLength(60_000, 600_000) }, async () => {
    const game = await load();
    const isValid = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true }).compile(schemaOf(id));
    for (const packs of mixturesOf(game))
      for (const seats of atLength<readonly number[]>([game.seats[1]], game.seats))
        expect({ packs, seats, wrong: wrongIn(game, packs, seats, isValid) }).toEqual({ packs, seats, wrong: null });
    // What is not declared does not fit.
    const view = game.view(game.setup({ seats: game.seats[1], packs: [], options: {} }, [1, 2, 3, 4]), 0);
    expect(isValid({ ...view, board: { ...(view.board as object), secret: 1 } })).toBe(false);
  });
});
