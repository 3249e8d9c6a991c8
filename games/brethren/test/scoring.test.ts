import type { Told } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { end } from '../src/rules/end.ts';
import { scoring } from '../src/rules/scoring.ts';
import {
  ANNE_BEGINS,
  allPlayed,
  at,
  atTheEnd,
  box,
  cards,
  colonies,
  fleets,
  hand,
  line,
  type Move,
  randomMatch,
  scenario,
  turnsLeft,
  wonBy,
} from './kit.ts';

scenario('BRE-SCORE-01: a galleon is not scored with five cards, and is with six')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { cleo: 'schooner' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'chest'))
  .given(hand('anne', 'chest', 'chest', 'chest', 'chest'))
  .given(hand('bart', 'doubloons-4', 'doubloons-4', 'doubloons-4', 'doubloons-4'))
  .plays('anne ship schooner san-juan', 'anne card chest la-habana up')
  .expectNotTold('galleon.scored')
  .plays('bart ship schooner san-juan', 'bart card doubloons-4 la-habana up')
  .expectTold('galleon.scored', { board: 'la-habana' })
  .expectBoard(wonBy('cleo'), ['chest', 'chest', 'chest', 'chest', 'chest', 'doubloons-4']);

test('BRE-SCORE-01: in play a galleon is scored once and a colony never; at the end every board is', () => {
  for (const players of [3, 4, 5, 6]) {
    const moves = randomMatch(players, `scored ${players}`);
    const boards = moves[0]!.before.board.boards.map((b) => b.id);
    const told = moves.flatMap(({ events }) => events);
    const ended = told.findIndex((e) => e.event === 'end.began');
    const scored = (events: readonly Told[], side: string): unknown[] =>
      events.filter((e) => e.event === `${side}.scored`).map((e) => e.with.board);

    const inPlay = scored(told.slice(0, ended), 'galleon');
    expect(inPlay.length).toBeGreaterThan(0);
    expect(new Set(inPlay).size).toBe(inPlay.length);
    expect(scored(told.slice(0, ended), 'colony')).toEqual([]);
    const atLast = told.slice(ended);
    expect(scored(atLast, 'colony')).toEqual(boards.filter((b) => inPlay.includes(b)));
    expect(scored(atLast, 'galleon')).toEqual(boards.filter((b) => !inPlay.includes(b)));
  }
});

scenario('BRE-SCORE-01: at the end every board is scored, those without a card too')
  .given(colonies('santo-domingo'))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('galleon.scored', { board: 'la-habana' })
  .expectTold('colony.scored', { board: 'santo-domingo' })
  .expectTold('galleon.scored', { board: 'san-juan' });

scenario('BRE-SCORE-02: a scoring interrupts the turn and turns all hidden cards of its board up for everybody')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'chest down by cleo', 'doubloons-1', 'doubloons-2 down by bart', 'chest', 'chest'))
  .given(cards('san-juan', 'musket down by bart'))
  .given(hand('anne', 'doubloons-4', 'chest', 'chest', 'chest'))
  .plays('anne ship schooner san-juan', 'anne card doubloons-4 la-habana down')
  .expectTold('card.revealed', { seat: 'cleo', card: 'chest', board: 'la-habana' })
  .expectTold('card.revealed', { seat: 'bart', card: 'doubloons-2', board: 'la-habana' })
  .expectTold('card.revealed', { seat: 'anne', card: 'doubloons-4', board: 'la-habana' })
  .expectNotTold('card.revealed', { card: 'doubloons-1' })
  .expectNotTold('card.revealed', { board: 'san-juan' })
  .expectView('table', ({ board }) => board.boards[0]!.cards, [
    { card: 'chest', seat: 2, faceDown: false },
    { card: 'doubloons-1', seat: 0, faceDown: false },
    { card: 'doubloons-2', seat: 1, faceDown: false },
    { card: 'chest', seat: 0, faceDown: false },
    { card: 'chest', seat: 0, faceDown: false },
    { card: 'doubloons-4', seat: 0, faceDown: false },
  ])
  .expectView('table', ({ board }) => board.boards[2]!.cards, [{ card: null, seat: 1, faceDown: true }])
  .expectView('table', ({ active, turns }) => [active, turns], [0, 1])
  .expectNotTold('card.drawn')
  .expectAsked('bart', 'scoring.take');

scenario('BRE-SCORE-02: what a scoring brings to light cannot be taken back, even when nothing is drawn')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: 'schooner', cleo: 'schooner' }))
  .given(cards('la-habana', 'chest', 'doubloons-1', 'doubloons-2 down by bart', 'chest', 'chest'))
  .given(cards('san-juan', 'chest', 'doubloons-1', 'doubloons-1', 'doubloons-3', 'doubloons-3'))
  .given(hand('anne', 'doubloons-4', 'chest', 'chest', 'chest'))
  .given(turnsLeft(2))
  .plays('anne ship schooner santo-domingo')
  .expectFinality('anne', 'card doubloons-4 la-habana up', 'final')
  .expectFinality('anne', 'card doubloons-4 san-juan up', 'consent');

scenario('BRE-SCORE-03: reveal, cannons, line up, muskets, marked doubloons, the rest, clean-up')
  .given(fleets('la-habana', { anne: '2 galleons, schooner', bart: '2 schooners', cleo: 'galleon' }))
  .given(cards('la-habana', 'doubloons-3', 'marked-3', 'marked-1', 'doubloons-4', 'musket down by bart', 'cannon down by cleo'))
  .start(scoring, at('la-habana'))
  .expectTold('card.revealed', { seat: 'bart', card: 'musket' }) // hidden attacks act, so they were turned up before
  .expectTold('cannon.hit', { seat: 'anne', lost: 2, place: 3 })
  .expectTold('fleet.destroyed', { seat: 'anne' }) // the musket found her last, so the fleets were lined up before
  .expectBoard(wonBy('bart'), ['marked-3', 'marked-1']) // the marked doubloons found her gone
  .expectBoard(line('la-habana'), 'bart 4, cleo 3')
  .expectAsked('bart', 'scoring.take') // and only then comes the choosing
  .plays('bart take doubloons-4')
  .expectTold('colony.shown', { board: 'la-habana' })
  .expectBoard(wonBy('bart'), ['marked-3', 'marked-1', 'doubloons-4'])
  .expectBoard(wonBy('cleo'), ['doubloons-3'])
  .expectDone();

const STAGES = [
  ['galleon.scored', 'colony.scored'],
  ['card.revealed'],
  ['cannon.hit', 'cannons.missed'],
  ['musket.hit', 'muskets.missed'],
  ['fleet.destroyed'],
  ['marked.given'],
  ['card.taken', 'treasure.boxed'],
  ['colony.shown'],
];

test('BRE-SCORE-03: that order is kept in every scoring of every match', () => {
  const stageOf = (event: string): number => STAGES.findIndex((events) => events.includes(event));
  const eventsOf = (moves: readonly Move[]): string[] => moves.flatMap(({ events }) => events.map((e) => e.event));
  for (const players of [3, 4, 5, 6]) {
    let last = -1;
    for (const event of eventsOf(randomMatch(players, `stages ${players}`)).filter((e) => stageOf(e) >= 0)) {
      if (stageOf(event) > 0) expect(stageOf(event), event).toBeGreaterThanOrEqual(last);
      last = stageOf(event);
    }
  }
});

scenario('BRE-SCORE-04: cannons come before muskets, whichever was played first')
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'musket', 'cannon', 'marked-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 1, place: 2 })
  .expectTold('musket.hit', { seat: 'anne' })
  .expectChange({
    'anne.lost': 2,
    'bart.treasure': 2,
    'bart.won': 1,
    'la-habana.fleets': 'bart 3',
    'la-habana.cards': -3,
    box: 2,
  });

scenario('BRE-SCORE-05: cannons and muskets go to the box, and nobody collects them')
  .given(fleets('la-habana', { anne: '3 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'cannon', 'musket', 'cannon', 'musket', 'musket', 'chest'))
  .start(scoring, at('la-habana'))
  .expectBoard(box, ['cannon', 'cannon', 'musket', 'musket', 'musket'])
  .expectBoard(wonBy('anne'), ['chest'])
  .expectBoard(wonBy('bart'), []);

scenario('BRE-SCORE-05: attack cards that hit go to the box too')
  .given(fleets('la-habana', { anne: '3 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'chest', 'musket', 'cannon'))
  .start(scoring, at('la-habana'))
  .expectBoard(box, ['cannon', 'musket'])
  .expectBoard(({ captains }) => captains.map((p) => p.won), [[], ['chest'], []]);

scenario('BRE-SCORE-06: without cannon and musket there is no attack, and the sharing follows the order as it stands')
  .given(fleets('la-habana', { cleo: '2 schooners', anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'marked-2', 'marked-3', 'marked-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectNotTold('cannon.hit')
  .expectNotTold('musket.hit')
  .expectNotTold('cannons.missed')
  .expectNotTold('muskets.missed')
  .expectNotTold('attack.idle')
  .expectBoard(line('la-habana'), 'cleo 4, anne 4, bart 2')
  .expectBoard(({ captains }) => captains.map((p) => p.won), [['marked-2'], ['marked-3'], ['marked-1']])
  .expectDone();

scenario('BRE-SCORE-07: at the end the cards of a board stay hidden until its turn comes (BRE-Q-22)')
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'doubloons-1 down by cleo'))
  .given(fleets('santo-domingo', { anne: '2 schooners', bart: 'schooner' }))
  .given(cards('santo-domingo', 'chest', 'doubloons-4 down by cleo'))
  .given(fleets('san-juan', { bart: '2 schooners', anne: 'schooner' }))
  .given(cards('san-juan', 'chest', 'doubloons-3 down by bart'))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('card.revealed', { card: 'doubloons-1', board: 'la-habana' })
  .expectNotTold('card.revealed', { board: 'santo-domingo' })
  .expectView('anne', ({ board }) => board.boards.map((b) => b.cards.map((lying) => lying.card)), [
    ['chest', 'doubloons-1'],
    ['chest', null],
    ['chest', null],
  ])
  .plays('anne take chest')
  .expectTold('card.revealed', { card: 'doubloons-4', board: 'santo-domingo' })
  .expectNotTold('card.revealed', { board: 'san-juan' })
  .expectView('anne', ({ board }) => board.boards.map((b) => b.cards.map((lying) => lying.card)), [
    [],
    ['chest', 'doubloons-4'],
    ['chest', null],
  ]);
