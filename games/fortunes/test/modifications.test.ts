// FDM-MOD-01, 02, 05, 09, 14 … 17 and FDM-SHIP: values, and where tokens go when a ship is given up.

import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { ZONE } from '../src/board.ts';
import { PORTS } from '../src/content/map.ts';
import { SHIP_IDS, type ShipId } from '../src/content/ships.ts';
import type { ModificationId } from '../src/content/tokens.ts';
import { fortunes } from '../src/game.ts';
import { redistribute } from '../src/rules/port/modifications.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { capacityOf, fullValue, manoeuvrabilityOf, mount } from '../src/rules/ships.ts';
import { newShip } from '../src/setup.ts';
import { at, type Change, hold, inPort, scenario, ship, yard } from './kit.ts';
import { ashore, inBusiness } from './port-kit.ts';

const fitted = (type: ShipId, ...mods: ModificationId[]) => {
  const s = newShip(type);
  for (const mod of mods) mount(s, mod);
  return s;
};

// ── values ──

test('FDM-SHIP-02: no value ever exceeds 5', () => {
  const all: ModificationId[] = ['extended-hold', 'extra-hammocks', 'extra-gun-port', 'special-rigging'];
  const { board } = fortunes.setup({ seats: 2 }, seedOf('values'));
  for (const type of SHIP_IDS) {
    const s = fitted(type, ...all);
    for (const section of ['hull', 'cargo', 'masts', 'crew', 'cannons'] as const) {
      expect(fullValue(s, section)).toBeLessThanOrEqual(5);
      expect(s[section]).toBeLessThanOrEqual(5);
    }
    expect(manoeuvrabilityOf(board, s)).toBeLessThanOrEqual(5);
  }
  expect(fitted('galleon', 'extended-hold').cargo).toBe(5);
});

test('FDM-MOD-01: extra hammocks are one berth more, and it is empty', () => {
  const s = fitted('sloop', 'extra-hammocks');
  expect([fullValue(s, 'crew'), s.crew]).toEqual([3, 2]);
  expect(fullValue(fitted('man-o-war', 'extra-hammocks'), 'crew')).toBe(5);
});

test('FDM-MOD-02: special rigging makes a ship nimbler', () => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('values'));
  expect(manoeuvrabilityOf(board, fitted('sloop'))).toBe(4);
  expect(manoeuvrabilityOf(board, fitted('sloop', 'special-rigging'))).toBe(5);
  expect(manoeuvrabilityOf(board, fitted('frigate', 'special-rigging'))).toBe(4);
});

test('FDM-SHIP-01: how nimble a Galleon is, the table agrees on (FDM-Q-02)', () => {
  const galleonAt = (value: number) =>
    manoeuvrabilityOf(
      fortunes.setup({ seats: 2, options: { 'galleon-manoeuvrability': value } }, seedOf('values')).board,
      newShip('galleon'),
    );
  expect([galleonAt(2), galleonAt(1)]).toEqual([2, 1]);
});

inBusiness(
  ashore('extended-hold, FDM-MOD-05: it raises value and cube, damaged or not (FDM-Q-75)', 'nassau')
    .given(ship('anne', 'sloop', { cargo: 1 }))
    .given(yard('nassau', 'extended-hold')),
)
  .plays('anne activity yard')
  .plays('anne modify extended-hold 3')
  .expectChange({ 'anne.gold': -3, 'anne.mods': 'extended-hold', 'anne.hold': 1 })
  .expectBoard((b) => fullValue(b.players[0]!.ship, 'cargo'), 3);

inBusiness(ashore('extra-gun-port, FDM-MOD-09: it raises value and cube', 'nassau').given(yard('nassau', 'extra-gun-port')))
  .plays('anne activity yard')
  .plays('anne modify extra-gun-port 3')
  .expectChange({ 'anne.gold': -3, 'anne.mods': 'extra-gun-port', 'anne.cannons': 1 });

inBusiness(ashore('extra-hammocks, FDM-MOD-01: bought, they raise no cube', 'nassau').given(yard('nassau', 'extra-hammocks')))
  .plays('anne activity yard')
  .plays('anne modify extra-hammocks 3')
  .expectChange({ 'anne.gold': -3, 'anne.mods': 'extra-hammocks' });

// ── back to the ports ──

/** These tokens are off a ship and mixed; the ports they came from are empty. */
const lostAtSea =
  (...mods: ModificationId[]): Change =>
  (b) => {
    for (const mod of mods) {
      b.yards[b.yards.indexOf(mod)] = null;
      b.adrift.push(mod);
    }
  };
const scattering = (name: string, ...mods: ModificationId[]) =>
  scenario(name)
    .given(yard('curacao', 'long-range-guns'))
    .given(yard('nassau', 'chasers'))
    .given(yard('tortuga', 'swivel-guns'))
    .given(yard('caracas', 'special-rigging'))
    .given((b) => {
      // Two more ports are empty, for bart has what lay there.
      for (const port of ['trinidad', 'bridgetown'] as const) {
        b.players[1]!.ship.mods.push(b.yards[ZONE[port]]!);
        b.yards[ZONE[port]] = null;
      }
    })
    .given(lostAtSea(...mods))
    .start(redistribute, (seat) => ({ seat: seat('anne'), mods: [] }));

scattering('FDM-MOD-14, SEA-BASE-68: the owner names ports without a token, one for each', 'chasers', 'swivel-guns')
  .expectAsked('anne', 'modification.place')
  .expectWhyNot('anne', 'place curacao', 'FDM-MOD-14', 'port-has-modification')
  .plays('anne place trinidad')
  .expectTold('modification.placed', { seat: 'anne', zone: 'trinidad' })
  .expectWhyNot('anne', 'place trinidad', 'FDM-MOD-14', 'port-has-modification')
  .plays('anne place bridgetown')
  .expectBoard((b) => [b.yards[ZONE.trinidad], b.yards[ZONE.bridgetown]].toSorted(), ['chasers', 'swivel-guns'])
  .expectDone();

scattering('FDM-MOD-15: chance decides which token lies where, and nobody sees it', 'chasers', 'swivel-guns')
  .draws('modification', 'anne', 'swivel-guns')
  .plays('anne place trinidad')
  .expectBoard((b) => [b.yards[ZONE.trinidad], b.opened[ZONE.trinidad]], ['swivel-guns', false])
  .expectView('anne', ({ board }) => board.yards[ZONE.trinidad], 'hidden')
  .expectView('bart', ({ board }) => board.yards[ZONE.trinidad], 'hidden');

test('FDM-MOD-16: as many ports as tokens', () => {
  const { board } = fortunes.setup({ seats: 4 }, seedOf('ports'));
  expect(PORTS.filter((port) => board.yards[ZONE[port]] !== null)).toHaveLength(PORTS.length);
  expect(PORTS).toHaveLength(16);
});

scenario('FDM-MOD-16: when there are as many empty ports as tokens, nobody need be asked')
  .given(yard('nassau', 'chasers'))
  .given(lostAtSea('chasers'))
  .given((b) => {
    // The other pair of chasers may lie elsewhere: make Nassau the empty port.
    const empty = b.yards.findIndex((mod, zone) => mod === null && zone !== ZONE['caribbean-sea']);
    if (empty !== ZONE.nassau) {
      b.yards[empty] = b.yards[ZONE.nassau]!;
      b.yards[ZONE.nassau] = null;
    }
  })
  .start(redistribute, (seat) => ({ seat: seat('anne'), mods: [] }))
  .expectDone()
  .expectBoard((b) => [b.yards[ZONE.nassau], b.opened[ZONE.nassau]], ['chasers', false]);

scenario('FDM-MOD-14: a ship without modifications scatters none')
  .start(redistribute, (seat) => ({ seat: seat('anne'), mods: [] }))
  .expectDone()
  .expectChange({});

inBusiness(
  ashore('FDM-MOD-17: two tokens of a sold ship are scattered, and the new one has none', 'cartagena').given(
    ship('anne', 'sloop', { mods: ['chasers', 'special-rigging'] }),
  ),
)
  .plays('anne activity yard', 'anne exchange flute 10 7')
  .expectBoard((b) => [b.players[0]!.ship.mods, PORTS.every((port) => b.yards[ZONE[port]] !== null)], [[], true]);

// ── what a ship carries and where it goes ──

scenario('FDM-SHIP-05: at sea a ship holds as many cards as its Cargo')
  .given(inPort('anne', 'nassau'))
  .given(ship('anne', 'flute', { cargo: 3 }))
  .given(hold('anne', 'rum', 'rum', 'rum', 'rum', 'sugar'))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne sail sea')
  .expectAsked('anne', 'cargo.drop')
  .plays('anne drop rum', 'anne drop sugar')
  .expectBoard((b) => [b.players[0]!.cargo.length, capacityOf(b, 0)], [3, 3])
  .expectNotTold('cargo.lost');

for (const type of SHIP_IDS)
  scenario(`FDM-SHIP-07: a ${type} goes as far as any other`)
    .given(ship('anne', type))
    .given(at('anne', 'caribbean-sea'))
    .start(turn, (seat) => ({ seat: seat('anne') }))
    .plays('anne sail curacao')
    .expectBoard((b) => [b.players[0]!.zone, b.turn.actions], ['curacao', 2])
    .expectCan('anne', 'sail caribbean-sea');
