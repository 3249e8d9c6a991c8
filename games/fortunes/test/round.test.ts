// Rounds: their opening, their event, their turns, their end.
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { EVENT_IDS } from '../src/content/events.ts';
import { fortunes } from '../src/game.ts';
import { course } from '../src/rules/course.ts';
import { roundEnd } from '../src/rules/round/round-end.ts';
import { agreed, atWar, type Change, fetched, inForce, newGame, points, scenario } from './kit.ts';

/** So many merchants have been met. */
const met =
  (n: number): Change =>
  (b) => {
    for (let i = 0; i < n; i++) {
      b.track.push(b.merchants[i]!);
      b.merchants[i] = null;
    }
  };

// ── the opening ──

for (const [track, back] of [
  [7, 0],
  [8, 8],
  [9, 9],
] as const) {
  const scene = newGame(
    `BT-18, FDM-TURN-03, FDM-RAID-01, FDM-RAID-02, FDM-RAID-03, SEA-BASE-26: ${track} on the track, ${back} put to sea`,
  )
    .given(met(track))
    .draws('event', null, 'dead-calm')
    .plays('anne ship sloop', 'bart ship sloop')
    .expectBoard((b) => [b.track.length, b.merchants.filter((m) => m === null).length], [track - back, track - back])
    .expectView('anne', (view) => new Set(view.board.merchants.filter((m) => m !== null)), new Set(['hidden']));
  if (back === 0) scene.expectNotTold('merchants.returned');
  else scene.expectTold('merchants.returned', { merchants: back });
}

newGame('FDM-RAID-03, SEA-BASE-26: by agreement they come back every round, whatever their number, after the event')
  .given(agreed({ refillEveryRound: true }))
  .given(met(2))
  .draws('event', null, 'dead-calm')
  .plays('anne ship sloop', 'bart ship sloop')
  .expectTold('merchants.returned', { merchants: 2 })
  .expectBoard((b) => b.track.length, 0);

test('FDM-RAID-03, FDM-TURN-03: eight come back before the event, by agreement after it', () => {
  for (const [option, order] of [
    ['at-eight', ['merchants.returned', 'event.drawn']],
    ['every-round', ['event.drawn', 'merchants.returned']],
  ] as const) {
    const state = fortunes.setup({ seats: 1, options: { 'merchant-refill': option } }, seedOf('refill'));
    met(8)(state.board, () => 0);
    state.board.eventDiscard.push(...state.board.events.filter((e) => e !== 'dead-calm'));
    state.board.events = ['dead-calm'];
    const played = fortunes.play(state, 0, ['ship', 'sloop']);
    if (played.refused !== undefined) throw new Error('a Sloop is refused');
    expect(played.events.map((e) => e.event).filter((e) => (order as readonly string[]).includes(e))).toEqual(order);
  }
});

newGame('FDM-TURN-02, FDM-END-06, SEA-BASE-17: without an event the game is over at once, before anything else')
  .given((b) => {
    b.eventDiscard.push(...b.events);
    b.events = [];
  })
  .given(met(8))
  .given(points('bart', 1))
  .plays('anne ship sloop', 'bart ship sloop')
  .expectNotTold('round.began')
  .expectNotTold('merchants.returned')
  .expectResult({ winners: ['bart'], end: 'events' });

newGame('FDM-TURN-01, FDM-TURN-04, SEA-BASE-17: a round is an event, drawn by the first player, then a turn for everybody')
  .draws('event', null, 'dead-calm')
  .plays('anne ship sloop', 'bart ship sloop')
  .expectTold('round.began', { round: 1 })
  .expectTold('event.drawn', { event: 'dead-calm' })
  .expectTold('turn.began')
  .expectBoard((b) => [b.round, b.inForce.length], [1, 1]);

test('FDM-TURN-08, SEA-BASE-06: spent events never come back: with a deck of them a game has as many rounds at most', () => {
  let state = fortunes.setup({ seats: 2, options: { 'glory-target': 20 } }, seedOf('events'));
  let rounds = 0;
  // Everybody stays in port and stops at once.
  for (let n = 0; state.result === null; n++) {
    if (n > 2000) throw new Error('this never ends');
    const seat = state.asked.find((q) => q.answer === null)!.seat;
    const options = fortunes.options(state, seat);
    const choice = options.find((c) => ['stop', 'pass', 'sail-on'].includes(c[0])) ?? options[0]!;
    const played = fortunes.play(state, seat, choice);
    if (played.refused !== undefined) throw new Error('refused');
    state = played.state;
    rounds = Math.max(rounds, state.board.round);
    expect(state.board.events.length).toBeLessThanOrEqual(EVENT_IDS.length - state.board.round);
  }
  expect([rounds, state.result?.end]).toEqual([EVENT_IDS.length - 1, 'events']); // Ill Tidings draws a second one
});

// ── the end of a round ──

scenario('FDM-TURN-01: effects lapse, then war, then captains enter, in this order')
  .given(inForce('dead-calm'))
  .given(atWar(['england', 'spain'], { entered: false }))
  .given((b) => {
    b.arrivals.push(fetched('navy-holland-almonde', b.events));
  })
  .start(roundEnd, {})
  .expectTold('event.lapsed', { event: 'dead-calm' })
  .expectTold('npc.entered', { npc: 'navy-england' })
  .expectTold('npc.entered', { npc: 'navy-holland' })
  .expectChange({ 'navy-england': 'port-royal', 'navy-spain': 'la-habana', 'navy-holland': 'curacao' });

test('FDM-TURN-01: effects lapse, then war, then captains enter; the look at who has won comes after that', () => {
  expect(Object.keys(roundEnd.steps)).toEqual(['begin', 'war', 'captains']);
  expect(Object.keys(course.steps).slice(-2)).toEqual(['roundEnd', 'judge']);
});
