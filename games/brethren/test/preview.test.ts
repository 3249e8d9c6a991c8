// What is said of a ship before it is played comes true.
import { seedOf } from '@boucan/kernel';
import { randomMove, stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { brethren } from '../src/game.ts';
import { withShip } from '../src/preview.ts';

test('BRE-TURN-06, BRE-FLEET-05: a fleet stands where it was said to, as strong as was said', () => {
  const state = brethren.setup(brethren.agreed({ seats: 5 }), seedOf('preview'));
  const rng = stream('preview', 'choices');
  let ships = 0;
  for (;;) {
    const move = randomMove(brethren, state, rng);
    if (move === null) break;
    const [verb, ship, at] = move.choice;
    const board = state.board.boards.find(({ id }) => id === at);
    const said = verb === 'ship' ? withShip(board!.fleets, move.seat, ship as 'galleon') : null;
    brethren.advance(state, move.seat, move.choice);
    if (said === null) continue;
    ships++;
    const { fleets } = state.board.boards.find(({ id }) => id === at)!;
    const place = fleets.findIndex(({ seat }) => seat === move.seat);
    expect(said).toEqual({ place: place + 1, sails: 3 * fleets[place]!.galleons + 2 * fleets[place]!.schooners });
  }
  expect(ships).toBe(60);
});
