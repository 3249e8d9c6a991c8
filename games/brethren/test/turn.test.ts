import { seedOf, type Told } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { brethren } from '../src/game.ts';
import {
  ANNE_BEGINS,
  BART_BEGINS,
  cards,
  colonies,
  crew,
  emptyPile,
  fleets,
  hand,
  line,
  randomMatch,
  scenario,
  shipsAt,
  spent,
  turnsLeft,
  won,
  wonBy,
} from './kit.ts';

const FOUR_CHESTS = hand('anne', 'chest', 'chest', 'chest', 'chest');

// ── the course of play ──

test('BRE-TURN-01: chance decides who begins, and anybody can (BRE-Q-13)', () => {
  for (const players of [3, 6]) {
    const first = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const told: Told[] = [];
      const state = brethren.setup({ seats: players }, seedOf(`first ${i}`), told);
      expect(told[0]).toEqual({ event: 'match.began', with: { seat: state.asked[0]?.seat } });
      first.add(state.asked[0]?.seat as number);
    }
    expect([...first].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
  }
});

test('BRE-TURN-01: or the table chooses who begins (BRE-Q-13)', () => {
  for (const seat of [0, 1, 2, 3, 4, 5])
    for (const seed of ['one', 'two', 'three']) {
      const { asked } = brethren.setup({ seats: 6, options: { 'first-seat': seat } }, seedOf(seed));
      expect(asked).toEqual([{ seat, question: 'turn.ship', answer: null }]);
    }
});

test('BRE-TURN-01: an empty seat cannot begin', () => {
  for (const seats of [3, 4, 5, 6])
    for (const first of [0, 1, 2, 3, 4, 5])
      expect(brethren.whyNotStart({ seats, options: { 'first-seat': first } })).toEqual(
        first < seats ? [] : [{ rule: 'BRE-TURN-01', text: 'first-seat-empty', with: { seats } }],
      );
});

scenario('BRE-TURN-01: turns go clockwise, and after the last seat comes the first')
  .seats(...crew(4))
  .options({ 'first-seat': 2 })
  .given(hand('cleo', 'chest', 'chest', 'chest', 'chest'))
  .given(hand('dirk', 'doubloons-1', 'doubloons-1', 'doubloons-1', 'doubloons-1'))
  .given(hand('anne', 'doubloons-2', 'doubloons-2', 'doubloons-2', 'doubloons-2'))
  .expectTold('match.began', { seat: 'cleo' })
  .expectTold('turn.began', { seat: 'cleo', turn: 1 })
  .plays('cleo ship schooner la-habana', 'cleo card chest san-juan up')
  .expectAsked('dirk', 'turn.ship')
  .plays('dirk ship schooner la-habana', 'dirk card doubloons-1 san-juan up')
  .expectAsked('anne', 'turn.ship')
  .plays('anne ship schooner la-habana', 'anne card doubloons-2 san-juan up')
  .expectAsked('bart', 'turn.ship');

scenario('BRE-TURN-02: a turn is a ship, then a card, then a draw')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .expectAsked('anne', 'turn.ship')
  .expectWhyNot('anne', 'card chest san-juan up', 'BRE-TURN-03', 'not-an-option')
  .plays('anne ship galleon la-habana')
  .expectChange({ 'anne.ships': -1, 'la-habana.fleets': 'anne 3' })
  .expectNotTold('card.drawn')
  .expectAsked('anne', 'turn.card')
  .expectWhyNot('anne', 'ship galleon san-juan', 'BRE-TURN-07', 'not-an-option')
  .draws('card', 'anne', 'musket')
  .plays('anne card chest san-juan up')
  .expectTold('card.drawn', { seat: 'anne', card: 'musket' })
  .expectAsked('bart', 'turn.ship')
  .expectNotAsked('anne');

// ── 1. play a ship ──

scenario('BRE-TURN-03: any ship not yet played may go to any board, galleon or colony (BRE-Q-10)')
  .options(ANNE_BEGINS)
  .given(colonies('santo-domingo'))
  .expectOptions('anne', [
    'ship galleon la-habana',
    'ship galleon santo-domingo',
    'ship galleon san-juan',
    'ship schooner la-habana',
    'ship schooner santo-domingo',
    'ship schooner san-juan',
  ])
  .plays('anne ship galleon santo-domingo')
  .expectChange({ 'anne.ships': -1, 'santo-domingo.fleets': 'anne 3' });

scenario('BRE-TURN-03: a galleon leaves the stock of galleons')
  .options(ANNE_BEGINS)
  .plays('anne ship galleon la-habana')
  .expectBoard(({ captains }) => [captains[0]!.galleons, captains[0]!.schooners], [2, 9])
  .expectBoard(shipsAt('la-habana', 'anne'), { galleons: 1, schooners: 0 });

scenario('BRE-TURN-03: a schooner leaves the stock of schooners')
  .options(ANNE_BEGINS)
  .plays('anne ship schooner la-habana')
  .expectBoard(({ captains }) => [captains[0]!.galleons, captains[0]!.schooners], [3, 8])
  .expectBoard(shipsAt('la-habana', 'anne'), { galleons: 0, schooners: 1 });

scenario('BRE-TURN-03: without schooners only galleons can be played')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { anne: '9 schooners' }))
  .given((coast) => coast.pile.push(coast.captains[0]!.hand.pop()!)) // three ships, three cards
  .expectOptions('anne', ['ship galleon la-habana', 'ship galleon santo-domingo', 'ship galleon san-juan'])
  .expectWhyNot('anne', 'ship schooner san-juan', 'BRE-TURN-03', 'no-schooner-left');

scenario('BRE-TURN-04: a ship must be played, and there is no passing')
  .options(ANNE_BEGINS)
  .given(turnsLeft(2))
  .expectWhyNot('anne', 'pass', 'BRE-TURN-03', 'not-an-option')
  .expectOptions('anne', ['ship schooner la-habana', 'ship schooner santo-domingo', 'ship schooner san-juan']);

scenario('BRE-TURN-05: a ship played earlier stays where it is: only unplayed ones can be played')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { anne: '3 galleons', bart: 'schooner' }))
  .expectWhyNot('anne', 'ship galleon san-juan', 'BRE-TURN-03', 'no-galleon-left')
  .expectOptions('anne', ['ship schooner la-habana', 'ship schooner santo-domingo', 'ship schooner san-juan'])
  .plays('anne ship schooner san-juan')
  .expectChange({ 'anne.ships': -1, 'san-juan.fleets': 'anne 2' })
  .expectBoard(line('la-habana'), 'anne 9, bart 2');

scenario('BRE-TURN-06: the new ship joins the fleet, and the fleets are lined up before the card is played')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: '2 schooners', cleo: 'galleon', anne: 'schooner' }))
  .plays('anne ship galleon la-habana')
  .expectAsked('anne', 'turn.card')
  .expectBoard(shipsAt('la-habana', 'anne'), { galleons: 1, schooners: 1 })
  .expectChange({ 'anne.ships': -1, 'la-habana.fleets': 'anne 5, bart 4, cleo 3' })
  .expectTold('ship.played', { seat: 'anne', ship: 'galleon', board: 'la-habana', place: 1, sails: 5 });

scenario('BRE-TURN-06: where a player has no fleet, the new ship founds one')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: '2 schooners', cleo: 'schooner' }))
  .plays('anne ship galleon la-habana')
  .expectChange({ 'anne.ships': -1, 'la-habana.fleets': 'bart 4, anne 3, cleo 2' })
  .expectTold('ship.played', { seat: 'anne', place: 2, sails: 3 });

// ── 2. play a card ──

scenario('BRE-TURN-07: the card goes to another board than the ship of this turn')
  .seats(...crew(4))
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .plays('anne ship schooner san-juan')
  .expectWhyNot('anne', 'card chest san-juan up', 'BRE-TURN-07', 'same-board')
  .expectWhyNot('anne', 'card chest san-juan down', 'BRE-TURN-07', 'same-board')
  .expectOptions('anne', [
    'card chest la-habana up',
    'card chest la-habana down',
    'card chest santo-domingo up',
    'card chest santo-domingo down',
    'card chest cartagena up',
    'card chest cartagena down',
  ]);

scenario('BRE-TURN-07: only the ship of this turn bars a board, not the fleet of an earlier one')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(fleets('la-habana', { anne: '2 schooners' }))
  .plays('anne ship schooner san-juan')
  .expectCan('anne', 'card chest la-habana up')
  .plays('anne card chest la-habana up')
  .expectTold('card.played', { seat: 'anne', card: 'chest', board: 'la-habana' });

scenario('BRE-TURN-07: only a card in hand can be played, and it leaves the hand')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'chest', 'doubloons-4', 'chest', 'doubloons-2'))
  .given(emptyPile)
  .plays('anne ship schooner la-habana')
  .expectWhyNot('anne', 'card cannon san-juan up', 'BRE-TURN-07', 'not-an-option')
  .plays('anne card chest san-juan up')
  .expectBoard(({ captains }) => captains[0]!.hand, ['doubloons-4', 'chest', 'doubloons-2']);

scenario('BRE-TURN-08: a card must be played, and there is no passing')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'cannon', 'chest', 'chest', 'chest'))
  .given(spent({ anne: 4 }))
  .given(turnsLeft(1))
  .plays('anne ship schooner la-habana')
  .expectWhyNot('anne', 'pass', 'BRE-TURN-07', 'not-an-option')
  .expectOptions('anne', ['card cannon santo-domingo up', 'card cannon san-juan up'])
  .expectNotAsked('bart');

scenario('BRE-TURN-09: a card played earlier stays where it is')
  .options(ANNE_BEGINS)
  .given(cards('la-habana', 'cannon by anne', 'musket down by anne'))
  .given(FOUR_CHESTS)
  .plays('anne ship schooner santo-domingo')
  .expectWhyNot('anne', 'card cannon san-juan up', 'BRE-TURN-07', 'not-an-option')
  .expectWhyNot('anne', 'card musket san-juan up', 'BRE-TURN-07', 'not-an-option')
  .plays('anne card chest la-habana up')
  .expectBoard(({ boards }) => boards.map((b) => b.cards.map((lying) => lying.card)), [['cannon', 'musket', 'chest'], [], []]);

scenario('BRE-TURN-10: face up is free, and everybody sees the card')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .plays('anne ship schooner la-habana')
  .plays('anne card chest san-juan up')
  .expectChange({ 'san-juan.cards': 1, pile: -1 })
  .expectToldTo('bart', 'card.played', { seat: 'anne', card: 'chest', board: 'san-juan' })
  .expectView('cleo', ({ board }) => board.boards[2]!.cards, [{ card: 'chest', seat: 0, faceDown: false }])
  .expectView('table', ({ board }) => board.boards[2]!.cards, [{ card: 'chest', seat: 0, faceDown: false }]);

scenario('BRE-TURN-11: face down costs a starting doubloon, which goes onto Port Royal')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .plays('anne ship schooner la-habana')
  .plays('anne card chest san-juan down')
  .expectChange({ 'anne.tokens': -1, 'san-juan.cards': 1, pile: -1, pot: 1 })
  .expectTold('card.hidden', { seat: 'anne', board: 'san-juan', card: 'chest' });

scenario('BRE-TURN-11: the doubloon stays on Port Royal even when the card is turned up')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(fleets('san-juan', { bart: 'schooner' }))
  .given(cards('san-juan', 'chest', 'chest', 'chest down by bart', 'chest', 'chest'))
  .plays('anne ship schooner la-habana', 'anne card chest san-juan down')
  .expectTold('galleon.scored', { board: 'san-juan' })
  .expectChange({
    'anne.ships': -1,
    'anne.tokens': -1,
    'bart.chests': 6,
    'bart.won': 6,
    'bart.lost': 1,
    'la-habana.fleets': 'anne 2',
    'san-juan.cards': -5,
    'san-juan.fleets': '',
    'san-juan.side': 'colony',
    pile: -1,
    pot: 1,
  });

scenario('BRE-TURN-12: without starting doubloons a card can only be played face up')
  .seats(...crew(5))
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(spent({ anne: 3 }))
  .plays('anne ship schooner la-habana')
  .expectWhyNot('anne', 'card chest san-juan down', 'BRE-TURN-12', 'no-doubloon-left')
  .expectOptions('anne', [
    'card chest santo-domingo up',
    'card chest san-juan up',
    'card chest cartagena up',
    'card chest portobelo up',
  ]);

scenario('BRE-TURN-12: the last starting doubloon can still be spent')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(spent({ anne: 3 }))
  .plays('anne ship schooner la-habana', 'anne card chest san-juan down')
  .expectBoard(({ captains }) => captains[0]!.tokens, 0);

scenario('BRE-TURN-13: doubloons won in scorings pay for no secret, not even for an attack (BRE-Q-23)')
  .options(ANNE_BEGINS)
  .given(spent({ anne: 4 }))
  .given(won('anne', { 'doubloons-4': 4, 'marked-1': 3 }))
  .given(hand('anne', 'cannon', 'musket', 'chest', 'doubloons-1'))
  .plays('anne ship schooner la-habana')
  .expectWhyNot('anne', 'card cannon san-juan down', 'BRE-TURN-12', 'no-doubloon-left')
  .expectWhyNot('anne', 'card musket san-juan down', 'BRE-TURN-12', 'no-doubloon-left')
  .expectWhyNot('anne', 'card chest san-juan down', 'BRE-TURN-12', 'no-doubloon-left')
  .expectWhyNot('anne', 'card doubloons-1 san-juan down', 'BRE-TURN-12', 'no-doubloon-left');

scenario('BRE-TURN-14: earlier cards stay in sight, in their order: the open ones readable, the hidden ones countable')
  .options(BART_BEGINS)
  .given(cards('la-habana', 'cannon by anne', 'chest down by cleo', 'doubloons-2 by bart'))
  .given(hand('bart', 'marked-1', 'chest', 'chest', 'chest'))
  .plays('bart ship schooner san-juan', 'bart card marked-1 la-habana up')
  .expectView('table', ({ board }) => board.boards[0]!.cards, [
    { card: 'cannon', seat: 0, faceDown: false },
    { card: null, seat: 2, faceDown: true },
    { card: 'doubloons-2', seat: 1, faceDown: false },
    { card: 'marked-1', seat: 1, faceDown: false },
  ]);

scenario('BRE-TURN-15: the sixth card at a galleon has it scored at once, before the draw; hidden cards count')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(fleets('la-habana', { bart: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'doubloons-1', 'doubloons-2 down by bart', 'doubloons-3 down by cleo', 'doubloons-4', 'chest'))
  .plays('anne ship galleon san-juan', 'anne card chest la-habana down')
  .expectTold('galleon.attacked', { board: 'la-habana', galleon: 'san-jose' })
  .expectTold('galleon.scored', { board: 'la-habana' })
  .expectNotTold('card.drawn')
  .expectAsked('bart', 'scoring.take')
  .plays('bart take doubloons-4', 'cleo take doubloons-3', 'bart take doubloons-2', 'cleo take doubloons-1')
  .expectTold('card.drawn', { seat: 'anne' })
  .expectAsked('bart', 'turn.ship');

scenario('BRE-TURN-15: a fifth card has nothing scored')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(fleets('la-habana', { bart: '2 schooners', cleo: 'schooner' }))
  .given(cards('la-habana', 'doubloons-1', 'doubloons-2 down by bart', 'doubloons-3', 'doubloons-4'))
  .plays('anne ship galleon san-juan', 'anne card chest la-habana up')
  .expectNotTold('galleon.scored')
  .expectAsked('bart', 'turn.ship')
  .expectBoard(({ boards }) => [boards[0]!.side, boards[0]!.cards.length], ['galleon', 5]);

scenario('BRE-TURN-15: it does not matter whether he who plays the sixth card has a fleet there (BRE-Q-12)')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(cards('la-habana', 'doubloons-1', 'doubloons-2', 'doubloons-3', 'doubloons-4', 'chest'))
  .plays('anne ship galleon san-juan', 'anne card chest la-habana up')
  .expectTold('galleon.scored', { board: 'la-habana' })
  .expectTold('treasure.boxed', { board: 'la-habana' })
  .expectAsked('bart', 'turn.ship');

scenario('BRE-TURN-15: the very last card can be a sixth; its colony is then empty at the end (BRE-Q-15)')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'chest', 'chest'))
  .given(hand('anne', 'doubloons-1', 'chest', 'chest', 'chest'))
  .given(hand('bart', 'doubloons-2', 'doubloons-1', 'doubloons-1', 'doubloons-1'))
  .given(hand('cleo', 'doubloons-3', 'doubloons-3', 'doubloons-3', 'doubloons-3'))
  .given(turnsLeft(1))
  .plays('anne ship schooner santo-domingo', 'anne card doubloons-1 san-juan up')
  .plays('bart ship schooner santo-domingo', 'bart card doubloons-2 san-juan up')
  .plays('cleo ship schooner santo-domingo', 'cleo card doubloons-3 la-habana up')
  .expectTold('galleon.scored', { board: 'la-habana' })
  .expectTold('colony.shown', { board: 'la-habana' })
  .expectTold('colony.scored', { board: 'la-habana' })
  .expectTold('treasure.boxed', { board: 'san-juan', cards: ['doubloons-1', 'doubloons-2'] })
  .expectBoard(wonBy('bart'), ['chest', 'chest', 'chest', 'chest', 'chest', 'doubloons-3'])
  .expectResult({ winners: ['bart'], scores: [4, 3 + 4 + 4, 4] });

scenario('BRE-TURN-16: a colony takes any number of cards and is never scored in play')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(colonies('la-habana'))
  .given(fleets('la-habana', { bart: '2 schooners' }))
  .given(cards('la-habana', 'chest', 'chest', 'cannon', 'musket', 'doubloons-1'))
  .given(hand('bart', 'doubloons-2', 'doubloons-2', 'doubloons-2', 'doubloons-2'))
  .plays('anne ship schooner san-juan', 'anne card chest la-habana up')
  .expectNotTold('colony.scored')
  .plays('bart ship schooner san-juan', 'bart card doubloons-2 la-habana up')
  .expectNotTold('colony.scored')
  .expectBoard(({ boards }) => [boards[0]!.side, boards[0]!.cards.length], ['colony', 7])
  .expectBoard(line('la-habana'), 'bart 4')
  .expectAsked('cleo', 'turn.ship');

scenario('BRE-TURN-20: the card may go to a galleon or a colony, with or without a fleet of one’s own or of anybody')
  .seats(...crew(5))
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given(colonies('san-juan', 'cartagena'))
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'galleon' })) // one's own
  .given(fleets('san-juan', { bart: 'schooner' })) // another's, at a colony; at cartagena and portobelo there is none
  .plays('anne ship schooner santo-domingo')
  .expectOptions('anne', [
    'card chest la-habana up',
    'card chest la-habana down',
    'card chest san-juan up',
    'card chest san-juan down',
    'card chest cartagena up',
    'card chest cartagena down',
    'card chest portobelo up',
    'card chest portobelo down',
  ])
  .plays('anne card chest cartagena up')
  .expectChange({ 'cartagena.cards': 1, pile: -1 });

scenario('BRE-TURN-21: attack or treasure, any card may be played face up or face down')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'cannon', 'musket', 'marked-2', 'chest'))
  .plays('anne ship schooner la-habana')
  .expectOptions(
    'anne',
    ['cannon', 'musket', 'marked-2', 'chest'].flatMap((card) =>
      ['santo-domingo', 'san-juan'].flatMap((board) => [`card ${card} ${board} up`, `card ${card} ${board} down`]),
    ),
  )
  .plays('anne card cannon san-juan down')
  .expectView('anne', ({ board }) => board.boards[2]!.cards, [{ card: 'cannon', seat: 0, faceDown: true }]);

// ── 3. draw a card ──

scenario('BRE-TURN-17: at last the player draws a card into his hand')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .draws('card', 'anne', 'marked-3')
  .plays('anne ship schooner la-habana', 'anne card chest san-juan up')
  .expectChange({ 'anne.ships': -1, 'la-habana.fleets': 'anne 2', 'san-juan.cards': 1, pile: -1 })
  .expectBoard(({ captains }) => captains[0]!.hand, ['chest', 'chest', 'chest', 'marked-3'])
  .expectTold('card.drawn', { seat: 'anne', card: 'marked-3' })
  .expectNotTold('pile.emptied');

scenario('BRE-TURN-17: the last card of the pile is drawn too')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .given((coast) => coast.box.push(...coast.pile.splice(1)))
  .plays('anne ship schooner la-habana', 'anne card chest san-juan up')
  .expectTold('card.drawn', { seat: 'anne' })
  .expectTold('pile.emptied');

scenario('BRE-TURN-17: a draw is final, and the ship before it is not')
  .options(ANNE_BEGINS)
  .given(FOUR_CHESTS)
  .expectFinality('anne', 'ship schooner la-habana', 'free')
  .plays('anne ship schooner la-habana')
  .expectFinality('anne', 'card chest san-juan up', 'final')
  .given(emptyPile)
  .expectFinality('anne', 'card chest san-juan up', 'consent');

scenario('BRE-TURN-18: when the pile is empty the draw is passed over, and a ship and a card are played all the same')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .given(hand('bart', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .given(hand('cleo', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .given(turnsLeft(2))
  .plays('anne ship schooner la-habana', 'anne card chest san-juan up')
  .expectNotTold('card.drawn')
  .expectChange({ 'anne.ships': -1, 'anne.hand': -1, 'la-habana.fleets': 'anne 2', 'san-juan.cards': 1 })
  .plays('bart ship schooner la-habana', 'bart card chest san-juan up')
  .plays('cleo ship schooner la-habana', 'cleo card chest san-juan up')
  .expectTold('turn.began', { seat: 'anne', turn: 12 })
  .expectAsked('anne', 'turn.ship')
  .plays('anne ship schooner la-habana')
  .expectAsked('anne', 'turn.card');

test('BRE-TURN-19: everybody has twelve turns, in each of which he plays a ship and a card', () => {
  for (const players of [3, 4, 5, 6]) {
    const told: Told[] = [];
    const moves = randomMatch(players, `twelve ${players}`, {}, told);
    told.push(...moves.flatMap(({ events }) => events));
    const last = moves.at(-1)!.after;
    expect(last.turns).toBe(12 * players);
    for (let seat = 0; seat < players; seat++) {
      const mine = told.filter((e) => e.with.seat === seat);
      const turns = mine.filter((e) => e.event === 'turn.began').map((e) => e.with.turn);
      expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(mine.filter((e) => e.event === 'ship.played')).toHaveLength(12);
      expect(mine.filter((e) => e.event === 'card.played' || e.event === 'card.hidden')).toHaveLength(12);
      expect(mine.filter((e) => e.event === 'card.drawn')).toHaveLength(8);
    }
    expect(last.board.captains.every((p) => p.galleons + p.schooners + p.hand.length === 0)).toBe(true);
  }
});

scenario('BRE-TURN-19: after the last ship and card of the last player comes the end, not before')
  .options(BART_BEGINS)
  .given(hand('anne', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .given(hand('bart', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .given(hand('cleo', 'chest', 'doubloons-1', 'doubloons-2', 'doubloons-3'))
  .given(turnsLeft(1))
  .plays('bart ship schooner la-habana', 'bart card chest san-juan up')
  .plays('cleo ship schooner la-habana', 'cleo card chest san-juan up')
  .expectNotTold('end.began')
  .expectAsked('anne', 'turn.ship')
  .plays('anne ship schooner la-habana', 'anne card chest san-juan up')
  .expectTold('end.began')
  .expectResult({ winners: ['anne', 'bart', 'cleo'], scores: [4, 4, 4], end: 'shared-victory' });
