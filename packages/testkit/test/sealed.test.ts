// Sealed questions that are answered with cards of a hand: laws that deal the hidden cards anew leave no answer behind that its hand no longer has.
import {
  bagOf,
  choices,
  defineGame,
  type GameText,
  nobody,
  openVars,
  owner,
  rulebook,
  type Said,
  type Tabletop,
  takeAny,
  takeOut,
} from '@boucan/kernel';
import { expect, test } from 'vitest';
import { runLaws } from '../src/index.ts';

const CARDS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;
type Card = (typeof CARDS)[number];
const DECK = Object.fromEntries(CARDS.map((card) => [card, 2])) as Record<Card, number>;

interface Table extends Tabletop {
  hands: Card[][];
  shown: Card[];
  box: Card[];
}
interface Seen {
  readonly hands: readonly (readonly Card[] | number)[];
  readonly shown: readonly Card[];
}

const { proc, question } = rulebook<Table, { shown: { cards: string[] } }>();
type Play = Said<'play', [card: Card]>;
const PLAY = choices('play', CARDS);

const play = question<object, Play>(
  'match.play',
  'SEA-01',
  (o, { hands }, _v, seat) => {
    for (const card of CARDS) if (hands[seat]!.includes(card)) o.may(PLAY[card]);
  },
  { sealed: true },
);

const match = proc('match', 'SEA-01', openVars<object, { played: readonly Play[] }>(), {
  begin: (t) => {
    const { hands } = t.board;
    if (hands[0]!.length > 0) return t.askAll(play, [...hands.keys()], 'played');
    return t.end({ winners: [0], scores: hands.map(() => 0), end: 'done' });
  },
  played: (t, _v, all) => {
    all.forEach(([, card], seat) => void t.board.shown.push(takeOut(t.board.hands[seat]!, card)));
    t.reveal();
    t.tell?.('shown', { cards: all.map(([, card]) => card) });
    return t.go('begin');
  },
});

const words: GameText = {
  title: 'Sealed',
  blurb: 'All play a card at once.',
  rules: { 'SEA-01': 'All play a card at once.' },
  prompts: { 'match.play': 'Which card do you play?' },
  choices: { play: 'Play {card}' },
  events: { shown: 'These are shown: {cards}.' },
  reasons: {},
  names: Object.fromEntries(CARDS.map((card) => [card, card])),
  cards: {},
  options: {},
  packs: {},
  ends: { done: 'Done.' },
};

const game = defineGame<Table, Seen, { shown: { cards: string[] } }>({
  id: 'sealed',
  version: 1,
  seats: [3, 3],
  seatsRule: 'SEA-01',
  options: [],
  procs: [match],
  questions: [play],
  packs: [],
  opening: 'match',
  verbs: { play: ['card'] },
  setup: ({ seats }, rng) => {
    const box = bagOf(DECK);
    return { hands: Array.from({ length: seats }, () => [takeAny(rng, box), takeAny(rng, box)]), shown: [], box };
  },
  clone: ({ hands, shown, box }) => ({ hands: hands.map((hand) => hand.slice()), shown: shown.slice(), box: box.slice() }),
  look: ({ board }, who) => ({
    hands: board.hands.map((hand, seat) => (seat === who ? hand.slice() : hand.length)),
    shown: board.shown.slice(),
  }),
  imagine: ({ board }, rng) => {
    const box: Card[] = bagOf(DECK);
    for (const card of board.shown) takeOut(box, card);
    for (const hand of board.hands) if (typeof hand !== 'number') for (const card of hand) takeOut(box, card);
    const hands = board.hands.map((hand) =>
      typeof hand === 'number' ? Array.from({ length: hand }, () => takeAny(rng, box)) : hand.slice(),
    );
    return { hands, shown: board.shown.slice(), box };
  },
  knows: { hands: { bySeat: owner('card') }, shown: 'all', box: nobody('card') },
  faults: ({ board: { hands, shown, box } }) =>
    [...hands.flat(), ...shown, ...box].sort().join() === bagOf(DECK).sort().join() ? [] : ['cards are lost'],
  limit: 20,
  advice: { decisive: 1, worth: ({ board }) => board.hands.map(() => 0) },
  text: { en: words, fr: words },
});

test.each(runLaws(game, { games: 40, seed: 'sealed' }))('$law', ({ failures }) => expect(failures).toEqual([]));
