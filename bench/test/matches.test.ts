import type { Game } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { expect, it } from 'vitest';
import { type Figure, figures } from '../src/index.ts';
import { newPolicy, playInPlace, playPurely, positionsOf, seatToAnswer, seedNo } from '../src/matches.ts';

it('plays a match in place as it plays it purely', () => {
  const s = toy.setup({ seats: 3 }, seedNo(5));
  const { choices, end } = playPurely(toy, s, newPolicy());
  expect(playInPlace(toy, s, newPolicy())).toBe(choices);
  expect(toy.hash(s)).toBe(toy.hash(end));
});

it('finds positions that leave a choice', () => {
  const positions = positionsOf(toy as Game, 30, 3);
  expect(positions).toHaveLength(30);
  for (const s of positions) expect((toy as Game).options(s, seatToAnswer(s)).length).toBeGreaterThan(1);
});

it('measures what is asked for, and nothing else', async () => {
  const found: Figure[] = [];
  for await (const figure of figures('toy.options')) found.push(figure);
  expect(found).toMatchObject([{ name: 'toy.options.us', unit: 'us' }]);
  expect(found[0]?.value).toBeGreaterThan(0);
});
