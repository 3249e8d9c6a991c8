import type { Rng } from '@boucan/kernel';
import { describe, expect, it } from 'vitest';
import { newPolicy, playInPlace, playPurely, seedNo } from '../src/matches.ts';
import { type Board, type Played, printOf } from '../src/yardstick/board.ts';
import * as boardgameIo from '../src/yardstick/boardgame-io.ts';
import { yardstick } from '../src/yardstick/kernel.ts';
import * as plain from '../src/yardstick/plain.ts';

type PlayOut = (match: number, policy: Rng) => Played;

/** All moves and a fingerprint of all endings of so many matches. */
function trajectory(matches: number, playOut: PlayOut): Played {
  const policy = newPolicy();
  let moves = 0;
  let print = 0;
  for (let match = 0; match < matches; match++) {
    const played = playOut(match, policy);
    moves += played.moves;
    print ^= played.print;
  }
  return { moves, print };
}

const begin = (match: number) => yardstick.setup({ seats: 4 }, seedNo(match));
const ending = (s: { board: Board; turns: number; result: { winners: readonly number[] } | null }): number =>
  printOf(s.board, s.turns, s.result?.winners[0] as number);

const inPlace: PlayOut = (match, policy) => {
  const s = begin(match);
  const moves = playInPlace(yardstick, s, policy);
  return { moves, print: ending(s) };
};
const purely: PlayOut = (match, policy) => {
  const { choices, end } = playPurely(yardstick, begin(match), policy);
  return { moves: choices, print: ending(end) };
};

describe('the yardstick', () => {
  // What the published yardstick (toy-core.js) comes to with the same seeds.
  const PUBLISHED = { moves: 9472, print: 1548177520 };

  it.each([
    ['by hand', plain.playOut],
    ['on the kernel, in place', inPlace],
    ['on the kernel, purely', purely],
  ])('goes the published way %s', (_form, playOut) => {
    expect(trajectory(40, playOut)).toEqual(PUBLISHED);
  });

  it('goes the same way on boardgame.io', () => {
    expect(trajectory(4, boardgameIo.playOut)).toEqual(trajectory(4, plain.playOut));
  });

  it('imagines what looks the same', () => {
    const s = begin(3);
    const seen = yardstick.view(s, 1);
    const imagined = yardstick.determinize(seen, newPolicy());
    expect(yardstick.view(imagined, 1)).toEqual(seen);
    expect(imagined.board.deck).not.toEqual(s.board.deck);
  });
});
