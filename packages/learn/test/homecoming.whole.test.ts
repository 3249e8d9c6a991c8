// The last way home of Nassau, solved in points: how far the levels are from perfect there.
import { botNamed } from '@boucan/bots';
import { type Game, rngFrom, sameChoice, seedOf } from '@boucan/kernel';
import { nassau } from '@boucan/nassau';
import { expect, test } from 'vitest';
import { exactly, homecomings, lossOf } from '../src/exact.ts';

const game = nassau as unknown as Game;
const home = homecomings(game, 2, 60, 'solved');

test('a choice is worth nothing or all of what hangs on it, or something between', () => {
  for (const { values } of home) {
    const all = values.map(({ value }) => value);
    expect([Math.min(...all), Math.max(...all)]).toEqual([0, 1]);
  }
});

test('level 1 gives away more points than level 5, and level 5 no victory', () => {
  const lost = (level: string): number =>
    home.reduce((sum, position, i) => sum + lossOf(position, botNamed(level)!, `solved ${i}`), 0) / home.length;
  expect(lost('level1')).toBeGreaterThan(lost('level5'));
  const victories = home.map(({ state, seat, values }, i) => {
    const share = (choice: (typeof values)[number]['choice']): number => {
      const after = game.clone(state);
      game.advance(after, seat, choice);
      return exactly(game, after)[seat]!;
    };
    const made = botNamed('level5')!.choose(game, game.glance(state, seat), rngFrom(seedOf(`solved ${i}`)));
    return (
      Math.max(...values.map(({ choice }) => share(choice))) -
      share(values.find(({ choice }) => sameChoice(choice, made))!.choice)
    );
  });
  expect(victories.reduce((sum, one) => sum + one, 0) / home.length).toBeLessThan(0.02);
});
