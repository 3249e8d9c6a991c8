// The end of the game.
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { playerOf } from '../src/board.ts';
import { fortunes } from '../src/game.ts';
import { bestOf, declare, declareVictories, endByExhaustion, endByGlory } from '../src/rules/end.ts';
import { gloryPoint } from '../src/rules/glory.ts';
import { death } from '../src/rules/round/death.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { agreed, type Change, chest, crowd, dealt, hand, newGame, onTrack, points, scenario, turnOf } from './kit.ts';

const POINT = { seat: 0, source: 'sale' } as const;
/** A table on which nothing is told. */
const silent = (board: Parameters<Change>[0]) => ({ board, tell: undefined, reveal: () => {} }) as never;

/** Two players with these points on the track and this gold in the chest. */
function judged(track: readonly number[], chests: readonly number[], target = 10) {
  const { board } = fortunes.setup({ seats: track.length, options: { 'glory-target': target } }, seedOf('end'));
  for (const [seat, p] of board.players.entries()) {
    onTrack(p, track[seat]!);
    p.chest = p.chestHigh = chests[seat]!;
  }
  declareVictories(silent(board));
  return board;
}

// ── reaching the target ──

scenario('FDM-END-01, FDM-END-02, FDM-INFO-05: with the tenth point the game declares, and the chest is shown')
  .given(hand('bart'))
  .given(points('anne', 7))
  .given(chest('anne', 24))
  .start(gloryPoint, POINT)
  .expectTold('victory.declared', { seat: 'anne', points: 8, chest: 24 })
  .expectBoard((b) => b.declared, [0]);

scenario('FDM-END-01: nine is not enough, and the chest stays shut')
  .given(hand('bart'))
  .given(points('anne', 6))
  .given(chest('anne', 29))
  .start(gloryPoint, POINT)
  .expectNotTold('victory.declared')
  .expectBoard((b) => b.declared, []);

test('FDM-END-09: another target may be agreed on, and half of it is all the chest is worth', () => {
  expect(judged([10], [0], 12).declared).toEqual([]);
  expect(judged([7], [50], 12).declared).toEqual([0]);
  expect(judged([6], [90], 12).declared).toEqual([0]); // 6 of 12 at most
  expect(judged([5], [90], 12).declared).toEqual([]);
});

newGame('FDM-END-03, FDM-END-04, FDM-TURN-13: the round is played out, then the game ends before a new event')
  .draws('first', null, 'felipe-barrios')
  .draws('event', null, 'dead-calm')
  .given(dealt('felipe-barrios', 'frances-wright'))
  .plays('anne ship sloop', 'bart ship sloop')
  .expectAsked('anne', 'turn.action')
  .given((b) => declare(silent(b), 0))
  .given(points('anne', 10))
  .plays('anne stop')
  .expectAsked('bart', 'turn.action')
  .plays('bart stop')
  .expectNotTold('event.drawn')
  .expectTold('match.won', { seats: [0] })
  .expectResult({ winners: ['anne'], scores: [10, 0], end: 'glory' });

// ── several ──

test('BT-14, FDM-END-05: several at the target: the track decides, even against a higher total', () => {
  expect(bestOf(judged([7, 8], [30, 20]), [0, 1])).toEqual([1]);
  expect(bestOf(judged([7, 8], [50, 20]), [0, 1])).toEqual([1]);
});

test('BT-15, FDM-END-05: level on the track, the gold in the chest decides, to the last coin; then they share', () => {
  expect(bestOf(judged([7, 7], [34, 31]), [0, 1])).toEqual([0]);
  expect(bestOf(judged([7, 7], [31, 31]), [0, 1])).toEqual([0, 1]);
});

test('FDM-END-04, FDM-END-05: who has not reached the target is not compared', () => {
  expect(endByGlory(silent(judged([6, 9], [40, 9]))).winners).toEqual([0]);
  expect(endByGlory(silent(judged([7, 8], [30, 20]))).winners).toEqual([1]);
});

test('FDM-END-10: a declaration stands, whatever becomes of the chest', () => {
  const board = judged([6, 5], [40, 0]);
  playerOf(board, 0).chest = 0;
  const { winners, end } = endByGlory(silent(board));
  expect([winners, end]).toEqual([[0], 'glory']);
});

// ── events or captains run out ──

test('FDM-END-06, FDM-END-07, FDM-END-08: the highest total wins, hidden points and all; ties as ever', () => {
  expect(endByExhaustion(silent(judged([5, 3], [0, 30])), 'events')).toEqual({ winners: [1], scores: [5, 6], end: 'events' });
  expect(endByExhaustion(silent(judged([5, 3], [9, 29])), 'captains').winners).toEqual([0]); // 5 : 5, then the track
  expect(endByExhaustion(silent(judged([4, 4], [11, 15])), 'events').winners).toEqual([1]); // then the chest
  expect(endByExhaustion(silent(judged([4, 4, 1], [12, 12, 0])), 'events').winners).toEqual([0, 1]);
});

// ── keeping quiet ──

scenario('FDM-END-02: by agreement one may keep quiet while the track alone falls short')
  .given(agreed({ mayWait: true }))
  .given(hand('bart'))
  .given(points('anne', 7))
  .given(chest('anne', 24))
  .start(gloryPoint, POINT)
  .expectNotTold('victory.declared')
  .expectBoard((b) => b.declared, []);
scenario('FDM-END-02: but not when the track alone is enough')
  .given(agreed({ mayWait: true }))
  .given(hand('bart'))
  .given(points('anne', 9))
  .start(gloryPoint, POINT)
  .expectTold('victory.declared', { seat: 'anne', points: 10 });

scenario('FDM-END-02: and declares on a turn of the own')
  .given(agreed({ mayWait: true }))
  .given(hand('anne'))
  .given(hand('bart'))
  .given(points('anne', 7))
  .given(chest('anne', 34))
  .start(turn, { seat: 0 })
  .expectCan('anne', 'declare')
  .plays('anne declare')
  .expectTold('victory.declared', { seat: 'anne', points: 7, chest: 34 })
  .expectBoard((b) => b.declared, [0])
  .expectWhyNot('anne', 'declare', 'FDM-TURN-09', 'not-an-option');
scenario('FDM-END-02: without the target there is nothing to declare')
  .given(agreed({ mayWait: true }))
  .given(points('anne', 7))
  .given(chest('anne', 29))
  .start(turn, { seat: 0 })
  .expectWhyNot('anne', 'declare', 'FDM-TURN-09', 'not-an-option');

test('FDM-END-05: at the end whoever kept quiet about the target is compared as well', () => {
  const { board } = fortunes.setup({ seats: 2, options: { declaration: 'may-wait' } }, seedOf('end'));
  onTrack(board.players[0]!, 10);
  onTrack(board.players[1]!, 6);
  board.players[1]!.chest = board.players[1]!.chestHigh = 40;
  declareVictories(silent(board));
  expect(board.declared).toEqual([0]);
  expect(endByGlory(silent(board)).winners).toEqual([0]);
  expect(board.declared).toEqual([0, 1]);
});

crowd('FDM-STASH-08: when the game ends all chests are opened', 3)
  .given(turnOf('anne'))
  .given(hand('bart'))
  .given(hand('cleo'))
  .given(chest('bart', 17))
  .given((b) => {
    b.lostCaptains.push(...b.captains);
    b.captains = [];
  })
  .start(death, { seat: 0 })
  .expectTold('chest.opened', { seat: 'bart', points: 0, chest: 17, total: 1 })
  .expectView('cleo', (view) => view.board.players[1]!.chest, 17);
