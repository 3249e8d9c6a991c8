// Module 3: further modifications.
import { rngFrom, seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { type Caribbean, ZONE } from '../../src/board.ts';
import { contentOf } from '../../src/box.ts';
import { PORTS } from '../../src/content/map.ts';
import type { ModificationId } from '../../src/content/tokens.ts';
import { fortunes } from '../../src/game.ts';
import { CARVED_HULL, CROWS_NEST, PLANK, SMUGGLERS_HOLD } from '../../src/packs/modifications/content.ts';
import { spare } from '../../src/packs/modifications/reserve.ts';
import { combat } from '../../src/rules/combat/combat.ts';
import { portAction } from '../../src/rules/port/port.ts';
import { saleValue, visitYard } from '../../src/rules/port/yard.ts';
import { death } from '../../src/rules/round/death.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { newShip } from '../../src/setup.ts';
import { afloat, bounties, type Change, fetched, gold, inPort } from '../kit.ts';
import { voyage } from './kit.ts';

const PACK = 'modifications';
const scene = (name: string) => voyage(name, PACK);
const anne = (seat: SeatOf) => ({ seat: seat('anne') });

/** Exactly this token in the port, or none; whatever lay there goes into the reserve. */
const token =
  (port: (typeof PORTS)[number], mod: ModificationId | null, face: 'up' | 'down' = 'down'): Change =>
  (b) => {
    const { reserve } = spare.of(b);
    const was = b.yards[ZONE[port]];
    if (was !== null && was !== undefined) reserve.push(was);
    b.yards[ZONE[port]] = mod === null ? null : taken(b, mod);
    b.opened[ZONE[port]] = mod !== null && face === 'up';
  };

/** Out of the reserve, or out of a port that then gets another. */
function taken(b: Caribbean, mod: ModificationId): ModificationId {
  const { reserve } = spare.of(b);
  if (reserve.includes(mod)) return fetched(mod, reserve);
  const at = b.yards.indexOf(mod);
  b.yards[at] = reserve.pop()!;
  return mod;
}

const fitted =
  (name: string, ...mods: ModificationId[]): Change =>
  (b, seat) => {
    for (const mod of mods) b.players[seat(name)]!.ship.mods.push(taken(b, mod));
  };

test('SEA-m3-02, SEA-m3-03, SEA-SET-16, SEA-SET-17: two tokens of each kind; one in each port, the rest in reserve: 4, 6 or 8', () => {
  const reserveWith = (...packs: string[]) => contentOf({ packs }).modifications.length - PORTS.length;
  expect([reserveWith(PACK), contentOf({}).modifications.length]).toEqual([4, 16]);
  const { board } = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('reserve'));
  expect(spare.of(board).reserve.length).toBe(4);
  expect(PORTS.every((port) => board.yards[ZONE[port]] !== null && !board.opened[ZONE[port]])).toBe(true);
  const kinds = contentOf(board).modifications.filter((mod) => [CARVED_HULL, CROWS_NEST].includes(mod));
  expect(kinds.length).toBe(4);
  expect(contentOf(board).modifications).not.toContain(SMUGGLERS_HOLD);
  expect(contentOf(board).modifications).not.toContain(PLANK);
});

scene('SEA-EX-19, SEA-m3-04, SEA-BASE-61: where no token lies one is laid from the reserve, face up, and may be bought for 3')
  .given(inPort('anne', 'curacao'))
  .given(token('curacao', null))
  .given((b) => {
    const { reserve } = spare.of(b);
    if (!reserve.includes(CROWS_NEST)) reserve[0] = swap(b, reserve[0]!);
  })
  .draws('modification', 'anne', CROWS_NEST)
  .start(portAction, anne)
  .expectTold('modification.supplied', { zone: 'curacao', modification: CROWS_NEST })
  .expectNotTold('modification.revealed')
  .expectBoard((b) => [b.yards[ZONE.curacao], b.opened[ZONE.curacao], spare.of(b).reserve.length], [CROWS_NEST, true, 4])
  .plays('anne activity yard', 'anne modify crows-nest 3')
  .expectBoard((b) => b.players[0]!.ship.mods, [CROWS_NEST]);

/** Changes a token of the reserve for a crow's nest that lies in a port. */
function swap(b: Caribbean, mod: ModificationId): ModificationId {
  b.yards[b.yards.indexOf(CROWS_NEST)] = mod;
  return CROWS_NEST;
}

voyage('SEA-EX-19: without the module no token appears')
  .given(inPort('anne', 'curacao'))
  .given((b) => {
    b.players[1]!.ship.mods.push(b.yards[ZONE.curacao]!);
    b.yards[ZONE.curacao] = null;
  })
  .start(portAction, anne)
  .expectBoard((b) => b.yards[ZONE.curacao], null);

scene('SEA-m3-04: a token that lies there stays')
  .given(inPort('anne', 'curacao'))
  .given(token('curacao', CARVED_HULL))
  .start(portAction, anne)
  .expectTold('modification.revealed', { zone: 'curacao', modification: CARVED_HULL })
  .expectBoard((b) => spare.of(b).reserve.length, 4);

scene(
  'SEA-m3-05, SEA-BASE-68: tokens of a ship that is sold are discarded, and as many dealt by lot, face down, to ports without one',
)
  .given(inPort('anne', 'curacao'))
  .given(gold('anne', 60))
  .given(fitted('anne', CARVED_HULL))
  .given(token('nassau', null))
  .draws('port', null, 'nassau')
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .plays('anne exchange flute 10 6')
  .expectTold('modification.discarded', { modification: CARVED_HULL })
  .expectTold('modification.dealt', { zone: 'nassau' })
  .expectBoard((b) => [spare.of(b).discard, b.yards[ZONE.nassau] !== null, b.opened[ZONE.nassau]], [[CARVED_HULL], true, false])
  .expectAsked('anne', 'port.yard');

scene('SEA-m3-05: with no port empty nothing is dealt')
  .given(inPort('anne', 'curacao'))
  .given(gold('anne', 60))
  .given(fitted('anne', 'chasers'))
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .plays('anne exchange flute 10 6')
  .expectBoard((b) => [spare.of(b).discard, spare.of(b).reserve.length], [['chasers'], 3])
  .expectAsked('anne', 'port.yard');

scene('SEA-m3-05: those of a ship that has sunk go the same way')
  .given(fitted('anne', CROWS_NEST))
  .start(death, anne)
  .expectBoard((b) => spare.of(b).discard, [CROWS_NEST]);

scene('SEA-m3-06: an empty reserve is made anew of the discard')
  .given(inPort('anne', 'curacao'))
  .given(token('curacao', null))
  .given((b) => {
    const { reserve, discard } = spare.of(b);
    discard.push(...reserve.splice(0));
  })
  .start(portAction, anne)
  .expectBoard((b) => [spare.of(b).reserve.length, spare.of(b).discard.length], [4, 0]);

scene('SEA-m3-06: with both empty nothing comes')
  .given(inPort('anne', 'curacao'))
  .given(token('curacao', null))
  .given((b) => {
    for (const mod of spare.of(b).reserve.splice(0)) b.players[1]!.ship.mods.push(mod);
    b.players[1]!.ship.mods = [...new Set(b.players[1]!.ship.mods)];
  })
  .start(portAction, anne)
  .expectBoard((b) => b.yards[ZONE.curacao], null);

// ── what they do ──

const fleeing = (name: string, captain: 'bartholomew-sharp' | 'frances-wright') =>
  scene(name)
    .given(afloat('anne', captain, 'frigate', 'curacao'))
    .given(afloat('bart', captain === 'frances-wright' ? 'bartholomew-sharp' : 'frances-wright', 'frigate', 'curacao'))
    .given(bounties('anne', { holland: 1 }))
    .given(bounties('bart', { holland: 1 }))
    .given(fitted('bart', CARVED_HULL));

fleeing('SEA-EX-18, SEA-m3-07: against a carved hull in flight three dice become two, and only then', 'bartholomew-sharp')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .start(combat, { attacker: 0, defender: 1 })
  .dice('manoeuvre', 'anne', 1, 1)
  .dice('manoeuvre', 'bart', 2, 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('contest.rolled', { seat: 'anne', dice: [1, 1], by: ['modifications/carved-hull'] })
  .expectNothingLeft();

scene('SEA-m3-07, FDM-COMBAT-08: a carved hull that takes the die of a nimbler ship is named all the same')
  .given(afloat('anne', 'bartholomew-sharp', 'sloop', 'curacao'))
  .given(afloat('bart', 'frances-wright', 'flute', 'curacao'))
  .given(bounties('anne', { holland: 1 }))
  .given(bounties('bart', { holland: 1 }))
  .given(fitted('bart', CARVED_HULL))
  .dice('manoeuvre', 'anne', 1, 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .start(combat, { attacker: 0, defender: 1 })
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 2, 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('contest.rolled', { seat: 'anne', dice: [1, 1, 1], effects: 1, by: ['modifications/carved-hull'] });

fleeing('SEA-EX-18, SEA-m3-07: at least one die is left', 'frances-wright')
  .given((b) => {
    b.players[0]!.ship.masts = 1;
  })
  .dice('manoeuvre', 'anne', 1, 1)
  .dice('manoeuvre', 'bart', 1, 1, 1)
  .start(combat, { attacker: 0, defender: 1 })
  .given((b) => {
    b.players[0]!.ship.masts = 0;
  })
  .dice('manoeuvre', 'anne', 1)
  .dice('manoeuvre', 'bart', 2, 1, 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('contest.rolled', { seat: 'anne', dice: [1] })
  .expectNothingLeft();

scene('SEA-m3-08: with a crow’s nest a Scouting roll has a die more')
  .given(fitted('anne', CROWS_NEST))
  .dice('scouting', 'anne', 1, 1, 1, 1)
  .start(turn, anne)
  .plays('anne scout merchant')
  .expectTold('scout.rolled', { seat: 'anne', dice: [1, 1, 1, 1], by: [CROWS_NEST] })
  .expectNothingLeft();

scene('SEA-m3-02, SEA-m3-11: one of each kind to a ship, one gold each when it is sold; only St. John lets them change ships')
  .given(inPort('anne', 'st-john'))
  .given(gold('anne', 60))
  .given(fitted('anne', CARVED_HULL))
  .given(token('st-john', CARVED_HULL, 'up'))
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .expectWhyNot('anne', 'modify carved-hull 3', 'FDM-YARD-25', 'modification-aboard')
  .plays('anne exchange flute 10 6', 'anne carry-over carved-hull')
  .expectBoard((b) => b.players[0]!.ship.mods, [CARVED_HULL]);

test('SEA-m3-02: each adds 1 to the price of the ship', () => {
  expect(saleValue({ ...newShip('sloop'), mods: [CARVED_HULL, CROWS_NEST] })).toBe(7);
});

test('SEA-m3-03: what lies hidden in ports and reserve is imagined, what is open stays', () => {
  const state = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('imagined'));
  const view = fortunes.view(state, 0);
  expect(spare.seen(view)).toEqual({ reserve: 4, discard: [] });
  const imagined = fortunes.determinize(view, rngFrom(seedOf('other')));
  const all = [...spare.of(imagined.board).reserve, ...imagined.board.yards.filter((mod) => mod !== null)].sort();
  expect(all).toEqual([...contentOf(imagined.board).modifications].sort());
});

// ── at the edges ──

const beside = (name: string, order: 'fire' | 'flee', carved: boolean) =>
  scene(name)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(afloat('bart', 'frances-wright', 'frigate', 'curacao'))
    .given(bounties('anne', { holland: 1 }))
    .given(bounties('bart', { holland: 1 }))
    .given(carved ? fitted('bart', CARVED_HULL) : () => {})
    .dice('manoeuvre', 'anne', 1, 1, 1, 2, 2, 2)
    .dice('manoeuvre', 'bart', 1, 1, 1, 1)
    .start(combat, { attacker: 0, defender: 1 })
    .plays('anne order fire', `bart order ${order}`)
    .expectTold('contest.rolled', { seat: 'anne', dice: [2, 2, 2] });
beside('SEA-m3-07, SEA-SET-16: a carved hull that does not flee costs nobody a die', 'fire', true);
beside('SEA-m3-07, SEA-SET-16: nor does one in flight that is not carved', 'flee', false);

const selling = (name: string, ...mods: ModificationId[]) =>
  scene(name)
    .given(inPort('anne', 'curacao'))
    .given(gold('anne', 60))
    .given(fitted('anne', ...mods))
    .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }));
const dealtTo = (b: Caribbean) => PORTS.filter((port) => b.yards[ZONE[port]] !== null).length;
selling('SEA-m3-05: as many as were taken off, though more ports are empty', CARVED_HULL)
  .given(token('nassau', null))
  .given(token('tortuga', null))
  .expectBoard(dealtTo, 14)
  .plays('anne exchange flute 10 6')
  .expectBoard((b) => [dealtTo(b), spare.of(b).discard], [15, [CARVED_HULL]]);
selling('SEA-m3-05: and no more than there are empty ports', CARVED_HULL, CROWS_NEST)
  .given(token('nassau', null))
  .plays('anne exchange flute 10 7')
  .expectBoard((b) => [dealtTo(b), spare.of(b).discard], [16, [CARVED_HULL, CROWS_NEST]]);
selling('SEA-m3-05: two for two', CARVED_HULL, CROWS_NEST)
  .given(token('nassau', null))
  .given(token('tortuga', null))
  .plays('anne exchange flute 10 7')
  .expectBoard(dealtTo, 16);

scene('SEA-m3-06: while one is left in the reserve the discard stays')
  .given(inPort('anne', 'curacao'))
  .given(token('curacao', null))
  .given((b) => {
    const { reserve, discard } = spare.of(b);
    discard.push(...reserve.splice(1));
  })
  .start(portAction, anne)
  .expectBoard((b) => [spare.of(b).reserve.length, spare.of(b).discard.length], [0, 4]);

test('SEA-m3-03: what others see aboard, open in a port or discarded is not imagined elsewhere', () => {
  const state = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('seen'));
  const { board } = state;
  board.opened[ZONE.nassau] = true;
  const { reserve, discard } = spare.of(board);
  board.players[0]!.ship.mods.push(reserve.pop()!);
  discard.push(reserve.pop()!);
  board.adrift.push(board.yards[ZONE.tortuga]!);
  board.yards[ZONE.tortuga] = null;
  const view = fortunes.view(state, 1);
  const yards = new Set<string>();
  for (let n = 0; n < 10; n++) {
    const imagined = fortunes.determinize(view, rngFrom(seedOf(`seen ${n}`)));
    const { board: b } = imagined;
    const all = [
      ...spare.of(b).reserve,
      ...spare.of(b).discard,
      ...b.adrift,
      ...b.players.flatMap((p) => p.ship.mods),
      ...b.yards.filter((mod) => mod !== null),
    ];
    expect(all.sort()).toEqual([...contentOf(b).modifications].sort());
    expect([b.yards[ZONE.nassau], b.yards[ZONE.tortuga], spare.of(b).reserve.length]).toEqual([
      board.yards[ZONE.nassau],
      null,
      2,
    ]);
    expect(spare.of(b).discard).toEqual(discard);
    yards.add(b.yards.join());
  }
  expect(yards.size).toBeGreaterThan(5);
});
