// The figures of the expansion: what its rules say in numbers, and the limits its cards and tokens keep to. What stands on a card stands in
// `src/packs` alone.
import { expect, test } from 'vitest';
import { isPort } from '../../src/content/map.ts';
import { RUMOURS } from '../../src/content/rumours.ts';
import { SHIPS } from '../../src/content/ships.ts';
import { fortunes } from '../../src/game.ts';
import { NEW_ABILITIES, NEW_CAPTAINS } from '../../src/packs/cards-and-flags/captains.ts';
import { CAPTAINS_USED, EVENTS_USED } from '../../src/packs/cards-and-flags/decks.ts';
import { NEW_EVENTS, NEW_NAVY, NEW_PIRATES, RECEPTION_GOLD } from '../../src/packs/cards-and-flags/events.ts';
import { NEW_MISSIONS, NEW_RUMOURS } from '../../src/packs/cards-and-flags/ventures.ts';
import { CONTRABAND, CUSTOMS_GOLD } from '../../src/packs/contraband/content.ts';
import { CUSTOMS, SWEEP } from '../../src/packs/contraband/customs.ts';
import { MOST, PRICE } from '../../src/packs/favours/content.ts';
import { ALARM, GOLD as ASHORE, KINDS } from '../../src/packs/locations/content.ts';
import { ANGRY, CONTENT, FIERCE, HAPPY, PLEASED, RESTLESS, STEPS, UNHAPPY } from '../../src/packs/loyalty/track.ts';
import { NEW_MODIFICATIONS, WITH_CONTRABAND, WITH_LOYALTY } from '../../src/packs/modifications/content.ts';
import { BLACK_SHIPS, NEW_SHIPS, SLOW_GALLEON } from '../../src/packs/new-ships/content.ts';
import { EVENTS_USED as SHORT_EVENTS, TARGET } from '../../src/packs/short-cruise/figures.ts';
import { NEW_WEAPONS } from '../../src/packs/special-weapons/content.ts';
import { SHIP, GOLD as TREASURE, TREASURE_GALLEON } from '../../src/packs/treasure-galleon/content.ts';
import { TOKENS, tokensOf, WITH_ARMS } from '../../src/packs/upgrades/content.ts';
import { STRENGTH } from '../../src/packs/wind-and-storm/rules.ts';
import { sum, tally } from '../counting.ts';

test('SEA-m1-01, SEA-m1-03, SEA-SET-04, SEA-SET-07, SEA-SET-08: 16 captains and 34 events are used; the customs ask 5 gold, a reception brings 3', () => {
  expect([CAPTAINS_USED, EVENTS_USED, CUSTOMS_GOLD, RECEPTION_GOLD]).toEqual([16, 34, 5, 3]);
  expect([NEW_EVENTS['governors-reception']!.figures, SWEEP[CUSTOMS]!.figures]).toEqual([{ gold: 3 }, { gold: 5 }]);
});

const within = (least: number, most: number) => (n: number) => n >= least && n <= most;
const isSkill = within(1, 4);

test('SEA-m1-02, SEA-SET-01: 16 further captains, with skills of 1 to 4 and 10 in all', () => {
  const captains = Object.entries(NEW_CAPTAINS);
  expect(captains).toHaveLength(16);
  for (const [id, { manoeuvre, scouting, leadership, influence }] of captains) {
    const skills = [manoeuvre, scouting, leadership, influence];
    expect(skills.every(isSkill), id).toBe(true);
    expect(sum(skills), id).toBe(10);
  }
});

test('SEA-SET-01: sugar fetches 5 gold on Hester Lyle’s scales, and nothing else does', () => {
  const { price, wants } = NEW_ABILITIES['sugar-scales']!.pays!;
  expect([price, wants?.({} as never, 'sugar'), wants?.({} as never, 'rum')]).toEqual([5, true, false]);
});

test('SEA-m1-03, SEA-SET-04: the further captains of nobody’s: four of navies, two pirates', () => {
  expect([NEW_NAVY, NEW_PIRATES].map((cards) => Object.keys(cards).length)).toEqual([4, 2]);
  for (const [id, { manoeuvre, scouting, leadership }] of Object.entries({ ...NEW_NAVY, ...NEW_PIRATES }))
    expect([manoeuvre, scouting, leadership].every(isSkill), id).toBe(true);
});

test('SEA-SET-02: 25 further Rumours: 4 to 14 gold, 8 for who needs no pardon, one bounty or one card', () => {
  const deeds = Object.values(NEW_RUMOURS).flatMap(({ does = [] }) => does);
  expect(Object.keys(NEW_RUMOURS)).toHaveLength(25);
  for (const deed of deeds) {
    if (deed.do === 'gain' || deed.do === 'deposit') expect(within(4, 14)(deed.gold), JSON.stringify(deed)).toBe(true);
    if (deed.do === 'pardon') expect(deed.orGold).toBe(8);
    if (deed.do === 'want') expect(deed.bounties).toBe(1);
    if (deed.do === 'draw') expect(deed.cards).toBe(1);
  }
  const kinds = tally(deeds.map((deed) => deed.do));
  expect([kinds.pardon, kinds.want, kinds.draw]).toEqual([3, 3, 3]);
});

test('SEA-SET-02: a Rumour promises what it does', () => {
  for (const [id, { does = [] }] of Object.entries(NEW_RUMOURS)) {
    const { promise } = RUMOURS[id as keyof typeof RUMOURS] as { readonly promise: Readonly<Record<string, unknown>> };
    const gold = does.flatMap((deed) => (deed.do === 'gain' || deed.do === 'deposit' ? [deed.gold] : []));
    expect(promise.gold, id).toBe(gold[0]);
    expect('pardon' in promise, id).toBe(does.some((deed) => deed.do === 'pardon'));
    expect('bounty' in promise, id).toBe(does.some((deed) => deed.do === 'want'));
    expect('gloryCards' in promise, id).toBe(does.some((deed) => deed.do === 'draw'));
  }
});

test('SEA-SET-03: 25 further Missions: up to 3 cards, spaces or victories, for 9 to 17 gold', () => {
  expect(Object.keys(NEW_MISSIONS)).toHaveLength(25);
  for (const [id, { task, accept, reward }] of Object.entries(NEW_MISSIONS)) {
    if (task.do === 'deliver') expect(within(2, 3)(task.cards), id).toBe(true);
    if (task.do === 'carry' || task.do === 'fetch') expect(within(0, 1)(task.spaces), id).toBe(true);
    if (task.do === 'defeat') expect(task.times, id).toBe(1);
    expect(within(9, 17)(reward.gold), id).toBe(true);
    expect(accept.bounties ?? 1, id).toBe(1);
  }
  const rewards = Object.values(NEW_MISSIONS).map(({ reward }) => reward);
  expect(rewards.flatMap(({ gloryCards }) => gloryCards ?? [])).toEqual([1, 1]);
  expect(rewards.flatMap(({ pardon }) => pardon ?? [])).toEqual([{ of: 'england', upTo: 2 }]);
  expect(rewards.flatMap(({ crew, weapons }) => crew ?? weapons ?? [])).toEqual([true, true, true, true]);
});

test('SEA-SET-13, SEA-SET-14, SEA-SET-15, SEA-SET-16, SEA-SET-17, SEA-SET-18, SEA-SET-19: four tokens of each weapon, two of each modification', () => {
  for (const [id, { copies }] of Object.entries(NEW_WEAPONS)) expect(copies, id).toBe(4);
  for (const [id, { copies }] of Object.entries({ ...NEW_MODIFICATIONS, ...WITH_CONTRABAND, ...WITH_LOYALTY }))
    expect(copies, id).toBe(2);
});

test('SEA-m4-01, SEA-SET-20, SEA-SET-21, SEA-SET-22, SEA-SET-23, SEA-SET-24, SEA-SET-25, SEA-SET-26, SEA-SET-27: 20 upgrade tokens, 17 without the further weapons', () => {
  const { 'no-upgrade': none, 'two-upgrades': two, ...others } = { ...TOKENS, ...WITH_ARMS };
  expect([none!.copies, two!.copies]).toEqual([4, 2]);
  for (const [id, { copies }] of Object.entries(others)) expect(copies, id).toBe(1);
  expect([tokensOf([]).length, tokensOf(['special-weapons']).length]).toEqual([17, 20]);
});

test('SEA-SET-28, SEA-SET-29, SEA-SET-30, SEA-SET-31: the brig, the slow galleon and the black ships', () => {
  const { resistance, cargo, crew, cannons, manoeuvrability, buy, sell, glory, cards, start } = NEW_SHIPS.brig!;
  expect([resistance, cargo, crew, cannons, manoeuvrability, buy, sell, cards]).toEqual([2, 4, 2, 2, 3, 20, 5, 4]);
  expect([glory, start, SLOW_GALLEON, SHIPS.galleon.glory]).toEqual([false, false, 1, true]);
  const black = Object.values(BLACK_SHIPS).map((card) => [
    card.zone,
    card.ship,
    card.reward,
    card.manoeuvre,
    card.scouting,
    card.leadership,
  ]);
  expect(black).toEqual([
    ['tortuga', 'brig', 10, 3, 2, 3],
    ['old-providence', 'man-o-war', 25, 3, 3, 3],
  ]);
});

test('SEA-m6-11, SEA-m6-17, SEA-SET-32, SEA-SET-33, SEA-SET-36, SEA-SET-37: the treasure galleon and its gold', () => {
  expect(TREASURE_GALLEON.skills).toEqual({ manoeuvre: 3, scouting: 0, leadership: 2 });
  expect(TREASURE_GALLEON.covered).toEqual({ crew: 1, cannons: 1 });
  const { resistance, cargo, crew, cannons, manoeuvrability, buy, sell, glory, cards, start } = SHIP;
  expect([resistance, cargo, crew, cannons, manoeuvrability, buy, sell, cards]).toEqual([4, 5, 4, 4, 2, null, 10, 1]);
  expect([glory, start]).toEqual([false, false]);
  expect(TREASURE).toEqual({ start: 5, perRound: 1, inSpanishPort: 2, most: 40, perBounty: 10 });
});

test('SEA-m7-04, SEA-m7-17, SEA-SET-38, SEA-SET-39, SEA-SET-40, SEA-SET-41, SEA-SET-42, SEA-SET-43, SEA-SET-44, SEA-SET-45, SEA-SET-46, SEA-SET-47, SEA-SET-48, SEA-SET-49: twelve contraband cards, each of a port of its own, worth 2 to 4 and 10 where it is wanted', () => {
  const cards = Object.values(CONTRABAND);
  expect(cards).toHaveLength(12);
  expect(new Set(cards.map(({ port }) => port)).size).toBe(12);
  for (const [id, { port, value, sells }] of Object.entries(CONTRABAND)) {
    expect(port !== undefined && isPort(port), id).toBe(true);
    expect([within(2, 4)(value), sells], id).toEqual([true, 10]);
  }
});

test('SEA-m8-05, SEA-SET-53: a storm hits three times', () => expect(STRENGTH).toBe(3));

test('SEA-m9-09, SEA-SET-54, SEA-SET-55, SEA-SET-56, SEA-SET-57, SEA-SET-58, SEA-SET-59, SEA-SET-60, SEA-SET-61: cards, offers and prices of Locations', () => {
  expect(Object.entries(KINDS).map(([id, kind]) => [id, kind.cards, 'offer' in kind ? kind.offer : null])).toEqual([
    ['missionary', 3, null],
    ['town', 5, 4],
    ['prison', 4, null],
    ['naval-fort', 6, null],
    ['reef', null, null],
    ['pirate-haven', 4, null],
    ['natives', 4, null],
    ['trade-station', 5, 6],
  ]);
  expect([ASHORE, ALARM]).toEqual([{ perBounty: 3, prisoner: 5 }, 2]);
});

test('SEA-m10-04, SEA-m10-05, SEA-SET-78, SEA-SET-79: five Favours at most, two gold each', () =>
  expect([MOST, PRICE]).toEqual([5, 2]));

test('SEA-m11-20, SEA-SET-81, SEA-SET-82, SEA-SET-83, SEA-SET-84, SEA-SET-85, SEA-SET-86, SEA-SET-87: the steps of the track', () => {
  expect([FIERCE, HAPPY, PLEASED, CONTENT, RESTLESS, UNHAPPY, ANGRY]).toEqual([3, 2, 1, 0, -1, -2, -3]);
  expect([3, 2, 1, 0, -1, -2, -3].map((step) => STEPS[step as keyof typeof STEPS])).toEqual(
    ['fierce', 'happy', 'pleased', 'content', 'restless', 'unhappy', 'angry'].map((step) => `loyalty/${step}`),
  );
});

test('SEA-VAR-01: a short cruise: seven points, 24 events', () => expect([TARGET, SHORT_EVENTS]).toEqual([7, 24]));

test('what tables may agree on with each module, and what goes without saying', () => {
  const agreed = fortunes.def.packs.flatMap(({ options = [] }) =>
    options.map(({ rule, id, values }) => `${rule} ${id}: ${values.join(', ')}`),
  );
  expect(agreed).toEqual([
    'SEA-m5-03 first-brig: false, true',
    'SEA-m6-13 galleon-glory: one, per-ten',
    'SEA-m7-12 contraband-at-war: fight, choose',
    'SEA-m8-15 wind-points: 8, 4',
    'SEA-m9-21 location-places: mixed, fixed',
    'SEA-m9-18 assault-bounty: always, success',
    'SEA-m11-22 extra-action: content, always, happy',
    'SEA-m11-03 ill-omen: captains, any-sign',
    'SEA-m11-03 omen-for: all, first',
    'SEA-m11-05 unmoved-crew: nothing, loses-one',
    'SEA-m11-13 combat-loyalty: true, false',
    'SEA-m11-16 idling: same-port, never-left',
    'SEA-m11-27 mutiny: revolt, marooned, absorb',
    'SEA-BASE-21 man-o-war-hunt: each-other, by-letter',
    'SEA-BASE-23 pirate-beside-navy: by-letter, hunts',
    'SEA-BASE-27 announced-cards: together, one-by-one',
    'SEA-BASE-28 retirement: at-once, next-turn',
    'SEA-BASE-30 search-order: most-wanted, each',
    'SEA-BASE-63 demand-change: any-sale, in-demand',
  ]);
  expect(fortunes.def.packs.filter(({ variant }) => variant === true).map(({ id }) => id)).toEqual([
    'player-aid',
    'short-cruise',
    'two-commissions',
  ]);
});

test('whoever watches sees dice, cards and fires as they fall, before the match goes on', () => {
  const beats = fortunes.def.packs.map(({ id, telling = {} }) => [
    id,
    Object.keys(telling).filter((event) => telling[event]!.beat === true).length,
  ]);
  expect(Object.fromEntries(beats.filter(([, n]) => n !== 0))).toEqual({
    'special-weapons': 4,
    upgrades: 1,
    'treasure-galleon': 1,
    contraband: 2,
    'wind-and-storm': 2,
    locations: 12,
    loyalty: 4,
    favours: 1,
  });
});
