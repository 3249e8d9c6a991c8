// The content lint: every item has its id, its source, its words in two languages and a scenario.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CAPTAIN_ABILITIES, CAPTAIN_ABILITY_IDS } from '../src/content/captain-abilities.ts';
import { CAPTAIN_IDS, CAPTAINS } from '../src/content/captains.ts';
import { CARGO_IDS, FACES_SOURCE, GOODS, GOODS_SOURCE } from '../src/content/cargo.ts';
import { CONSTANTS, RULES } from '../src/content/constants.ts';
import { type Figures, SKILLS } from '../src/content/effect.ts';
import { EVENT_IDS, EVENTS, OTHER_EVENTS } from '../src/content/events.ts';
import { MARKS } from '../src/content/glory/card.ts';
import { SPECIALIST_CARD_IDS, SPECIALIST_CARDS, SPECIALIST_TYPES, SPECIALISTS } from '../src/content/glory/specialists.ts';
import { GLORY, GLORY_IDS } from '../src/content/glory.ts';
import { ITEMS } from '../src/content/items.ts';
import { BORDERS_SOURCE, NATIONS, POINTS, POINTS_SOURCE, ZONE_IDS, ZONES, type ZoneId } from '../src/content/map.ts';
import { MISSION_KINDS } from '../src/content/missions/mission.ts';
import { MISSION_IDS, MISSIONS, missionCard } from '../src/content/missions.ts';
import { COMMODORE_IDS, COMMODORES, NAVY, PIRATES } from '../src/content/npc-captains.ts';
import { NPC_IDS, NPCS, POLICY } from '../src/content/npcs.ts';
import type { Adds, Pays } from '../src/content/quantity.ts';
import { RUMOUR_IDS, RUMOURS, rumourCard } from '../src/content/rumours.ts';
import { SECTIONS, SHIP_IDS, SHIPS } from '../src/content/ships.ts';
import {
  BOUNTIES,
  COINS,
  CUBES,
  DEMAND_IDS,
  DEMAND_SOURCE,
  MERCHANT_IDS,
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
import { sorted, tally } from './counting.ts';
import { naming, titles } from './titles.ts';

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
    for (const form of Object.keys(name).filter(isForm)) expect([...ids, ...POINTS], form).toContain(form.split(':')[0]);
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
      if (!id.endsWith(':counted')) expect(text, id).not.toMatch(/[{}#'"<>|]/u);
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
      if (!ids.includes(id)) continue; // a pack's
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

  test('stands in the list of the content with its source: node scripts/content.ts > docs/content/fortunes.md', () => {
    const list = readFileSync(new URL('../../../docs/content/fortunes.md', import.meta.url), 'utf8');
    const rows = [...list.matchAll(/^\| (?<row>[^|]+ \| [^|]+ \| [^|]+) \| \d/gmu)].map(({ groups }) => groups!.row);
    expect(rows).toEqual(ITEMS.map(({ kind, id, source }) => `${kind} | ${id} | ${source}`));
  });

  test('has a scenario of its own, with its id in the title', () => {
    const all = titles();
    expect(all.length).toBeGreaterThan(500);
    expect(ITEMS.filter(({ id }) => naming(all, id) === 0).map(({ id }) => id)).toEqual([]);
  });
});
