import { findGame } from '@boucan/games';
import { moments } from '@boucan/record';
import { expect, test } from 'vitest';
import type { Help } from '../src/boards/board.ts';
import { begunUntil } from '../src/local/begun.ts';

const helps = import.meta.glob<Help>('../src/boards/*/help.ts', { eager: true });
const tries = Object.entries(helps).flatMap(([file, { tries = [] }]) =>
  tries.map((one) => [file.split('/').at(-2)!, one.id, one] as const),
);

test('the heart of a game can be tried', () => {
  expect(tries.map(([game, id]) => `${game} ${id}`)).toEqual(
    expect.arrayContaining(['brethren scoring', 'fortunes raid', 'nassau fight', 'nassau tales']),
  );
});

test.each(tries)('%s, %s: others have begun, and the first seat is asked', async (id, _what, one) => {
  const game = (await findGame(id))!;
  const played = begunUntil(game, one, Array(one.seats).fill('?'));
  const { state } = moments(game, played).at(-1)!;
  expect(state.asked.find(({ seat }) => seat === 0)?.question).toBe(one.question);
  expect(game.options(state, 0).map(([verb]) => verb)).toContain(one.verb);
  expect(begunUntil(game, one, Array(one.seats).fill('?')).choices).toEqual(played.choices);
});
