// What cannot be: each of these tables has exactly one thing wrong with it.
import { type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { type Caribbean, NPC } from '../src/board.ts';
import { fortunes } from '../src/game.ts';
import { buyGoods, costOf } from '../src/rules/port/buy.ts';
import { type Change, fetched } from './kit.ts';

/** A match of two, in the first turn, with this done to it. */
function after(change: Change): readonly string[] {
  let state = fortunes.setup({ seats: 2 }, seedOf('invariants'));
  state.board.eventDiscard.push(...state.board.events.filter((e) => e !== 'dead-calm'));
  state.board.events = ['dead-calm'];
  for (const seat of [0, 1]) {
    const played = fortunes.play(state, seat, ['ship', 'sloop']);
    if (played.refused !== undefined) throw new Error('a Sloop is refused');
    state = played.state;
  }
  change(state.board, (name) => (name === 'anne' ? 0 : 1));
  return fortunes.def.faults(state as State<Caribbean>);
}

test('nothing is wrong with a table as it is', () => {
  expect(after(() => {})).toEqual([]);
});

const WRONG: { readonly [what: string]: readonly [Change, RegExp] } = {
  'a Demand token is lost': [(b) => b.reserve.pop(), /Demand tokens/],
  'a Glory card is there twice': [(b) => b.gloryDiscard.push(b.glory[0]!), /Glory cards/],
  'an event is lost': [(b) => b.inForce.pop(), /events/],
  'a captain is lost': [(b) => b.captains.pop(), /captains/],
  'there is less than no gold': [
    (b) => {
      b.players[0]!.gold = -1;
    },
    /-1 gold aboard/,
  ],
  'the chest holds what nobody could believe': [
    (b) => {
      b.players[0]!.chest = 3;
    },
    /the chest holds 3/,
  ],
  'a ship has more sailors than berths': [
    (b) => {
      b.players[0]!.ship.crew = 4;
    },
    /crew is 4/,
  ],
  'a card is known that is not there': [
    (b) => b.players[0]!.shown.push('single-combat', 'single-combat'),
    /has shown single-combat/,
  ],
  'a dead captain has left something': [
    (b) => {
      const p = b.players[1]!;
      p.next = p.captain;
      p.captain = null;
    },
    /something is left/,
  ],
  'somebody else commands the ship': [
    (b) => {
      b.npcs[NPC['navy-spain']] = { zone: 'trinidad', ship: 'frigate', captain: fetched('navy-england-benbow', b.eventDiscard) };
    },
    /navy-england-benbow commands navy-spain/,
  ],
  'there is a Man-o’-war in peace': [
    (b) => {
      b.npcs[NPC['navy-spain']] = { zone: 'trinidad', ship: 'man-o-war', captain: fetched('navy-spain-pez', b.eventDiscard) };
    },
    /navy-spain is a man-o-war/,
  ],
  'something is left of an offer': [(b) => b.market.push(b.cargo.pop()!), /1 left: market/],
  'a ship at sea is overloaded': [
    (b) => {
      b.players[0]!.inPort = false;
      b.players[0]!.cargo.push(...b.cargo.splice(0, 3));
    },
    /3 cargo cards at sea/,
  ],
  'a ship has sunk and sails on': [
    (b) => {
      b.players[0]!.ship.hull = 0;
    },
    /the ship has sunk/,
  ],
};

for (const [what, [change, fault]] of Object.entries(WRONG))
  test(`it is noticed when ${what}`, () => {
    const faults = after(change);
    expect(faults.some((f) => fault.test(f))).toBe(true);
  });

test('it is noticed when more is bought than can be paid', () => {
  const state = fortunes.setup({ seats: 2 }, seedOf('invariants')) as State<Caribbean>;
  const { board } = state;
  board.turn.seat = 0;
  state.stack.push({ proc: buyGoods.id, step: 'chosen', vars: { seat: 0, returned: 0 } });
  board.basket.push(...board.cargo.splice(0, 4));
  const boughtWith = (gold: number): readonly string[] => {
    board.players[0]!.gold = gold;
    return fortunes.def.faults(state).filter((fault) => fault.includes('more is bought'));
  };
  const cost = costOf(board, 0);
  expect([boughtWith(cost).length, boughtWith(cost - 1).length]).toEqual([0, 1]);
});
