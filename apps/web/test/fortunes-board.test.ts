import type { Game } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { describe, expect, it } from 'vitest';
import { fortunes } from '../../../games/fortunes/src/game.ts';
import { BORDERS, type CaribbeanView, type NpcShip, ZONE_IDS } from '../src/boards/fortunes/content.ts';
import { npcShip } from '../src/boards/fortunes/describe.ts';
import { AREAS } from '../src/boards/fortunes/map/area.ts';
import { berths } from '../src/boards/fortunes/map/berths.ts';
import { flagSeen, merchantWords } from '../src/boards/fortunes/map/merchants.ts';
import { DRAWN, FRAME, PLACES } from '../src/boards/fortunes/map/places.ts';
import { pilesOf } from '../src/boards/fortunes/scenes/piles.ts';
import { sayIn } from '../src/boards/fortunes/words.ts';

it('a pile of goods keeps its place while cards are set aside, down to the last', () => {
  const [places, left] = [
    pilesOf(['rum-1', 'spices-1', 'food-1', 'spices-2'], []),
    pilesOf(['food-1', 'rum-1'], ['spices-2', 'spices-1']),
  ];
  expect(left.map(({ good }) => good)).toEqual(places.map(({ good }) => good));
  expect(left.find(({ good }) => good === 'spices')).toEqual({ good: 'spices', cards: [], gone: 2 });
});

it('a flag that was made out stands with its merchant, there and nowhere else', () => {
  const view = fortunes.view(fortunes.setup({ seats: 2 }, [1, 2, 3, 4]), 0).board;
  const [here, there] = ZONE_IDS;
  const seen = {
    ...view,
    turn: { ...view.turn, seat: 0, peeked: 'spain' },
    players: view.players.map((p) => ({ ...p, zone: here })),
  } as CaribbeanView;
  expect([flagSeen(seen, here!), flagSeen(seen, there!)]).toEqual(['spain', null]);
  const words = (zone: (typeof ZONE_IDS)[number]) => merchantWords(seen, zone, sayIn('en'), { name: (id: string) => id });
  expect(words(here!)).toContain('spain');
  expect(words(there!)).toContain('unknown flag');
});

it('a ship of nobody’s is named once', () => {
  const board = fortunes.view(fortunes.setup({ seats: 2 }, [1, 2, 3, 4]), 0).board as CaribbeanView;
  const npcs = board.npcs.map((): NpcShip => ({ zone: ZONE_IDS[0]!, ship: 'frigate', captain: 'navy-france-du-casse' }));
  for (const lang of ['en', 'fr'] as const) {
    const speaks = speaker(fortunes as unknown as Game, lang, []);
    const told = npcShip({ ...board, npcs }, 'navy-france', speaks, lang, [], []);
    expect(told.toLowerCase().split(speaks.name('navy-france').toLowerCase())).toHaveLength(2);
  }
});

describe('the chart', () => {
  it('draws a border between two zones exactly where the game has one', () => {
    const pair = (one: string, other: string): string => [one, other].toSorted().join(' ');
    const drawn = DRAWN.flatMap(({ zones: [one, other] }) => (other === null ? [] : [pair(one, other)]));
    expect(drawn.toSorted()).toEqual(BORDERS.map(([one, , other]) => pair(one, other)).toSorted());
  });

  it('closes the area of every zone', () => {
    expect(Object.keys(AREAS)).toEqual(ZONE_IDS);
    for (const area of Object.values(AREAS)) expect(area).toMatch(/^M.*z$/u);
  });

  it('puts everything inside the frame', () => {
    for (const place of Object.values(PLACES))
      for (const spot of Object.values(place)) {
        if (spot === null) continue;
        const [x, y] = spot as readonly [number, number];
        expect(x > FRAME.x && x < FRAME.x + FRAME.width && y > FRAME.y && y < FRAME.y + FRAME.height).toBe(true);
      }
  });

  it('gives every ship a berth of its own, even with all of them in one zone', () => {
    const state = fortunes.setup({ seats: 4 }, [1, 2, 3, 4]);
    const board = fortunes.view(state, 0).board as CaribbeanView;
    for (const zone of ZONE_IDS) {
      const crowd = {
        ...board,
        players: board.players.map((p, seat) => ({ ...p, captain: 'juan-corso' as const, zone, inPort: seat > 2 })),
        npcs: board.npcs.map((): NpcShip => ({ zone, ship: 'frigate', captain: 'navy-spain-pez' })),
      };
      const lying = berths(crowd);
      expect(lying).toHaveLength(10);
      for (const one of lying)
        for (const other of lying)
          if (one !== other && one.inPort === other.inPort)
            expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(30);
    }
  });
});
