// The content lint: zones, borders and what lies beyond each letter.
import { describe, expect, test } from 'vitest';
import {
  ADJACENT,
  BORDERS,
  EXITS,
  isPort,
  LETTERS,
  NEIGHBOURS,
  POINTS,
  PORTS,
  ZONE_IDS,
  ZONES,
  type ZoneId,
} from '../src/content/map.ts';
import { ZONE_ABILITIES, ZONE_ABILITY_IDS } from '../src/content/zone-abilities.ts';
import { sorted, sum, tally } from './counting.ts';

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
