// What bots leave out though it is lawful.
import { type Choice, type Seat, type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { silly } from '../src/advice/silly.ts';
import type { Caribbean } from '../src/board.ts';
import { fortunes } from '../src/game.ts';

/** A position in which the active player has just done this. */
function after(change: (s: State<Caribbean>) => void): State<Caribbean> {
  const s = fortunes.setup({ seats: 2 }, seedOf('silly'));
  change(s);
  return s;
}
const isSilly = (s: State<Caribbean>, ...choice: readonly unknown[]): boolean => silly(s, 0 as Seat, choice as unknown as Choice);

test('a weapon just bought is not sold, another may be', () => {
  const s = after(({ stack }) => stack.push({ proc: 'yard', step: 'menu', vars: { bought: ['grapple'] } } as never));
  expect([isSilly(s, 'sell-weapon', 'grapple'), isSilly(s, 'sell-weapon', 'chain-shot')]).toEqual([true, false]);
});

test('what was just hidden is not fetched, nor is more than one has', () => {
  const poor = after(({ board }) => {
    board.players[0]!.gold = 0;
  });
  expect(isSilly(poor, 'fetch')).toBe(false);
  poor.board.turn.activities.push('stash');
  expect(isSilly(poor, 'fetch')).toBe(true);
  poor.board.turn.activities.pop();
  poor.board.players[0]!.gold = 3;
  expect(isSilly(poor, 'fetch')).toBe(true);
});

test('one does not leave a port to enter it again, but may enter another', () => {
  const left = after(({ board }) => board.turn.taken.push('port', 'move'));
  expect([isSilly(left, 'sail', 'port'), isSilly(left, 'sail', 'nassau')]).toEqual([true, false]);
  expect(
    isSilly(
      after(({ board }) => board.turn.taken.push('move')),
      'sail',
      'port',
    ),
  ).toBe(false);
});
