// The checks of the content: every constraint the booklet sets, held against what we designed.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAMPAIGN, SINGLE } from '../src/content/campaign.ts';
import { CLASS_IDS, CLASSES, lifeOf, TRAITS } from '../src/content/characters.ts';
import { DECK, type Effect, EVENT_IDS, EVENTS, eventCard } from '../src/content/events.ts';
import { FOE_IDS, FOES } from '../src/content/foes.ts';
import { ALL_GOODS, EXPLORATION, GOOD_IDS, GOODS } from '../src/content/goods.ts';
import {
  CELLS,
  cellAt,
  ISLAND_IDS,
  ISLANDS,
  type IslandId,
  isCoast,
  isWater,
  LAND,
  LAND_CELLS,
  MOORED_AT,
  MOORING,
  nextTo,
  START,
} from '../src/content/map.ts';
import { MISSION_IDS, missionOf } from '../src/content/missions.ts';
import { AMMUNITION, HOLD_CELLS, SHIPS, UPGRADES } from '../src/content/ships.ts';
import { SKILL_IDS, SKILLS } from '../src/content/skills.ts';
import { placeOf, pointsTo } from '../src/content/steps.ts';
import { HEADINGS } from '../src/hex.ts';
import { en } from '../src/text/en.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('SKU-CREW-02, SKU-DICE-02: twelve sheets, five traits from 1 to 4 that make 12, combat values from 1 to 4, life from 3', () => {
  expect(CLASS_IDS).toHaveLength(12);
  for (const id of CLASS_IDS) {
    const sheet = CLASSES[id];
    expect(sum(TRAITS.map((trait) => sheet[trait])), id).toBe(12);
    for (const trait of TRAITS) expect(sheet[trait]).toBeGreaterThanOrEqual(1);
    for (const value of [sheet.melee, sheet.ranged]) expect(value >= 1 && value <= 4).toBe(true);
    expect(sheet.life).toBeGreaterThanOrEqual(3);
    expect(lifeOf(id, true)).toBe(Math.max(2, sheet.life - 1));
    expect(sheet.source).toBe('designed');
  }
  expect([CLASSES['sea-dog'].charisma, CLASSES.assassin.melee, CLASSES.gunner.ranged, CLASSES['look-out'].ranged]).toEqual([
    3, 3, 2, 3,
  ]);
  expect(Math.max(CLASSES['cabin-boy'].melee, CLASSES['cabin-boy'].ranged)).toBe(3);
});

test('every skill belongs to one class, names its post or trigger, and has words', () => {
  expect(CLASS_IDS.flatMap((id) => CLASSES[id].skills).sort()).toEqual(SKILL_IDS.slice().sort());
  for (const id of SKILL_IDS) {
    expect(SKILLS[id].at).not.toBe('');
    expect(Object.keys(en.cards)).toContain(id);
  }
});

test('SKU-GOODS-12: 31 goods: gold 1, metals 2, fabric 3, tobacco 4, rum 4, contraband 5, provisions 6, sugar 3, wood 3', () => {
  expect(GOOD_IDS.map((id) => [id, GOODS[id].count])).toEqual([
    ['gold', 1],
    ['metals', 2],
    ['fabric', 3],
    ['tobacco', 4],
    ['rum', 4],
    ['contraband', 5],
    ['provisions', 6],
    ['sugar', 3],
    ['wood', 3],
  ]);
  expect(ALL_GOODS).toHaveLength(31);
  expect(sum(ALL_GOODS.map((g) => GOODS[g].sale))).toBe(211);
});

test('SKU-GOODS-11: the goods that have a use are the cheapest, and the only ones that can be bought', () => {
  const useful = GOOD_IDS.filter((id) => GOODS[id].purchase !== null);
  expect(useful.slice().sort()).toEqual(['provisions', 'rum', 'wood']);
  const dearest = Math.max(...useful.map((id) => GOODS[id].sale));
  for (const id of GOOD_IDS) if (!useful.includes(id)) expect(GOODS[id].sale).toBeGreaterThan(dearest);
});

test('SKU-EXPLORE-06: the table of finds is the printed one', () => {
  const short = EXPLORATION.map((row) =>
    row.map((f) => (f === null ? '-' : typeof f === 'string' ? f[0] : f.map((g) => g[0]).join(''))).join(' '),
  );
  expect(short).toEqual(['e e i i - i', 'e i i - - -', 'i - - - - p', '- - - - - -', 'p p p p p p', 'wp cp rp wp cp rpp']);
});

test('SKU-ENEMY-02, SKU-HIT-12: every sheet is in order: speed to 5, combat to 10, faces, a hit table that names only fields it has', () => {
  for (const id of FOE_IDS) {
    const s = FOES[id];
    expect(s.speed >= 1 && s.speed <= 5, id).toBe(true);
    expect((s.combat ?? 0) <= 10 && s.grey >= 0 && s.red >= 0).toBe(true);
    for (const from of [s.speedFrom, s.gunsFrom, s.combatFrom]) expect(from >= 1 && from <= 6).toBe(true);
    expect([0, 6]).toContain(s.hits.length);
    if (s.hits.length > 0) expect(s.hold).toBeGreaterThanOrEqual(1);
    if (s.combat === null) expect(s.hits).not.toContain('combat');
    if (s.kind === 'creature') expect(s.guns).toBe(0);
  }
});

test('SKU-FOE-GALLEON-01, SKU-FOE-GALLEON-02, SKU-FOE-COASTGUARD-01, SKU-FOE-COASTGUARD-02: what the booklet fixes of ships', () => {
  expect(FOES.galleon).toMatchObject({ temper: 'hostile', kind: 'ship', speed: 4, speedFrom: 5 });
  expect(Math.max(...FOE_IDS.map((id) => FOES[id].guns))).toBe(FOES.galleon.guns);
  expect(FOES.coastguard).toMatchObject({ temper: 'hostile', kind: 'ship', combatFrom: 5 });
  expect(FOES.coastguard.combat).toBeGreaterThanOrEqual(4);
  expect(FOES.merchant).toMatchObject({ temper: 'passive', kind: 'ship' });
  expect(FOES.whale).toMatchObject({ temper: 'neutral', kind: 'creature' });
  expect(FOES['sea-monster']).toMatchObject({ temper: 'hostile', kind: 'creature' });
});

/** How much of each there is. Whoever adds something adds it here. */
const COUNT = { cards: 40, ofTheSky: 9, missions: 10, land: 35 } as const;
/** Movement points from Tortuga to every mooring. */
const LEGS: Readonly<Record<IslandId, number>> = { A: 6, B: 7, C: 6, D: 0, E: 7, F: 9, G: 12, H: 12, I: 10, J: 7, K: 15, L: 16 };

test('the deck: one Maelström, a card for every enemy, of which that of the Privateer is added by its voyages', () => {
  expect(DECK).toHaveLength(COUNT.cards);
  const foes = EVENT_IDS.flatMap((id) => eventCard(id).success.flatMap((e) => (e.does === 'foe' ? [e.foe] : [])));
  expect(new Set(foes)).toEqual(new Set(FOE_IDS));
  expect(DECK.filter((id) => id === 'the-sea-opens')).toHaveLength(1);
  expect(EVENT_IDS.filter((id) => EVENTS[id].climate)).toHaveLength(COUNT.ofTheSky);
  expect(DECK).not.toContain('black-flag-rival');
});

test('no card costs more than 6 morale, and none more than one crew group', () => {
  const cost = (effects: readonly Effect[]): number =>
    sum(
      effects.map((e) =>
        e.does === 'morale' ? -e.by : e.does === 'demand' ? 6 : e.does === 'group-lost' ? 3 : e.does === 'rats' ? 2 : 0,
      ),
    );
  for (const id of EVENT_IDS)
    for (const list of [eventCard(id).success, eventCard(id).failure]) {
      expect(cost(list), id).toBeLessThanOrEqual(6);
      expect(list.filter((e) => e.does === 'group-lost').length).toBeLessThanOrEqual(1);
    }
});

test('SKU-MAP-01, SKU-MAP-05, SKU-MAP-06, SKU-MAP-07: 21 by 15 cells, land and water, one coastal mooring for each letter', () => {
  expect(CELLS).toBe(315);
  expect(LAND_CELLS).toHaveLength(COUNT.land);
  for (const id of ISLAND_IDS) {
    expect(isCoast(MOORING[id]), id).toBe(true);
    expect(MOORED_AT[MOORING[id]]).toBe(id);
    expect(ISLANDS[id].land.some(([col, row]) => HEADINGS.some((h) => nextTo(cellAt(col, row), h) === MOORING[id]))).toBe(true);
  }
  expect(isCoast(cellAt(5, 5))).toBe(false);
  expect(LAND[MOORING.D]).toBe(0);
});

test('SKU-SETUP-02: the sea is one water, and the ways from Tortuga are as long as they should be', () => {
  const fromD = (to: number): number => Math.min(...HEADINGS.map((h) => pointsTo(to)[placeOf(MOORING[START], h)]!));
  expect(Object.fromEntries(ISLAND_IDS.map((id) => [id, fromD(MOORING[id])]))).toEqual(LEGS);
  for (let c = 0; c < CELLS; c++) if (isWater(c)) expect(fromD(c)).toBeLessThan(255);
  for (const chart of [...CAMPAIGN, SINGLE]) {
    expect(chart.markers).toBeGreaterThanOrEqual(2);
    for (const id of chart.islands) expect(LEGS[id] >= 6 && LEGS[id] <= 20).toBe(true);
  }
});

test('SKU-DOCK-11: every mission names an island and a reward, and has words', () => {
  expect(MISSION_IDS).toHaveLength(COUNT.missions);
  for (const id of MISSION_IDS) {
    const { islands, loot, prestige } = missionOf(id);
    expect(islands.length >= 1 && islands.length <= 2 && loot + prestige > 0, id).toBe(true);
    expect(Object.keys(en.cards)).toContain(id);
  }
});

test('SKU-SHIP-01, SKU-SHIP-04: ships within the ten columns of two, the Lady of the South with 7, 3 and 3', () => {
  expect(HOLD_CELLS).toBe(20);
  expect(SHIPS.brigantine).toMatchObject({ hold: 7, sails: 3, cannons: 3, source: 'document' });
  for (const s of Object.values(SHIPS)) expect(s.hold <= 9 && s.sails <= 4 && s.cannons <= s.hold * 2).toBe(true);
  for (const id of [...Object.keys(UPGRADES), ...Object.keys(AMMUNITION)]) expect(Object.keys(en.cards)).toContain(id);
});

test('every event is played in a scenario', () => {
  const here = import.meta.dirname;
  const tests = globSync('**/*.ts', { cwd: here, exclude: ['content.test.ts'] }).map((file) =>
    readFileSync(`${here}/${file}`, 'utf8'),
  );
  const isNamed = (id: string): boolean => tests.some((text) => new RegExp(`[^\\w-]${id}[^\\w-]`, 'u').test(text));
  expect(EVENT_IDS.filter((id) => !isNamed(id))).toEqual([]);
});
