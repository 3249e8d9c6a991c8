// The content lint: every limit that the catalogue and the content set give. What fails here is a mistake in the data.
import { describe, expect, test } from 'vitest';
import { CAPTAIN_ABILITIES, CAPTAIN_ABILITY_IDS } from '../src/content/captain-abilities.ts';
import { CAPTAIN_IDS, CAPTAINS, nationOf } from '../src/content/captains.ts';
import { CARGO, CARGO_IDS, FACES_SOURCE, GOODS, GOODS_SOURCE } from '../src/content/cargo.ts';
import { CONSTANTS, RULES } from '../src/content/constants.ts';
import { type Figures, SKILLS } from '../src/content/effect.ts';
import { EVENT_IDS, EVENTS, eventCard, OTHER_EVENTS } from '../src/content/events.ts';
import { MARKS } from '../src/content/glory/card.ts';
import { SPECIALIST_CARD_IDS, SPECIALIST_CARDS, SPECIALIST_TYPES, SPECIALISTS } from '../src/content/glory/specialists.ts';
import { GLORY, GLORY_DECK, GLORY_IDS, gloryCard } from '../src/content/glory.ts';
import { ITEMS } from '../src/content/items.ts';
import {
  ADJACENT,
  BORDERS,
  BORDERS_SOURCE,
  EXITS,
  isPort,
  LETTERS,
  NATIONS,
  NEIGHBOURS,
  POINTS,
  POINTS_SOURCE,
  PORTS,
  ZONE_IDS,
  ZONES,
  type ZoneId,
} from '../src/content/map.ts';
import { MISSION_KINDS } from '../src/content/missions/mission.ts';
import { MISSION_IDS, MISSIONS, missionCard } from '../src/content/missions.ts';
import { EFFECT_ORDER, MOMENT_IDS, type Moment } from '../src/content/moments.ts';
import { COMMODORE_IDS, COMMODORES, NAVY, PIRATES } from '../src/content/npc-captains.ts';
import { NPC_IDS, NPCS, navyOf, POLICY } from '../src/content/npcs.ts';
import type { Adds, Pays } from '../src/content/quantity.ts';
import { RUMOUR_IDS, RUMOURS, rumourCard } from '../src/content/rumours.ts';
import { INTACT, MODELS, SECTIONS, SHIP_IDS, SHIPS } from '../src/content/ships.ts';
import {
  BOUNTIES,
  COINS,
  CUBES,
  DEMAND,
  DEMAND_IDS,
  DEMAND_SOURCE,
  MERCHANT_IDS,
  MERCHANTS,
  MERCHANTS_SOURCE,
  MODIFICATION_IDS,
  MODIFICATIONS,
  NATION_TOKENS,
  WEAPON_IDS,
  WEAPONS,
} from '../src/content/tokens.ts';
import { ZONE_ABILITIES, ZONE_ABILITY_IDS } from '../src/content/zone-abilities.ts';
import { en } from '../src/text/content/en.ts';
import { fr } from '../src/text/content/fr.ts';
import { naming, titles } from './titles.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** How often each thing occurs. */
const tally = (things: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Map.groupBy(things, (thing) => thing)
      .entries()
      .map(([thing, all]) => [thing, all.length]),
  );
const sorted = (things: readonly string[]): string[] => [...things].sort();

// ── the map ──

describe('the map', () => {
  test('has 17 zones and 16 ports, and one zone with neither port nor nation nor text', () => {
    expect(ZONE_IDS).toHaveLength(17);
    expect(Object.keys(ZONES)).toEqual([...ZONE_IDS]);
    expect(PORTS).toHaveLength(16);
    for (const zone of ZONE_IDS) {
      expect(isPort(zone)).toBe(zone !== 'caribbean-sea');
      expect(ZONES[zone].nation !== null).toBe(isPort(zone));
      expect(ZONES[zone].ability !== null).toBe(isPort(zone));
    }
  });

  test('gives Spain 6 ports, England 5, France 3 and Holland 2', () => {
    expect(tally(PORTS.map((port) => ZONES[port].nation))).toEqual({ spain: 6, england: 5, france: 3, holland: 2 });
    expect(ZONES['santo-domingo'].nation).toBe('spain');
    expect(ZONES.curacao.nation).toBe('holland');
  });

  test('has 34 borders, each once, with opposite points at its ends', () => {
    expect(BORDERS).toHaveLength(34);
    expect(new Set(BORDERS.map(([one, , other]) => sorted([one, other]).join())).size).toBe(34);
    for (const [one, point, other, back] of BORDERS) {
      expect(one).not.toBe(other);
      expect(POINTS.indexOf(back), `${one} ${other}`).toBe((POINTS.indexOf(point) + 4) % 8);
      expect(NEIGHBOURS[one][point]).toBe(other);
      expect(NEIGHBOURS[other][back]).toBe(one);
    }
  });

  test('never has two neighbours behind one point, nor one behind two', () => {
    expect(sum(ZONE_IDS.map((zone) => ADJACENT[zone].length))).toBe(2 * 34);
    for (const zone of ZONE_IDS) expect(new Set(ADJACENT[zone]).size).toBe(ADJACENT[zone].length);
  });

  test('agrees with the examples of the rulebook', () => {
    expect(ADJACENT['la-habana']).toContain('nassau');
    expect(EXITS['basse-terre'].E.zone).toBe('bridgetown');
    expect(ADJACENT['basse-terre']).toContain('caracas');
    for (const letter of ['N', 'S'] as const) expect(['bridgetown', 'caracas']).not.toContain(EXITS['basse-terre'][letter].zone);
  });

  /** Table 1.1 of the content set: the exit for N, E, S and W, and the point used where it is another. */
  const TABLE: Record<ZoneId, readonly string[]> = {
    nassau: ['tortuga SE', 'tortuga SE', 'la-habana SW', 'tortuga SE'],
    'la-habana': ['nassau NE', 'tortuga', 'port-royal', 'nassau NE'],
    'port-royal': ['la-habana', 'petit-goave', 'old-providence', 'la-habana N'],
    'old-providence': ['port-royal', 'cartagena', 'port-royal N', 'port-royal N'],
    tortuga: ['santo-domingo SE', 'santo-domingo SE', 'petit-goave', 'la-habana'],
    'petit-goave': ['tortuga', 'santo-domingo', 'cartagena', 'port-royal'],
    cartagena: ['petit-goave', 'curacao', 'old-providence W', 'old-providence'],
    'santo-domingo': ['san-juan E', 'san-juan', 'caribbean-sea', 'petit-goave'],
    'caribbean-sea': ['santo-domingo', 'basse-terre', 'curacao', 'petit-goave NW'],
    curacao: ['caribbean-sea', 'caracas', 'cartagena W', 'cartagena'],
    'san-juan': ['st-maarten E', 'st-maarten', 'caribbean-sea SW', 'santo-domingo'],
    caracas: ['basse-terre NE', 'trinidad', 'curacao W', 'curacao'],
    'st-maarten': ['st-john E', 'st-john', 'basse-terre', 'san-juan'],
    'basse-terre': ['st-maarten', 'bridgetown', 'trinidad', 'caribbean-sea'],
    'st-john': ['bridgetown S', 'bridgetown S', 'bridgetown', 'st-maarten'],
    bridgetown: ['st-john', 'trinidad SW', 'trinidad SW', 'basse-terre'],
    trinidad: ['basse-terre', 'caracas W', 'caracas W', 'caracas'],
  };

  test.each(ZONE_IDS)('a letter leads out of %s as the content set says', (zone) => {
    const exits = LETTERS.map((letter) => {
      const exit = EXITS[zone][letter];
      return exit.by === letter ? exit.zone : `${exit.zone} ${exit.by}`;
    });
    expect(exits).toEqual(TABLE[zone]);
  });

  test('leads from every zone to every other by letters alone', () => {
    for (const start of ZONE_IDS) {
      const reached = new Set<ZoneId>([start]);
      for (const zone of reached) for (const letter of LETTERS) reached.add(EXITS[zone][letter].zone);
      expect(reached.size, start).toBe(17);
    }
  });

  test('gives each port an ability of its own', () => {
    expect(ZONE_ABILITY_IDS).toHaveLength(16);
    for (const id of ZONE_ABILITY_IDS) expect(ZONES[ZONE_ABILITIES[id].zone].ability).toBe(id);
    expect(new Set(ZONE_ABILITY_IDS.map((id) => ZONE_ABILITIES[id].zone)).size).toBe(16);
  });
});

// ── ships ──

describe('ships', () => {
  test('have the values of the table, all from 1 to 5', () => {
    const values = SHIP_IDS.map((id) => {
      const { resistance, cargo, crew, cannons, manoeuvrability } = SHIPS[id];
      return [id, resistance, cargo, crew, cannons, manoeuvrability];
    });
    expect(values).toEqual([
      ['sloop', 2, 2, 2, 1, 4],
      ['flute', 3, 4, 1, 1, 2],
      ['frigate', 3, 3, 3, 3, 3],
      ['galleon', 4, 5, 4, 4, 2],
      ['man-o-war', 5, 3, 5, 5, 2],
    ]);
    for (const value of values.flat()) if (typeof value === 'number') expect([1, 2, 3, 4, 5]).toContain(value);
  });

  test('are bought and sold at the prices of the rulebook, a man-o’-war not at all', () => {
    expect(SHIP_IDS.map((id) => [SHIPS[id].buy, SHIPS[id].sell])).toEqual([
      [10, 5],
      [10, 5],
      [35, 10],
      [35, 10],
      [null, null],
    ]);
    expect(SHIP_IDS.filter((id) => SHIPS[id].start)).toEqual(['sloop', 'flute']);
    expect(SHIP_IDS.filter((id) => SHIPS[id].glory)).toEqual(['frigate', 'galleon']);
  });

  test('have five sections, Hull and Masts alike', () => {
    expect(SECTIONS).toHaveLength(5);
    for (const id of SHIP_IDS) expect(INTACT[id].hull).toBe(INTACT[id].masts);
    expect(INTACT.sloop).toEqual({ hull: 2, cargo: 2, masts: 2, crew: 2, cannons: 1 });
    expect(Object.values(INTACT.frigate)).toEqual([3, 3, 3, 3, 3]);
  });

  test('are 20 cards and 26 models', () => {
    expect(sum(SHIP_IDS.map((id) => SHIPS[id].cards))).toBe(20);
    expect(Object.values(MODELS).map((m) => m.players + m.black + m.brown)).toEqual([5, 4, 9, 8]);
  });
});

// ── captains ──

describe('captains', () => {
  test('are 16, one for each port', () => {
    expect(CAPTAIN_IDS).toHaveLength(16);
    expect(sorted(CAPTAIN_IDS.map((id) => CAPTAINS[id].home))).toEqual(sorted(PORTS));
    expect(tally(CAPTAIN_IDS.map(nationOf))).toEqual({ england: 5, spain: 6, france: 3, holland: 2 });
  });

  test('have skills of 1 to 4, 11 in all with one ability and 9 with two', () => {
    for (const id of CAPTAIN_IDS) {
      const skills = SKILLS.map((skill) => CAPTAINS[id][skill]);
      for (const skill of skills) expect([1, 2, 3, 4]).toContain(skill);
      expect(sum(skills), id).toBe({ 1: 11, 2: 9 }[CAPTAINS[id].abilities.length]);
    }
  });

  test('have 21 abilities between them, and no two the same', () => {
    const all = CAPTAIN_IDS.flatMap((id) => [...CAPTAINS[id].abilities]);
    expect(all).toHaveLength(21);
    expect(sorted(all)).toEqual(sorted(CAPTAIN_ABILITY_IDS));
  });

  test('keep what the rulebook says of three of them', () => {
    expect(CAPTAINS['frances-wright']).toMatchObject({ manoeuvre: 2, leadership: 3 });
    expect(nationOf('frances-wright')).toBe('england');
    expect(CAPTAINS['felipe-barrios']).toMatchObject({ manoeuvre: 3, leadership: 2, abilities: ['rolling-with-the-blow'] });
    expect(CAPTAIN_ABILITIES['rolling-with-the-blow']).toMatchObject({ source: 'document' });
    expect(CAPTAIN_IDS).toContain('frederico-da-silva');
  });
});

// ── events ──

describe('events', () => {
  test('are 34: 12 naval captains, 6 pirates, 16 others with 3 wars and 1 peace among them', () => {
    expect(EVENT_IDS).toHaveLength(34);
    expect(Object.keys(NAVY)).toHaveLength(12);
    expect(Object.keys(PIRATES)).toHaveLength(6);
    expect(Object.keys(OTHER_EVENTS)).toHaveLength(16);
    expect(tally(Object.values(OTHER_EVENTS).map((event) => event.kind))).toEqual({ war: 3, peace: 1, storm: 3, other: 9 });
  });

  test('bring 3 naval captains to each nation, 3 pirate sloops and 3 pirate frigates', () => {
    const captains = [...Object.values(NAVY), ...Object.values(PIRATES)];
    expect(tally(captains.map((card) => card.npc))).toEqual(Object.fromEntries(NPC_IDS.map((npc) => [npc, 3])));
    for (const [id, card] of Object.entries({ ...NAVY, ...PIRATES })) {
      expect(id.startsWith(`${card.npc}-`)).toBe(true);
      for (const skill of [card.manoeuvre, card.scouting, card.leadership]) expect([1, 2, 3, 4]).toContain(skill);
    }
  });

  test('let naval captains and commodores enter in a zone with a port of their nation', () => {
    for (const { npc, zone } of Object.values(NAVY)) expect(ZONES[zone].nation).toBe(NPCS[npc].nation);
    for (const id of COMMODORE_IDS) expect(ZONES[COMMODORES[id].zone].nation).toBe(COMMODORES[id].nation);
    expect(sorted(COMMODORE_IDS.map((id) => COMMODORES[id].nation))).toEqual(sorted(NATIONS));
    expect(NAVY['navy-holland-almonde']).toMatchObject({ npc: 'navy-holland', zone: 'curacao' });
  });

  test('carry 51 icons, three on each of 17 cards and none on the others', () => {
    const icons = EVENT_IDS.map((id) => eventCard(id).icons);
    expect(tally(icons.map((all) => `${all.length}`))).toEqual({ 0: 17, 3: 17 });
    expect(RULES.iconsPerCard).toBe(3);
    expect(icons.flat()).toHaveLength(51);
    for (const all of icons) expect(new Set(all.map(([npc]) => npc)).size).toBe(all.length);
    const withIcons = EVENT_IDS.filter((id) => eventCard(id).icons.length > 0);
    expect(sorted(withIcons)).toEqual(sorted([...Object.keys(OTHER_EVENTS), 'navy-holland-evertsen']));
  });

  test('move the ships about equally often, and to all sides', () => {
    const icons = EVENT_IDS.flatMap((id) => [...eventCard(id).icons]);
    expect(tally(icons.map(([npc]) => npc))).toEqual({
      'navy-england': 9,
      'navy-spain': 9,
      'navy-france': 8,
      'navy-holland': 8,
      'pirate-sloop': 8,
      'pirate-frigate': 9,
    });
    expect(tally(icons.map(([, letter]) => letter))).toEqual({ N: 13, E: 13, S: 12, W: 13 });
    for (const npc of NPC_IDS)
      for (const letter of LETTERS)
        expect(icons.filter((icon) => icon[0] === npc && icon[1] === letter).length, `${npc} ${letter}`).toBeGreaterThan(1);
  });

  test('give man-o’-war captains skills of 1 to 4 with each war, and end as the card says', () => {
    for (const event of Object.values(OTHER_EVENTS)) {
      expect(event.after === 'war-end').toBe(event.kind === 'war');
      if (event.kind === 'war')
        for (const skill of [event.manoeuvre, event.scouting, event.leadership]) expect([1, 2, 3, 4]).toContain(skill);
    }
  });
});

// ── Glory cards ──

describe('Glory cards', () => {
  const others = GLORY_IDS.filter((id) => gloryCard(id).mark !== 'specialist');

  test('are 70: 16 specialists and 54 others, 42 of those different', () => {
    expect(sum(Object.values(GLORY_DECK))).toBe(70);
    expect(sum(others.map((id) => GLORY_DECK[id]))).toBe(54);
    expect(others).toHaveLength(42);
    expect(tally(others.map((id) => `${GLORY_DECK[id]}`))).toEqual({ 1: 30, 2: 12 });
  });

  test('bear their marks as often as the content set says', () => {
    const counted = MARKS.map((mark) => sum(GLORY_IDS.filter((id) => gloryCard(id).mark === mark).map((id) => GLORY_DECK[id])));
    expect(Object.fromEntries(MARKS.map((mark, i) => [mark, counted[i]]))).toEqual({
      battle: 19,
      trade: 9,
      sea: 10,
      intrigue: 9,
      reaction: 7,
      specialist: 16,
    });
  });

  test('bring two specialists of each of 8 types, hired in different ways', () => {
    expect(SPECIALIST_TYPES).toHaveLength(RULES.specialistTypes);
    for (const type of SPECIALIST_TYPES) {
      const both = SPECIALIST_CARD_IDS.filter((id) => SPECIALIST_CARDS[id].type === type);
      expect(both).toHaveLength(RULES.specialistCopies);
      for (const id of both) expect(id.startsWith(`${type}-`)).toBe(true);
      for (const { cards } of [en, fr]) expect(cards[both[0]!]).not.toBe(cards[both[1]!]);
    }
  });

  test('have a moment each, save the one that takes the moment of another', () => {
    expect(GLORY_IDS.filter((id) => gloryCard(id).moments.length === 0)).toEqual(['quick-witted']);
    expect(GLORY_IDS.filter((id) => gloryCard(id).stays !== undefined)).toEqual(['letter-of-marque']);
  });
});

// ── rumours and missions ──

describe('rumours', () => {
  test('are 25, 15 at sea with Scouting and 10 in port with Influence', () => {
    expect(RUMOUR_IDS).toHaveLength(25);
    expect(tally(RUMOUR_IDS.map((id) => `${RUMOURS[id].where} ${RUMOURS[id].skill}`))).toEqual({
      'sea scouting': 15,
      'port influence': 10,
    });
  });

  test('lead to a port if they are for a port, and to every zone', () => {
    for (const id of RUMOUR_IDS) if (RUMOURS[id].where === 'port') expect(isPort(RUMOURS[id].place)).toBe(true);
    expect(sorted([...new Set(RUMOUR_IDS.map((id) => RUMOURS[id].place))])).toEqual(sorted(ZONE_IDS));
  });

  test('stay if they act later, and then name their moment', () => {
    for (const id of RUMOUR_IDS) expect(rumourCard(id).after !== 'discard', id).toBe((rumourCard(id).moments ?? []).length > 0);
    expect(RUMOUR_IDS.filter((id) => rumourCard(id).after !== 'discard')).toEqual([
      'pilots-rutter',
      'forged-documents',
      'navy-timetable',
    ]);
  });

  test('pardon where a captain with that bounty can go', () => {
    for (const id of RUMOUR_IDS) {
      const { promise, place } = rumourCard(id);
      if (promise.pardon !== undefined) expect(ZONES[place].nation).not.toBe(promise.pardon);
    }
  });
});

describe('missions', () => {
  test('are 25, of 7 kinds, with at least one for every port', () => {
    expect(MISSION_IDS).toHaveLength(25);
    expect(tally(MISSION_IDS.map((id) => MISSIONS[id].kind))).toEqual({
      deliver: 6,
      hunt: 4,
      escort: 3,
      smuggle: 3,
      rescue: 4,
      explore: 3,
      duel: 2,
    });
    expect(sorted([...new Set(MISSION_IDS.map((id) => MISSIONS[id].port))])).toEqual(sorted(PORTS));
  });

  test('can be carried in the hold they demand, or in the smallest there is', () => {
    const smallest = Math.min(...SHIP_IDS.map((id) => SHIPS[id].cargo));
    for (const id of MISSION_IDS) {
      const { accept, task } = missionCard(id);
      if ('spaces' in task) expect(task.spaces, id).toBeLessThanOrEqual(accept.cargo ?? smallest);
      if (task.do === 'deliver')
        expect(task.cards).toBeLessThanOrEqual(CARGO_IDS.filter((c) => CARGO[c].good === task.good).length);
    }
  });

  test('lead somewhere: to a port, a zone, several zones or an enemy', () => {
    for (const id of MISSION_IDS) {
      const { task } = missionCard(id);
      if ('port' in task) expect(PORTS).toContain(task.port);
      if ('zone' in task) expect(ZONE_IDS).toContain(task.zone);
      if ('zones' in task) expect(new Set(task.zones).size).toBe(task.zones.length);
      if (task.do === 'letters') expect(new Set(PORTS.map((p) => ZONES[p].nation)).size - 1).toBe(task.ports);
    }
  });

  test('pardon where a captain with that bounty can go, Port Royal being open to all', () => {
    for (const id of MISSION_IDS) {
      const { port, reward } = missionCard(id);
      if (reward.pardon !== undefined && port !== 'port-royal') expect(ZONES[port].nation).not.toBe(reward.pardon.of);
    }
  });

  test('pay in gold, between 8 and 20', () => {
    const gold = MISSION_IDS.map((id) => MISSIONS[id].reward.gold);
    expect([Math.min(...gold), Math.max(...gold)]).toEqual([8, 20]);
  });
});

// ── cargo ──

describe('cargo', () => {
  test('is 64 cards: 8 goods of 8, each with 4 flights and 4 hits', () => {
    expect(GOODS).toHaveLength(8);
    expect(CARGO_IDS).toHaveLength(64);
    for (const good of GOODS) {
      const cards = CARGO_IDS.filter((id) => CARGO[id].good === good);
      expect(cards).toEqual(Array.from({ length: 8 }, (_, i) => `${good}-${i + 1}`));
      expect(cards.filter((id) => CARGO[id].icon === 'flight')).toHaveLength(4);
    }
  });

  test('shows 32 flights and 32 hits, spread over the sections', () => {
    expect(tally(CARGO_IDS.map((id) => CARGO[id].icon))).toEqual({
      flight: 32,
      cargo: 8,
      masts: 8,
      crew: 6,
      cannons: 6,
      hull: 4,
    });
  });

  test('is worth 1 to 5, and mostly 3', () => {
    const values = tally(CARGO_IDS.map((id) => `${CARGO[id].value}`));
    expect(values).toEqual({ 1: 6, 2: 12, 3: 22, 4: 14, 5: 10 });
    expect(sum(CARGO_IDS.map((id) => CARGO[id].value))).toBe(202);
    expect(GOODS.map((good) => sum(CARGO_IDS.filter((id) => CARGO[id].good === good).map((id) => CARGO[id].value)))).toEqual([
      21, 21, 22, 27, 27, 24, 29, 31,
    ]);
  });

  test('has each icon at each value as often as the content set says', () => {
    const split = tally(CARGO_IDS.map((id) => `${CARGO[id].value} ${CARGO[id].icon}`));
    const rows = [1, 2, 3, 4, 5].map((value) =>
      ['flight', 'cargo', 'masts', 'crew', 'cannons', 'hull'].map((icon) => split[`${value} ${icon}`] ?? 0),
    );
    expect(rows).toEqual([
      [5, 0, 1, 0, 0, 0],
      [6, 1, 3, 1, 1, 0],
      [11, 3, 4, 2, 1, 1],
      [6, 2, 0, 2, 3, 1],
      [4, 2, 0, 1, 1, 2],
    ]);
  });

  test('deals the raid of the rulebook’s example', () => {
    expect(CARGO['rum-2']).toEqual({ good: 'rum', value: 2, icon: 'flight' });
    expect(CARGO['sugar-6']).toEqual({ good: 'sugar', value: 3, icon: 'masts' });
    expect(CARGO['tobacco-2']).toEqual({ good: 'tobacco', value: 2, icon: 'cannons' });
    expect(CARGO['tobacco-8']).toEqual({ good: 'tobacco', value: 5, icon: 'cargo' });
  });
});

// ── tokens ──

describe('tokens', () => {
  test('are 24 demands, 3 for each good, on 16 ports and in a reserve of 8', () => {
    expect(DEMAND_IDS).toHaveLength(24);
    expect(tally(Object.values(DEMAND))).toEqual(Object.fromEntries(GOODS.map((good) => [good, 3])));
    expect(RULES.demandOnPorts + RULES.demandReserve).toBe(24);
    expect(RULES.demandOnPorts).toBe(PORTS.length);
  });

  test('are 17 merchants, one for each zone: 5 Spanish and 4 of each other nation', () => {
    expect(MERCHANT_IDS).toHaveLength(ZONE_IDS.length);
    expect(tally(Object.values(MERCHANTS))).toEqual({ england: 4, spain: 5, france: 4, holland: 4 });
  });

  test('are 16 modifications, 2 of each of 8 kinds, and 12 weapons, 4 of each of 3', () => {
    expect(MODIFICATION_IDS).toHaveLength(8);
    expect(sum(MODIFICATION_IDS.map((id) => MODIFICATIONS[id].copies))).toBe(PORTS.length);
    for (const id of MODIFICATION_IDS) expect(MODIFICATIONS[id].copies).toBe(2);
    expect(WEAPON_IDS).toHaveLength(3);
    expect(sum(WEAPON_IDS.map((id) => WEAPONS[id].copies))).toBe(12);
    for (const id of WEAPON_IDS) expect(WEAPONS[id].copies).toBe(RULES.players.at(-1));
  });

  test('are 20 bounties, 4 nations, 100 coins worth 510 gold, 29 cubes and 10 dice', () => {
    expect(BOUNTIES.perNation * NATIONS.length).toBe(20);
    expect(BOUNTIES.perNation).toBe(RULES.bountiesPerNation);
    expect(NATION_TOKENS.count).toBe(NATIONS.length);
    expect(sum(Object.values(COINS.of))).toBe(100);
    expect(sum(Object.entries(COINS.of).map(([coin, count]) => Number(coin) * count))).toBe(510);
    expect(CUBES.perPlayer * 4 + CUBES.brown).toBe(29);
    expect(CUBES.perPlayer).toBe(SECTIONS.length + 1);
    expect(CUBES.brown).toBe(SECTIONS.length);
    expect(RULES.dice).toBe(10);
  });

  test('all cards together are 254', () => {
    const ships = sum(SHIP_IDS.map((id) => SHIPS[id].cards));
    const glory = sum(Object.values(GLORY_DECK));
    const all = [EVENT_IDS.length, glory, CAPTAIN_IDS.length, CARGO_IDS.length, ships, RUMOUR_IDS.length, MISSION_IDS.length];
    expect(all).toEqual([34, 70, 16, 64, 20, 25, 25]);
    expect(sum(all)).toBe(254);
  });
});

// ── non-player captains, constants ──

describe('non-player captains', () => {
  test('are four naval frigates, man-o’-wars in war, a pirate sloop and a pirate frigate', () => {
    expect(NPC_IDS).toHaveLength(6);
    for (const nation of NATIONS)
      expect(NPCS[navyOf(nation)]).toMatchObject({ kind: 'naval', nation, ship: 'frigate', inWar: 'man-o-war', reward: null });
    expect(NPCS['pirate-sloop']).toMatchObject({ ship: 'sloop', reward: RULES.rewardPirateSloop });
    expect(NPCS['pirate-frigate']).toMatchObject({ ship: 'frigate', reward: RULES.rewardPirateFrigate });
  });

  test('have a place for every skull hit, and odds that make sense', () => {
    expect(new Set(POLICY.skulls.map(([section]) => section))).toEqual(new Set(SECTIONS));
    expect(POLICY.skulls.at(-1)).toEqual(['hull', 0]); // so that some line always fits
    expect(POLICY.boardOdds).toBeGreaterThan(POLICY.lastBoardOdds);
  });
});

describe('constants', () => {
  test('are those of the catalogue', () => {
    expect(RULES).toEqual({
      players: [2, 3, 4],
      die: [1, 2, 3, 4, 'skull', 'skull'],
      dice: 10,
      victoryTarget: 10,
      chestGoldPerPoint: 10,
      chestPoints: 5,
      startingGold: 10,
      startingGloryCards: 1,
      actions: 3,
      portActions: 1,
      sellPrice: 3,
      sellPriceInDemand: 6,
      sellForGlory: 3,
      offer: 6,
      offerAgain: 3,
      buyPrices: [3, 2, 1],
      demandOnPorts: 16,
      demandReserve: 8,
      shipSalePerModification: 1,
      shipSalePerDamage: -1,
      repair: 2,
      modification: 3,
      restoreHull: 3,
      weapon: 3,
      weaponSale: 1,
      weaponsPerKind: 1,
      valueCeiling: 5,
      recruit: 2,
      rumour: 2,
      rumoursHeld: 1,
      missionsHeld: 1,
      missionsOnOffer: 2,
      raidCards: 3,
      raidGoldForGlory: 12,
      merchantRefill: 8,
      bountiesPerNation: 5,
      rewardPerBounty: 5,
      rewardPirateSloop: 5,
      rewardPirateFrigate: 15,
      handLimit: 4,
      specialistTypes: 8,
      specialistCopies: 2,
      specialistsPerType: 1,
      iconsPerCard: 3,
      edge: 2,
      edgeDice: 1,
      diceWithoutMasts: 1,
      swivelDice: 2,
      swivelDamage: 1,
      chaserHits: 1,
      plunderCards: 3,
      location: { 1: 'cargo', 2: 'masts', 3: 'crew', 4: 'cannons' },
      leastDice: 1,
      goldForSpecialist: 5,
      leastPrice: { cargo: 1, repair: 1, crew: 1, weapon: 1, modification: 1, ship: 5 },
    });
  });

  test('agree with the tokens that repeat them', () => {
    expect(MODIFICATIONS['reinforced-hull'].figures.restore).toBe(RULES.restoreHull);
    expect(MODIFICATIONS['swivel-guns'].figures).toEqual({ dice: RULES.swivelDice, damage: RULES.swivelDamage });
    expect(MODIFICATIONS.chasers.figures.hits).toBe(RULES.chaserHits);
  });

  test('leave no price below the least one', () => {
    expect(RULES.sellPriceInDemand).toBeGreaterThan(Math.max(...RULES.buyPrices));
    const discounts = [
      ZONE_ABILITIES['royal-arsenal'].adds['ship-price'].figure,
      CAPTAIN_ABILITIES['gentlemans-purse'].adds['ship-price'].figure,
      GLORY['builders-favour'].adds['ship-price'],
    ];
    for (const discount of discounts) expect(SHIPS.frigate.buy + discount).toBeGreaterThanOrEqual(RULES.leastPrice.ship);
  });

  test('a page stands only beside what the rulebook says', () => {
    for (const [id, constant] of Object.entries(CONSTANTS))
      if (constant.source === 'designed') expect('page' in constant, id).toBe(false);
      else if (constant.source === 'document') expect('page' in constant, id).toBe(true);
  });
});

// ── moments ──

const effects: Readonly<Record<string, { readonly moments: readonly Moment[] }>> = {
  ...ZONE_ABILITIES,
  ...CAPTAIN_ABILITIES,
  ...OTHER_EVENTS,
  ...SPECIALISTS,
  ...GLORY,
};
const rumourMoments = RUMOUR_IDS.flatMap((id) => [...(rumourCard(id).moments ?? [])]);

describe('moments', () => {
  test('are 49, and their order at one moment and at the end of a round is given', () => {
    expect(MOMENT_IDS).toHaveLength(49);
    expect(EFFECT_ORDER).toEqual(['zone', 'event', 'captain', 'specialist', 'modification', 'rumour', 'card']);
  });

  test('exist wherever they are named', () => {
    const named = [
      ...Object.values(effects).flatMap((effect) => [...effect.moments]),
      ...Object.values({ ...MODIFICATIONS, ...WEAPONS }).flatMap((token) => [...token.moments]),
      ...MISSION_IDS.flatMap((id) => {
        const { task } = missionCard(id);
        return 'moments' in task ? [...task.moments] : [];
      }),
      ...rumourMoments,
    ];
    for (const moment of named) expect(MOMENT_IDS).toContain(moment);
  });

  test('are two or more only for those that need it', () => {
    const several = Object.entries(effects)
      .filter(([, effect]) => effect.moments.length > 1)
      .map(([id]) => id);
    expect(sorted(several)).toEqual(
      sorted([
        ...['friend-at-court', 'kings-privateer', 'well-stowed'],
        ...['war-broken-treaties', 'war-two-flags', 'war-sugar-islands', 'great-hurricane', 'plate-fleet', 'colonial-boom'],
        ...['surgeon', 'gun-captain-earned', 'out-of-the-sun'],
      ]),
    );
  });
});

// ── ids and sources ──

/** Every id that a player can meet, by category. A specialist’s card has its own id; the type is the specialist. */
const CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  zones: ZONE_IDS,
  nations: NATIONS,
  skills: SKILLS,
  sections: SECTIONS,
  ships: SHIP_IDS,
  npcs: NPC_IDS,
  captains: CAPTAIN_IDS,
  commodores: COMMODORE_IDS,
  goods: GOODS,
  marks: MARKS,
  missionKinds: MISSION_KINDS,
  cargo: CARGO_IDS,
  demand: DEMAND_IDS,
  merchants: MERCHANT_IDS,
  zoneAbilities: ZONE_ABILITY_IDS,
  captainAbilities: CAPTAIN_ABILITY_IDS,
  events: EVENT_IDS,
  specialists: SPECIALIST_TYPES,
  glory: GLORY_IDS,
  rumours: RUMOUR_IDS,
  missions: MISSION_IDS,
  modifications: MODIFICATION_IDS,
  weapons: WEAPON_IDS,
};
const WITH_TEXT = [
  'zoneAbilities',
  'captainAbilities',
  'events',
  'specialists',
  'glory',
  'rumours',
  'missions',
  'modifications',
  'weapons',
];
const ids = Object.values(CATALOGUE).flat();

describe('ids', () => {
  test('are kebab-case and unique over all categories', () => {
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z0-9]+)*$/u);
    expect(Object.entries(tally(ids)).filter(([, count]) => count > 1)).toEqual([]);
  });
});

describe('sources', () => {
  interface Item {
    readonly source?: string;
    readonly confidence?: string;
    readonly parts?: { readonly [part: string]: Item };
  }
  const items: readonly (readonly [string, Item])[] = [
    ...[ZONES, ZONE_ABILITIES, SHIPS, CAPTAINS, CAPTAIN_ABILITIES, EVENTS, COMMODORES, NPCS, SPECIALISTS, GLORY, RUMOURS].flatMap(
      (table) => Object.entries<Item>(table),
    ),
    ...[MISSIONS, MODIFICATIONS, WEAPONS, CONSTANTS, GOODS_SOURCE].flatMap((table) => Object.entries<Item>(table)),
    ...Object.entries<Item>({ BORDERS_SOURCE, POINTS_SOURCE, FACES_SOURCE, DEMAND_SOURCE, MERCHANTS_SOURCE }),
    ...Object.entries<Item>({ BOUNTIES, NATION_TOKENS, COINS, CUBES, POLICY }),
  ];

  test('stand beside every item, with a confidence beside what is public', () => {
    const check = (id: string, item: Item): void => {
      expect(['document', 'public', 'designed'], id).toContain(item.source);
      if (item.source === 'public') expect(['high', 'medium-high', 'medium', 'low-medium', 'low'], id).toContain(item.confidence);
      else expect(item.confidence, id).toBeUndefined();
      for (const [part, origin] of Object.entries(item.parts ?? {})) check(`${id}: ${part}`, origin);
    };
    for (const [id, item] of items) check(id, item);
    expect(items.length).toBeGreaterThan(300);
  });
});

// ── words ──

describe.each(Object.entries({ en, fr }))('the words in %s', (lang, { names, cards }: { names: object; cards: object }) => {
  const name = names as Record<string, string>;
  const card = cards as Record<string, string>;

  test('name every id and nothing else', () => {
    const isForm = (key: string): boolean => key.includes(':'); // with its article: 'spain:of'
    expect(sorted(Object.keys(name).filter((key) => !isForm(key)))).toEqual(sorted([...ids, ...POINTS, 'flight']));
    for (const form of Object.keys(name).filter(isForm)) expect(ids, form).toContain(form.split(':')[0]);
    for (const [id, word] of Object.entries(name)) expect(word, id).toMatch(/^\S(?:.*\S)?$/u);
  });

  test('have a text for every ability, event, card and token, and nothing else', () => {
    expect(sorted(Object.keys(card))).toEqual(sorted(WITH_TEXT.flatMap((category) => CATALOGUE[category]!)));
    for (const [id, text] of Object.entries(card)) expect(text, id).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('call no two things of a kind the same, save the two cards of a specialist and tokens that are alike', () => {
    for (const [category, all] of Object.entries(CATALOGUE)) {
      if (['cargo', 'demand', 'merchants'].includes(category)) continue;
      const called = all.filter((id) => !(SPECIALIST_CARD_IDS as readonly string[]).includes(id)).map((id) => name[id]);
      expect(new Set(called).size, category).toBe(called.length);
    }
    for (const id of SPECIALIST_CARD_IDS) expect(name[id]).toBe(name[SPECIALIST_CARDS[id].type]);
  });

  test('are safe for messages and set with proper marks', () => {
    for (const [id, text] of [...Object.entries(name), ...Object.entries(card)]) {
      expect(text, id).not.toMatch(/[{}#'"<>|]/u);
      expect(text, id).not.toMatch(/ {2}|\.\.|undefined|NaN|null|\bFDM-|\bGEN-/u);
      if (lang === 'fr') expect(text, id).not.toMatch(/\S[;:!?](?:\s|$)|[“”]/u); // a space before, guillemets
    }
  });

  /** The numbers that a player must read somewhere on the card. */
  const figuresOf = (item: object): number[] => {
    const { figures, cost, adds, pays } = item as { figures?: Figures; cost?: number; adds?: Adds; pays?: Pays };
    const added = Object.values(adds ?? {}).flatMap((by) =>
      typeof by === 'number' ? by : 'figure' in by ? (by as { figure: number }).figure : [],
    );
    return [
      ...Object.values(figures ?? {}),
      ...added.map(Math.abs),
      ...(pays === undefined ? [] : [pays.price, ...(pays.cards === undefined ? [] : [pays.cards])]),
      ...(cost === undefined || cost === 0 ? [] : [cost]),
    ];
  };
  const numbersIn = (text: string): number[] => (text.match(/\d+/gu) ?? []).map(Number);

  test('give the figures of the data', () => {
    const tables = { ...ZONE_ABILITIES, ...CAPTAIN_ABILITIES, ...OTHER_EVENTS, ...SPECIALISTS, ...GLORY };
    /** Said in words: a half, one die per Cannon, one weapon bought, a cube that does not move. */
    const inWords = ['second-broadside', 'long-range-guns', 'master-gunner-earned', 'extra-hammocks'];
    for (const [id, item] of Object.entries({ ...tables, ...MODIFICATIONS, ...WEAPONS })) {
      const said = numbersIn(card[id]!);
      if (!inWords.includes(id)) for (const figure of figuresOf(item)) expect(said, `${id}: ${figure}`).toContain(figure);
    }
    for (const [id, { manoeuvre, scouting, leadership }] of Object.entries({ ...NAVY, ...PIRATES }))
      expect(numbersIn(card[id]!).slice(0, 3), id).toEqual([manoeuvre, scouting, leadership]);
  });

  test('give what rumours promise and missions ask and pay', () => {
    for (const id of RUMOUR_IDS) {
      const { promise } = rumourCard(id);
      const figures = [promise.gold, promise.gloryCards, promise.guards?.crew, promise.guards?.leadership];
      for (const figure of [...figures, ...figuresOf(promise), promise.specialists && RULES.goldForSpecialist])
        if (figure !== undefined) expect(numbersIn(card[id]!), `${id}: ${figure}`).toContain(figure);
    }
    for (const id of MISSION_IDS) {
      const { accept, task, reward } = missionCard(id);
      const figures = [
        accept.bounties,
        accept.cargo,
        accept.crew,
        accept.scouting,
        reward.gold,
        reward.gloryCards,
        reward.orGold,
      ];
      if ('cards' in task) figures.push(task.cards);
      if ('times' in task && task.times > 1) figures.push(task.times);
      if ('spaces' in task && task.spaces > 0) figures.push(task.spaces);
      if ('bounties' in task) figures.push(task.bounties);
      if ('guards' in task) figures.push(task.guards.crew, task.guards.leadership);
      if ('damage' in task) figures.push(task.damage, task.ifAtLeast);
      if ('pirateSearchDice' in task) figures.push(task.pirateSearchDice);
      if ('zones' in task) figures.push(task.zones.length);
      if ('ports' in task) figures.push(task.ports);
      if (typeof reward.pardon?.upTo === 'number') figures.push(reward.pardon.upTo);
      if (reward.specialists !== undefined) figures.push(RULES.goldForSpecialist);
      for (const figure of figures) if (figure !== undefined) expect(numbersIn(card[id]!), `${id}: ${figure}`).toContain(figure);
    }
  });

  test('name the places of rumours, missions and gales', () => {
    const spelled = (zone: ZoneId, text: string) => text.toLowerCase().includes(name[zone]!.toLowerCase());
    for (const id of RUMOUR_IDS) expect(spelled(RUMOURS[id].place, card[id]!), id).toBe(true);
    for (const id of MISSION_IDS) {
      const { port, task } = missionCard(id);
      const places: ZoneId[] = [port];
      if ('port' in task) places.push(task.port);
      if ('zone' in task) places.push(task.zone);
      if ('zones' in task) places.push(...task.zones);
      for (const place of places) expect(spelled(place, card[id]!), `${id}: ${place}`).toBe(true);
    }
    for (const id of ['storm-windward', 'storm-jamaica-channel'] as const)
      for (const zone of OTHER_EVENTS[id].zones) expect(spelled(zone, card[id]!), `${id}: ${zone}`).toBe(true);
  });
});

test('English and French say the same numbers on every card', () => {
  const numbers = (text: string) => (text.match(/\d+/gu) ?? []).map(Number).sort((a, b) => a - b);
  for (const [id, text] of Object.entries<string>(en.cards))
    expect(numbers((fr.cards as Record<string, string>)[id]!), id).toEqual(numbers(text));
});

// ── what is shown in play ──

describe('every item', () => {
  test('has an id that nothing else has', () => {
    expect(Object.entries(tally(ITEMS.map(({ id }) => id))).filter(([, n]) => n > 1)).toEqual([]);
  });

  test('has a scenario of its own, with its id in the title', () => {
    const all = titles();
    expect(all.length).toBeGreaterThan(500);
    expect(ITEMS.filter(({ id }) => naming(all, id) === 0).map(({ id }) => id)).toEqual([]);
  });
});
