// The names of things.

import { town } from './chapters/town.en.ts';
import { type Parts, zoneName } from './compose.ts';

const weapons = {
  pistol: 'pistol',
  sabre: 'sabre',
  cannon: 'cannon',
  hook: 'hook',
  harpoon: 'harpoon',
} as const satisfies Parts['weapons'];

const kinds = {
  kraken: 'kraken',
  fortress: 'fortress',
  'treasure-island': 'treasure island',
  'merchant-ship': 'merchant ship',
  'pirate-hunter': 'pirate hunter',
} as const satisfies Parts['kinds'];

const animals = {
  rat: 'rat',
  tortoise: 'tortoise',
  crab: 'crab',
  cat: 'cat',
  lizard: 'lizard',
  'pet-kraken': 'little kraken',
  parrot: 'parrot',
  'monkey-spirit': 'monkey spirit',
} as const satisfies Parts['animals'];

const goods = {
  tobacco: 'tobacco',
  'sugar-cane': 'sugar cane',
  silver: 'silver',
  spices: 'spices',
  emeralds: 'emeralds',
  sapphires: 'sapphires',
} as const satisfies Parts['goods'];

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
} as const satisfies Parts['gains'];

export const names = {
  ...gains,
  ...kinds,
  ...animals,
  ...goods,
  doubloon: 'doubloon',
  rum: 'rum',
  'hideout-1': 'hideout 1',
  'hideout-2': 'hideout 2',
  'hideout-3': 'hideout 3',
  'hideout-4': 'hideout 4',
  'hideout-5': 'hideout 5',
  'hideout-6': 'hideout 6',
} as const;

const many = (n: number, one: string): string => `${n} ${one}${n > 1 ? (one.endsWith('s') ? 'es' : 's') : ''}`;

export const parts: Parts = {
  gains,
  weapons,
  kinds,
  animals,
  goods,
  districts: town.names,
  outpost: (gain) => `outpost, ${gain}`,
  tower: (weapon) => `watch tower, ${weapon}`,
  post: (weapon) => `trading post, ${weapon}`,
  quay: (gain) => `quay, ${gain}`,
  table: (gain) => `table, ${gain}`,
  opponent: (kind, strength, points) => `${kind}, strength ${strength}, ${many(points, 'point')}`,
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
        return 'first on the track';
      case 'last':
        return 'last on the track';
      case 'all-holds':
        return 'all holds open';
      case 'two-goods':
        return 'two goods, two kinds';
    }
  },
};
