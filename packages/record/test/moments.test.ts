import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { moments, type Played, playedIn, secretFromSeed, startMatch, upTo, verify } from '../src/index.ts';
import { played as playedOut } from './played.ts';

const record = playedOut('moments');
const played = playedIn(record);
const all = moments(toy, played);

/** A fork after so many choices that always takes the first option, to the end. */
function forkAt(choices: number, seed: string): Played {
  const from = upTo(played, choices);
  const { seats, packs, options, names, entropy } = played;
  const secret = secretFromSeed(seed);
  const match = startMatch(toy, { seats, packs, options, names, entropy, secret, from });
  const made: Played['choices'][number][] = [];
  while (match.state.result === null) {
    const { seat } = match.state.asked.find((q) => q.answer === null)!;
    const choice = toy.options(match.state, seat)[0]!;
    match.play(seat, choice);
    made.push([seat, choice]);
  }
  expect(() => match.record()).toThrow('no record');
  return { ...played, secret, choices: made, from };
}

test('a record is played again position by position', () => {
  expect(verify(toy, record)).toEqual({ ok: true });
  expect(all).toHaveLength(record.choices.length + 1);
  expect(all[0]!.made).toBeNull();
  expect(toy.hash(all.at(-1)!.state)).toBe(record.hash);
});

test('a choice that is not allowed ends it, and nothing goes on from there', () => {
  const spoiled: Played = { ...played, choices: played.choices.with(2, [0, ['sing']]) };
  expect(moments(toy, spoiled)).toEqual(all.slice(0, 3));
  expect(() => startMatch(toy, { ...played, from: spoiled })).toThrow('choice 3');
});

test('a fork keeps what came before it and has dice of its own after it', () => {
  const at = Math.floor(record.choices.length / 2);
  const [one, same, other] = ['a', 'a', 'b'].map((seed) => moments(toy, forkAt(at, seed)));
  expect(one!.slice(0, at + 1).map((m) => toy.hash(m.state))).toEqual(all.slice(0, at + 1).map((m) => toy.hash(m.state)));
  expect(one).toEqual(same);
  expect(toy.hash(one![at + 1]!.state)).not.toBe(toy.hash(other![at + 1]!.state));
});

test('a fork can be cut before and after the moment it began, and forked again', () => {
  const at = Math.floor(record.choices.length / 2);
  const fork = forkAt(at, 'a');
  expect(upTo(fork, at - 1)).toEqual(upTo(played, at - 1));
  expect(upTo(fork, at)).toEqual(upTo(played, at));
  const later = upTo(fork, at + 1);
  expect(later.choices).toHaveLength(1);
  expect(moments(toy, later)).toEqual(moments(toy, fork).slice(0, at + 2));
});
