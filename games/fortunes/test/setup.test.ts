// Setting up.
import { bagOf, seedOf, type Told } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { CAPTAIN_IDS, type CaptainId } from '../src/content/captains.ts';
import { CARGO_IDS } from '../src/content/cargo.ts';
import { EVENT_IDS } from '../src/content/events.ts';
import { GLORY_DECK } from '../src/content/glory.ts';
import { PORTS, ZONE_IDS } from '../src/content/map.ts';
import { MISSION_IDS, missionCard } from '../src/content/missions.ts';
import { RUMOUR_IDS } from '../src/content/rumours.ts';
import { fortunes } from '../src/game.ts';
import { sorted } from './counting.ts';
import { dealt, newGame } from './kit.ts';

const laidOut = (seats: number, seed = 'set-up') => fortunes.setup({ seats }, seedOf(seed)).board;

// ── the players ──

test('FDM-SETUP-01, SEA-BASE-01: two to four play, or one alone against the sea; each has a chest of his own', () => {
  for (const seats of [1, 2, 3, 4]) {
    expect(fortunes.whyNotStart({ seats })).toEqual([]);
    expect(laidOut(seats).players.map((p) => [p.chest, p.points])).toEqual(Array(seats).fill([0, 0]));
  }
  for (const seats of [0, 5])
    expect(fortunes.whyNotStart({ seats })).toEqual([
      { rule: 'FDM-SETUP-01', text: 'seats-out-of-range', with: { seats, min: 1, max: 4 } },
    ]);
});

test('FDM-SETUP-02, SEA-BASE-01: everybody gets another captain, by chance, and nobody else sees which', () => {
  const first = new Set<CaptainId | null>();
  for (let i = 0; i < 60; i++) {
    const state = fortunes.setup({ seats: 4 }, seedOf(`captains ${i}`));
    const captains = state.board.players.map((p) => p.next);
    expect(new Set(captains).size).toBe(4);
    first.add(captains[0]!);
    for (const who of [0, 1, 'table'] as const)
      expect(fortunes.view(state, who).board.players.map((p) => p.next)).toEqual(
        captains.map((captain, seat) => (seat === who ? captain : null)),
      );
  }
  expect(first.size).toBeGreaterThan(8);
});

newGame('FDM-SETUP-03, FDM-INFO-11, SEA-BASE-01: a Sloop or a Flute, in secret, knowing only the own captain')
  .given(dealt('juan-corso', 'stede-bonnet'))
  .expectAsked('anne', 'setup.ship')
  .expectAsked('bart', 'setup.ship')
  .expectOptions('anne', ['ship sloop', 'ship flute'])
  .expectWhyNot('anne', 'ship frigate', 'FDM-SETUP-03', 'not-an-option')
  .expectView('anne', (view) => view.board.players.map((p) => p.next), ['juan-corso', null])
  .plays('anne ship flute')
  .expectView('bart', (view) => view.asked[0]!.answer, null)
  .expectView('bart', (view) => view.board.players.map((p) => p.captain), [null, null]);

newGame('FDM-SETUP-04, SEA-BASE-01: captains and ships are revealed at the same moment')
  .given(dealt('juan-corso', 'stede-bonnet'))
  .plays('bart ship flute')
  .expectNotTold('captain.revealed')
  .plays('anne ship sloop')
  .expectTold('captain.revealed', { seat: 'anne', captain: 'juan-corso', ship: 'sloop' })
  .expectTold('captain.revealed', { seat: 'bart', captain: 'stede-bonnet', ship: 'flute' });

newGame(
  'EX-02, BT-26, FDM-SETUP-05, FDM-SETUP-06, FDM-SETUP-07, FDM-SETUP-08, SEA-BASE-02: a new ship in the home port, ten gold, a Glory card and no point',
)
  .given(dealt('juan-corso', 'stede-bonnet'))
  .draws('event', null, 'steady-trades')
  .plays('anne ship sloop', 'bart ship flute')
  .expectBoard(
    ({ players }) => players.map((p) => [p.ship.type, p.ship.hull, p.ship.cargo, p.ship.masts, p.ship.crew, p.ship.cannons]),
    [
      ['sloop', 2, 2, 2, 2, 1],
      ['flute', 3, 4, 3, 1, 1],
    ],
  )
  .expectBoard(
    ({ players }) => players.map((p) => [p.gold, p.chest, p.hand.length, p.points, p.zone, p.inPort]),
    [
      [10, 0, 1, 0, 'la-habana', true],
      [10, 0, 1, 0, 'bridgetown', true],
    ],
  );

newGame(
  'FDM-SETUP-09, FDM-SETUP-10, SEA-BASE-04: a captain card drawn at random names the first player; turns go clockwise, round after round',
  3,
)
  .given(dealt('juan-corso', 'stede-bonnet', 'lope-maranon'))
  .draws('first', null, 'stede-bonnet')
  .draws('event', null, 'dead-calm', 'steady-trades')
  .plays('anne ship sloop', 'bart ship flute', 'cleo ship sloop')
  .expectTold('first.drawn', { seat: 'bart' })
  .expectAsked('bart', 'turn.action')
  .plays('bart stop')
  .expectAsked('cleo', 'turn.action')
  .plays('cleo stop')
  .expectAsked('anne', 'turn.action')
  .plays('anne stop')
  .expectTold('round.began', { round: 2 })
  .expectTold('event.drawn', { seat: 'bart', event: 'steady-trades' })
  .expectAsked('bart', 'turn.action');

test('FDM-SETUP-09: anybody can be first', () => {
  const first = new Set<unknown>();
  for (let i = 0; i < 60; i++) {
    let state = fortunes.setup({ seats: 4 }, seedOf(`first ${i}`));
    const events: Told[] = [];
    for (const seat of [0, 1, 2, 3]) {
      const played = fortunes.play(state, seat, ['ship', 'sloop']);
      if (played.refused !== undefined) throw new Error('a Sloop is refused');
      state = played.state;
      events.push(...played.events);
    }
    first.add(events.find((e) => e.event === 'first.drawn')?.with.seat);
  }
  expect([...first].sort()).toEqual([0, 1, 2, 3]);
});

// ── the board ──

test('FDM-SETUP-11, SEA-BASE-80: all decks are face down and complete; their order is nobody’s to know', () => {
  const state = fortunes.setup({ seats: 2 }, seedOf('decks'));
  const { board } = state;
  expect(sorted(board.glory)).toEqual(sorted(bagOf(GLORY_DECK)));
  expect([board.events, board.cargo, board.rumours].map(sorted)).toEqual([EVENT_IDS, CARGO_IDS, RUMOUR_IDS].map(sorted));
  const seen = fortunes.view(state, 0).board;
  for (const deck of ['events', 'cargo', 'rumours', 'glory'] as const) expect(seen[deck], deck).toBe(board[deck].length);
  expect(seen.missions).toBe(MISSION_IDS.length - 2); // on offer
  expect(seen.captains).toBe(CAPTAIN_IDS.length - 2); // dealt
});

test('FDM-SETUP-12, FDM-INFO-14, SEA-BASE-07: a Demand token lies open at each of the 16 ports, eight are in reserve, none at sea', () => {
  const state = fortunes.setup({ seats: 2 }, seedOf('demand'));
  expect(ZONE_IDS.filter((_, i) => state.board.demand[i] !== null)).toEqual(PORTS);
  expect(state.board.reserve.length).toBe(8);
  const seen = fortunes.view(state, 'table').board;
  expect(seen.demand).toEqual(state.board.demand);
  expect(seen.reserve).toBe(8);
});

test('FDM-SETUP-13, FDM-INFO-13, SEA-BASE-07: a Modification token lies face down at each of the 16 ports', () => {
  const state = fortunes.setup({ seats: 2 }, seedOf('yards'));
  expect(ZONE_IDS.filter((_, i) => state.board.yards[i] !== null)).toEqual(PORTS);
  expect(new Set(fortunes.view(state, 0).board.yards)).toEqual(new Set(['hidden', null]));
});

test('FDM-SETUP-14, FDM-INFO-12, SEA-BASE-07: a merchant whose nation nobody knows is in each of the 17 zones', () => {
  const state = fortunes.setup({ seats: 2 }, seedOf('merchants'));
  expect(state.board.merchants.filter((m) => m !== null).length).toBe(ZONE_IDS.length);
  expect(state.board.track).toEqual([]);
  expect(fortunes.view(state, 0).board.merchants).toEqual(ZONE_IDS.map(() => 'hidden'));
});

test('FDM-SETUP-15, FDM-INFO-15, SEA-BASE-08: two Missions lie open, each at a port', () => {
  const state = fortunes.setup({ seats: 2 }, seedOf('missions'));
  expect(new Set(state.board.offers).size).toBe(2);
  expect(fortunes.view(state, 'table').board.offers).toEqual(state.board.offers);
  for (const id of state.board.offers) expect(PORTS).toContain(missionCard(id).port);
});

test('FDM-SETUP-16, FDM-SETUP-17, SEA-BASE-08: no point, no captain of nobody’s, no war', () => {
  const board = laidOut(4);
  expect(board.players.map((p) => p.points)).toEqual([0, 0, 0, 0]);
  expect(board.npcs.every((x) => x === null)).toBe(true);
  expect([board.war, board.arrivals, board.beneath.flat(), board.fight]).toEqual([null, [], [], null]);
});
