// The watchman over every position: sound asleep while all is well, and awake to each thing that can be wrong.
import { type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { Coast } from '../src/board.ts';
import { brethren } from '../src/game.ts';
import { randomMatch } from './kit.ts';

/** What is found wrong with the first position, once this has happened to it. */
function faultsAfter(harm: (state: State<Coast>) => void): readonly string[] {
  const state = brethren.setup({ seats: 3, options: { 'first-seat': 0 } }, seedOf('invariants'));
  harm(state);
  return brethren.def.faults(state);
}

test('nothing is wrong in any position of a match', () => {
  expect(faultsAfter(() => {})).toEqual([]);
  for (const players of [3, 4, 5, 6])
    for (const { after } of randomMatch(players, `sound ${players}`)) expect(brethren.def.faults(after)).toEqual([]);
});

test('BRE-INV-01: every card of the deck is somewhere, once', () => {
  const gone = faultsAfter(({ board }) => {
    const card = board.pile.pop()!;
    board.pile.push(card === 'chest' ? 'cannon' : 'chest');
  });
  expect(gone).toHaveLength(2); // one too few of one kind, one too many of another
  expect(faultsAfter(({ board }) => board.secret.push(board.pile.pop()!))).toEqual(['5 secret cards']);
  for (const place of ['pile', 'box'] as const)
    expect(faultsAfter(({ board }) => board[place].push('chest'))).toEqual(['10 cards chest instead of 9']);
  expect(faultsAfter(({ board }) => board.captains[1]!.hand.push('chest'))).toEqual(['10 cards chest instead of 9']);
  expect(faultsAfter(({ board }) => board.captains[1]!.won.push('chest'))).toEqual(['10 cards chest instead of 9']);
  expect(faultsAfter(({ board }) => board.boards[1]!.cards.push({ card: 'chest', seat: 0, faceDown: true }))).toEqual([
    '10 cards chest instead of 9',
  ]);
});

test('BRE-INV-02, BRE-INV-09: before a turn one has four cards, or as many as ships', () => {
  const handless = faultsAfter(({ board }) => board.pile.push(board.captains[0]!.hand.pop()!));
  expect(handless).toEqual(['seat 0 has 3 cards for 12 turns']);
  const another = faultsAfter(({ board }) => board.pile.push(board.captains[1]!.hand.pop()!)); // whose turn it is not
  expect(another).toEqual([]);
  const shipless = faultsAfter(({ board: { captains } }) => {
    Object.assign(captains[0]!, { galleons: 0, schooners: 0, lostGalleons: 3, lostSchooners: 9 });
  });
  expect(shipless).toEqual(['seat 0 has a turn with 0 ships', 'seat 0 has 4 cards for 0 turns']);
});

test('BRE-INV-03: no galleon waits with six cards', () => {
  const lay = ({ board }: State<Coast>, cards: number): void => {
    for (let i = 0; i < cards; i++) board.boards[2]!.cards.push({ card: board.pile.pop()!, seat: 0, faceDown: false });
  };
  expect(faultsAfter((state) => lay(state, 5))).toEqual([]);
  expect(faultsAfter((state) => lay(state, 6))).toEqual(['san-juan should have been scored']);
  const colony = faultsAfter((state) => {
    lay(state, 7);
    state.board.boards[2]!.side = 'colony';
  });
  expect(colony).toEqual([]);
});

test('BRE-INV-04: every ship is unplayed, at a board or in the box, and in one fleet', () => {
  expect(faultsAfter(({ board }) => board.captains[2]!.galleons--)).toEqual(['seat 2 has 2 galleons and 9 schooners']);
  expect(faultsAfter(({ board }) => board.captains[2]!.lostSchooners++)).toEqual(['seat 2 has 3 galleons and 10 schooners']);
  const twoFleets = faultsAfter(({ board }) => {
    board.captains[1]!.schooners -= 2;
    board.boards[0]!.fleets.push({ seat: 1, galleons: 0, schooners: 1 }, { seat: 1, galleons: 0, schooners: 1 });
  });
  expect(twoFleets).toEqual(['seat 1 has 2 fleets at la-habana']);
});

test('BRE-INV-05: every doubloon is unspent or on Port Royal', () => {
  expect(faultsAfter(({ board }) => board.pot++)).toEqual(['13 doubloons instead of 12']);
  expect(faultsAfter(({ board }) => board.captains[0]!.tokens--)).toEqual(['11 doubloons instead of 12']);
});

test('BRE-INV-07: fleets stand in the order of their strength, and none is empty', () => {
  const disorder = faultsAfter(({ board }) => {
    board.captains[1]!.galleons--;
    board.captains[2]!.schooners--;
    board.boards[0]!.fleets.push({ seat: 2, galleons: 0, schooners: 1 }, { seat: 1, galleons: 1, schooners: 0 });
  });
  expect(disorder).toEqual(['the fleets at la-habana are out of order']);
  const ghost = faultsAfter(({ board }) => board.boards[0]!.fleets.push({ seat: 2, galleons: 0, schooners: 0 }));
  expect(ghost).toEqual(['an empty fleet at la-habana']);
});

test('BRE-INV-11: at the end nothing is left in hands, in the pile or at the boards', () => {
  const over = (state: State<Coast>): void => {
    state.asked = [];
    state.result = { winners: [0], scores: [1, 0, 0], end: 'all-played' };
  };
  const clear = ({ board }: State<Coast>): void => {
    board.box.push(...board.pile.splice(0), ...board.captains.flatMap((p) => p.hand.splice(0)));
    for (const p of board.captains)
      Object.assign(p, { galleons: 0, schooners: 0, lostGalleons: p.galleons, lostSchooners: p.schooners });
  };
  const faultsAtTheEnd = (harm: (board: Coast) => void) =>
    faultsAfter((state) => {
      over(state);
      clear(state);
      harm(state.board);
    });
  expect(faultsAtTheEnd(({ captains }) => Object.assign(captains[0]!, { galleons: 1, lostGalleons: 2 }))).toEqual([
    'ships are left at the end',
  ]);
  expect(faultsAtTheEnd(({ pile, box }) => pile.push(box.pop()!))).toEqual(['cards are left at the end']);
  expect(faultsAtTheEnd(({ captains, box }) => captains[1]!.hand.push(box.pop()!))).toEqual(['cards are left at the end']);
  expect(faultsAtTheEnd(({ boards, box }) => boards[1]!.cards.push({ card: box.pop()!, seat: 0, faceDown: false }))).toEqual([
    'treasure is left at the end',
  ]);
});
