import { expect, test } from 'vitest';
import { argumentsOf } from '../src/messages.ts';

test('a message asks for its arguments, also inside a choice', () => {
  const { all, plain } = argumentsOf('{seat} pays {bid, plural, =0 {nothing} one {# coin of {owner}} other {# coins}}.');
  expect([...all]).toEqual(['seat', 'bid', 'owner']);
  expect([...plain]).toEqual(['seat', 'owner']);
});

test('what is quoted is not an argument', () => {
  expect([...argumentsOf("'{seat}' and {card}").all]).toEqual(['card']);
});

test('an unclosed message is not a message', () => {
  expect(() => argumentsOf('You cannot attack {yourself.')).toThrow('is not a message');
});

test('a form of a name is that name', () => {
  expect([...argumentsOf('{npc_The} hunts {seat_the}, enemy {nation_of}').all]).toEqual(['npc', 'seat', 'nation']);
});
