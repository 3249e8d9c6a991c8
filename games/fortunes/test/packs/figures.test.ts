// The figures of the expansion, card by card and token by token, as its lists have them.
import { expect, test } from 'vitest';
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

test('SEA-m1-01, SEA-m1-03, SEA-SET-04, SEA-SET-07, SEA-SET-08: 16 captains and 34 events are used; the customs ask 5 gold, a reception brings 3', () => {
  expect([CAPTAINS_USED, EVENTS_USED, CUSTOMS_GOLD, RECEPTION_GOLD]).toEqual([16, 34, 5, 3]);
  expect([NEW_EVENTS['governors-reception']!.figures, SWEEP[CUSTOMS]!.figures]).toEqual([{ gold: 3 }, { gold: 5 }]);
});

test('SEA-m1-02, SEA-SET-01: the further captains: Manoeuvre, Scouting, Leadership, Influence', () => {
  const skills = Object.entries(NEW_CAPTAINS).map(
    ([id, { manoeuvre, scouting, leadership, influence }]) => `${id} ${manoeuvre}${scouting}${leadership}${influence}`,
  );
  expect(skills).toEqual([
    'grace-osborne 3322',
    'inigo-zubiri 2233',
    'nathaniel-crewe 3331',
    'obadiah-finch 4321',
    'marie-brisac 2332',
    'etienne-carcan 3142',
    'ines-de-zarate 1324',
    'diego-salazar 2242',
    'willem-blok 2224',
    'catalina-rivero 3223',
    'tomas-arrieta 2323',
    'piet-cornelisz 3223',
    'jeanne-de-kerros 2323',
    'samuel-thorne 3322',
    'hester-lyle 2233',
    'bernal-ruiz 2431',
  ]);
});

test('SEA-SET-01: sugar fetches 5 gold on Hester Lyle’s scales, and nothing else does', () => {
  const { price, wants } = NEW_ABILITIES['sugar-scales']!.pays!;
  expect([price, wants?.({} as never, 'sugar'), wants?.({} as never, 'rum')]).toEqual([5, true, false]);
});

test('SEA-m1-03, SEA-SET-04: the further captains of nobody’s: Manoeuvre, Scouting, Leadership', () => {
  const skills = Object.entries({ ...NEW_NAVY, ...NEW_PIRATES }).map(
    ([id, { zone, manoeuvre, scouting, leadership }]) => `${id} ${zone} ${manoeuvre}${scouting}${leadership}`,
  );
  expect(skills).toEqual([
    'navy-england-nevill nassau 322',
    'navy-spain-torres caracas 233',
    'navy-france-ducasse petit-goave 332',
    'navy-holland-binckes st-maarten 323',
    'pirate-sloop-vane nassau 332',
    'pirate-frigate-bellamy tortuga 323',
  ]);
});

test('SEA-SET-02: what the further Rumours bring, and what each promises', () => {
  const gold = Object.fromEntries(
    Object.entries(NEW_RUMOURS).map(([id, { does = [] }]) => [
      id,
      does.flatMap((deed) =>
        deed.do === 'gain' || deed.do === 'deposit' ? [deed.gold] : deed.do === 'pardon' ? [-deed.orGold!] : [],
      ),
    ]),
  );
  expect(gold).toEqual({
    'the-burning-beacon': [9],
    'salvage-off-the-saints': [7],
    'the-empty-longboat': [5],
    'wreckers-lanterns': [13],
    'the-viceroys-yacht': [14],
    'pitch-for-the-taking': [],
    'a-chest-in-the-mangroves': [11],
    'floating-casks': [8],
    'the-hermit-carpenter': [],
    'guns-on-the-sandbar': [4],
    'turtle-hunters-camp': [],
    'the-dutch-surveyor': [6],
    'the-sunken-battery': [],
    'the-discreet-notary': [-8], // a pardon, or so much
    'a-widows-secret': [10],
    'the-idle-gunsmith': [5],
    'the-garrisons-pay': [13],
    'a-bankers-slip': [9],
    'the-governors-mistress': [-8],
    'men-without-a-ship': [],
    'the-cocoa-broker': [9],
    'a-friend-of-the-intendant': [-8],
    'the-drunken-armourer': [],
    'the-planters-daughters-dowry': [11],
    'the-yards-best-timber': [],
  });
  const deeds = (kind: string) => Object.values(NEW_RUMOURS).flatMap(({ does = [] }) => does.filter((deed) => deed.do === kind));
  expect(deeds('want').map((deed) => deed.do === 'want' && deed.bounties)).toEqual([1, 1, 1]);
  expect(deeds('draw').map((deed) => deed.do === 'draw' && deed.cards)).toEqual([1, 1, 1]);
  const promise = (id: string) => RUMOURS[id as keyof typeof RUMOURS].promise;
  expect([promise('a-bankers-slip'), promise('the-empty-longboat'), promise('pitch-for-the-taking')]).toEqual([
    { gold: 9 },
    { gold: 5 },
    {},
  ]);
  expect(promise('the-hermit-carpenter')).toEqual({ specialists: ['carpenter', 'sailmaker'] });
  expect(promise('the-dutch-surveyor')).toEqual({ gloryCards: 1, gold: 6 });
  expect(promise('the-discreet-notary')).toEqual({ pardon: 'spain' });
  expect(promise('wreckers-lanterns')).toEqual({ bounty: 'england', gold: 13 });
});

test('SEA-SET-03: what the further Missions ask and pay', () => {
  const terms = Object.entries(NEW_MISSIONS).map(([id, { task, accept, reward }]) => {
    const size =
      task.do === 'deliver'
        ? task.cards
        : task.do === 'carry' || task.do === 'fetch'
          ? task.spaces
          : task.do === 'defeat'
            ? task.times
            : null;
    return `${id}: ${size} for ${reward.gold}${accept.bounties === undefined ? '' : `, bounties ${accept.bounties}`}${accept.cargo === undefined ? '' : `, cargo ${accept.cargo}`}${accept.scouting === undefined ? '' : `, scouting ${accept.scouting}`}`;
  });
  expect(terms).toEqual([
    'flour-for-nassau: 2 for 9',
    'timber-for-the-arsenal: 3 for 12',
    'molasses-for-the-distillers: 3 for 12',
    'powder-for-the-privateers: 2 for 10, bounties 1',
    'cloth-for-the-brethren: 2 for 10',
    'the-boucaniers-salt-meat: 3 for 12, cargo 3',
    'spices-for-the-cathedral: 2 for 11',
    'the-audiencias-papers: 0 for 12',
    'the-companys-factor: 1 for 13',
    'the-bishops-books: 1 for 14',
    'the-planters-family: 0 for 9',
    'salt-for-the-fleet: 3 for 11',
    'the-intendants-wine: 2 for 11',
    'the-new-chaplain: 0 for 11',
    'the-assemblys-petition: 0 for 9',
    'the-lost-survey-party: 0 for 10',
    'a-bell-for-the-mission: 1 for 13',
    'the-stranded-company: 0 for 11',
    'the-wreck-of-the-concord: 1 for 14, scouting 3',
    'the-drowned-ledger: 0 for 13',
    'a-price-on-a-black-flag: 1 for 12',
    'clear-the-windward-passage: 1 for 11',
    'the-kings-frigate: 1 for 17, bounties 1',
    'the-blockade-runner: 1 for 15',
    'tobacco-for-the-garrison: 3 for 13',
  ]);
  const rewards = Object.values(NEW_MISSIONS).map(({ reward }) => reward);
  expect(rewards.flatMap(({ gloryCards }) => gloryCards ?? [])).toEqual([1, 1]);
  expect(rewards.flatMap(({ pardon }) => pardon ?? [])).toEqual([{ of: 'england', upTo: 2 }]);
  expect(rewards.flatMap(({ crew, weapons }) => crew ?? weapons ?? [])).toEqual([true, true, true, true]);
});

test('SEA-SET-13, SEA-SET-14, SEA-SET-15, SEA-SET-16, SEA-SET-17, SEA-SET-18, SEA-SET-19: weapons and modifications: tokens, and what they are good for', () => {
  const all = { ...NEW_WEAPONS, ...NEW_MODIFICATIONS, ...WITH_CONTRABAND, ...WITH_LOYALTY };
  expect(Object.entries(all).map(([id, { copies, figures, adds }]) => [id, copies, { ...figures, ...adds }])).toEqual([
    ['heated-shot', 4, {}],
    ['double-shot', 4, { times: 2 }],
    ['caltrops', 4, { dice: -2 }],
    ['carved-hull', 2, { dice: -1 }],
    ['crows-nest', 2, { 'scouting-dice': 1 }],
    ['smugglers-hold', 2, { cards: 2 }],
    ['plank', 2, { crew: 2 }],
  ]);
});

test('SEA-m4-01, SEA-SET-20, SEA-SET-21, SEA-SET-22, SEA-SET-23, SEA-SET-24, SEA-SET-25, SEA-SET-26, SEA-SET-27: 20 upgrade tokens, 17 without the further weapons', () => {
  expect(Object.fromEntries(Object.entries({ ...TOKENS, ...WITH_ARMS }).map(([id, { copies }]) => [id, copies]))).toEqual({
    'no-upgrade': 4,
    'two-upgrades': 2,
    'extra-hammocks': 1,
    'special-rigging': 1,
    'extra-gun-port': 1,
    'crows-nest': 1,
    'long-range-guns': 1,
    'swivel-guns': 1,
    'reinforced-hull': 1,
    chasers: 1,
    'chain-shot': 1,
    'grape-shot': 1,
    grapple: 1,
    'heated-shot': 1,
    'double-shot': 1,
    caltrops: 1,
  });
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

test('SEA-m7-04, SEA-m7-17, SEA-SET-38, SEA-SET-39, SEA-SET-40, SEA-SET-41, SEA-SET-42, SEA-SET-43, SEA-SET-44, SEA-SET-45, SEA-SET-46, SEA-SET-47, SEA-SET-48, SEA-SET-49: the contraband cards', () => {
  expect(Object.entries(CONTRABAND).map(([id, { port, value, icon, sells }]) => [id, port, value, icon, sells])).toEqual([
    ['unminted-silver', 'la-habana', 4, 'cannons', 10],
    ['muskets', 'cartagena', 4, 'crew', 10],
    ['brandy', 'san-juan', 2, 'flight', 10],
    ['quicksilver', 'trinidad', 3, 'flight', 10],
    ['lace', 'nassau', 3, 'flight', 10],
    ['gunpowder', 'port-royal', 3, 'masts', 10],
    ['false-coin', 'st-john', 2, 'flight', 10],
    ['pamphlets', 'bridgetown', 2, 'cargo', 10],
    ['pearls', 'tortuga', 4, 'flight', 10],
    ['emeralds', 'basse-terre', 4, 'masts', 10],
    ['tea', 'curacao', 3, 'flight', 10],
    ['clockwork', 'st-maarten', 2, 'cannons', 10],
  ]);
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
