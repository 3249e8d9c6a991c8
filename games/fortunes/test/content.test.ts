// The content lint: every limit that the catalogue and the content set give. What fails here is a mistake in the data.
import { describe, expect, test } from 'vitest';
import { CAPTAIN_ABILITIES, CAPTAIN_ABILITY_IDS } from '../src/content/captain-abilities.ts';
import { CAPTAIN_IDS, CAPTAINS, nationOf } from '../src/content/captains.ts';
import { CARGO, CARGO_IDS, GOODS } from '../src/content/cargo.ts';
import { CONSTANTS, RULES } from '../src/content/constants.ts';
import { SKILLS } from '../src/content/effect.ts';
import { EVENT_IDS, eventCard, OTHER_EVENTS } from '../src/content/events.ts';
import { MARKS, type Mark } from '../src/content/glory/card.ts';
import { SPECIALIST_CARD_IDS, SPECIALIST_CARDS, SPECIALIST_TYPES, SPECIALISTS } from '../src/content/glory/specialists.ts';
import { GLORY, GLORY_DECK, GLORY_IDS, type GloryId, gloryCard } from '../src/content/glory.ts';
import { isPort, LETTERS, NATIONS, PORTS, ZONE_IDS, ZONES } from '../src/content/map.ts';
import { MISSION_KINDS } from '../src/content/missions/mission.ts';
import { MISSION_IDS, MISSIONS, missionCard } from '../src/content/missions.ts';
import { EFFECT_ORDER, MOMENT_IDS, type Moment } from '../src/content/moments.ts';
import { COMMODORE_IDS, COMMODORES, NAVY, PIRATES } from '../src/content/npc-captains.ts';
import { NPC_IDS, NPCS, navyOf, POLICY } from '../src/content/npcs.ts';
import { RUMOUR_IDS, RUMOURS, rumourCard } from '../src/content/rumours.ts';
import { INTACT, MODELS, SECTIONS, SHIP_IDS, SHIPS } from '../src/content/ships.ts';
import {
  BOUNTIES,
  COINS,
  CUBES,
  DEMAND,
  DEMAND_IDS,
  MERCHANT_IDS,
  MERCHANTS,
  MODIFICATION_IDS,
  MODIFICATIONS,
  NATION_TOKENS,
  WEAPON_IDS,
  WEAPONS,
} from '../src/content/tokens.ts';
import { ZONE_ABILITIES } from '../src/content/zone-abilities.ts';
import { en } from '../src/text/content/en.ts';
import { fr } from '../src/text/content/fr.ts';
import { sorted, sum, tally } from './counting.ts';

// ── how many ──

test('The box holds as many of each as the content set says: counted here, and nowhere else', () => {
  const marked = (mark: Mark): GloryId[] => GLORY_IDS.filter((id) => gloryCard(id).mark === mark);
  expect({
    captains: CAPTAIN_IDS.length,
    ships: sum(SHIP_IDS.map((id) => SHIPS[id].cards)),
    cargo: CARGO_IDS.length,
    events: {
      navy: Object.keys(NAVY).length,
      pirates: Object.keys(PIRATES).length,
      ...tally(Object.values(OTHER_EVENTS).map(({ kind }) => kind)),
    },
    /** Different ones, and with their copies. */
    glory: Object.fromEntries(MARKS.map((mark) => [mark, [marked(mark).length, sum(marked(mark).map((id) => GLORY_DECK[id]))]])),
    rumours: tally(RUMOUR_IDS.map((id) => RUMOURS[id].where)),
    missions: tally(MISSION_IDS.map((id) => MISSIONS[id].kind)),
  }).toEqual({
    captains: 16,
    ships: 20,
    cargo: 64,
    events: { navy: 12, pirates: 6, war: 3, peace: 1, storm: 3, other: 9 },
    glory: { battle: [14, 19], trade: [7, 9], sea: [8, 10], intrigue: [6, 9], reaction: [7, 7], specialist: [16, 16] },
    rumours: { sea: 15, port: 10 },
    missions: { deliver: 6, hunt: 4, escort: 3, smuggle: 3, rescue: 4, explore: 3, duel: 2 },
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

  test('are 26 models', () => {
    expect(Object.values(MODELS).map((m) => m.players + m.black + m.brown)).toEqual([5, 4, 9, 8]);
  });
});

// ── captains ──

describe('captains', () => {
  test('are one for each port', () => {
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

  test('carry three icons, for three ships, or none at all', () => {
    for (const id of EVENT_IDS) {
      const { icons } = eventCard(id);
      const hasThem = id in OTHER_EVENTS || id === 'navy-holland-evertsen';
      expect(icons.length, id).toBe(hasThem ? RULES.iconsPerCard : 0);
      expect(new Set(icons.map(([npc]) => npc)).size, id).toBe(icons.length);
    }
  });

  test('move the ships about equally often, and to all sides', () => {
    const icons = EVENT_IDS.flatMap((id) => [...eventCard(id).icons]);
    const spread = (things: readonly string[], of: number): void => {
      const often = Object.values(tally(things));
      expect(often).toHaveLength(of);
      expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(2);
    };
    spread(
      icons.map(([npc]) => npc),
      NPC_IDS.length,
    );
    spread(
      icons.map(([, letter]) => letter),
      LETTERS.length,
    );
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
  test('are tested at sea with Scouting and in port with Influence', () => {
    for (const id of RUMOUR_IDS) expect(RUMOURS[id].skill, id).toBe(RUMOURS[id].where === 'sea' ? 'scouting' : 'influence');
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
  test('are at least one of every kind, and one for every port', () => {
    expect(sorted([...new Set(MISSION_IDS.map((id) => MISSIONS[id].kind))])).toEqual(sorted(MISSION_KINDS));
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
  test('is 8 goods of 8 cards, each with 4 flights and 4 hits', () => {
    expect(GOODS).toHaveLength(8);
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

  test('have a place for every skull hit', () => {
    expect(new Set(POLICY.skulls.map(([section]) => section))).toEqual(new Set(SECTIONS));
    expect(POLICY.skulls.at(-1)).toEqual(['hull', 0]); // so that some line always fits
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
});
