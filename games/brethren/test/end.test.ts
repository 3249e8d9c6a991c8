import { expect, test } from 'vitest';
import { divideChestPrizes, end } from '../src/rules/end.ts';
import {
  ANNE_BEGINS,
  allPlayed,
  cards,
  colonies,
  crew,
  fleets,
  hand,
  line,
  randomMatch,
  scenario,
  spent,
  turnsLeft,
  won,
  wonBy,
} from './kit.ts';

scenario('BRE-END-01: the game ends when everybody has played all ships and all cards, and not before')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'doubloons-1', 'chest', 'chest', 'chest'))
  .given(hand('bart', 'doubloons-1', 'chest', 'chest', 'chest'))
  .given(hand('cleo', 'doubloons-1', 'chest', 'chest', 'chest'))
  .given(turnsLeft(1))
  .plays('anne ship schooner la-habana', 'anne card doubloons-1 san-juan up')
  .plays('bart ship schooner la-habana', 'bart card doubloons-1 san-juan up')
  .plays('cleo ship schooner san-juan')
  .expectNotTold('end.began')
  .expectAsked('cleo', 'turn.card')
  .plays('cleo card doubloons-1 la-habana up')
  .expectTold('end.began')
  .expectResult({ winners: ['cleo'], scores: [5, 4, 6], end: 'all-played' });

test('BRE-END-01: no ship and no card is left at the end of any match', () => {
  for (const players of [3, 4, 5, 6]) {
    const moves = randomMatch(players, `left ${players}`);
    const endings = moves.filter(({ events }) => events.some((e) => e.event === 'end.began'));
    expect(endings).toHaveLength(1);
    for (const p of endings[0]!.after.board.captains) expect([p.galleons, p.schooners, p.hand.length]).toEqual([0, 0, 0]);
  }
});

scenario('BRE-END-02: then every board is scored by the usual rules, colony or galleon')
  .given(colonies('santo-domingo'))
  .given(fleets('la-habana', { anne: '3 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'cannon', 'marked-1', 'marked-2')) // reduced, she is last
  .given(fleets('santo-domingo', { cleo: 'galleon', bart: 'schooner' }))
  .given(cards('santo-domingo', 'musket down by bart', 'chest', 'chest', 'doubloons-3', 'doubloons-4', 'marked-3', 'chest'))
  .given(cards('san-juan', 'doubloons-2', 'musket', 'musket')) // nobody
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('galleon.scored', { board: 'la-habana' })
  .expectTold('cannon.hit', { seat: 'anne', board: 'la-habana', lost: 2, place: 2 })
  .expectTold('colony.scored', { board: 'santo-domingo' })
  .expectTold('card.revealed', { seat: 'bart', card: 'musket', board: 'santo-domingo' })
  .expectTold('fleet.destroyed', { seat: 'bart', board: 'santo-domingo' })
  .expectTold('galleon.scored', { board: 'san-juan' })
  .expectTold('muskets.missed', { board: 'san-juan', muskets: 2 })
  .expectTold('treasure.boxed', { board: 'san-juan', cards: ['doubloons-2'] })
  .expectBoard(wonBy('anne'), ['marked-2'])
  .expectBoard(wonBy('bart'), ['marked-1'])
  .expectBoard(wonBy('cleo'), ['marked-3', 'chest', 'chest', 'doubloons-3', 'doubloons-4', 'chest'])
  .expectBoard(line('santo-domingo'), 'cleo 3')
  .expectResult({ winners: ['cleo'], scores: [6, 5, 2 + 7 + 4 + 4 + 1] });

scenario('BRE-END-03: the final scoring begins north and goes clockwise')
  .seats(...crew(4))
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'schooner' }))
  .given(fleets('santo-domingo', { bart: '2 schooners', cleo: 'schooner' }))
  .given(fleets('san-juan', { cleo: '2 schooners', dirk: 'schooner' }))
  .given(fleets('cartagena', { dirk: '2 schooners', anne: 'schooner' }))
  .given(cards('la-habana', 'chest', 'doubloons-1'))
  .given(cards('santo-domingo', 'chest', 'doubloons-2'))
  .given(cards('san-juan', 'chest', 'doubloons-3'))
  .given(cards('cartagena', 'chest', 'doubloons-4'))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectOptions('anne', ['take chest', 'take doubloons-1'])
  .plays('anne take chest')
  .expectOptions('bart', ['take chest', 'take doubloons-2'])
  .plays('bart take chest')
  .expectOptions('cleo', ['take chest', 'take doubloons-3'])
  .plays('cleo take chest')
  .expectOptions('dirk', ['take chest', 'take doubloons-4'])
  .plays('dirk take chest')
  .expectResult({ scores: [8, 5, 6, 7] });

scenario('BRE-END-04: chests are counted after all boards, those of the last board too')
  .given(won('anne', { chest: 2 }))
  .given(won('bart', { chest: 1, 'doubloons-4': 1 }))
  .given(fleets('san-juan', { bart: 'schooner' }))
  .given(cards('san-juan', 'chest', 'chest'))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('chests.counted', { chestsOfEach: [2, 3, 0] })
  .expectTold('port-royal.won', { seat: 'bart' });

scenario(
  'BRE-END-05: who alone has the most chests gets Port Royal, worth four; the doubloons on it are another matter (BRE-Q-08)',
)
  .given(won('cleo', { chest: 2 }))
  .given(won('bart', { chest: 1 }))
  .given(spent({ anne: 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.won', { seat: 'cleo' })
  .expectTold('hoard.counted', { seat: 'cleo', treasure: 0, tokens: 4, portRoyal: 4, pot: 1, total: 9 })
  .expectTold('hoard.counted', { seat: 'bart', treasure: 0, tokens: 4, portRoyal: 0, pot: 1, total: 5 })
  .expectResult({ winners: ['cleo'], scores: [2, 5, 9] });

scenario('BRE-END-06: on a tie for the most chests nobody gets Port Royal')
  .given(won('cleo', { chest: 2 }))
  .given(won('bart', { chest: 2 }))
  .given(won('anne', { chest: 1 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.unclaimed')
  .expectNotTold('port-royal.won')
  .expectResult({ scores: [4, 4, 4] });

scenario('BRE-END-07: the pot is what lies on Port Royal')
  .given(won('cleo', { chest: 1 }))
  .given(won('bart', { chest: 1 }))
  .given(spent({ anne: 4, bart: 1, cleo: 1 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectResult({ scores: [0, 3 + 3, 3 + 3] });

test('BRE-END-07: on Port Royal lies one doubloon for each card played face down', () => {
  for (const players of [3, 4, 5, 6]) {
    const moves = randomMatch(players, `pot ${players}`);
    const hidden = moves.filter(({ choice: [verb, , , face] }) => verb === 'card' && face === 'down').length;
    const { board } = moves.at(-1)!.after;
    expect(hidden).toBeGreaterThan(0);
    expect(board.pot).toBe(hidden);
    const told = moves.at(-1)!.events.filter((e) => e.event === 'pot.shared' || e.event === 'pot.discarded');
    expect(told.reduce((sum, e) => sum + (e.with.doubloons as number), 0)).toBe(hidden);
  }
});

scenario('BRE-END-08: the most chests take half of the pot, the second most the other half')
  .given(won('bart', { chest: 4 }))
  .given(won('anne', { chest: 3 }))
  .given(won('cleo', { chest: 2 }))
  .given(spent({ anne: 2, bart: 2, cleo: 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 3 })
  .expectTold('pot.shared', { seat: 'anne', doubloons: 3 })
  .expectNotTold('pot.shared', { seat: 'cleo' })
  .expectNotTold('pot.discarded')
  .expectResult({ scores: [2 + 3, 2 + 4 + 3, 2] });

scenario('BRE-END-09: the odd doubloon goes to the one with the most chests')
  .given(won('bart', { chest: 2 }))
  .given(won('anne', { chest: 1 }))
  .given(spent({ anne: 3, cleo: 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 3 })
  .expectTold('pot.shared', { seat: 'anne', doubloons: 2 })
  .expectNotTold('pot.discarded');

scenario('BRE-END-09: a pot of one doubloon is his alone')
  .given(won('bart', { chest: 2 }))
  .given(won('anne', { chest: 1 }))
  .given(spent({ cleo: 1 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 1 })
  .expectNotTold('pot.shared', { seat: 'anne' })
  .expectNotTold('pot.discarded');

scenario('BRE-END-10: those tied for the most chests divide the whole pot; the rest is discarded, and the others get nothing')
  .seats(...crew(4))
  .given(won('anne', { chest: 3 }))
  .given(won('bart', { chest: 3 }))
  .given(won('cleo', { chest: 3 }))
  .given(won('dirk', { chest: 2 }))
  .given(spent({ anne: 4, bart: 3, dirk: 1 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('pot.shared', { seat: 'anne', doubloons: 2 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 2 })
  .expectTold('pot.shared', { seat: 'cleo', doubloons: 2 })
  .expectNotTold('pot.shared', { seat: 'dirk' })
  .expectTold('pot.discarded', { doubloons: 2 })
  .expectResult({ scores: [2, 3, 6, 3] });

scenario('BRE-END-11: those tied for the second place divide the smaller half, and the rest is discarded (BRE-Q-19)')
  .seats(...crew(5))
  .given(won('anne', { chest: 2 }))
  .given(won('bart', { chest: 4 }))
  .given(won('cleo', { chest: 2 }))
  .given(won('dirk', { chest: 2 }))
  .given(won('edith', { chest: 1 }))
  .given(spent({ anne: 3, bart: 3, cleo: 3, dirk: 2 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 6 })
  .expectTold('pot.shared', { seat: 'anne', doubloons: 1 })
  .expectTold('pot.shared', { seat: 'cleo', doubloons: 1 })
  .expectTold('pot.shared', { seat: 'dirk', doubloons: 1 })
  .expectNotTold('pot.shared', { seat: 'edith' })
  .expectTold('pot.discarded', { doubloons: 2 })
  .expectResult({ winners: ['bart'], scores: [1, 10, 1, 2, 3] });

scenario('BRE-END-12: when one player alone has chests, the other half of the pot is discarded (BRE-Q-07)')
  .options({ 'chestless-rank': false })
  .given(won('cleo', { chest: 3 }))
  .given(spent({ anne: 3, bart: 4 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.won', { seat: 'cleo' })
  .expectTold('pot.shared', { seat: 'cleo', doubloons: 4 })
  .expectNotTold('pot.shared', { seat: 'anne' })
  .expectNotTold('pot.shared', { seat: 'bart' })
  .expectTold('pot.discarded', { doubloons: 3 })
  .expectResult({ scores: [1, 0, 12] });

scenario('BRE-END-12: when nobody has chests, Port Royal is nobody’s and the pot is discarded (BRE-Q-07)')
  .given(spent({ anne: 3, bart: 4 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.unclaimed')
  .expectNotTold('pot.shared')
  .expectTold('pot.discarded', { doubloons: 7 })
  .expectResult({ winners: ['cleo'], scores: [1, 0, 4] });

scenario('BRE-END-12: by the letter, players without chests are tied for the second place (BRE-Q-07)')
  .options({ 'chestless-rank': true })
  .given(won('cleo', { chest: 3 }))
  .given(spent({ anne: 3, bart: 4 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.won', { seat: 'cleo' })
  .expectTold('pot.shared', { seat: 'cleo', doubloons: 4 })
  .expectTold('pot.shared', { seat: 'anne', doubloons: 1 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 1 })
  .expectTold('pot.discarded', { doubloons: 1 })
  .expectResult({ scores: [2, 1, 12] });

scenario('BRE-END-12: by the letter, when nobody has chests, all are tied for the first place (BRE-Q-07)')
  .options({ 'chestless-rank': true })
  .given(spent({ anne: 3, bart: 4 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('port-royal.unclaimed')
  .expectTold('pot.shared', { seat: 'anne', doubloons: 2 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 2 })
  .expectTold('pot.shared', { seat: 'cleo', doubloons: 2 })
  .expectTold('pot.discarded', { doubloons: 1 })
  .expectResult({ scores: [3, 2, 6] });

scenario('BRE-END-12: where two have chests the letter changes nothing (BRE-Q-07)')
  .options({ 'chestless-rank': true })
  .given(won('cleo', { chest: 3 }))
  .given(won('anne', { chest: 1 }))
  .given(spent({ anne: 3, bart: 4 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('pot.shared', { seat: 'cleo', doubloons: 4 })
  .expectTold('pot.shared', { seat: 'anne', doubloons: 3 })
  .expectNotTold('pot.shared', { seat: 'bart' })
  .expectNotTold('pot.discarded');

scenario('BRE-END-13: the second place is the next lower number of chests, however much lower')
  .seats(...crew(4))
  .given(won('anne', { chest: 2 }))
  .given(won('bart', { chest: 7 }))
  .given(won('cleo', { chest: 1 }))
  .given(spent({ anne: 1, bart: 1, cleo: 1, dirk: 1 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('pot.shared', { seat: 'bart', doubloons: 2 })
  .expectTold('pot.shared', { seat: 'anne', doubloons: 2 })
  .expectNotTold('pot.shared', { seat: 'cleo' })
  .expectNotTold('pot.shared', { seat: 'dirk' });

scenario('BRE-END-14: what is discarded counts for nobody')
  .given(won('anne', { chest: 1 }))
  .given(won('bart', { chest: 1 }))
  .given(spent({ cleo: 3 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('pot.discarded', { doubloons: 1 })
  .expectTold('hoard.counted', { seat: 'anne', treasure: 0, tokens: 4, portRoyal: 0, pot: 1, total: 5 })
  .expectTold('hoard.counted', { seat: 'cleo', treasure: 0, tokens: 1, portRoyal: 0, pot: 0, total: 1 })
  .expectResult({ scores: [5, 5, 1] });

test('BRE-END-14: shares and what is discarded make up the pot, whatever the chests', () => {
  for (let pot = 0; pot <= 18; pot++)
    for (const chests of [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 1],
      [3, 2, 2, 2, 2],
      [3, 3, 1, 1],
      [5, 2, 1],
      [4, 4, 4, 4, 4],
    ])
      for (const letter of [false, true]) {
        const { shares, discarded } = divideChestPrizes(chests, pot, letter);
        expect(shares.reduce((sum, n) => sum + n, discarded)).toBe(pot);
        expect(Math.min(discarded, ...shares)).toBeGreaterThanOrEqual(0);
      }
});
