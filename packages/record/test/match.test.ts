import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { moments, type Played, playedIn, recordOf, startMatch, upTo } from '../src/index.ts';
import { begun, played } from './played.ts';

const record = played('match');

test('what was foreseen is what is played, and nothing else is', () => {
  const match = begun('foresee');
  const before = match.state;
  const choice = ['bid', 1] as const;
  const foreseen = match.foresee(0, choice);
  expect(match.state).toBe(before);
  expect(match.play(0, choice)).toBe(foreseen);

  const other = begun('foresee');
  other.foresee(0, ['bid', 1]);
  other.play(0, ['bid', 2]);
  expect(other.state.asked[0]?.answer).toEqual(['bid', 2]);

  const third = begun('foresee');
  third.foresee(0, choice);
  third.play(1, choice);
  expect(third.state.asked.map((q) => q.answer)).toEqual([null, choice]);
});

test('a choice that was foreseen and played is not played again from there', () => {
  const match = begun('foresee');
  const choice = ['bid', 1] as const;
  match.foresee(0, choice);
  match.play(0, choice);
  expect(match.play(0, choice).refused).toHaveLength(1);
});

test('a choice that is not allowed has no place in a record', () => {
  const spoilt = { ...playedIn(record), choices: playedIn(record).choices.with(1, [0, ['sing']]) };
  expect(() => recordOf(toy, spoilt)).toThrow('a choice that is not allowed');
});

test('a fork begins with the board of the moment it left, and has no record of its own', () => {
  const at = 5;
  const { seats, packs, options, names, entropy } = record;
  const fork = startMatch(toy, {
    seats,
    packs,
    options,
    names,
    entropy,
    secret: 'a'.repeat(64),
    from: upTo(playedIn(record), at),
  });
  const then = moments(toy, playedIn(record))[at]!.state;
  expect({ ...fork.state, rng: null }).toEqual({ ...then, rng: null });
  expect(fork.state.rng).not.toEqual(then.rng);
  expect(() => fork.record()).toThrow('went on from another');
});

test('a fork of a fork counts from where the first match began', () => {
  const { names, secret, entropy } = record;
  const first = upTo(playedIn(record), 5);
  const all = moments(toy, playedIn(record));
  const goOn = (from: Played, choices: number): Played => {
    const match = startMatch(toy, { seats: 2, packs: [], options: record.options, names, entropy, secret, from });
    const made: Played['choices'][number][] = [];
    for (let i = 0; i < choices; i++) {
      const { seat } = match.state.asked.find((q) => q.answer === null)!;
      const choice = toy.options(match.state as never, seat)[0]!;
      match.play(seat, choice);
      made.push([seat, choice]);
    }
    return { ...playedIn(record), choices: made, from };
  };
  const fork = goOn(first, 3);
  const again = goOn(fork, 2);
  expect(moments(toy, again)).toHaveLength(1 + 5 + 3 + 2);
  expect(moments(toy, again).slice(0, 6)).toEqual(all.slice(0, 6));
  expect(upTo(again, 4)).toEqual(upTo(first, 4));
  expect(upTo(again, 7)).toEqual(upTo(fork, 7));
  expect(upTo(again, 9).choices).toHaveLength(1);
});

test('a match whose last choice is not allowed cannot be gone on from', () => {
  const { names, secret, entropy, options } = record;
  const from = { ...upTo(playedIn(record), 3), choices: [...upTo(playedIn(record), 3).choices, [0, ['sing']] as const] };
  expect(() => startMatch(toy, { seats: 2, packs: [], options, names, entropy, secret, from })).toThrow('choice 4');
});
