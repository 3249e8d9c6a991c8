// Alone against the sea: our own way to play.
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { POLICY } from '../src/content/npcs.ts';
import { fortunes } from '../src/game.ts';
import { declareVictories, endByExhaustion, isLate } from '../src/rules/end.ts';
import { gloryPoint } from '../src/rules/glory.ts';
import { death } from '../src/rules/round/death.ts';
import { newGame, onTrack } from './kit.ts';

/** Stays in port, and stops at once. */
function idle(glory: number) {
  let state = fortunes.setup({ seats: 1 }, seedOf('solo'));
  for (let n = 0; state.result === null; n++) {
    if (n > 2000) throw new Error('this never ends');
    const options = fortunes.options(state, 0);
    const played = fortunes.play(state, 0, options.find((c) => ['stop', 'pass', 'sail-on'].includes(c[0])) ?? options[0]!);
    if (played.refused !== undefined) throw new Error('refused');
    state = played.state;
    if (state.board.round === POLICY.soloRounds && state.result === null && glory > 0) {
      onTrack(state.board.players[0]!, glory);
      declareVictories({ board: state.board, tell: undefined, reveal: () => {} } as never);
    }
  }
  return state;
}

test('FDM-NPC-14: alone, the game steers every ship of nobody’s', () => {
  expect(fortunes.setup({ seats: 1 }, seedOf('solo')).board.house.autoNpcs).toBe(true);
  expect(fortunes.setup({ seats: 2 }, seedOf('solo')).board.house.autoNpcs).toBe(false);
});

test('FDM-END-01, solo: the voyage is lost when 24 rounds are over without the target', () => {
  const { board, result } = idle(0);
  expect([board.round, result]).toEqual([POLICY.soloRounds, { winners: [], scores: [0], end: 'late' }]);
});

test('FDM-END-01, solo: it is won with the target reached in the last of them', () => {
  const { board, result } = idle(10);
  expect([board.round, result]).toEqual([POLICY.soloRounds, { winners: [0], scores: [10], end: 'glory' }]);
});

test('FDM-END-03, solo: two or more have all the time the events give them', () => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('solo'));
  board.round = POLICY.soloRounds;
  expect(isLate(board)).toBe(false);
});

test('FDM-END-08, solo: with no captain left the voyage is lost too, unless the target was reached', () => {
  const { board } = fortunes.setup({ seats: 1 }, seedOf('solo'));
  const t = { board, tell: undefined, reveal: () => {} } as never;
  onTrack(board.players[0]!, 9);
  expect(endByExhaustion(t, 'captains').winners).toEqual([]);
  onTrack(board.players[0]!, 10);
  expect(endByExhaustion(t, 'captains').winners).toEqual([0]);
});

newGame('FDM-END-07, solo: the last captain dies', 1)
  .given((b) => {
    b.lostCaptains.push(...b.captains);
    b.captains = [];
    b.players[0]!.captain = b.players[0]!.next;
    b.players[0]!.next = null;
  })
  .start(death, { seat: 0 })
  .expectTold('match.lost')
  .expectResult({ winners: [], scores: [0], end: 'captains' });

newGame('FDM-END-02, solo: the target ends the voyage', 1)
  .given((b) => {
    onTrack(b.players[0]!, 9);
    b.players[0]!.captain = b.players[0]!.next;
    b.players[0]!.next = null;
  })
  .start(gloryPoint, { seat: 0, source: 'raid' })
  .expectTold('victory.declared', { seat: 'anne', points: 10 });
