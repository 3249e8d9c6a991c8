import { type Choice, seedOf, type Viewer } from '@boucan/kernel';
import { stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { CARDS, portRoyalTable } from '../src/content/deck.ts';
import { brethren } from '../src/game.ts';
import { end } from '../src/rules/end.ts';
import { scoring } from '../src/rules/scoring.ts';
import { ANNE_BEGINS, allPlayed, at, cards, colonies, crew, fleets, hand, randomMatch, scenario, spent, won } from './kit.ts';

scenario('BRE-INFO-01: a hand is seen by its owner alone, and its size by all')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'chest', 'cannon', 'marked-1', 'doubloons-4'))
  .expectView('anne', ({ board }) => board.captains[0]!.hand, ['chest', 'cannon', 'marked-1', 'doubloons-4'])
  .expectView('bart', ({ board }) => board.captains[0]!.hand, null)
  .expectView('table', ({ board }) => board.captains.map((p) => p.hand), [null, null, null])
  .expectView('bart', ({ board }) => board.captains.map((p) => p.cards), [4, 4, 4])
  .expectView('table', ({ board }) => board.captains.map((p) => p.cards), [4, 4, 4]);

scenario('BRE-INFO-01: only the one who draws a card learns which')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'chest', 'chest', 'chest', 'chest'))
  .draws('card', 'anne', 'musket')
  .plays('anne ship schooner la-habana', 'anne card chest san-juan up')
  .expectToldTo('anne', 'card.drawn', { seat: 'anne', card: 'musket' })
  .expectToldTo('bart', 'card.drawn', { seat: 'anne' })
  .expectNotToldTo('bart', 'card.drawn', { card: 'musket' })
  .expectNotToldTo('table', 'card.drawn', { card: 'musket' });

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'table'];

test('BRE-INFO-02: everybody sees the size of the draw pile, and nobody its cards or the four secret ones', () => {
  for (const { after } of randomMatch(4, 'hidden'))
    for (const who of VIEWERS) {
      const { board } = brethren.view(after, who);
      expect(board.pile).toBe(after.board.pile.length);
      expect(Object.keys(board).sort()).toEqual(['boards', 'box', 'captains', 'pile', 'pot']);
    }
});

test('BRE-INFO-02: no log betrays them: with other cards in the pile and among the four, the same is told', () => {
  for (const { before, seat, choice } of randomMatch(4, 'exchanged')) {
    const other = brethren.clone(before);
    const { pile, secret } = other.board;
    const swapped = pile.findIndex((card) => card !== secret[0]);
    if (swapped < 0) continue;
    [pile[swapped], secret[0]] = [secret[0]!, pile[swapped]!];
    const [here, there] = [brethren.play(before, seat, choice), brethren.play(other, seat, choice)];
    if (here.refused !== undefined || there.refused !== undefined) throw new Error('an option was refused');
    for (const who of VIEWERS.filter((who) => who !== seat))
      expect(brethren.witness(there.events, who)).toEqual(brethren.witness(here.events, who));
  }
});

test('BRE-INFO-02: not even when the match is over is anybody told which the four were', () => {
  const { after } = randomMatch(4, 'over').at(-1)!;
  for (const who of VIEWERS) {
    const { box, captains } = brethren.view(after, who).board;
    expect(box.length + captains.reduce((sum, p) => sum + p.won.length, 0)).toBe(52 - 4);
  }
});

scenario('BRE-INFO-03: of a hidden card all know where it lies and who paid, and only he knows its face (BRE-Q-11)')
  .options(ANNE_BEGINS)
  .given(cards('san-juan', 'chest by bart'))
  .given(hand('anne', 'cannon', 'chest', 'chest', 'chest'))
  .plays('anne ship schooner la-habana', 'anne card cannon san-juan down')
  .expectToldTo('anne', 'card.hidden', { seat: 'anne', board: 'san-juan', card: 'cannon' })
  .expectToldTo('bart', 'card.hidden', { seat: 'anne', board: 'san-juan' })
  .expectNotToldTo('bart', 'card.hidden', { card: 'cannon' })
  .expectNotToldTo('table', 'card.hidden', { card: 'cannon' })
  .expectNotTold('card.played')
  .expectView('anne', ({ board }) => board.boards[2]!.cards, [
    { card: 'chest', seat: 1, faceDown: false },
    { card: 'cannon', seat: 0, faceDown: true },
  ])
  .expectView('bart', ({ board }) => board.boards[2]!.cards, [
    { card: 'chest', seat: 1, faceDown: false },
    { card: null, seat: 0, faceDown: true },
  ])
  .expectView('table', ({ board }) => board.boards[2]!.cards, [
    { card: 'chest', seat: 1, faceDown: false },
    { card: null, seat: 0, faceDown: true },
  ]);

scenario('BRE-INFO-03: at the end of the game too, a card is hidden until its board is scored')
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'doubloons-1'))
  .given(cards('san-juan', 'cannon down by bart'))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectView('anne', ({ board }) => board.boards[2]!.cards, [{ card: null, seat: 1, faceDown: true }])
  .expectView('bart', ({ board }) => board.boards[2]!.cards, [{ card: 'cannon', seat: 1, faceDown: true }])
  .plays('anne take chest')
  .expectToldTo('anne', 'card.revealed', { seat: 'bart', card: 'cannon', board: 'san-juan' });

scenario('BRE-INFO-04: ships, fleets, open cards, doubloons, cards won and the size of the pile lie open')
  .given(colonies('santo-domingo'))
  .given(fleets('la-habana', { bart: '2 galleons', anne: 'schooner' }))
  .given(cards('la-habana', 'musket by cleo', 'chest down by bart'))
  .given(won('cleo', { chest: 1, 'doubloons-3': 1 }))
  .given(spent({ cleo: 2 }))
  .start()
  .expectView('table', ({ board }) => board.boards, [
    {
      id: 'la-habana',
      side: 'galleon',
      fleets: [
        { seat: 1, galleons: 2, schooners: 0 },
        { seat: 0, galleons: 0, schooners: 1 },
      ],
      cards: [
        { card: 'musket', seat: 2, faceDown: false },
        { card: null, seat: 1, faceDown: true },
      ],
    },
    { id: 'santo-domingo', side: 'colony', fleets: [], cards: [] },
    { id: 'san-juan', side: 'galleon', fleets: [], cards: [] },
  ])
  .expectView('table', ({ board }) => board.captains, [
    { galleons: 3, schooners: 8, lostGalleons: 0, lostSchooners: 0, cards: 4, hand: null, tokens: 4, won: [] },
    { galleons: 1, schooners: 9, lostGalleons: 0, lostSchooners: 0, cards: 4, hand: null, tokens: 3, won: [] },
    {
      galleons: 3,
      schooners: 9,
      lostGalleons: 0,
      lostSchooners: 0,
      cards: 4,
      hand: null,
      tokens: 2,
      won: ['chest', 'doubloons-3'],
    },
  ])
  .expectView('table', ({ board: { pile, pot, box } }) => ({ pile, pot, box }), { pile: 20, pot: 3, box: [] });

test('BRE-INFO-04: Port Royal’s table follows from what every view tells', () => {
  for (const players of [3, 4, 5, 6]) {
    const { seats } = brethren.view(randomMatch(players, 'table')[0]!.before, 'table');
    expect(portRoyalTable(seats).chests).toBe(3 * players);
  }
});

scenario('BRE-INFO-05: what a scoring has turned up is known to all, and all have seen the attacks that go to the box')
  .given(fleets('la-habana', { anne: '2 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'cannon down by bart', 'doubloons-4 down by bart', 'cannon', 'chest down by anne'))
  .start(scoring, at('la-habana'))
  .expectToldTo('cleo', 'card.revealed', { seat: 'bart', card: 'cannon', board: 'la-habana' })
  .expectToldTo('table', 'card.revealed', { seat: 'anne', card: 'chest', board: 'la-habana' })
  .expectView('cleo', ({ board }) => board.boards[0]!.cards, [
    { card: 'doubloons-4', seat: 1, faceDown: false },
    { card: 'chest', seat: 0, faceDown: false },
  ])
  .expectView('cleo', ({ board }) => board.box, ['cannon', 'cannon'])
  .expectView('table', ({ board }) => board.box, ['cannon', 'cannon'])
  .plays('anne take doubloons-4')
  .expectView('table', ({ board }) => board.captains.map((p) => p.won), [['doubloons-4'], ['chest'], []]);

scenario('BRE-INFO-06: in the sharing everybody sees what was taken before he chooses')
  .seats(...crew(4))
  .given(fleets('la-habana', { cleo: '3 schooners', anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'doubloons-1', 'doubloons-2', 'chest', 'doubloons-4'))
  .start(scoring, at('la-habana'))
  .expectNotAsked('anne')
  .expectNotAsked('bart')
  .plays('cleo take chest')
  .expectToldTo('dirk', 'card.taken', { seat: 'cleo', card: 'chest' })
  .expectView('anne', ({ board }) => board.captains[2]!.won, ['chest'])
  .expectOptions('anne', ['take doubloons-1', 'take doubloons-2', 'take doubloons-4'])
  .expectNotAsked('bart')
  .plays('anne take doubloons-4')
  .expectView('bart', ({ board }) => board.captains.map((p) => p.won), [['doubloons-4'], [], ['chest'], []])
  .expectOptions('bart', ['take doubloons-1', 'take doubloons-2']);

test('BRE-INFO-07: chests and values lie open, so anybody can reckon the final score once all boards are scored', () => {
  const value = (card: string): number => (card === 'chest' ? 0 : card.startsWith('marked') ? 2 : Number(card.at(-1)));
  for (const players of [3, 4, 5, 6])
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { after, events } = randomMatch(players, `reckon ${seed}`).at(-1)!;
      const { board, result } = brethren.view(after, 'table');
      const chests = board.captains.map((p) => p.won.filter((card) => card === 'chest').length);
      const ranks = [...new Set(chests.filter((n) => n > 0))].sort((a, b) => b - a);
      const [first, second] = [ranks[0], ranks[1]].map((n) => chests.filter((c) => c === n).length) as [number, number];
      const prizes = chests.map((n) => {
        if (n === 0) return 0;
        if (n === ranks[0]) return first > 1 ? Math.floor(board.pot / first) : 4 + Math.ceil(board.pot / 2);
        return n === ranks[1] && first === 1 ? Math.floor(Math.floor(board.pot / 2) / second) : 0;
      });
      const scores = board.captains.map((p, seat) => p.won.reduce((sum, card) => sum + value(card), p.tokens + prizes[seat]!));
      expect(result?.scores).toEqual(scores);
      expect(events.find((e) => e.event === 'chests.counted')?.with.chestsOfEach).toEqual(chests);
    }
});

// ── what one may imagine of the rest ──

test('BRE-INFO-02: what a viewer imagines of the hidden cards is a deck without a gap, and the secret cards are four', () => {
  for (const players of [3, 6])
    for (const { after } of randomMatch(players, `imagined ${players}`)) {
      if (after.result !== null) continue;
      for (const who of [after.active, (after.active + 1) % players, 'table'] as Viewer[]) {
        const imagined = brethren.determinize(brethren.view(after, who), stream(`${who} ${after.turns}`, 'imagined'));
        expect(brethren.def.faults(imagined)).toEqual([]);
        expect(imagined.board.secret).toHaveLength(4);
      }
    }
});

test('BRE-INFO-03: under a hidden card a rival may imagine any card he has not seen, and its owner only what it is', () => {
  const state = brethren.setup({ seats: 3, options: ANNE_BEGINS }, seedOf('any card'));
  const card = state.board.captains[0]!.hand[0]!;
  for (const choice of [
    ['ship', 'schooner', 'la-habana'],
    ['card', card, 'san-juan', 'down'],
  ] as Choice[])
    brethren.advance(state, 0, choice);
  const rng = stream('any card', 'imagined');
  const imaginedBy = (who: Viewer): Set<string> => {
    const view = brethren.view(state, who);
    return new Set(Array.from({ length: 300 }, () => brethren.determinize(view, rng).board.boards[2]!.cards[0]!.card));
  };
  expect([...imaginedBy(1)].sort()).toEqual([...CARDS].sort());
  expect([...imaginedBy('table')].sort()).toEqual([...CARDS].sort());
  expect([...imaginedBy(0)]).toEqual([card]);
});
