import type { MatchCard } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { byGame, byOpponent, byPack, bySeats, hasWon, pace, sources, streaks } from '../src/screens/profile/statistics.ts';

const seat = (name: string, place: number, more: Partial<MatchCard['seats'][number]> = {}): MatchCard['seats'][number] => ({
  ...{ name, place, level: null, score: 10 - place, left: false, isThis: name === 'me', sources: null },
  ...more,
});
const match = (seats: MatchCard['seats'], more: Partial<MatchCard> = {}): MatchCard => ({
  ...{ table: 't', game: 'brethren', at: 1, seats, packs: [], kind: 'live', choices: 10, ms: 30_000 },
  ...more,
});

const MATCHES = [
  match([seat('me', 1), seat('Anne', 2), seat('', 3, { level: 'level2' })]),
  match([seat('me', 2), seat('Anne', 1)], { packs: ['charms'], choices: 0, ms: 0 }),
  match([seat('me', 1, { left: true }), seat('Bart', 2)], { game: 'nassau' }),
];

test('matches are counted by game, seats, modules and people; bots are nobody', () => {
  expect(byGame(MATCHES)).toEqual([
    { key: 'brethren', played: 2, won: 1 },
    { key: 'nassau', played: 1, won: 0 },
  ]);
  expect(bySeats(MATCHES).map(({ key, played }) => [key, played])).toEqual([
    ['2', 2],
    ['3', 1],
  ]);
  expect(byPack(MATCHES).map(({ key, played }) => [key, played])).toEqual([
    ['', 2],
    ['charms', 1],
  ]);
  expect(byOpponent(MATCHES).map(({ key }) => key)).toEqual(['Anne', 'Bart']);
});

test('who left has not won, and time counts for choices alone', () => {
  expect(MATCHES.map(hasWon)).toEqual([true, false, false]);
  expect(pace(MATCHES)).toBe(3);
  expect(pace([])).toBeNull();
});

test('points by source are compared with those of the winners', () => {
  const told = [
    match([seat('me', 2, { sources: { pot: 2, tokens: 4 } }), seat('Anne', 1, { sources: { pot: 6, tokens: 0 } })]),
    match([seat('me', 1, { sources: { pot: 4, tokens: 0 } }), seat('Anne', 2, { sources: { pot: 0, tokens: 0 } })]),
    match([seat('me', 1), seat('Anne', 2)]),
  ];
  expect(sources(told)).toEqual([
    { source: 'pot', mine: 3, winners: 5 },
    { source: 'tokens', mine: 2, winners: 0 },
  ]);
  expect(sources([])).toEqual([]);
});

test('victories in a row: of the latest matches, and the most there were', () => {
  const [won, lost] = [MATCHES[0]!, MATCHES[1]!];
  expect(streaks([won, won, lost, won, won, won, lost])).toEqual({ now: 2, most: 3 });
  expect(streaks([lost, won])).toEqual({ now: 0, most: 1 });
  expect(streaks([won, won])).toEqual({ now: 2, most: 2 });
  expect(streaks([])).toEqual({ now: 0, most: 0 });
});
