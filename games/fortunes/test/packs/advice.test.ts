// What modules add to what a seat may expect: positions that differ in one thing, and which of them a bot likes better.
import { judged } from '@boucan/bots';
import { seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { type Caribbean, ZONE } from '../../src/board.ts';
import type { CargoId } from '../../src/content/cargo.ts';
import type { ShipId } from '../../src/content/ships.ts';
import { fortunes } from '../../src/game.ts';
import { sold } from '../../src/packs/contraband/sold.ts';
import { track } from '../../src/packs/favours/track.ts';
import { isles } from '../../src/packs/locations/isles.ts';
import { crews } from '../../src/packs/loyalty/track.ts';
import { GALLEON } from '../../src/packs/treasure-galleon/content.ts';
import { treasure } from '../../src/packs/treasure-galleon/galleon.ts';
import { treasureGalleon } from '../../src/packs/treasure-galleon/pack.ts';
import { weather } from '../../src/packs/wind-and-storm/weather.ts';
import { afloat, turnOf } from '../kit.ts';
import { hasBeaten } from './kit.ts';

const seats = (name: string): number => ['anne', 'bart'].indexOf(name);

/** What the pack alone adds for anne, off Cartagena, once this is so. */
function added(pack: string, change: (b: Caribbean) => void, seat = 0): number {
  const s = fortunes.setup({ seats: 2, packs: [pack] }, seedOf('advice of packs'));
  afloat('anne', 'felipe-barrios', 'sloop', 'cartagena')(s.board, seats as never);
  afloat('bart', 'frances-wright', 'sloop', 'nassau')(s.board, seats as never);
  turnOf('anne')(s.board, seats as never);
  change(s.board);
  const into = [0, 0];
  fortunes.def.packs.find(({ id }) => id === pack)!.worth!(s, into);
  return into[seat]!;
}

describe('contraband', () => {
  const carrying = (card: string, change: (b: Caribbean) => void = () => {}) =>
    added('contraband', (b) => {
      b.players[0]!.cargo.push(card as CargoId);
      change(b);
    });

  test('is worth the more the nearer its port, and nothing where that port is shut', () => {
    const nothing = added('contraband', () => {});
    expect(nothing).toBe(0);
    const [near, far] = [carrying('muskets'), carrying('lace')]; // Cartagena, and Nassau
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
    const wanted = (nation: number) => (b: Caribbean) => {
      b.players[0]!.bounties[nation] = 1;
    };
    expect([0, 1, 2, 3].map((nation) => carrying('lace', wanted(nation))).filter((worth) => worth === 0)).toHaveLength(1);
    expect(carrying('rum-1')).toBe(0);
  });

  test('a card that waits for its second is half a point, with a captain or without', () => {
    const waits = (b: Caribbean): void => {
      sold.of(b).waiting[0] = ['tea' as CargoId];
    };
    const half = added('contraband', waits);
    expect(half).toBeCloseTo(0.56, 5);
    const none = (b: Caribbean): void => {
      waits(b);
      b.players[0]!.captain = null;
      b.players[0]!.cargo.push('muskets' as CargoId);
    };
    expect(added('contraband', none)).toBe(half);
  });

  test('what is set aside counts as bought, or as sold', () => {
    const aside = (activity: 'buy' | 'sell') => (b: Caribbean) => {
      b.turn.activities = [activity];
      b.basket = ['lace' as CargoId];
    };
    expect(added('contraband', aside('buy'))).toBe(carrying('lace'));
    expect(added('contraband', aside('sell'))).toBeCloseTo(0.56, 5);
    expect(added('contraband', aside('sell'), 1), 'of whoever’s turn it is').toBe(0);
    const plain = (b: Caribbean): void => {
      aside('sell')(b);
      b.basket = ['rum-1'];
    };
    expect(added('contraband', plain)).toBe(0);
  });
});

test('every Favour is worth something, the first most, and the less the later', () => {
  const holding = (n: number, points = 0) =>
    added('favours', (b) => {
      track.of(b).held[0] = n;
      b.players[1]!.points = points;
    });
  const worth = [0, 1, 2, 3, 4, 5].map((n) => holding(n));
  expect(worth[0]).toBe(0);
  const steps = worth.slice(1).map((now, i) => now - worth[i]!);
  expect(steps.every((step) => step > 0)).toBe(true);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(holding(3, 8)).toBeLessThan(worth[3]!);
  expect(
    added(
      'favours',
      (b) => {
        track.of(b).held[0] = 3;
      },
      1,
    ),
  ).toBe(0);
});

test('a crew is worth the more the higher its Loyalty, and its anger weighs most', () => {
  const at = (step: number) =>
    added('loyalty', (b) => {
      crews.of(b).steps[0] = step as 0;
    });
  const worth = [-3, -2, -1, 0, 1, 2, 3].map(at);
  expect(worth).toEqual(worth.toSorted((a, b) => a - b));
  expect(worth[3]).toBe(0);
  expect(worth[1]! - worth[0]!).toBeGreaterThan(worth[6]! - worth[5]!);
  expect(
    added(
      'loyalty',
      (b) => {
        crews.of(b).steps[0] = -3;
      },
      1,
    ),
  ).toBe(0);
});

test('whoever lies at sea where the storm may come is worse off, a ship about to sink most, and nobody in port', () => {
  const storm = (change: (b: Caribbean) => void) =>
    added('wind-and-storm', (b) => {
      weather.of(b).storm = 'caribbean-sea';
      change(b);
    });
  const near = storm((b) => {
    b.players[0]!.zone = 'curacao';
  });
  expect(near).toBeLessThan(0);
  const leaking = storm((b) => {
    b.players[0]!.zone = 'curacao';
    b.players[0]!.ship.hull = 1;
  });
  expect(leaking).toBeCloseTo(3 * near, 10);
  const moored = storm((b) => {
    b.players[0]!.zone = 'curacao';
    b.players[0]!.inPort = true;
  });
  const gone = storm((b) => {
    b.players[0]!.zone = 'curacao';
    b.players[0]!.captain = null;
  });
  expect([moored, gone]).toEqual([0, 0]);
  expect(
    storm((b) => {
      b.players[0]!.zone = 'la-habana';
    }),
  ).toBeCloseTo(0, 10);
});

test('a brig is no frigate, and a captured treasure galleon is as good as any galleon', () => {
  const sailing = (pack: string, type: string) =>
    added(pack, (b) => {
      b.players[0]!.ship.type = type as ShipId;
    });
  expect(sailing('new-ships', 'sloop')).toBe(0);
  expect(sailing('new-ships', 'brig')).toBeLessThan(0);
  expect(sailing('treasure-galleon', 'galleon')).toBe(0);
  expect(sailing('treasure-galleon', 'treasure-galleon')).not.toBe(0);
});

describe('a Location', () => {
  /** Nothing lies anywhere but this, here. */
  const only = (location: string | null, change: (b: Caribbean) => void = () => {}) =>
    added('locations', (b) => {
      isles.of(b).tokens = isles.of(b).tokens.map((_, zone) => (zone === ZONE.cartagena ? (location as never) : null));
      change(b);
    });

  test('promises nothing where there is none, to a lamed ship, or to a captain yet to set out', () => {
    const strong = (b: Caribbean): void => {
      b.players[0]!.ship = { ...b.players[0]!.ship, type: 'frigate', hull: 4, masts: 4, crew: 4, cannons: 4, cargo: 3 };
    };
    const hopes = only('low-wells', strong);
    expect(hopes).toBeGreaterThan(0);
    expect(only(null, strong)).toBe(0);
    const lamed = (b: Caribbean): void => {
      strong(b);
      b.players[0]!.ship.cannons = 0;
    };
    const dead = (b: Caribbean): void => {
      strong(b);
      b.players[0]!.captain = null;
    };
    expect([only('low-wells', lamed), only('low-wells', dead)]).toEqual([0, 0]);
  });
});

describe('the treasure galleon', () => {
  /** Anne off Cartagena, where it lies with so much gold. */
  const off = (ship: ShipId, gold: number) => {
    const s = fortunes.setup({ seats: 2, packs: ['treasure-galleon'] }, seedOf('galleon'));
    afloat('anne', 'felipe-barrios', ship, 'cartagena')(s.board, seats as never);
    afloat('bart', 'frances-wright', 'sloop', 'nassau')(s.board, seats as never);
    turnOf('anne')(s.board, seats as never);
    treasure.of(s.board).gold = gold;
    return s;
  };
  const worth = (ship: ShipId, gold: number): number => judged(fortunes).worth(off(ship, gold))[0]!;

  test('is the better a prize the more it carries, for whoever can beat it', () => {
    expect(worth('man-o-war', 35)).toBeGreaterThan(worth('man-o-war', 5));
    expect(worth('flute', 15)).toBe(worth('flute', 5));
  });

  test('tempts a small ship with nothing to lose, and no frigate with a full purse', () => {
    const hope = (ship: ShipId, aboard: number, crew?: number): number => {
      const s = off(ship, 35);
      const p = s.board.players[0]!;
      p.gold = aboard;
      p.ship.crew = crew ?? p.ship.crew;
      const into = [0, 0];
      treasureGalleon.worth!(s, into);
      return into[0]!;
    };
    expect(hope('sloop', 0)).toBeGreaterThan(0);
    expect(hope('frigate', 40)).toBe(0);
    expect(hope('sloop', 0, 0)).toBe(0);
  });

  test('once looked for is no promise until the next turn', () => {
    const s = off('man-o-war', 35);
    const into = [0, 0];
    s.board.turn.scouted.push({ what: 'ship', of: GALLEON });
    treasureGalleon.worth!(s, into);
    expect(into[0]).toBe(0);
  });

  test('on deck, hands decide what the fight is worth', () => {
    const fighting = (crew: number): number => {
      const s = off('galleon', 35);
      hasBeaten(s.board, GALLEON, 'crew');
      Object.assign(s.board.fight!, { winner: null, end: null });
      s.board.players[0]!.ship.crew = crew;
      const into = [0, 0];
      treasureGalleon.worth!(s, into);
      return into[0]!;
    };
    expect(fighting(4)).toBeGreaterThan(fighting(1));
  });
});
