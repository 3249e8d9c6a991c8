import { findGame } from '@boucan/games';
import { LESSONS } from '@boucan/games/lessons';
import { choicesIn, entropyOf, OTHERS, secretOf, startOf } from '@boucan/lessons';
import { type Entry, Table } from '@boucan/table';
import { expect, test } from 'vitest';
import { openingOf } from '../src/local/opening.ts';

test.each(Object.keys(LESSONS))('a table of a lesson of %s has the dice with which the lesson was checked', async (id) => {
  const game = (await findGame(id))!;
  const { positions } = await LESSONS[id]!.course();
  for (const [lesson, position] of Object.entries(positions)) {
    const { seats, packs = [], options = {}, seat } = position;
    const sitters = Array.from({ length: seats }, (_, at) => (at === seat ? { name: 'Anna' } : { bot: OTHERS }));
    const opening = openingOf(game, { seats, packs, options }, sitters, {
      secret: secretOf(position),
      entropy: entropyOf(position),
    });
    const table = new Table(game, secretOf(position), opening);
    for (const [who, choice] of choicesIn(game, position))
      table.apply({ type: 'chose', seat: who, choice, by: 'bot', n: table.n + 1, at: 0 } as Entry);
    const start = startOf(game, position);
    expect(game.hash(table.state!), lesson).toBe(game.hash(start));
    expect(table.state!.rng, lesson).toEqual(start.rng);
  }
});
