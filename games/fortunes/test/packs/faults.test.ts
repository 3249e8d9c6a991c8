// What the parts of packs would notice if it ever went wrong on a table.
import { type Asked, type State, seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { type Caribbean, NPC, npcOf } from '../../src/board.ts';
import type { CargoId } from '../../src/content/cargo.ts';
import { fortunes } from '../../src/game.ts';
import { sold } from '../../src/packs/contraband/sold.ts';
import { track } from '../../src/packs/favours/track.ts';
import { isles } from '../../src/packs/locations/isles.ts';
import { crews } from '../../src/packs/loyalty/track.ts';
import { GALLEON } from '../../src/packs/treasure-galleon/content.ts';
import { treasure } from '../../src/packs/treasure-galleon/galleon.ts';
import { upgrades } from '../../src/packs/upgrades/pool.ts';
import { weather } from '../../src/packs/wind-and-storm/weather.ts';

const PACKS = ['upgrades', 'treasure-galleon', 'contraband', 'wind-and-storm', 'locations', 'loyalty', 'favours'];

/** What is wrong once this has been changed; asked for an action, or for something else. */
function faults(change: (b: Caribbean) => unknown, question = 'turn.action'): readonly string[] {
  const state = fortunes.setup(
    { seats: 2, packs: PACKS, options: { 'location-places': 'fixed' } },
    seedOf('faults'),
  ) as State<Caribbean>;
  change(state.board);
  state.asked = [{ seat: 0, question, answer: null } as Asked];
  const parts = fortunes.def.packs.filter(({ id }) => PACKS.includes(id)).flatMap(({ part }) => part ?? []);
  return parts.flatMap((part) => part.faults?.(part.of(state.board), state) ?? []);
}
const one = (text: string) => [expect.stringContaining(text)];

test('nothing is wrong with a table as it is laid out', () => expect(faults(() => {})).toEqual([]));

describe('contraband', () => {
  const wait =
    (...cards: string[]) =>
    (b: Caribbean): void => {
      sold.of(b).waiting[0] = cards as CargoId[];
    };
  test('SEA-m7-05: what waits is contraband', () => {
    expect(faults(wait('rum-1'))).toEqual(one('seat 0 has sold rum-1'));
    expect(faults(wait('tea'))).toEqual([]);
  });
  test('SEA-m7-05: two do not wait but in the midst of a sale', () => {
    expect(faults(wait('tea', 'lace'))).toEqual(one('seat 0 waits with tea,lace'));
    expect(faults(wait('tea', 'lace'), 'port.sell')).toEqual([]);
  });
});

test('SEA-m8-01, SEA-m8-16: a wind, once there was a round, of the points there are; a storm on the map', () => {
  const blow =
    (wind: string | null, round: number) =>
    (b: Caribbean): void => {
      weather.of(b).wind = wind as never;
      b.round = round;
    };
  expect([faults(blow(null, 1)), faults(blow('N', 2))]).toEqual([[], []]);
  expect(faults(blow(null, 2))).toEqual(one('there is no wind'));
  expect(faults(blow('up', 2))).toEqual(one('the wind blows up'));
  expect(faults((b) => Object.assign(weather.of(b), { storm: 'london' as never }))).toEqual(one('the storm is in london'));
});

describe('Locations', () => {
  test('SEA-m9-21, SEA-m9-32: each once, in a zone with a port', () => {
    expect(faults((b) => Object.assign(isles.of(b), { taken: ['low-wells'] }))).toEqual(one('the Locations are'));
    const astray = (b: Caribbean): void => {
      const lies = isles.of(b);
      lies.tokens = lies.tokens.with(lies.tokens.indexOf('low-wells'), null).with(lies.tokens.indexOf(null), 'low-wells');
    };
    expect(faults(astray)).toEqual(one('low-wells lies in caribbean-sea'));
  });
  test('SEA-m9-01, SEA-m9-03: no visit and no assault outlasts its action', () => {
    const visited = (b: Caribbean) => Object.assign(isles.of(b), { visit: 'low-wells' });
    const assaulted = (b: Caribbean) =>
      Object.assign(isles.of(b), {
        assault: { seat: 0, location: 'low-wells', cards: [], dice: [], skull: false, stage: 'guns' },
      });
    expect([faults(visited), faults(visited, 'location.business')]).toEqual([one('still being visited'), []]);
    expect([faults(assaulted), faults(assaulted, 'assault.land')]).toEqual([one('still under assault'), []]);
  });
});

test('SEA-m11-20: a crew rests on a step of the track', () => {
  expect(faults((b) => Object.assign(crews.of(b).steps, { 1: -4 }))).toEqual(one('the loyalty of seat 1 is -4'));
});

test('SEA-m10-05: from none to five Favours, a cube for each', () => {
  const has =
    (...held: number[]) =>
    (b: Caribbean) =>
      Object.assign(track.of(b), { held: held });
  expect([faults(has(0, 5)), faults(has(-1, 0)), faults(has(0, 6))]).toEqual([
    [],
    one('seat 0 has -1 Favours'),
    one('seat 1 has 6 Favours'),
  ]);
  expect(faults(has(0))).toEqual(one('there are 1 cubes'));
});

test('SEA-m6-01, SEA-m6-08, SEA-m6-18: the galleon is where its route has it, with 40 gold at most, and none once it is gone', () => {
  const carry = (gold: number) => (b: Caribbean) => Object.assign(treasure.of(b), { gold: gold });
  expect([faults(carry(0)), faults(carry(40))]).toEqual([[], []]);
  expect([faults(carry(-1)), faults(carry(41))]).toEqual([one('carries -1 gold'), one('carries 41 gold')]);
  expect(faults((b) => Object.assign(npcOf(b, GALLEON)!, { zone: 'nassau' }))).toEqual(one('off nassau'));
  const gone =
    (gold: number) =>
    (b: Caribbean): void => {
      b.npcs[NPC[GALLEON]] = null;
      carry(gold)(b);
    };
  const ofGold = (gold: number) => faults(gone(gold)).filter((fault) => fault.includes('and not its gold'));
  expect([ofGold(1).length, ofGold(0).length]).toEqual([1, 0]);
});

describe('upgrades', () => {
  test('SEA-m4-01: no token is lost', () => {
    expect(faults((b) => void upgrades.of(b).pool.pop())).toEqual(one('the upgrade tokens are'));
  });
  test('SEA-m4-05, SEA-m4-10: they lie beside the captain who drew them', () => {
    const drawn =
      (captain: string) =>
      (b: Caribbean): void => {
        upgrades.of(b).fitted.push({ npc: GALLEON, captain: captain as never, tokens: [] });
      };
    expect(faults(drawn(npcOfUbilla()))).toEqual([]);
    expect(faults(drawn('somebody'))).toEqual(one('whom somebody has left'));
  });
  test('SEA-m4-18: what a player has taken is aboard', () => {
    const took =
      (token: 'grapple' | 'chasers', aboard: boolean) =>
      (b: Caribbean): void => {
        const { pool, taken } = upgrades.of(b);
        pool.splice(pool.indexOf(token), 1);
        taken.push({ token, seat: 0 });
        const { weapons, ship } = b.players[0]!;
        if (aboard) (token === 'grapple' ? weapons : (ship.mods as string[])).push(token as never);
      };
    expect([faults(took('grapple', true)), faults(took('chasers', true))]).toEqual([[], []]);
    expect([faults(took('grapple', false)), faults(took('chasers', false))]).toEqual([
      one('seat 0 has lost grapple'),
      one('seat 0 has lost chasers'),
    ]);
  });
});

function npcOfUbilla(): string {
  return npcOf(fortunes.setup({ seats: 2, packs: PACKS }, seedOf('faults')).board, GALLEON)!.captain;
}
