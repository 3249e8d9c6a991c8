// What is drawn of a match: of a voyage the crew's chance to come home and each one's share apart, of other games the chance to win.
import { botNamed } from '@boucan/bots';
import { brethren } from '@boucan/brethren';
import { type Game, rngFrom, type State, seedOf } from '@boucan/kernel';
import type { Moment } from '@boucan/record';
import { skull } from '@boucan/skull';
import { expect, test } from 'vitest';
import { drawn } from '../src/screens/replay/courses.ts';

function played(game: Game, seats: number, seed: string): Moment<unknown>[] {
  const rng = rngFrom(seedOf(`${seed} bots`));
  const bot = botNamed('level2')!;
  let state: State<unknown> = game.setup({ seats }, seedOf(seed), []);
  const all: Moment<unknown>[] = [{ state, made: null, events: [] }];
  while (state.result === null) {
    const { seat } = state.asked.find(({ answer }) => answer === null)!;
    const choice = bot.choose(game, game.view(state, seat), rng);
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined) throw new Error('refused');
    state = outcome.state;
    all.push({ state, made: { seat, choice }, events: [] });
  }
  return all;
}

const spread = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return Math.max(...known) - Math.min(...known);
};
const voyage = (seed: string, seats = 3) => played(skull as unknown as Game, seats, seed);
const ended = Array.from({ length: 12 }, (_, i) => voyage(`ends ${i}`));
const [won, lost] = [true, false].map((home) => ended.find((one) => one.at(-1)!.state.result!.winners.length > 0 === home)!) as [
  Moment<unknown>[],
  Moment<unknown>[],
];

test('of a voyage the crew’s chance to come home and each one’s share are drawn apart, and both move before the end', () => {
  for (const all of [lost, won]) {
    const [home, shares] = drawn(skull as unknown as Game, all);
    expect([home!.title, shares!.title]).toEqual(['replay.curve.home', 'replay.curve.shares']);
    expect(spread(home!.lines[0]!.slice(0, -1))).toBeGreaterThan(0.15);
    expect(Math.max(...shares!.lines.map((line) => spread(line.slice(0, -1))))).toBeGreaterThan(0.1);
    for (const [at] of all.slice(0, -1).entries()) {
      const sum = shares!.lines.reduce((all, line) => all + line[at]!, 0);
      expect(sum).toBeCloseTo(1);
    }
  }
});

test('at the end it is certain: home, and whose the victory is; or lost, and nobody’s', () => {
  const at = (all: typeof lost) => drawn(skull as unknown as Game, all).map(({ lines }) => lines.map((line) => line.at(-1)));
  const { winners } = won.at(-1)!.state.result!;
  expect(at(won)).toEqual([[1], [0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0))]);
  expect(lost.at(-1)!.state.result!.winners).toEqual([]);
  expect(at(lost)).toEqual([[0], [null, null, null]]);
});

test('alone on a voyage there is coming home alone; where nobody loses with the others, one picture of all', () => {
  expect(drawn(skull as unknown as Game, voyage('alone', 1)).map(({ title }) => title)).toEqual(['replay.curve.home']);
  const coast = played(brethren as unknown as Game, 3, 'coast');
  const [one, ...others] = drawn(brethren as unknown as Game, coast);
  expect([one!.title, others]).toEqual(['replay.curve', []]);
  expect(one!.lines).toHaveLength(3);
});
