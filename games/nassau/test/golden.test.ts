import { readFileSync } from 'node:fs';
import { seedOf, type Told } from '@boucan/kernel';
import type { Golden } from '@boucan/testkit';
import { goldenTests } from '@boucan/testkit/golden-tests';
import { expect, test } from 'vitest';
import { game, goldens, pin } from './golden/index.ts';

const folder = new URL('./golden/', import.meta.url);

goldenTests(game, goldens, folder, pin);

/** What is told in a golden match, from the first word to the last. */
function toldIn(name: string): string[] {
  const { config, seed, choices } = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Golden;
  const told: Told[] = [];
  let state = game.setup(config, seedOf(seed), told);
  for (const [seat, choice] of choices) {
    const played = game.play(state, seat, choice);
    if (played.refused !== undefined) throw new Error(`${choice.join(' ')} is refused`);
    told.push(...played.events);
    state = played.state;
  }
  return told.map(({ event }) => event);
}

test('between them the golden matches tell everything that can happen', () => {
  const told = new Set(goldens.flatMap(({ name }) => toldIn(name)));
  const known = Object.keys(game.def.text.en.events).filter((event) => !event.endsWith(':seen'));
  expect(known.filter((event) => !told.has(event))).toEqual([]);
});
