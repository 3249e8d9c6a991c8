// Module 7: what is told of contraband and of searches for it, and where neither has a ground.
import { rngFrom, type State, seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import type { Caribbean } from '../../src/board.ts';
import type { CargoId } from '../../src/content/cargo.ts';
import { fortunes } from '../../src/game.ts';
import { CONTRABAND_IDS, contrabandIn } from '../../src/packs/contraband/content.ts';
import { CUSTOMS } from '../../src/packs/contraband/customs.ts';
import { sold } from '../../src/packs/contraband/sold.ts';
import { sellGoods } from '../../src/rules/port/sell.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { at, atWar, bounties, commodore, fetched, hold, inPort, npc, proven } from '../kit.ts';
import { agreedVoyage, faultsOf, hiding, uncutVoyage, voyage } from './kit.ts';

const PACK = 'contraband';
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const TEA = 'tea' as CargoId;
const LACE = 'lace' as CargoId;
const MUSKETS = 'muskets' as CargoId;
const PEARLS = 'pearls' as CargoId;
const ENGLAND = npc('navy-england', 'navy-england-benbow', 'cartagena');
const found = [5, 1, 1] as const;

const scene = (name: string) => voyage(name, PACK);
const carrying = (name: string, ...cards: CargoId[]) => scene(name).given(hold('anne', ...cards));
/** Where the table lets an enemy in war choose. */
const choosing = (name: string, ...cards: CargoId[]) =>
  agreedVoyage(name, { 'contraband-at-war': 'choose' }, PACK).given(hold('anne', ...cards));

// ── what all learn ──

carrying('SEA-m7-05: what is sold is told, with the seller', LACE, TEA)
  .given(inPort('anne', 'nassau'))
  .start(sellGoods, (seat: SeatOf) => ({ seat: seat('anne'), cards: 0, wanted: 0 }))
  .plays('anne sell lace', 'anne done')
  .expectTold('contraband.kept', { seat: 'anne', good: 'lace' as never })
  .expectNotTold('contraband.paired');

carrying('SEA-m7-14: a naval ship that does not search tells all that there is none to be found', 'rum-1')
  .given(ENGLAND)
  .start(turn, anne)
  .expectToldTo('bart', 'contraband.passed', { seat: 'anne' })
  .expectBoard((b) => sold.of(b).searched, -1);
carrying('SEA-m7-14: of an empty hold there is nothing to tell')
  .given(ENGLAND)
  .start(turn, anne)
  .expectNotTold('contraband.passed')
  .expectAsked('anne', 'turn.action');
carrying('SEA-m7-14: nor where no naval ship is by, though one sails elsewhere', 'rum-1')
  .given(npc('navy-england', 'navy-england-benbow', 'nassau'))
  .start(turn, anne)
  .expectNotTold('contraband.passed');
carrying('SEA-m7-14: nor of a pirate, who is sought anyway', 'rum-1')
  .given(bounties('anne', { france: 1 }))
  .given(ENGLAND)
  .dice('search', null, 1, 1, 1)
  .start(turn, anne)
  .expectNotTold('contraband.passed');
hiding('SEA-m3-09, SEA-m7-14: nor of two cards that a smuggler’s hold could hide, whatever they are', 'rum-1', 'rum-2')
  .start(turn, anne)
  .expectNotTold('contraband.passed');
hiding('SEA-m3-09, SEA-m7-14: of three there is', 'rum-1', 'rum-2', 'rum-3')
  .start(turn, anne)
  .expectTold('contraband.passed', { seat: 'anne' });

carrying('SEA-m7-14: whoever sails up to a naval ship cannot take it back: all have learnt something', 'rum-1')
  .given(npc('navy-england', 'navy-england-benbow', 'curacao'))
  .start(turn, anne)
  .expectFinality('anne', 'sail curacao', 'final')
  .expectFinality('anne', 'sail port', 'free')
  .given(hold('anne'))
  .expectFinality('anne', 'sail curacao', 'free');

carrying('SEA-m7-14: that there is some is known until the searches are over; what is given up lies open', TEA)
  .given(ENGLAND)
  .dice('search', null, ...found)
  .start(turn, anne)
  .expectNotTold('contraband.passed')
  .expectPrompt('anne', { npc: 'navy-england', nation: 'england' })
  .expectView('bart', (view) => sold.seen(view).searched, 0)
  .expectFinality('anne', 'give-up', 'final')
  .plays('anne give-up')
  .expectTold('contraband.given-up', { seat: 'anne', npc: 'navy-england', cards: [TEA] })
  .expectView('bart', (view) => sold.seen(view).searched, -1);

scene('SEA-m7-09, SEA-m7-14: one ship is enough to search, though another cannot follow over the banks')
  .given(at('anne', 'nassau'))
  .given(hold('anne', TEA))
  .given(atWar(['england', 'holland']))
  .given(commodore('commodore-england-holmes', 'nassau'))
  .given(npc('navy-france', 'navy-france-pointis', 'nassau'))
  .dice('search', null, 1)
  .start(turn, anne)
  .expectTold('contraband.suspected', { seat: 'anne' });

// ── who has a choice ──

carrying('SEA-m7-12, SEA-m7-14: an enemy who has no choice shows nothing', TEA)
  .given(atWar(['england', 'spain'], { entered: false }))
  .given(ENGLAND)
  .dice('search', null, ...found)
  .start(turn, anne)
  .expectNotTold('contraband.suspected')
  .expectBoard((b) => b.fight?.sides[0].npc, 'navy-england');
choosing('SEA-m7-09, SEA-m7-12: pirates want no contraband, whatever the table allows', TEA)
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .dice('search', null, 5, 1)
  .start(turn, anne)
  .expectNotTold('contraband.suspected')
  .expectBoard((b) => b.fight?.sides[0].npc, 'pirate-sloop');
choosing('SEA-m7-12: nor has a pirate a choice there', TEA)
  .given(bounties('anne', { spain: 1 }))
  .given(ENGLAND)
  .dice('search', null, ...found)
  .start(turn, anne)
  .expectNotTold('contraband.suspected')
  .expectBoard((b) => b.fight?.sides[0].npc, 'navy-england');

carrying('SEA-m7-10: a search that came to nothing asks for nothing', TEA)
  .given(proven('anne', 'navy-timetable'))
  .given(ENGLAND)
  .dice('search', null, ...found)
  .start(turn, anne)
  .plays('anne timetable')
  .expectAsked('anne', 'turn.action')
  .expectBoard((b) => b.players[0]!.cargo, [TEA]);

carrying('SEA-m7-11: who resists attacks once; the next one to find that ship is attacked by it', TEA)
  .given((b) => {
    sold.of(b).resists = ['navy-france'];
  })
  .given(ENGLAND)
  .dice('search', null, ...found)
  .start(turn, anne)
  .expectBoard((b) => sold.of(b).resists, [])
  .plays('anne resist')
  .expectTold('contraband.resisted', { seat: 'anne', npc: 'navy-england' })
  .expectBoard((b) => [sold.of(b).resists, b.fight?.sides[0].seat], [[], 0]);

hiding(
  'SEA-m3-09: of what a smuggler’s hold cannot hide only contraband is given up, face up, until the rest fits',
  TEA,
  MUSKETS,
  LACE,
  'rum-1',
)
  .dice('search', null, ...found)
  .start(turn, anne)
  .plays('anne give-up')
  .expectOptions('anne', ['surrender tea', 'surrender muskets', 'surrender lace'])
  .plays('anne surrender muskets')
  .expectTold('contraband.given-up', { seat: 'anne', goods: ['muskets'] as never, cards: [MUSKETS] })
  .expectBoard((b) => [b.cargoDiscard, b.players[0]!.cargo.slice().sort()], [[MUSKETS], [LACE, 'rum-1', TEA]])
  .expectAsked('anne', 'turn.action');

hiding('SEA-m3-09: of four, two are given up one after the other', TEA, MUSKETS, LACE, PEARLS)
  .dice('search', null, ...found)
  .start(turn, anne)
  .plays('anne give-up', 'anne surrender muskets', 'anne surrender pearls')
  .expectTold('contraband.given-up', { seat: 'anne', cards: [MUSKETS, PEARLS] })
  .expectBoard((b) => [b.cargoDiscard, faultsOf(b)], [[MUSKETS, PEARLS], []]);

// ── the customs ──

const sweep = (name: string, event = CUSTOMS) =>
  uncutVoyage(name, 'cards-and-flags', PACK)
    .given(inPort('anne', 'nassau'))
    .given(inPort('bart', 'tortuga'))
    .draws('event', 'anne', event);

sweep('SEA-SET-07: an empty hold is not opened')
  .given(hold('bart', TEA))
  .start(drawEvent, { event: null })
  .expectNotAsked('anne')
  .expectAsked('bart', 'customs.hold')
  .expectPrompt('bart', { gold: 5 })
  .plays('bart surrender tea')
  .expectTold('customs.seized', { seat: 'bart', card: TEA })
  .expectDone();
sweep('SEA-SET-07: each opens the hold in turn, and what is seen is seen')
  .given(hold('anne', TEA))
  .given(hold('bart', LACE))
  .start(drawEvent, { event: null })
  .expectFinality('anne', 'pay-customs 5', 'final')
  .plays('anne pay-customs 5')
  .plays('bart pay-customs 5')
  .expectTold('customs.paid', { seat: 'bart', gold: 5 })
  .expectDone();
sweep('SEA-SET-07: no other event brings the customs', 'dead-calm')
  .given(hold('anne', TEA))
  .start(drawEvent, { event: null })
  .expectNotTold('customs.paid')
  .expectDone();

// ── what others imagine ──

/** Seat 0 is searched for contraband with these aboard; what another seat makes of it, many times. */
function imaginings(cargo: readonly CargoId[], viewer: number, change: (b: Caribbean) => void = () => {}): State<Caribbean>[] {
  const state = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('searched'));
  const { board } = state;
  for (const card of cargo) board.players[0]!.cargo.push(fetched(card, board.cargo));
  sold.of(board).searched = 0;
  change(board);
  const view = fortunes.view(state, viewer);
  return Array.from({ length: 20 }, (_, n) => fortunes.determinize(view, rngFrom(seedOf(`imagined ${n}`))));
}

test('SEA-m7-14: of two cards one is contraband at least, in the eyes of others; no card is lost by it', () => {
  const seen = imaginings([TEA, 'rum-1'], 1);
  for (const state of seen) {
    expect(contrabandIn(state.board.players[0]!.cargo)).toBeGreaterThan(0);
    expect(fortunes.faults(state)).toEqual([]);
  }
  expect(new Set(seen.map(({ board }) => board.players[0]!.cargo.join())).size).toBeGreaterThan(5);
});

test('SEA-m7-14: whoever is searched knows better, and of an empty hold nothing is imagined', () => {
  for (const { board } of imaginings(['rum-1'], 0)) expect(board.players[0]!.cargo).toEqual(['rum-1']);
  for (const { board } of imaginings([], 1)) expect(board.players[0]!.cargo).toEqual([]);
});

test('SEA-m7-14: the last of them that could be aboard is aboard; where none could be, nothing is changed', () => {
  const discarded = (left: number) => (b: Caribbean) => {
    for (const card of CONTRABAND_IDS.slice(left)) if (b.cargo.includes(card)) b.cargoDiscard.push(fetched(card, b.cargo));
  };
  const [first] = CONTRABAND_IDS;
  for (const { board } of imaginings([first!], 1, discarded(1))) expect(board.players[0]!.cargo).toEqual([first]);
  for (const state of imaginings(['rum-1'], 1, discarded(0))) {
    expect(contrabandIn(state.board.players[0]!.cargo)).toBe(0);
    expect(fortunes.faults(state)).toEqual([]);
  }
});
