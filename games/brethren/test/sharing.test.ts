import { expect, test } from 'vitest';
import { brethren } from '../src/game.ts';
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
  crew,
  fleets,
  hand,
  line,
  randomMatch,
  scenario,
  shipsAt,
  wonBy,
} from './kit.ts';

scenario('BRE-SHARE-01: a player alone at the board takes all its treasure, and has nothing to choose')
  .given(fleets('la-habana', { cleo: 'galleon, schooner' }))
  .given(cards('la-habana', 'doubloons-1', 'marked-3', 'chest', 'doubloons-4', 'marked-2', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectChange({ 'cleo.chests': 2, 'cleo.treasure': 1 + 2 + 4 + 2, 'cleo.won': 6, 'la-habana.cards': -6 })
  .expectDone();

scenario('BRE-SHARE-01: a player whose rival was destroyed is alone (BRE-Q-20)')
  .given(fleets('la-habana', { cleo: 'galleon, schooner', anne: 'schooner' }))
  .given(cards('la-habana', 'doubloons-1', 'musket', 'chest', 'doubloons-4', 'marked-2'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('fleet.destroyed', { seat: 'anne' })
  .expectBoard(wonBy('cleo'), ['marked-2', 'doubloons-1', 'chest', 'doubloons-4'])
  .expectBoard(wonBy('anne'), [])
  .expectDone();

scenario('BRE-SHARE-01: two players are not alone: the first is asked')
  .given(fleets('la-habana', { cleo: 'galleon, schooner', anne: 'schooner' }))
  .given(cards('la-habana', 'doubloons-1', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectAsked('cleo', 'scoring.take');

scenario('BRE-SHARE-02: marked doubloons go first, each to the fleet at its position')
  .seats(...crew(4))
  .given(fleets('la-habana', { dirk: '3 galleons', bart: '3 schooners', anne: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'doubloons-1', 'marked-2', 'chest', 'marked-3', 'marked-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(({ captains }) => captains.map((p) => p.won), [['marked-3'], ['marked-2'], [], ['marked-1']])
  .expectBoard(({ boards }) => boards[0]!.cards.map((lying) => lying.card), ['doubloons-1', 'chest'])
  .expectAsked('dirk', 'scoring.take');

scenario('BRE-SHARE-02: the position is the one after the attacks')
  .given(fleets('la-habana', { anne: '3 schooners', bart: 'galleon, schooner', cleo: '2 schooners' }))
  .given(cards('la-habana', 'marked-1', 'marked-2', 'marked-3', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(({ captains }) => captains.map((p) => p.won), [['marked-3'], ['marked-1'], ['marked-2']]);

scenario('BRE-SHARE-03: where no fleet stands at its position, a marked card goes to the first')
  .given(fleets('la-habana', { bart: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'marked-3', 'marked-3'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('marked.given', { seat: 'bart', card: 'marked-3' })
  .expectChange({ 'bart.won': 2, 'bart.treasure': 4, 'la-habana.cards': -2 });

scenario('BRE-SHARE-04: the fleets take a card each in their order, those behind position 3 too')
  .seats(...crew(5))
  .given(
    fleets('la-habana', {
      cleo: '3 galleons',
      edith: '3 schooners',
      anne: 'galleon, schooner',
      dirk: '2 schooners',
      bart: 'schooner',
    }),
  )
  .given(cards('la-habana', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3', 'doubloons-4', 'doubloons-4'))
  .start(scoring, atTheEnd('la-habana'))
  .expectOptions('cleo', ['take chest', 'take doubloons-1', 'take doubloons-2', 'take doubloons-3', 'take doubloons-4'])
  .plays('cleo take doubloons-4')
  .expectOptions('edith', ['take chest', 'take doubloons-1', 'take doubloons-2', 'take doubloons-3', 'take doubloons-4'])
  .plays('edith take doubloons-4')
  .expectOptions('anne', ['take chest', 'take doubloons-1', 'take doubloons-2', 'take doubloons-3'])
  .plays('anne take chest')
  .expectOptions('dirk', ['take doubloons-1', 'take doubloons-2', 'take doubloons-3'])
  .plays('dirk take doubloons-1')
  .expectOptions('bart', ['take doubloons-2', 'take doubloons-3'])
  .plays('bart take doubloons-3')
  .expectTold('card.taken', { seat: 'bart', card: 'doubloons-3' })
  .expectBoard(
    ({ captains }) => captains.map((p) => p.won),
    [['chest'], ['doubloons-3'], ['doubloons-4', 'doubloons-2'], ['doubloons-1'], ['doubloons-4']],
  )
  .expectDone();

scenario('BRE-SHARE-05: when all have taken one, the first begins again, until no card is left')
  .given(colonies('la-habana'))
  .given(fleets('la-habana', { bart: '2 schooners', anne: 'schooner' }))
  .given(cards('la-habana', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3', 'doubloons-4', 'doubloons-4', 'doubloons-1'))
  .start(scoring, atTheEnd('la-habana'))
  .plays('bart take doubloons-4', 'anne take doubloons-4', 'bart take doubloons-3', 'anne take doubloons-2')
  .expectAsked('bart', 'scoring.take')
  .plays('bart take chest')
  .expectChange({
    'bart.chests': 1,
    'bart.won': 2,
    'bart.treasure': 1,
    'anne.treasure': 1,
    'anne.won': 1,
    'la-habana.cards': -3,
  })
  .expectDone();

scenario('BRE-SHARE-05: cards that are all alike go round the same way, without a question')
  .given(fleets('la-habana', { cleo: '3 schooners', anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'chest', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectChange({
    'cleo.chests': 2,
    'cleo.won': 2,
    'anne.chests': 2,
    'anne.won': 2,
    'bart.chests': 1,
    'bart.won': 1,
    'la-habana.cards': -5,
  })
  .expectDone();

scenario('BRE-SHARE-06: one must take a card, and any card that lies there will do')
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'doubloons-4', 'doubloons-1', 'chest', 'doubloons-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectOptions('anne', ['take doubloons-4', 'take doubloons-1', 'take chest'])
  .expectWhyNot('anne', 'pass', 'BRE-SHARE-04', 'not-an-option')
  .expectWhyNot('anne', 'take doubloons-3', 'BRE-SHARE-04', 'not-an-option')
  .plays('anne take doubloons-1')
  .expectChange({ 'anne.treasure': 1, 'anne.won': 1, 'la-habana.cards': -1 })
  .expectOptions('bart', ['take doubloons-4', 'take chest', 'take doubloons-1']);

scenario('BRE-SHARE-06: the choice is there as long as one card differs from the others')
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'doubloons-4'))
  .start(scoring, atTheEnd('la-habana'))
  .expectOptions('anne', ['take chest', 'take doubloons-4'])
  .plays('anne take chest')
  .expectOptions('bart', ['take chest', 'take doubloons-4'])
  .plays('bart take doubloons-4')
  .expectTold('card.taken', { seat: 'anne', card: 'chest' })
  .expectTold('card.taken', { seat: 'bart', card: 'chest' })
  .expectDone();

scenario('BRE-SHARE-07: who was given marked doubloons chooses when he would have chosen anyway')
  .given(fleets('la-habana', { anne: '3 schooners', bart: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'marked-1', 'marked-1', 'marked-2', 'doubloons-1', 'chest', 'doubloons-4'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(({ captains }) => captains.map((p) => p.won.length), [2, 1, 0])
  .expectAsked('anne', 'scoring.take')
  .plays('anne take doubloons-4')
  .expectAsked('bart', 'scoring.take')
  .plays('bart take doubloons-1')
  .expectTold('card.taken', { seat: 'cleo', card: 'chest' });

scenario('BRE-SHARE-08: cards won lie face up before their owner, for all to see')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'chest down by cleo', 'doubloons-4 down by bart', 'marked-2', 'doubloons-1'))
  .given(hand('anne', 'chest', 'doubloons-2', 'doubloons-2', 'doubloons-2'))
  .plays('anne ship schooner san-juan', 'anne card chest la-habana down')
  .expectView('cleo', ({ board }) => board.captains[1]!.won, [
    'marked-2',
    'chest',
    'chest',
    'doubloons-4',
    'doubloons-1',
    'chest',
  ])
  .expectView('table', ({ board }) => board.captains[1]!.won, [
    'marked-2',
    'chest',
    'chest',
    'doubloons-4',
    'doubloons-1',
    'chest',
  ]);

test('BRE-SHARE-08: cards won stay there until the end of the game', () => {
  for (const players of [3, 6])
    for (const { before, after } of randomMatch(players, `won ${players}`))
      for (const [seat, { won }] of before.board.captains.entries()) {
        expect(after.board.captains[seat]!.won.slice(0, won.length)).toEqual(won);
        expect(brethren.view(after, 'table').board.captains[seat]!.won).toEqual(after.board.captains[seat]!.won);
      }
});

scenario('BRE-SHARE-09: without a fleet nobody gets anything, and the treasure goes to the box (BRE-Q-03)')
  .given(cards('la-habana', 'chest', 'marked-1', 'doubloons-4'))
  .start(scoring, at('la-habana'))
  .expectTold('treasure.boxed', { board: 'la-habana', cards: ['chest', 'marked-1', 'doubloons-4'] })
  .expectBoard(box, ['chest', 'marked-1', 'doubloons-4'])
  .expectChange({ 'la-habana.side': 'colony', 'la-habana.cards': -3, box: 3 })
  .expectDone();

scenario('BRE-SHARE-09: where no treasure lies either, none is said to be lost')
  .given(cards('la-habana', 'cannon', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectNotTold('treasure.boxed')
  .expectDone();

scenario('BRE-SHARE-09: the same when the last fleet was destroyed; a galleon is turned all the same (BRE-Q-03)')
  .given(fleets('la-habana', { anne: 'schooner' }))
  .given(cards('la-habana', 'musket', 'doubloons-4'))
  .start(scoring, at('la-habana'))
  .expectTold('treasure.boxed', { board: 'la-habana', cards: ['doubloons-4'] })
  .expectTold('colony.shown', { board: 'la-habana' })
  .expectChange({ 'anne.lost': 1, 'la-habana.fleets': '', 'la-habana.side': 'colony', 'la-habana.cards': -2, box: 2 })
  .expectDone();

scenario('BRE-SHARE-10: after a galleon all ships at it go to the box, and those elsewhere stay')
  .given(fleets('la-habana', { anne: '2 galleons, schooner', bart: '2 schooners', cleo: 'galleon' }))
  .given(fleets('san-juan', { anne: 'galleon, schooner' }))
  .given(cards('la-habana', 'chest'))
  .start(scoring, at('la-habana'))
  .expectBoard(
    ({ captains }) => captains.map((p) => [p.lostGalleons, p.lostSchooners, p.galleons, p.schooners]),
    [
      [2, 1, 0, 7],
      [0, 2, 3, 7],
      [1, 0, 2, 9],
    ],
  )
  .expectBoard(line('la-habana'), '')
  .expectBoard(line('san-juan'), 'anne 5');

scenario('BRE-SHARE-10: at the final scoring the ships may stay (BRE-Q-14)')
  .given(fleets('la-habana', { anne: '2 galleons, schooner', bart: '2 schooners' }))
  .given(cards('la-habana', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectChange({ 'anne.chests': 1, 'anne.won': 1, 'la-habana.cards': -1 })
  .expectNotTold('colony.shown')
  .expectBoard(shipsAt('la-habana', 'anne'), { galleons: 2, schooners: 1 });

scenario('BRE-SHARE-11: the board is turned to an empty colony, and the interrupted turn goes on with the draw')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'chest', 'doubloons-1'))
  .given(hand('anne', 'doubloons-4', 'chest', 'chest', 'chest'))
  .given(hand('bart', 'doubloons-2', 'doubloons-2', 'doubloons-2', 'doubloons-2'))
  .draws('card', 'anne', 'cannon')
  .plays('anne ship schooner san-juan', 'anne card doubloons-4 la-habana up')
  .plays('bart take doubloons-4', 'cleo take doubloons-1')
  .expectTold('colony.shown', { board: 'la-habana' })
  .expectTold('card.drawn', { seat: 'anne', card: 'cannon' })
  .expectBoard(({ boards }) => boards[0], { id: 'la-habana', side: 'colony', fleets: [], cards: [] })
  .expectAsked('bart', 'turn.ship')
  .plays('bart ship galleon la-habana', 'bart card doubloons-2 santo-domingo up')
  .expectBoard(line('la-habana'), 'bart 3');

scenario('BRE-SHARE-12: a colony is scored at the end, whatever the number of its cards')
  .options(ANNE_BEGINS)
  .given(colonies('la-habana'))
  .given(fleets('la-habana', { bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'chest', 'chest', 'chest', 'chest', 'cannon'))
  .given(hand('anne', 'doubloons-4', 'doubloons-4', 'doubloons-4', 'doubloons-4'))
  .plays('anne ship schooner san-juan', 'anne card doubloons-4 la-habana up')
  .expectNotTold('colony.scored')
  .expectBoard(({ boards }) => boards[0]!.cards.length, 9)
  .expectBoard(wonBy('bart'), []);

scenario('BRE-SHARE-12: at the end a colony is scored like any other board')
  .given(colonies('la-habana'))
  .given(fleets('la-habana', { bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'chest', 'chest', 'chest', 'chest', 'cannon'))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('colony.scored', { board: 'la-habana' })
  .expectBoard(({ captains }) => captains[1]!.won.length, 7);

scenario('BRE-SHARE-13: places are closed up when a fleet was destroyed')
  .seats(...crew(4))
  .given(fleets('la-habana', { anne: '2 schooners', bart: '2 schooners', cleo: 'galleon', dirk: 'galleon' }))
  .given(cards('la-habana', 'cannon', 'musket', 'marked-1', 'marked-2', 'marked-3', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('fleet.destroyed', { seat: 'anne' })
  .expectBoard(({ captains }) => captains.map((p) => p.won), [[], ['marked-1', 'chest'], ['marked-2'], ['marked-3']]);

scenario('BRE-SHARE-14: marked doubloons are handed out all together, and one player may get several')
  .given(fleets('la-habana', { bart: '2 schooners', anne: 'schooner' }))
  .given(cards('la-habana', 'marked-1', 'marked-2', 'marked-1', 'marked-3', 'marked-2', 'marked-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(wonBy('bart'), ['marked-1', 'marked-1', 'marked-3', 'marked-1'])
  .expectBoard(wonBy('anne'), ['marked-2', 'marked-2'])
  .expectDone();

scenario('BRE-SHARE-14: all of them are handed out before anybody chooses')
  .given(fleets('la-habana', { bart: '2 schooners', anne: 'schooner' }))
  .given(cards('la-habana', 'chest', 'marked-1', 'doubloons-1', 'marked-1', 'marked-2'))
  .start(scoring, atTheEnd('la-habana'))
  .expectAsked('bart', 'scoring.take')
  .expectBoard(({ captains }) => captains.map((p) => p.won), [['marked-2'], ['marked-1', 'marked-1'], []]);
