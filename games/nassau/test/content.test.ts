// The content keeps to the limits that the rules set, and what was worked out about it is true.
import { below, rngFrom, seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { ANIMALS, PER_ANIMAL } from '../src/content/animals.ts';
import { DISTRICTS, FACE_IDS, FACES, START } from '../src/content/districts.ts';
import { GAIN_IDS, GAINS, ITEMS, SEATS, STOCK, WEAPONS } from '../src/content/gains.ts';
import { COLOURS, GOODS, HIDEOUT_IDS, HIDEOUTS, HIDING_PRICE, PER_GOOD } from '../src/content/goods.ts';
import { KINDS, OPPONENT_IDS, OPPONENT_NUMBERS, opponent, WEAPON_AGAINST } from '../src/content/opponents.ts';
import {
  CHART,
  DISTANCE,
  FISH,
  NEAR_ZONES,
  NEIGHBOURS,
  OPPONENT_ZONES,
  OPPONENTS_IN,
  OUTPOST_ZONES,
  POST_ZONES,
  SIX_GOODS_ZONES,
  TOWER_ZONES,
  ZONES,
  zoneOf,
} from '../src/content/sea.ts';
import { backOf, TALE_IDS, TALES, tale } from '../src/content/tales.ts';
import {
  OFFERING_IDS,
  OFFERINGS,
  OUTPOST_IDS,
  OUTPOSTS,
  POST_IDS,
  postWeapon,
  QUAY_IDS,
  QUAYS,
  TABLE_IDS,
  TABLES,
  TOWER_IDS,
  towerWeapon,
} from '../src/content/tiles.ts';
import { TOKEN_COUNTS, TOKENS } from '../src/content/tokens.ts';
import { OUTSIDE, otherEnd, townOf } from '../src/content/town.ts';
import { nassau } from '../src/game.ts';
import { PLACE_POINTS, TILE_POINTS } from '../src/packs/flying-dutchman/board.ts';

const tally = (list: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const x of list) counts[x] = (counts[x] ?? 0) + 1;
  return counts;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, n) => a + n, 0);

/** What the rulebook counts and the catalogue lists; what we add to it comes on top. */
const LISTED = {
  tales: TALES.filter((n) => n <= 74),
  opponents: OPPONENT_NUMBERS.filter((n) => n <= 35).map(opponent),
  animals: ['rat', 'tortoise', 'crab', 'cat', 'lizard', 'pet-kraken', 'parrot', 'monkey-spirit'],
};

describe('counts', () => {
  test('what is in the box: one more of anything is counted here', () => {
    expect({ tales: TALES.length, opponents: OPPONENT_NUMBERS.length, animals: ANIMALS.length }).toEqual({
      tales: 74,
      opponents: 35,
      animals: 8,
    });
  });

  test('30 weapons, 24 goods, 24 animals, 74 tales, 35 opponents, 25 tokens', () => {
    expect(WEAPONS.length * STOCK.weapons).toBe(30);
    expect(GOODS.length * PER_GOOD).toBe(24);
    expect(LISTED.animals.length * PER_ANIMAL).toBe(24);
    expect([LISTED.tales.length, LISTED.opponents.length, TOKENS.length]).toEqual([74, 35, 25]);
    expect(tally(LISTED.tales.map((n) => backOf(n)))).toEqual({ S: 10, A: 25, B: 39 });
    expect([OUTPOST_IDS.length, TOWER_IDS.length, POST_IDS.length, HIDEOUT_IDS.length]).toEqual([8, 10, 10, 6]);
    expect([QUAY_IDS.length, TABLE_IDS.length, DISTRICTS.length, FACE_IDS.length]).toEqual([5, 5, 9, 18]);
    expect(OFFERING_IDS.length).toBeGreaterThan(4);
    expect([STOCK.bomb, STOCK.contract, STOCK.compass, STOCK.sails, STOCK.sailors]).toEqual([10, 10, 10, 16, 16]);
    expect(ITEMS).toHaveLength(5);
  });

  test('set-up never runs out: weak opponents for A, B and D, and a tile for every place', () => {
    const weak = OPPONENT_NUMBERS.filter((n) => opponent(n).strength <= 2).length;
    for (const [seats, all, near] of [
      [2, 15, 6],
      [3, 22, 8],
      [4, 29, 9],
    ] as const) {
      const spaces = OPPONENT_ZONES.filter((_, place) => FISH[place]! <= seats);
      expect(spaces).toHaveLength(all);
      expect(spaces.filter((zone) => NEAR_ZONES.includes(zone))).toHaveLength(near);
      expect(near).toBeLessThanOrEqual(weak);
    }
    expect([OUTPOST_ZONES.length, TOWER_ZONES.length, POST_ZONES.length]).toEqual([8, 10, 10]);
    expect(Math.max(...FISH)).toBe(SEATS);
  });
});

describe('the town', () => {
  const rng = rngFrom(seedOf('towns'));
  const plan = (): string => {
    const order = DISTRICTS.slice();
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(rng, i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order.map((d) => `${d}${'ab'[below(rng, 2)]}${below(rng, 4)}`).join(' ');
  };

  test('is connected however the tiles lie, with 36 spaces, 24 alleys across borders and 24 to the rim', () => {
    const lengths: number[] = [];
    for (let i = 0; i < 1000; i++) {
      const town = townOf(plan());
      expect(town.spaces).toHaveLength(36);
      expect(town.rim).toHaveLength(24);
      const across = town.alleys.filter(({ from, to }) => to !== OUTSIDE && Math.floor(from / 4) !== Math.floor(to / 4));
      expect(across).toHaveLength(24);
      lengths.push(...across.map((a) => a.sections));
      const seen = new Set([0]);
      for (const space of seen) for (const alley of town.at[space]!) if (alley.to !== OUTSIDE) seen.add(otherEnd(alley, space));
      expect(seen.size).toBe(36);
      for (const alleys of town.at) expect(alleys.filter((a) => a.to !== OUTSIDE).length).toBeGreaterThanOrEqual(2);
      expect(town.at[town.start]!.length).toBeGreaterThanOrEqual(2);
      for (const { sections, from } of town.rim) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect([1, 2, 3]).toContain(sections);
      }
    }
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([1, 5]);
  });

  test('both faces of a tile give the same, and only the fifth bears the captain’s start', () => {
    for (const d of DISTRICTS) {
      const gains = (side: 'a' | 'b') => FACES[`${d}${side}`].spaces.map((r) => r.join('/')).sort();
      expect(gains('a')).toEqual(gains('b'));
    }
    expect(Object.keys(START).sort()).toEqual(['t5a', 't5b']);
    for (const face of ['t5a', 't5b'] as const) expect(FACES[face].spaces[START[face]!]).toEqual(['tales-3', 'doubloons-2']);
  });

  test('its spaces give everything that can be had in Nassau, in the amounts of the rulebook', () => {
    const all = DISTRICTS.flatMap((d) => FACES[`${d}a`].spaces);
    expect(all).toHaveLength(36);
    expect(all.filter((reward) => reward.length === 2)).toHaveLength(20);
    expect(tally(all.flat().map(String))).toEqual({
      'crates-3': 4,
      'doubloons-2': 3,
      sail: 3,
      pistol: 4,
      sabre: 4,
      cannon: 4,
      hook: 4,
      harpoon: 4,
      animal: 3,
      'tales-3': 3,
      'provisions-2': 3,
      'rum-2': 3,
      'tavern-pirate': 3,
      'new-hold': 3,
      bomb: 2,
      compass: 1,
      sailor: 3,
      contract: 2,
    });
  });
});

describe('the sea', () => {
  test('twelve borders in three rows; A, B and D are near, C, E and G two zones off, I is four', () => {
    expect(NEIGHBOURS.flat()).toHaveLength(24);
    expect(ZONES.map((z) => DISTANCE[0]![zoneOf(z)])).toEqual([0, 1, 2, 1, 2, 3, 2, 3, 4]);
    expect(NEAR_ZONES).toEqual([0, 1, 3]);
  });

  test('one trading post in each zone of the six goods and four in the others; no outpost in A', () => {
    for (const zone of SIX_GOODS_ZONES) expect(POST_ZONES.filter((z) => z === zone)).toHaveLength(1);
    expect(POST_ZONES.filter((z) => !SIX_GOODS_ZONES.includes(z))).toHaveLength(4);
    expect(OUTPOST_ZONES).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(CHART.source).toBe('designed');
  });

  test('zones E and I always have opponents, so that they can be cleared', () => {
    for (const zone of [4, 8]) expect(OPPONENTS_IN[zone]!.some((place) => FISH[place] === 2)).toBe(true);
  });
});

describe('tiles and tokens', () => {
  test('an item is known by the number in its name, and by no other', () => {
    expect(TALE_IDS.filter((id, i) => id !== `tale-${String(TALES[i]).padStart(2, '0')}`)).toEqual([]);
    expect(OPPONENT_IDS.filter((id, i) => id !== `opp-${String(OPPONENT_NUMBERS[i]).padStart(2, '0')}`)).toEqual([]);
    expect(Math.min(...TALES, ...OPPONENT_NUMBERS)).toBeGreaterThan(0);
  });

  test('seven opponents of each kind, of strengths 1, 2, 2, 3, 3, 4, 5, their points never less than their strength', () => {
    for (const kind of KINDS) {
      const seven = LISTED.opponents.filter((o) => o.kind === kind);
      expect(seven.map((o) => o.strength)).toEqual([1, 2, 2, 3, 3, 4, 5]);
      for (const o of seven) expect(o.points).toBeGreaterThanOrEqual(o.strength);
    }
    expect(sum(LISTED.opponents.map((o) => o.strength))).toBe(100);
    expect(sum(LISTED.opponents.map((o) => o.points))).toBe(120);
    expect(new Set(KINDS.map((kind) => WEAPON_AGAINST[kind]))).toEqual(new Set(WEAPONS));
    expect(WEAPON_AGAINST.kraken).toBe('harpoon');
  });

  test('an opponent of strength 3 with a random good and 3 points, as in the example', () => {
    expect(OPPONENT_NUMBERS.map(opponent).some((o) => o.strength === 3 && o.points === 3 && o.reward === 'random-good')).toBe(
      true,
    );
  });

  test('tokens of all three kinds, and an attack each on weapon, sail, sailor and hold', () => {
    expect(sum(Object.values(TOKEN_COUNTS))).toBe(25);
    for (const token of ['nothing', 'dodge', 'attack-weapon', 'attack-sail', 'attack-sailor', 'attack-hold'] as const)
      expect(TOKEN_COUNTS[token]).toBeGreaterThan(0);
  });

  test('two towers and two posts of each weapon; a pistol outpost, a doubloon quay, five different tables, a bomb to buy', () => {
    for (const weapon of WEAPONS) {
      expect(TOWER_IDS.filter((id) => towerWeapon(id) === weapon)).toHaveLength(2);
      expect(POST_IDS.filter((id) => postWeapon(id) === weapon)).toHaveLength(2);
    }
    expect(OUTPOSTS['outpost-1']).toEqual({ gain: 'pistol', source: 'document' });
    expect(QUAYS['quay-1']).toEqual({ gain: 'doubloon-1', source: 'document' });
    expect(new Set(TABLE_IDS.map((id) => TABLES[id].gain)).size).toBe(5);
    expect(OFFERINGS['offering-1'].gains).toContain('bomb');
    for (const id of OFFERING_IDS) expect(OFFERINGS[id].gains.length).toBeGreaterThanOrEqual(2);
  });

  test('no reward gives something that no rule describes, and everything has its source', () => {
    const given = [
      ...FACE_IDS.flatMap((face) => FACES[face].spaces.flat()),
      ...OPPONENT_NUMBERS.map((n) => opponent(n).reward),
      ...OUTPOST_IDS.map((id) => OUTPOSTS[id].gain),
      ...QUAY_IDS.map((id) => QUAYS[id].gain),
      ...TABLE_IDS.map((id) => TABLES[id].gain),
      ...OFFERING_IDS.flatMap((id) => OFFERINGS[id].gains),
    ];
    expect(given.filter((gain) => GAINS[gain] === undefined)).toEqual([]);
    expect(GAIN_IDS.filter((gain) => !given.includes(gain))).toEqual([]);
    const sources = [
      ...FACE_IDS.map((f) => FACES[f]),
      ...OPPONENT_NUMBERS.map(opponent),
      ...TALES.map(tale),
      ...HIDEOUT_IDS.map((h) => HIDEOUTS[h]),
    ];
    for (const { source } of sources) expect(['document', 'public', 'designed']).toContain(source);
  });
});

describe('hideouts', () => {
  test('each good once in each, once on every position, and no two neighbours alike', () => {
    for (let i = 0; i < 6; i++) expect(new Set(HIDEOUT_IDS.map((id) => HIDEOUTS[id].spaces[i]!.good)).size).toBe(6);
    for (const id of HIDEOUT_IDS) expect(new Set(HIDEOUTS[id].spaces.map((s) => s.good)).size).toBe(6);
    const pairs = HIDEOUT_IDS.flatMap((id) =>
      HIDEOUTS[id].spaces.slice(1).map((s, i) => `${HIDEOUTS[id].spaces[i]!.good} ${s.good}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(HIDEOUT_IDS.map((id) => sum(HIDEOUTS[id].spaces.map((s) => s.value)))).toEqual([18, 18, 19, 20, 17, 18]);
    expect(HIDEOUTS['hideout-1'].spaces.slice(0, 2).map((s) => s.value)).toEqual([3, 3]);
    expect(COLOURS.emeralds).toBe('green');
    expect(HIDING_PRICE).toEqual([1, 3, 5]);
  });
});

describe('tales', () => {
  const points = (n: number): number => tale(n).points;
  test('every one is worth more than a joke, and the harder step of a series more than the easier', () => {
    for (const n of TALES) expect(points(n)).toBeGreaterThanOrEqual(2);
    for (const chain of [
      [9, 33, 60],
      [2, 43, 71, 74],
      [55, 56, 70],
      [7, 58, 59],
      [10, 53],
      [64, 65, 66],
      [36, 37],
      [25, 48],
      [35, 54],
    ])
      for (let i = 1; i < chain.length; i++) expect(points(chain[i]!)).toBeGreaterThan(points(chain[i - 1]!));
    const mean = (back: string) =>
      sum(LISTED.tales.filter((n) => backOf(n) === back).map(points)) / LISTED.tales.filter((n) => backOf(n) === back).length;
    expect(['S', 'A', 'B'].map((back) => Math.round(10 * mean(back)) / 10)).toEqual([3, 4.9, 7.7]);
  });

  test('each type stands once in each series', () => {
    const series = (what: string, of: (c: never) => string, n?: number) =>
      LISTED.tales
        .map((t) => tale(t).condition)
        .flatMap((c) => (c.what === what && (n === undefined || (c as { n?: number }).n === n) ? [of(c as never)] : []));
    for (const n of [2, 3]) expect(series('weapons', (c: { weapon: string }) => c.weapon, n).sort()).toEqual(WEAPONS.toSorted());
    expect(series('most-weapons', (c: { weapon: string }) => c.weapon).sort()).toEqual(WEAPONS.toSorted());
    expect(series('animal', (c: { animal: string }) => c.animal).sort()).toEqual(LISTED.animals.toSorted());
    expect(series('good', (c: { good: string }) => c.good).sort()).toEqual(GOODS.toSorted());
    for (const n of [1, 2]) expect(series('beaten', (c: { kind: string }) => c.kind, n).sort()).toEqual(KINDS.toSorted());
  });
});

test('the Dutchman: tiles of 6 to 9 points, one of them 7, and places 25, 15, 10, 5', () => {
  expect(TILE_POINTS).toEqual([0, 6, 7, 6, 7, 8, 7, 8, 9]);
  expect(PLACE_POINTS).toEqual([25, 15, 10, 5]);
});

test('every content item and every choice has a name in both languages', () => {
  const { en, fr } = nassau.def.text;
  expect(Object.keys(en.names).filter((id) => en.names[id] === '' || fr.names[id] === '')).toEqual([]);
  const deck = { S: 'S tale', A: 'Arrr tale', B: 'B tale' };
  for (const n of TALES) expect(en.cards[`tale-${String(n).padStart(2, '0')}`]).toContain(deck[backOf(n)]);
});
