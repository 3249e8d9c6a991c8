import { expect, test } from 'vitest';
import type { Captain } from '../src/board.ts';
import type { Card } from '../src/content/deck.ts';
import { end } from '../src/rules/end.ts';
import { allPlayed, crew, randomMatch, scenario, spent, won } from './kit.ts';

scenario('BRE-WIN-01: the hoard is the cards won, the doubloons unspent, Port Royal and the share of the pot')
  .given(
    won('anne', {
      'marked-1': 2,
      'marked-3': 1,
      'doubloons-1': 1,
      'doubloons-2': 1,
      'doubloons-3': 1,
      'doubloons-4': 1,
      chest: 3,
    }),
  )
  .given(won('bart', { 'marked-2': 1, chest: 1 }))
  .given(spent({ anne: 3, bart: 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('hoard.counted', { seat: 'anne', treasure: 6 + 10, tokens: 1, portRoyal: 4, pot: 3, total: 24 })
  .expectTold('hoard.counted', { seat: 'bart', treasure: 2, tokens: 2, portRoyal: 0, pot: 2, total: 6 })
  .expectTold('hoard.counted', { seat: 'cleo', treasure: 0, tokens: 4, portRoyal: 0, pot: 0, total: 4 })
  .expectResult({ winners: ['anne'], scores: [24, 6, 4], end: 'all-played' });

const VALUE: Readonly<Record<Card, number>> = {
  chest: 0,
  cannon: 0,
  musket: 0,
  'marked-1': 2,
  'marked-2': 2,
  'marked-3': 2,
  'doubloons-1': 1,
  'doubloons-2': 2,
  'doubloons-3': 3,
  'doubloons-4': 4,
};
const worth = ({ won, tokens }: Captain): number => won.reduce((sum, card) => sum + VALUE[card], tokens);

test('BRE-WIN-01: all hoards together are the cards won, the doubloons unspent, the pot that was shared, and Port Royal (BRE-INV-08)', () => {
  for (const players of [3, 4, 5, 6])
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { after, events } = randomMatch(players, `hoards ${seed}`).at(-1)!;
      const shared = events.filter((e) => e.event === 'pot.shared').map((e) => e.with.doubloons as number);
      const portRoyal = events.some((e) => e.event === 'port-royal.won') ? 4 : 0;
      const total = [...after.board.captains.map(worth), ...shared, portRoyal].reduce((sum, n) => sum + n);
      expect(after.result!.scores.reduce((sum, n) => sum + n)).toBe(total);
    }
});

scenario('BRE-WIN-02: a chest is worth no doubloons (BRE-Q-09)')
  .given(won('anne', { chest: 3 }))
  .given(won('bart', { chest: 3 }))
  .given(won('cleo', { 'doubloons-1': 1 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('hoard.counted', { seat: 'anne', treasure: 0, total: 4 })
  .expectResult({ winners: ['cleo'], scores: [4, 4, 5] });

scenario('BRE-WIN-03: the highest hoard wins, whoever has the chests')
  .given(won('anne', { chest: 3, 'doubloons-1': 1 }))
  .given(won('bart', { 'doubloons-4': 2, 'marked-1': 1 }))
  .given(won('cleo', { chest: 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('match.won', { seats: [1] })
  .expectResult({ winners: ['bart'], scores: [9, 14, 4], end: 'all-played' });

scenario('BRE-WIN-04: of equal hoards the one with most chests wins')
  .seats(...crew(4))
  .given(won('anne', { chest: 1, 'doubloons-4': 2 }))
  .given(won('bart', { chest: 2, 'doubloons-4': 2 }))
  .given(won('cleo', { chest: 3 }))
  .given(won('dirk', { chest: 3 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('match.won', { seats: [1] })
  .expectResult({ winners: ['bart'], scores: [12, 12, 4, 4], end: 'all-played' });

scenario('BRE-WIN-04: only the chests of those tied count')
  .given(won('anne', { 'doubloons-4': 2 }))
  .given(won('bart', { chest: 2 }))
  .given(won('cleo', { chest: 2, 'doubloons-4': 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectResult({ winners: ['cleo'], scores: [12, 4, 12] });

scenario('BRE-WIN-05: if the chests are equal too, the victory is shared')
  .seats(...crew(4))
  .given(won('anne', { chest: 2, 'doubloons-4': 1 }))
  .given(won('bart', { chest: 1, 'doubloons-4': 1 }))
  .given(won('cleo', { chest: 2, 'doubloons-3': 1, 'doubloons-1': 1 }))
  .given(won('dirk', { chest: 3, 'doubloons-1': 1 })) // with Port Royal he would be ahead
  .given(spent({ dirk: 4 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectResult({ winners: ['anne', 'cleo'], scores: [9, 8, 9, 7], end: 'shared-victory' });

scenario('BRE-WIN-05: all of them may share it')
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('match.won', { seats: [0, 1, 2] })
  .expectResult({ winners: ['anne', 'bart', 'cleo'], scores: [4, 4, 4], end: 'shared-victory' });
