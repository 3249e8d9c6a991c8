// Every roll says how many dice, what counts, how many successes; and how a tie was decided.
import type { Told } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { rolledWords } from '../src/boards/fortunes/scenes/rolled.ts';
import { sayIn } from '../src/boards/fortunes/words.ts';

const say = sayIn('en');
const told = (event: string, w: Told['with']): Told => ({ event, with: w });

test('a roll says its dice, its skulls, and what it takes', () => {
  expect(rolledWords(told('scout.rolled', { seat: 0, dice: ['skull', 2, 4] }), say)).toBe('1 skull on 3 dice; one is enough');
  expect(rolledWords(told('raid.rolled', { seat: 0, dice: ['skull', 'skull'] }), say)).toBe(
    '2 skulls on 2 dice; each is a success',
  );
  expect(rolledWords(told('contest.rolled', { seat: 0, dice: [1] }), say)).toBe(
    'no skull on 1 die; more than the enemy’s to win',
  );
  const french = rolledWords(told('scout.rolled', { seat: 0, dice: [1, 1] }), sayIn('fr'));
  expect(french?.replaceAll(/\p{Zs}/gu, ' ')).toBe('aucun crâne sur 2 dés ; un suffit');
  expect(rolledWords(told('volley.fired', { seat: 0, dice: [1, 2] }), say), 'location dice are not counted').toBeNull();
});

test('a contest with as many skulls on either side says by which sums it was decided', () => {
  const rolls = [
    told('contest.rolled', { seat: 0, dice: ['skull', 4, 3] }),
    told('contest.rolled', { seat: 'navy', dice: ['skull', 2] }),
  ];
  expect(rolledWords(told('contest.won', { seat: 0 }), say, rolls)).toBe(
    '1 skull each: the sum of the other dice decides, 7 against 2',
  );
  const clear = [told('contest.rolled', { seat: 0, dice: ['skull'] }), told('contest.rolled', { seat: 'navy', dice: [2] })];
  expect(rolledWords(told('contest.won', { seat: 0 }), say, clear)).toBeNull();
});
