import { readFileSync } from 'node:fs';
import { seedOf } from '@boucan/kernel';
import type { Golden } from '@boucan/testkit';
import { goldenTests } from '@boucan/testkit/golden-tests';
import { expect, test } from 'vitest';
import { game, goldens, pin } from './golden/index.ts';

const folder = new URL('./golden/', import.meta.url);

goldenTests(game, goldens, folder, pin);

/** What is told in a golden match, from the first choice to the last. */
function toldIn(name: string): Set<string> {
  const { config, seed, choices } = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Golden;
  const told = new Set<string>();
  let state = game.setup(config, seedOf(seed));
  for (const [seat, choice] of choices) {
    const played = game.play(state, seat, choice);
    if (played.refused !== undefined) throw new Error(`${choice.join(' ')} is refused`);
    for (const { event } of played.events) told.add(event);
    state = played.state;
  }
  return told;
}

test('in the golden match port-royal-unclaimed nobody alone has the most chests', () => {
  expect(toldIn('port-royal-unclaimed')).toContain('port-royal.unclaimed');
});

test('in the golden match port-royal-won somebody has', () => {
  expect(toldIn('port-royal-won')).toContain('port-royal.won');
});

test('in the golden match nobody-there an attack finds no fleet, and treasure is lost', () => {
  const told = toldIn('nobody-there');
  expect(told).toContain('attack.idle');
  expect(told).toContain('treasure.boxed');
});

test('between them the golden matches tell everything that can happen after the first question', () => {
  const told = new Set(goldens.flatMap(({ name }) => [...toldIn(name)]));
  const known = Object.keys(game.def.text.en.events).filter((event) => !event.endsWith(':seen'));
  expect(known.filter((event) => !told.has(event))).toEqual(['match.began']);
});
