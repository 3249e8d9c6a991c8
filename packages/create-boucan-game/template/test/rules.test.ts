// Scenarios read like the rulebook. Their names begin with the rule they show.
import { scenario } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { winnerOf } from '../src/rules.ts';
import { DECK } from '../src/setup.ts';
import type { Card, Table } from '../src/table.ts';

/** Deals these hands, by seat. */
const hands =
  (...dealt: Card[][]) =>
  (table: Table): void => {
    const box = Object.entries(DECK).flatMap(([card, n]) => Array<Card>(n).fill(card as Card));
    table.players.forEach((player, seat) => {
      player.hand = dealt[seat]!;
      for (const card of player.hand) box.splice(box.indexOf(card), 1);
    });
    table.box = box;
  };

const CALM = ['c1', 'c2', 'c3', 'c9'] as Card[];
const BOLD = ['c2', 'c5', 'c7', 'c9'] as Card[];

scenario('__RULE__-03: a card of the hand, and no other', game)
  .seats('anne', 'bart')
  .given(hands([...CALM], [...BOLD]))
  .expectOptions('anne', ['play c1', 'play c2', 'play c3', 'play c9'])
  .plays('anne play c1')
  .expectOptions('bart', ['play c2', 'play c5', 'play c7', 'play c9']);

scenario('__RULE__-04: the highest card that stands alone takes the pot', game)
  .seats('anne', 'bart')
  .given(hands([...CALM], [...BOLD]))
  .plays('anne play c3')
  .plays('bart play c7')
  .expectTold('pot.won', { seat: 'bart', coins: 2 });

scenario('__RULE__-05: two of the same stand in each other’s way, and the pot stays', game)
  .seats('anne', 'bart')
  .given(hands([...CALM], [...BOLD]))
  .plays('anne play c9')
  .plays('bart play c9')
  .expectTold('pot.stayed', { coins: 2 });

test('__RULE__-04: of three, the pair is out', () => {
  expect(winnerOf(['c9', 'c4', 'c9'])).toBe(1);
  expect(winnerOf(['c9', 'c9'])).toBeNull();
});
