import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOf } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { twins } from '@boucan/toy/twins';
import { describe, expect, test } from 'vitest';
import { type Failure, lawsOf, runLaws, saveFailure } from '../src/index.ts';
import type { Played } from '../src/laws/law.ts';

const crashing = twins.find((twin) => twin.breaks === 'no-crash')!.game;

/** The first match in which a rule throws. */
function crash(): Failure {
  const [failure] = runLaws(crashing, { games: 40, seed: 'crash', players: 2, only: ['no-crash'] })[0]!.failures;
  return failure!;
}

describe('running the laws', () => {
  test('every law has its own name and says what it claims', () => {
    const laws = lawsOf(toy);
    expect(new Set(laws.map((law) => law.id)).size).toBe(laws.length);
    for (const { id, claims } of laws) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/u);
      expect(claims).toMatch(/^[A-Z].*\.$/u);
    }
  });

  test('the same seed gives the same report', () => {
    const options = { games: 3, seed: 'again' };
    expect(runLaws(toy, options)).toEqual(runLaws(toy, options));
  });

  test('without a number of players, every number of seats is played', () => {
    const told: string[] = [];
    const options = { games: 2, seed: 'seats', progress: (done: number, total: number) => told.push(`${done} of ${total}`) };
    expect(runLaws(toy, options).find((r) => r.law === 'no-crash')?.checks).toBe(6);
    expect(told).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6']);
    expect(runLaws(toy, { ...options, players: 3 })[0]?.checks).toBe(2);
  });

  test('a match without winners is unsound, unless somebody played alone and lost', () => {
    const law = lawsOf(toy).find(({ id }) => id === 'result-is-sound')!;
    const ended = (seats: number): Played => {
      const result = { winners: [], scores: Array<number>(seats).fill(0), end: 'late' };
      const last = { ...toy.setup({ seats: 2 }, seedOf('over')), seats, stack: [], asked: [], result };
      return { game: toy as never, last: last as never, choices: [], opening: [], again: () => last as never };
    };
    expect(law.match?.(ended(1))).toBe(null);
    expect(law.match?.(ended(2))).toBe('nobody has won');
  });

  test('a rule that crashes breaks a law and stops nothing else', () => {
    const reports = runLaws(crashing, { games: 20, seed: 'crash' });
    const report = reports.find((r) => r.law === 'no-crash');
    expect(report?.checks).toBe(60);
    expect(report?.failed).toBeGreaterThan(3);
    expect(report?.failures).toHaveLength(3);
    expect(report?.failures[0]?.message).toBe('nobody has thought of seven');
  });
});

/** What is said of a game that breaks this law. */
const saidOf = (law: string): string =>
  twins
    .filter(({ breaks }) => breaks === law)
    .map(({ game }) => runLaws(game, { games: 40, seed: law, players: 2, only: [law] })[0]!.failures[0]?.message ?? '')
    .join('\n');

describe('whoever breaks a law is told what to write', () => {
  test.each([
    ['ends-in-time', 'raise `limit`'],
    ['secrets-are-kept', '`look`'],
    ['imagined-looks-the-same', '`imagine`'],
  ])('%s: %s', (law, what) => {
    expect(saidOf(law)).toContain(what);
  });
});

describe('a failure', () => {
  test('can be played again up to where it happened', () => {
    const { config, seed, choices, choice, players } = crash();
    expect([choices.length, config.seats]).toEqual([choice, players]);
    const state = crashing.setup(config, seedOf(seed));
    for (const [seat, c] of choices) crashing.advance(state, seat, c);
    const seat = state.asked.find((q) => q.answer === null)!.seat;
    expect(() => crashing.options(state, seat).map((c) => crashing.play(state, seat, c))).toThrow('nobody has thought of seven');
  });

  test('can be found again by its own seed', () => {
    const { seed, players, choice } = crash();
    const [again] = runLaws(crashing, { games: 1, seed, players, only: ['no-crash'] })[0]!.failures;
    expect(again?.choice).toBe(choice);
  });

  test('is saved in a file with everything needed to replay it', () => {
    const dir = mkdtempSync(join(tmpdir(), 'boucan-'));
    try {
      const failure = crash();
      const file = saveFailure(join(dir, 'failures'), failure);
      const { game, version, config, seed, choices, law, message } = failure;
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
        format: 'boucan-failure',
        game,
        version,
        config,
        seed,
        choices,
        law,
        message,
      });
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
