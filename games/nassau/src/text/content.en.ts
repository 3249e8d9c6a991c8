// The names of things, and their forms in a sentence.
import type { Animal } from '../content/animals.ts';
import type { GainId, Weapon } from '../content/gains.ts';
import type { Good } from '../content/goods.ts';
import type { Kind } from '../content/opponents.ts';
import type { Parts, Said } from './compose.ts';
import { spoken, zoneName } from './compose.ts';

const weapons = {
  pistol: 'pistol',
  sabre: 'sabre',
  cannon: 'cannon',
  hook: 'hook',
  harpoon: 'harpoon',
} as const satisfies Record<Weapon, string>;

const kinds = {
  kraken: 'kraken',
  fortress: 'fortress',
  'treasure-island': 'treasure island',
  'merchant-ship': 'merchant ship',
  'pirate-hunter': 'pirate hunter',
} as const satisfies Record<Kind, string>;

const animals = {
  rat: 'rat',
  tortoise: 'tortoise',
  crab: 'crab',
  cat: 'cat',
  lizard: 'lizard',
  'pet-kraken': 'little kraken',
  parrot: 'parrot',
  'monkey-spirit': 'monkey spirit',
} as const satisfies Record<Animal, string>;

const goods = {
  tobacco: 'tobacco',
  'sugar-cane': 'sugar cane',
  silver: 'silver',
  spices: 'spices',
  emeralds: 'emeralds',
  sapphires: 'sapphires',
} as const satisfies Record<Good, string>;

const gains = {
  ...weapons,
  'any-weapon': 'any weapon',
  sail: 'sail',
  sailor: 'sailor',
  animal: 'animal',
  'tavern-pirate': 'pirate from the tavern',
  'new-hold': 'new hold',
  'crate-1': '1 crate',
  'crates-2': '2 crates',
  'crates-3': '3 crates',
  'provision-1': '1 provision',
  'provisions-2': '2 provisions',
  'tale-1': '1 tale',
  'tales-2': '2 tales',
  'tales-3': '3 tales',
  'doubloon-1': '1 doubloon',
  'doubloons-2': '2 doubloons',
  'doubloons-3': '3 doubloons',
  'rum-1': '1 rum',
  'rum-2': '2 rum',
  bomb: 'bomb',
  contract: 'contract',
  compass: 'compass',
  'random-good': 'random good',
} as const satisfies Record<GainId, string>;

const indefinite = (name: string): string =>
  /^(?:\d|any )/u.test(name) ? name : `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name}`;
const every = <Id extends string>(named: Readonly<Record<Id, string>>): Id[] => Object.keys(named) as Id[];
const offered = Object.fromEntries(every(gains).map((id) => [id, indefinite(gains[id])])) as Record<GainId, string>;
const thing = (name: string): Said => ({ name, the: `the ${name}`, a: indefinite(name) });

export const names = {
  ...spoken(every(gains), (id) => thing(gains[id])),
  ...spoken(every(kinds), (id) => thing(kinds[id])),
  ...spoken(every(animals), (id) => ({ ...thing(animals[id]), because: `thanks to the ${animals[id]}` })),
  ...spoken(every(goods), (id) => ({ name: goods[id], the: `the ${goods[id]}`, a: goods[id] })),
  'contract:because': 'thanks to the contract',
  doubloon: 'doubloon',
  'doubloon:a': '1 doubloon',
  rum: 'rum',
  'rum:a': '1 rum',
  'hideout-1': 'hideout 1',
  'hideout-2': 'hideout 2',
  'hideout-3': 'hideout 3',
  'hideout-4': 'hideout 4',
  'hideout-5': 'hideout 5',
  'hideout-6': 'hideout 6',
};

const many = (n: number, one: string): string => `${n} ${one}${n > 1 ? (one.endsWith('s') ? 'es' : 's') : ''}`;

/** What a place gives, before its name: a 3-crate outpost, the rum quay. */
const giving = (gain: GainId): string =>
  gains[gain]
    .replace(/^1 /u, '')
    .replace(/^(\d .*?)s?$/u, '$1')
    .replace(' ', '-');

const place = (name: string): Said => ({ ...thing(name), because: `at the ${name}` });
const district = (name: string, the = name) => ({ name, the, to: `to ${the}`, because: `at ${the}` });

export const parts: Parts = {
  gains,
  gainsOffered: offered,
  districts: {
    t1: district('Careenage', 'the Careenage'),
    t2: district('Menagerie', 'the Menagerie'),
    t3: district('Old Well', 'the Old Well'),
    t4: district('Powder Hill'),
    t5: district('Captain’s Square'),
    t6: district('Notaries’ Row'),
    t7: district('Gallows Lane'),
    t8: district('Sailmakers', 'the Sailmakers'),
    t9: district('Recruiters’ Corner'),
  },
  either: (things) => (things.length > 2 ? `${things.slice(0, -1).join(', ')} or ${things.at(-1)}` : things.join(' or ')),
  outpost: (gain) => place(`${giving(gain)} outpost`),
  tower: (weapon) => ({
    name: `${weapons[weapon]} watch tower`,
    the: `the ${weapons[weapon]} tower`,
    a: `a ${weapons[weapon]} tower`,
    because: `for the crates that left the ${weapons[weapon]} tower`,
  }),
  post: (weapon) => ({
    ...thing(`${weapons[weapon]} trading post`),
    because: `from the ${weapons[weapon]} trading post`,
  }),
  quay: (gain) => place(`${giving(gain)} quay`),
  table: (gain) => place(`${giving(gain)} table`),
  offering: (things, offer) => ({ name: things, the: things, a: offer, because: 'in the trade' }),
  opponent: (kind, strength, points) => ({
    name: `${kinds[kind]}, strength ${strength}, ${many(points, 'point')}`,
    the: `the ${kinds[kind]}`,
    a: `a ${kinds[kind]} of strength ${strength} (${many(points, 'point')})`,
    because: `for the ${kinds[kind]}`,
  }),
  tale: (c) => {
    switch (c.what) {
      case 'weapons':
        return many(c.n, weapons[c.weapon]);
      case 'most-weapons':
        return `the most ${weapons[c.weapon]}s`;
      case 'one-type':
        return `${c.n} weapons of one type`;
      case 'sails':
        return many(c.n, 'sail');
      case 'sailors':
        return many(c.n, 'sailor');
      case 'provisions':
        return many(c.n, 'provision');
      case 'rum':
        return `${c.n} rum`;
      case 'doubloons':
        return many(c.n, 'doubloon');
      case 'animals':
        return many(c.n, 'animal');
      case 'crates':
        return `${many(c.n, 'crate')} in your holds`;
      case 'standing':
        return many(c.n, 'standing pirate');
      case 'outposts':
        return many(c.n, 'outpost');
      case 'single-shots':
        return `a single crate on ${many(c.n, 'opponent')}`;
      case 'strong-shot':
        return `a single crate on strength ${c.strength}`;
      case 'animal':
        return `the ${animals[c.animal]}`;
      case 'good':
        return goods[c.good];
      case 'beaten':
        return c.n === 1 ? `a ${kinds[c.kind]} beaten` : `${many(c.n, kinds[c.kind])} beaten`;
      case 'towers':
        return `${many(c.n, 'watch tower')} with ${many(c.crates, 'crate')} or more`;
      case 'tower-of':
        return `a watch tower with ${c.crates} crates`;
      case 'tower-stairs':
        return 'watch towers with 1, 2 and 3 crates';
      case 'cleared':
        return `zone ${zoneName(c.zone)} cleared`;
      case 'first':
        return 'first on the score track';
      case 'last':
        return 'last on the score track';
      case 'all-holds':
        return 'all holds open';
      case 'two-goods':
        return 'two goods, two kinds';
    }
  },
};
