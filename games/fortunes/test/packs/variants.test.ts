// Variants of the table: a short cruise, two commissions.
import { rngFrom, seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import type { CaptainId } from '../../src/content/captains.ts';
import { fortunes } from '../../src/game.ts';
import { unused } from '../../src/packs/short-cruise/pack.ts';
import { drawn } from '../../src/packs/two-commissions/drawn.ts';
import { hiddenPoints } from '../../src/rules/purse.ts';
import { death } from '../../src/rules/round/death.ts';
import { dealt, fetched } from '../kit.ts';
import { setOut, voyage } from './kit.ts';

const SHORT = 'short-cruise';
const TWO = 'two-commissions';
const anne = (seat: SeatOf) => ({ seat: seat('anne') });

// ── a short cruise ──

test('SEA-VAR-01: seven points, three of them hidden at most, and 24 events', () => {
  for (const packs of [[SHORT], ['cards-and-flags', SHORT]]) {
    const { board } = fortunes.setup({ seats: 3, packs, options: { 'glory-target': 20 } }, seedOf('short'));
    expect([board.house.target, board.events.length]).toEqual([7, 24]);
    const player = { ...board.players[0]!, chest: 60 };
    expect(hiddenPoints(board, player)).toBe(3);
  }
  const { board } = fortunes.setup({ seats: 3, packs: [SHORT] }, seedOf('short'));
  expect(unused.of(board).events.length).toBe(10);
});

test('SEA-VAR-01: which events are in the deck nobody knows', () => {
  const state = fortunes.setup({ seats: 2, packs: [SHORT] }, seedOf('short'));
  const decks = ['a', 'b', 'c'].map((seed) =>
    fortunes
      .determinize(fortunes.view(state, 0), rngFrom(seedOf(seed)))
      .board.events.slice()
      .sort()
      .join(),
  );
  expect(new Set(decks).size).toBe(3);
});

// ── two commissions ──

/** Felipe or Stede for anne, Frances or Anne Dieu-le-Veut for bart. */
const commissioned = (name: string) =>
  setOut(name, 2, TWO)
    .given((b, seat) => {
      b.captains.push(...drawn.of(b).captains.flat());
      dealt('felipe-barrios', 'frances-wright')(b, seat);
      drawn.of(b).captains = (['stede-bonnet', 'anne-dieu-le-veut'] as CaptainId[]).map((c) => [fetched(c, b.captains)]);
    })
    .start();

commissioned('SEA-VAR-02: of two captains one is kept, unseen by others, and the other goes back into the deck')
  .expectAsked('anne', 'commission.choose')
  .expectAsked('bart', 'commission.choose')
  .expectCan('anne', 'command felipe-barrios')
  .expectView('bart', (view) => drawn.seen(view).captains, [['hidden'], ['anne-dieu-le-veut']])
  .plays('anne command stede-bonnet', 'bart command frances-wright')
  .expectAsked('anne', 'setup.ship')
  .expectView('bart', ({ board }) => board.players.map((p) => p.next), [null, 'frances-wright'])
  .plays('anne ship sloop', 'bart ship flute')
  .expectBoard((b) => b.players.map((p) => p.captain), ['stede-bonnet', 'frances-wright'])
  .expectBoard((b) => ['felipe-barrios', 'anne-dieu-le-veut'].map((c) => b.captains.includes(c as CaptainId)), [true, true])
  .expectBoard((b) => b.captains.length, 14);

voyage('SEA-VAR-02: after a death two again', TWO)
  .given((b) => {
    b.captains.push(...drawn.of(b).captains.flat());
    drawn.of(b).captains = [[], []];
  })
  .draws('captain', 'anne', 'stede-bonnet', 'juan-corso')
  .start(death, anne)
  .expectAsked('anne', 'commission.choose')
  .expectNotTold('captain.drawn')
  .plays('anne command juan-corso')
  .expectTold('captain.drawn', { captain: 'juan-corso' })
  .expectBoard((b) => [b.players[0]!.next, b.captains.includes('stede-bonnet')], ['juan-corso', true])
  .expectDone();

voyage('SEA-VAR-02: if only one is left it is taken', TWO)
  .given((b) => {
    b.captains.push(...drawn.of(b).captains.flat());
    drawn.of(b).captains = [[], []];
    const last = fetched('stede-bonnet', b.captains);
    b.lostCaptains.push(...b.captains.splice(0));
    b.captains.push(last);
  })
  .start(death, anne)
  .expectTold('captain.drawn', { captain: 'stede-bonnet' })
  .expectDone();

commissioned('SEA-VAR-02: that one is kept is told to all, and which to nobody else')
  .plays('anne command stede-bonnet')
  .plays('bart command frances-wright')
  .expectToldTo('anne', 'commission.kept', { seat: 'anne', captain: 'stede-bonnet' })
  .expectNotToldTo('bart', 'commission.kept', { captain: 'stede-bonnet' })
  .expectBoard((b) => drawn.of(b).captains, [[], []]);

const dying = (name: string, left: readonly CaptainId[]) =>
  voyage(name, TWO).given((b) => {
    b.captains.push(...drawn.of(b).captains.flat());
    drawn.of(b).captains = [[], []];
    const kept = left.map((captain) => fetched(captain, b.captains));
    b.lostCaptains.push(...b.captains.splice(0));
    b.captains.push(...kept);
  });
dying('SEA-VAR-02: of the last two one is chosen; both are told to whoever has drawn them', ['stede-bonnet', 'juan-corso'])
  .draws('captain', 'anne', 'stede-bonnet', 'juan-corso')
  .start(death, anne)
  .expectToldTo('anne', 'commission.drawn', { seat: 'anne', captains: ['stede-bonnet', 'juan-corso'] })
  .expectNotToldTo('bart', 'commission.drawn', { captains: ['stede-bonnet', 'juan-corso'] })
  .expectView('bart', (view) => drawn.seen(view).captains, [['hidden', 'hidden'], []])
  .expectOptions('anne', ['command stede-bonnet', 'command juan-corso'])
  .plays('anne command stede-bonnet')
  .expectBoard((b) => [b.players[0]!.next, b.captains], ['stede-bonnet', ['juan-corso']]);

for (const packs of [[TWO], ['cards-and-flags', TWO]])
  test(`SEA-VAR-02: whom one does not see is imagined, and nobody twice: ${packs.join(', ')}`, () => {
    const state = fortunes.setup({ seats: 3, packs }, seedOf('unseen'));
    const view = fortunes.view(state, 1);
    const found = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const imagined = fortunes.determinize(view, rngFrom(seedOf(`unseen ${n}`)));
      const { captains } = drawn.of(imagined.board);
      expect(captains.map((cards) => cards.length)).toEqual([1, 1, 1]);
      expect(captains[1]).toEqual(drawn.of(state.board).captains[1]);
      expect(fortunes.faults(imagined)).toEqual([]);
      expect(fortunes.view(imagined, 1)).toEqual(view);
      found.add(captains[0]!.join());
    }
    expect(found.size).toBeGreaterThan(5);
  });
