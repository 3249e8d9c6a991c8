// Six voyages on end: what one leaves the next begins with.
import { readFileSync } from 'node:fs';
import { type Choice, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { type Golden, playAsRecorded } from '@boucan/testkit';
import { describe, expect, test } from 'vitest';
import type { Voyage } from '../src/board.ts';
import { MOORING, START } from '../src/content/map.ts';
import { TRACK } from '../src/content/ships.ts';
import { skull } from '../src/game.ts';
import { has } from '../src/quantities.ts';
import { pin } from './golden/index.ts';

interface Step {
  readonly before: Voyage;
  readonly after: Voyage;
  readonly events: readonly Told[];
}

const FOLDER = new URL('./golden/', import.meta.url);

/** With the cards of the day it was recorded. */
function replay(name: string): Step[] {
  const undo = playAsRecorded(pin, FOLDER);
  try {
    return steps(name);
  } finally {
    undo();
  }
}

function steps(name: string): Step[] {
  const file = new URL(`${name}.json`, FOLDER);
  const { config, seed, choices } = JSON.parse(readFileSync(file, 'utf8')) as Golden;
  let state: State<Voyage> = skull.setup(config, seedOf(seed));
  return choices.map(([seat, choice]: readonly [Seat, Choice]) => {
    const before = state.board;
    const played = skull.play(state, seat, choice);
    if (played.refused !== undefined) throw new Error('this was played before');
    state = played.state;
    return { before, after: state.board, events: played.events };
  });
}

const told = ({ events }: Step, event: string): readonly Told[] => events.filter((e) => e.event === event);
const cargo = ({ ship }: Voyage): string =>
  ship.cells
    .filter((m) => m !== null)
    .sort()
    .join();
const aboard = ({ groups }: Voyage): number => groups.filter((g) => g.post !== 'box').length;

/** On the register sheets, and in the ship. */
const kept = (b: Voyage): object => ({
  captain: b.captain,
  registers: b.registers.map(({ prestige, doubloons, item }) => ({ prestige, doubloons, item })),
  people: b.people.map(({ cls, owner, number }) => ({ cls, owner, number })),
  ship: [b.ship.type, b.ship.hold, b.ship.holdMax, b.ship.sails, b.ship.sailsMax, b.ship.upgrades, b.ship.ammo],
  cargo: cargo(b),
  groups: aboard(b),
  wounds: b.groups.map((g) => g.wounds),
  loot: b.loot,
  hoards: b.hoards,
});

describe.each(['campaign', 'campaign-lost'])('%s', (name) => {
  const played = replay(name);
  const departures = played.filter(({ before, after }) => after.voyage > before.voyage);
  const ends = played.filter((step) => told(step, 'voyage.ended').length > 0);

  test('SKU-GOAL-01: every voyage that begins ends, and the next is the next of the six', () => {
    expect(departures.map(({ after }) => after.voyage)).toEqual(departures.map((_, i) => i + 2));
    expect(ends.map(({ before }) => before.voyage)).toEqual(ends.map((_, i) => i + 1));
    expect(ends).toHaveLength(departures.length + 1);
  });

  test('SKU-SETUP-10, SKU-SETUP-12: a voyage begins with what the harbour left', () => {
    for (const { before, after, events } of departures) {
      const bought = events.filter(({ event }) => event === 'item.bought' || event === 'ware.bought');
      if (bought.length === 0) expect(kept(after)).toEqual(kept(before));
      for (const r of after.registers) expect([r.setOut, r.brought]).toEqual([r.prestige, r.doubloons]);
    }
  });

  test('SKU-SETUP-02, SKU-SETUP-07, SKU-SETUP-08: and its log, watch and place are new', () => {
    for (const { after: b } of departures) {
      expect([b.morale, b.dirt, b.watch, b.day, b.ship.cell]).toEqual([TRACK, 0, 1, 1, MOORING[START]]);
      expect(b.people.map((p) => p.trust)).toEqual(b.people.map((p) => (has(p, 'old-name') ? 2 : 0)));
      expect([b.foes.filter((f) => f.id !== 'coastguard'), b.found, b.discard, b.boarding]).toEqual([[], [], [], null]);
    }
  });

  test('SKU-END-03, SKU-END-11: a success takes nothing out of the ship, a defeat all that is not buried', () => {
    for (const step of ends) {
      const { before, after } = step;
      const [{ with: how }] = told(step, 'voyage.ended') as [Told];
      expect(after.hoards).toEqual(before.hoards);
      if (how.end === 'reached') {
        expect([cargo(after), aboard(after), after.ship.hold]).toEqual([cargo(before), aboard(before), before.ship.hold]);
        expect(after.loot).toBeGreaterThan(before.loot);
      } else expect(after.registers.map((r) => [r.doubloons, r.item])).toEqual(after.registers.map(() => [0, null]));
    }
  });
});
