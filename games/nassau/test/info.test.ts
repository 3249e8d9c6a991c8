import { seedOf, type View } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { backOf } from '../src/content/tales.ts';
import { nassau } from '../src/game.ts';
import { dutchman } from '../src/packs/flying-dutchman/board.ts';
import { campfire } from '../src/rules/campfire.ts';
import { fight, fighting } from '../src/rules/fight.ts';
import { refit } from '../src/rules/refit.ts';
import type { NassauView } from '../src/view.ts';
import { atSea, bare, lay, menagerie, opponents, randomMatch, round, scenario, ship, talesWith } from './kit.ts';

const of = (seen: View<NassauView>, seat: number) => seen.board.ships[seat]!;

scenario('NAS-INFO-01: a hand is its owner’s; the others see how many cards, and their backs')
  .given(lay(ship('patricia', { hand: [74, 3, 20] })))
  .expectView('patricia', (seen) => of(seen, 0).hand, [74, 3, 20])
  .expectView('ulrich', (seen) => [of(seen, 0).hand, of(seen, 0).backs.hand], [null, ['S', 'A', 'B']])
  .expectView('table', (seen) => of(seen, 0).hand, null);

scenario('NAS-INFO-02: of the decks nobody sees more than their size').expectView(
  'patricia',
  (seen) => [seen.board.deckS, seen.board.deckA, seen.board.deckB],
  (['S', 'A', 'B'] as const).map((back) => talesWith(back).length),
);

scenario('NAS-INFO-03: tales told face up lie open')
  .given(lay(ship('patricia', { hand: [7], rum: 1 })))
  .start(campfire, (seat) => ({ seat: seat('patricia'), left: 0, points: 0, doubled: false }))
  .plays('patricia tell tale-07')
  .expectToldTo('frank', 'tale.told', { card: 'tale-07' })
  .expectView('frank', (seen) => of(seen, 0).told, [7]);

scenario('NAS-INFO-04: of a bad joke the others see that it was told, and no face')
  .given(lay(ship('patricia', { hand: [74], rum: 1 })))
  .start(campfire, (seat) => ({ seat: seat('patricia'), left: 0, points: 0, doubled: false }))
  .plays('patricia joke tale-74')
  .expectToldTo('frank', 'joke.told', { seat: 'patricia' })
  .expectNotToldTo('frank', 'joke.told', { card: 'tale-74' })
  .expectView('frank', (seen) => [of(seen, 0).jokes, of(seen, 0).backs.jokes], [null, ['B']])
  .expectView('patricia', (seen) => of(seen, 0).jokes, [74]);

scenario('NAS-INFO-05: animals shown and animals aboard are open, the order of the pile is not kept at all')
  .given(lay(ship('patricia', { animals: { cat: 'used' } })))
  .expectView('frank', (seen) => [seen.board.mountains, of(seen, 0).animals.cat], [['rat', 'cat', 'crab'], 'used'])
  .expectView('frank', (seen) => seen.board.pile.join() === seen.board.pile.toSorted().join(), true);

test('NAS-INFO-06: tiles to come are not decided before they are shown', () => {
  const played = (seed: string) => randomMatch(2, seed).at(-1)!.after.board;
  expect(played('a').seaDog.slice(1)).not.toEqual(played('b').seaDog.slice(1));
  const seen = nassau.view(nassau.setup({ seats: 2, packs: ['flying-dutchman'] }, seedOf('x')), 0);
  expect(seen.board.seaDogTiles).toEqual(seen.board.seaDogTiles.toSorted());
  expect(dutchman.seen(seen).bag).toEqual(dutchman.seen(seen).bag.toSorted());
});

scenario('NAS-INFO-07: opponents, outposts, towers, posts and their goods, and the offering lie open').expectView(
  'table',
  ({ board: b }) => [
    b.opponents.length,
    b.outposts.length,
    b.towers.length,
    b.posts.length,
    b.postGoods.length,
    b.offerings.length,
  ],
  [29, 8, 10, 10, 10, 1],
);

scenario('NAS-INFO-08: tokens and goods are drawn unseen and shown to all')
  .given(lay(bare, opponents(['B', 11]), atSea('patricia', 'B', { crates: 1 })))
  .start(fight, (seat) => fighting(seat('patricia'), 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .draws('good', 'patricia', 'silver')
  .plays('patricia fire 1 0')
  .expectToldTo('frank', 'tokens.drawn', { tokens: ['nothing', 'nothing', 'nothing'] })
  .expectToldTo('frank', 'good.stowed', { good: 'silver' });

scenario('NAS-INFO-09: ships, hideouts, scores and reserves lie open')
  .given(lay(ship('patricia', { doubloon: 3, score: 17, weapons: { hook: 2 } })))
  .expectView(
    'frank',
    (seen) => [of(seen, 0).doubloon, of(seen, 0).score, of(seen, 0).weapons.hook, of(seen, 0).reserve, of(seen, 0).hideout],
    [3, 17, 2, 17, 'hideout-1'],
  );

test('NAS-INFO-10: opponents left in the bag are nowhere in a view', () => {
  const seen = nassau.view(nassau.setup({ seats: 2 }, seedOf('bag')), 'table');
  expect(seen.board.opponents.filter((n) => n !== 0)).toHaveLength(15);
});

scenario('NAS-INFO-11: discarded tales are known, discarded jokes are not, but to who told them')
  .given(lay(round(4), ship('patricia', { told: [7], jokes: [74], talePoints: 3 })))
  .start(refit, {})
  .expectView('frank', (seen) => [seen.board.discards, of(seen, 0).buried, of(seen, 0).backs.buried], [[7], null, ['B']])
  .expectView('patricia', (seen) => of(seen, 0).buried, [74]);

test('NAS-INFO-12: the back of the next card of deck A is seen before it is drawn, and it is that card’s', () => {
  let drawn = 0;
  for (const { before, events, seat } of randomMatch(3, 'backs')) {
    const cards = events.filter((e) => e.event === 'tale.drawn' && e.with.deck === 'deck-arrr');
    if (cards.length !== 1 || events.some((e) => e.event === 'deck.renewed')) continue;
    const seen = nassau.view(before, (seat + 1) % 3);
    const number = Number(String(cards[0]!.secret!.with.card).slice(-2));
    expect(backOf(number)).toBe(seen.board.top);
    drawn++;
  }
  expect(drawn).toBeGreaterThan(3);
});

scenario('NAS-INFO-13: what is left in the open supply is seen by all').expectView(
  'table',
  ({ board: b }) => [b.weapons.pistol, b.sails, b.sailors, b.bombs, b.goods.length, b.pile.length],
  [6, 12, 12, 10, 14, menagerie().length - 3],
);
