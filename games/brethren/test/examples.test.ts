// The worked examples: EX stands in the rulebook, DX follows from it and covers the limits. A is anne, B is bart, C is cleo.
import { expect, test } from 'vitest';
import { end } from '../src/rules/end.ts';
import { scoring } from '../src/rules/scoring.ts';
import {
  ANNE_BEGINS,
  allPlayed,
  at,
  atTheEnd,
  BART_BEGINS,
  box,
  cards,
  colonies,
  crew,
  fleets,
  hand,
  line,
  randomMatch,
  scenario,
  spent,
  won,
  wonBy,
} from './kit.ts';

scenario('EX-01: five ships and four cards at a board, and the fleets stand blue 5, green 4, yellow 3')
  .seats('blue', 'green', 'yellow')
  .options(ANNE_BEGINS) // that is, blue
  .given(hand('blue', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .given(hand('green', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .given(hand('yellow', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .plays('blue ship galleon la-habana', 'blue card chest santo-domingo up')
  .plays('green ship schooner la-habana', 'green card chest santo-domingo up')
  .plays('yellow ship galleon la-habana', 'yellow card chest santo-domingo up')
  .plays('blue ship schooner la-habana', 'blue card doubloons-1 san-juan up')
  .plays('green ship schooner la-habana', 'green card doubloons-1 san-juan up')
  .expectChange({
    'green.ships': -1,
    'la-habana.fleets': 'blue 5, green 4, yellow 3',
    'san-juan.cards': 1,
    pile: -1,
  })
  .plays('yellow ship schooner san-juan', 'yellow card doubloons-1 la-habana up')
  .plays('blue ship schooner santo-domingo', 'blue card doubloons-2 la-habana up')
  .plays('green ship schooner san-juan', 'green card doubloons-2 la-habana down')
  .plays('yellow ship schooner santo-domingo', 'yellow card doubloons-2 la-habana up')
  .expectBoard(({ boards }) => [boards[0]!.cards.length, boards[0]!.side], [4, 'galleon'])
  .expectNotTold('galleon.scored')
  .expectAsked('blue', 'turn.ship');

scenario('EX-02: a cannon and a musket destroy the strongest fleet between them')
  .given(fleets('la-habana', { anne: '3 schooners', cleo: '2 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'musket', 'doubloons-4', 'cannon', 'doubloons-1'))
  .start(scoring, at('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 2, place: 3 })
  .expectTold('musket.hit', { seat: 'anne', ship: 'schooner' })
  .expectTold('fleet.destroyed', { seat: 'anne' })
  .expectChange({ 'anne.lost': 3, 'la-habana.fleets': 'cleo 4, bart 3', 'la-habana.cards': -2, box: 2 })
  .plays('cleo take doubloons-4')
  .expectTold('card.taken', { seat: 'bart', card: 'doubloons-1' })
  .expectBoard(wonBy('anne'), [])
  .expectDone();

scenario('DX-01: on a tie the fleet already ahead stays ahead')
  .options(BART_BEGINS)
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'schooner' }))
  .plays('bart ship schooner la-habana')
  .expectChange({ 'bart.ships': -1, 'la-habana.fleets': 'anne 4, bart 4' })
  .expectTold('ship.played', { seat: 'bart', ship: 'schooner', place: 2, sails: 4 });

scenario('DX-02: a stronger fleet overtakes')
  .options(BART_BEGINS)
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'schooner' }))
  .plays('bart ship galleon la-habana')
  .expectChange({ 'bart.ships': -1, 'la-habana.fleets': 'bart 5, anne 4' })
  .expectTold('ship.played', { seat: 'bart', ship: 'galleon', place: 1, sails: 5 });

scenario('DX-03: the card may go to any board but the one that got the ship')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'chest', 'chest', 'chest', 'chest'))
  .plays('anne ship schooner santo-domingo')
  .expectWhyNot('anne', 'card chest santo-domingo up', 'BRE-TURN-07', 'same-board')
  .expectWhyNot('anne', 'card chest santo-domingo down', 'BRE-TURN-07', 'same-board')
  .expectOptions('anne', [
    'card chest la-habana up',
    'card chest la-habana down',
    'card chest san-juan up',
    'card chest san-juan down',
  ]);

scenario('DX-04: without a starting doubloon a card is played face up, whatever was won')
  .options(ANNE_BEGINS)
  .given(spent({ anne: 4 }))
  .given(won('anne', { 'doubloons-4': 2, 'doubloons-3': 1 }))
  .given(hand('anne', 'chest', 'chest', 'chest', 'chest'))
  .plays('anne ship schooner santo-domingo')
  .expectWhyNot('anne', 'card chest la-habana down', 'BRE-TURN-12', 'no-doubloon-left')
  .expectOptions('anne', ['card chest la-habana up', 'card chest san-juan up']);

scenario('DX-05: the sixth card reveals all, is scored before the draw, and leaves an empty colony')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: '2 schooners', cleo: 'galleon' }))
  .given(cards('la-habana', 'chest', 'musket down by bart', 'chest', 'doubloons-3 down by cleo', 'musket'))
  .given(hand('anne', 'doubloons-1', 'chest', 'chest', 'chest'))
  .plays('anne ship schooner san-juan', 'anne card doubloons-1 la-habana up')
  .expectTold('card.revealed', { seat: 'bart', card: 'musket', board: 'la-habana' })
  .expectTold('card.revealed', { seat: 'cleo', card: 'doubloons-3', board: 'la-habana' })
  .expectTold('muskets.missed', { muskets: 2 })
  .expectAsked('bart', 'scoring.take')
  .expectNotTold('card.drawn')
  .plays('bart take doubloons-3', 'cleo take chest', 'bart take chest')
  .expectChange({
    'bart.treasure': 3,
    'bart.chests': 1,
    'bart.won': 2,
    'bart.lost': 2,
    'cleo.treasure': 1,
    'cleo.chests': 1,
    'cleo.won': 2,
    'cleo.lost': 1,
    'la-habana.fleets': '',
    'la-habana.cards': -4,
    'la-habana.side': 'colony',
    'anne.hand': 1,
    pile: -1,
  })
  .expectAsked('bart', 'turn.ship');

scenario('DX-06: two cannons miss while one musket hits')
  .given(fleets('la-habana', { anne: 'galleon, 2 schooners', bart: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'cannon', 'doubloons-3', 'musket', 'doubloons-2', 'cannon', 'doubloons-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannons.missed', { cannons: 2 })
  .expectChange({ 'cleo.lost': 1, 'la-habana.fleets': 'anne 7, bart 4', 'la-habana.cards': -3, box: 3 })
  .plays('anne take doubloons-3', 'bart take doubloons-2')
  .expectChange({ 'anne.treasure': 4, 'anne.won': 2, 'bart.treasure': 2, 'bart.won': 1, 'la-habana.cards': -3 })
  .expectDone();

scenario('DX-07: a cannon does nothing to a leader with one ship and no rival at its height')
  .given(fleets('la-habana', { anne: 'galleon', bart: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 0, place: 1 })
  .expectChange({ 'la-habana.cards': -1, box: 1 })
  .expectBoard(line('la-habana'), 'anne 3, bart 2');

scenario('DX-08: the fleet hit by the cannon goes behind all its equals')
  .given(fleets('la-habana', { anne: 'galleon, schooner', bart: 'schooner', cleo: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 1, place: 3 })
  .expectChange({ 'anne.lost': 1, 'la-habana.fleets': 'bart 2, cleo 2, anne 2', 'la-habana.cards': -1, box: 1 });

scenario('DX-09: marked doubloons without a fleet at their position go to the first')
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'marked-3', 'marked-2', 'marked-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(wonBy('anne'), ['marked-3', 'marked-1'])
  .expectBoard(wonBy('bart'), ['marked-2'])
  .expectDone();

scenario('DX-10: of five fleets only three get one of three cards')
  .seats(...crew(5))
  .given(
    fleets('la-habana', {
      edith: '3 schooners',
      dirk: 'galleon, schooner',
      cleo: '2 schooners',
      bart: 'galleon',
      anne: 'schooner',
    }),
  )
  .given(cards('la-habana', 'doubloons-1', 'doubloons-2', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .plays('edith take doubloons-2', 'dirk take chest')
  .expectTold('card.taken', { seat: 'cleo', card: 'doubloons-1' })
  .expectChange({
    'edith.treasure': 2,
    'edith.won': 1,
    'dirk.chests': 1,
    'dirk.won': 1,
    'cleo.treasure': 1,
    'cleo.won': 1,
    'la-habana.cards': -3,
  })
  .expectDone();

scenario('DX-11: a pot of 7 and a clear ranking by chests')
  .given(won('anne', { chest: 5 }))
  .given(won('bart', { chest: 3 }))
  .given(won('cleo', { chest: 1 }))
  .given(spent({ anne: 2, bart: 2, cleo: 3 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('hoard.counted', { seat: 'anne', portRoyal: 4, pot: 4, total: 10 })
  .expectTold('hoard.counted', { seat: 'bart', portRoyal: 0, pot: 3, total: 5 })
  .expectTold('hoard.counted', { seat: 'cleo', portRoyal: 0, pot: 0, total: 1 })
  .expectNotTold('pot.discarded')
  .expectResult({ winners: ['anne'], scores: [10, 5, 1], end: 'all-played' });

scenario('DX-12: a pot of 7 and two tied for the most chests')
  .seats(...crew(4))
  .given(won('anne', { chest: 4 }))
  .given(won('bart', { chest: 4 }))
  .given(won('cleo', { chest: 2 }))
  .given(spent({ anne: 4, bart: 3 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.unclaimed')
  .expectTold('pot.shared', { seat: 'anne', doubloons: 3 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 3 })
  .expectTold('pot.discarded', { doubloons: 1 })
  .expectResult({ scores: [3, 4, 4, 4] });

scenario('DX-13: a pot of 7 and two tied for the second place')
  .seats(...crew(4))
  .given(won('anne', { chest: 3 }))
  .given(won('bart', { chest: 5 }))
  .given(won('cleo', { chest: 3 }))
  .given(spent({ anne: 3, bart: 2, cleo: 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.won', { seat: 'bart' })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 4 })
  .expectTold('pot.shared', { seat: 'anne', doubloons: 1 })
  .expectTold('pot.shared', { seat: 'cleo', doubloons: 1 })
  .expectTold('pot.discarded', { doubloons: 1 })
  .expectResult({ winners: ['bart'], scores: [2, 10, 3, 4] });

scenario('DX-14: without a pot Port Royal still goes to the one with most chests')
  .given(won('cleo', { chest: 1 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.won', { seat: 'cleo' })
  .expectNotTold('pot.shared')
  .expectNotTold('pot.discarded')
  .expectResult({ winners: ['cleo'], scores: [4, 4, 8] });

scenario('DX-15: of two hoards of 21 the one with 5 chests wins over the one with 3')
  .seats(...crew(4))
  .given(won('anne', { chest: 3, 'doubloons-4': 3, 'doubloons-3': 1, 'doubloons-2': 1 }))
  .given(won('bart', { chest: 5, 'doubloons-4': 2, 'doubloons-3': 1, 'doubloons-2': 1 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectResult({ winners: ['bart'], scores: [21, 21, 4, 4], end: 'all-played' });

scenario('DX-15: two hoards of 21 with as many chests share the victory')
  .seats(...crew(4))
  .given(won('anne', { chest: 4, 'doubloons-4': 3, 'doubloons-3': 1, 'doubloons-2': 1 }))
  .given(won('bart', { chest: 4, 'doubloons-4': 2, 'doubloons-3': 3 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectResult({ winners: ['anne', 'bart'], scores: [21, 21, 4, 4], end: 'shared-victory' });

test('DX-16: four players have 48 turns, and the draw pile is empty after the eighth of the last', () => {
  const moves = randomMatch(4, 'DX-16', { 'first-seat': 2 });
  expect(moves[0]?.before.board.pile).toHaveLength(32);
  /** The turns in which one of these events was told. */
  const turnsOf = (...events: string[]): number[] =>
    moves.flatMap(({ before, events: told }) => told.filter((e) => events.includes(e.event)).map(() => before.turns));
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
  expect(turnsOf('ship.played')).toEqual(upTo(48));
  expect(turnsOf('card.played', 'card.hidden')).toEqual(upTo(48));
  expect(turnsOf('card.drawn')).toEqual(upTo(32));
  expect(turnsOf('pile.emptied')).toEqual([32]);
  expect(moves.at(-1)?.after.turns).toBe(48);
});

scenario('DX-17: a galleon with four cards is scored at the end like the others, when its turn comes')
  .given(colonies('la-habana', 'san-juan'))
  .given(fleets('la-habana', { anne: 'galleon', bart: 'schooner' }))
  .given(fleets('santo-domingo', { cleo: '2 schooners', anne: 'schooner' }))
  .given(fleets('san-juan', { bart: '2 schooners', cleo: 'galleon' }))
  .given(cards('la-habana', 'doubloons-1', 'doubloons-2'))
  .given(cards('santo-domingo', 'marked-1', 'chest', 'doubloons-4', 'marked-2'))
  .given(cards('san-juan', 'doubloons-3', 'chest'))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('colony.scored', { board: 'la-habana' })
  .expectNotTold('galleon.scored')
  .plays('anne take doubloons-2')
  .expectTold('galleon.scored', { board: 'santo-domingo' })
  .expectNotTold('colony.scored')
  .expectAsked('cleo', 'scoring.take')
  .plays('cleo take doubloons-4')
  .expectTold('colony.scored', { board: 'san-juan' })
  .expectBoard(wonBy('anne'), ['doubloons-2', 'marked-2', 'chest'])
  .expectBoard(wonBy('cleo'), ['marked-1', 'doubloons-4'])
  .expectAsked('bart', 'scoring.take');

scenario('DX-18: the cards of a colony without a fleet go to the box')
  .given(colonies('la-habana'))
  .given(cards('la-habana', 'chest', 'doubloons-4'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('treasure.boxed', { board: 'la-habana', cards: ['chest', 'doubloons-4'] })
  .expectChange({ 'la-habana.cards': -2, box: 2 })
  .expectDone();

scenario('DX-19: a cannon makes a tied leader drop behind, and the musket destroys it there')
  .given(fleets('la-habana', { anne: 'schooner', bart: 'schooner' }))
  .given(cards('la-habana', 'cannon', 'musket', 'marked-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 0, place: 2 })
  .expectTold('fleet.destroyed', { seat: 'anne' })
  .expectChange({
    'anne.lost': 1,
    'bart.won': 1,
    'bart.treasure': 2,
    'la-habana.fleets': 'bart 2',
    'la-habana.cards': -3,
    box: 2,
  })
  .expectDone();

scenario('DX-20: when the third fleet is destroyed, marked doubloons 3 go to the first, who also chooses first')
  .given(fleets('la-habana', { anne: 'galleon, schooner', bart: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'musket', 'marked-3', 'doubloons-4'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(wonBy('anne'), ['marked-3', 'doubloons-4'])
  .expectBoard(wonBy('bart'), [])
  .expectBoard(wonBy('cleo'), [])
  .expectDone();

scenario('DX-21: a lone fleet loses a ship to the musket, survives and takes everything')
  .given(fleets('la-habana', { bart: '2 schooners' }))
  .given(cards('la-habana', 'musket', 'marked-2', 'chest', 'doubloons-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectChange({
    'bart.lost': 1,
    'bart.won': 3,
    'bart.chests': 1,
    'bart.treasure': 3,
    'la-habana.fleets': 'bart 2',
    'la-habana.cards': -4,
    box: 1,
  })
  .expectDone();

scenario('DX-22: all marked doubloons 3 are for the third of five fleets')
  .seats(...crew(5))
  .given(
    fleets('la-habana', {
      anne: '3 schooners',
      bart: 'galleon, schooner',
      cleo: '2 schooners',
      dirk: 'galleon',
      edith: 'schooner',
    }),
  )
  .given(cards('la-habana', 'marked-3', 'marked-3'))
  .start(scoring, atTheEnd('la-habana'))
  .expectChange({ 'cleo.won': 2, 'cleo.treasure': 4, 'la-habana.cards': -2 })
  .expectDone();

scenario('DX-23: who plays the sixth card without a fleet there gets nothing, and then draws')
  .options({ 'first-seat': 2 })
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'chest', 'chest'))
  .given(hand('cleo', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .draws('card', 'cleo', 'cannon')
  .plays('cleo ship schooner san-juan', 'cleo card chest la-habana up')
  .expectTold('galleon.scored', { board: 'la-habana' })
  .expectTold('card.drawn', { seat: 'cleo', card: 'cannon' })
  .expectChange({
    'anne.chests': 3,
    'anne.won': 3,
    'anne.lost': 2,
    'bart.chests': 3,
    'bart.won': 3,
    'bart.lost': 1,
    'cleo.ships': -1,
    'san-juan.fleets': 'cleo 2',
    'la-habana.fleets': '',
    'la-habana.cards': -5,
    'la-habana.side': 'colony',
    pile: -1,
  })
  .expectAsked('anne', 'turn.ship');

scenario('DX-24: two cannons and two muskets all miss')
  .given(fleets('la-habana', { anne: '3 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'cannon', 'musket', 'doubloons-2', 'musket', 'cannon', 'doubloons-3'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannons.missed', { cannons: 2 })
  .expectTold('muskets.missed', { muskets: 2 })
  .expectChange({ 'la-habana.cards': -4, box: 4 })
  .expectBoard(box, ['cannon', 'cannon', 'musket', 'musket'])
  .plays('anne take doubloons-3')
  .expectChange({ 'anne.treasure': 3, 'anne.won': 1, 'bart.treasure': 2, 'bart.won': 1, 'la-habana.cards': -2 })
  .expectDone();

scenario('DX-25: a fleet of galleons keeps one of them, behind the fleet it is now tied with')
  .given(fleets('la-habana', { anne: '2 galleons', bart: 'galleon, schooner', cleo: 'galleon' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 1, place: 3 })
  .expectChange({ 'anne.lost': 1, 'la-habana.fleets': 'bart 5, cleo 3, anne 3', 'la-habana.cards': -1, box: 1 });

scenario('DX-26: when one player alone has chests, half of a pot of 5 is discarded')
  .given(won('bart', { chest: 1 }))
  .given(spent({ anne: 3, cleo: 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.won', { seat: 'bart' })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 3 })
  .expectNotTold('pot.shared', { seat: 'anne' })
  .expectTold('pot.discarded', { doubloons: 2 })
  .expectResult({ winners: ['bart'], scores: [1, 11, 2] });

scenario('DX-27: a new fleet of the same strength stands behind')
  .options(BART_BEGINS)
  .given(fleets('la-habana', { anne: 'schooner' }))
  .plays('bart ship schooner la-habana')
  .expectChange({ 'bart.ships': -1, 'la-habana.fleets': 'anne 2, bart 2' });

scenario('DX-27: a new fleet that is stronger stands ahead')
  .options(BART_BEGINS)
  .given(fleets('la-habana', { anne: 'schooner' }))
  .plays('bart ship galleon la-habana')
  .expectChange({ 'bart.ships': -1, 'la-habana.fleets': 'bart 3, anne 2' });

scenario('DX-28: a full hoard is cards, doubloons unspent, Port Royal and half the pot: 22')
  .given(
    won('anne', { 'marked-1': 1, 'marked-2': 1, 'marked-3': 1, 'doubloons-4': 1, 'doubloons-2': 1, 'doubloons-1': 1, chest: 5 }),
  )
  .given(won('bart', { chest: 1 }))
  .given(spent({ anne: 2, bart: 3 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('hoard.counted', { seat: 'anne', treasure: 13, tokens: 2, portRoyal: 4, pot: 3, total: 22 })
  .expectResult({ winners: ['anne'], scores: [22, 3, 4] });
