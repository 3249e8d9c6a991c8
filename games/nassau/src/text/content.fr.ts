// Les noms des choses.
import { town } from './chapters/town.fr.ts';
import { type Parts, zoneName } from './compose.ts';
import type { names as en } from './content.en.ts';

const weapons = {
  pistol: 'pistolet',
  sabre: 'sabre',
  cannon: 'canon',
  hook: 'crochet',
  harpoon: 'harpon',
} as const satisfies Parts['weapons'];

const kinds = {
  kraken: 'kraken',
  fortress: 'forteresse',
  'treasure-island': 'île au trésor',
  'merchant-ship': 'navire marchand',
  'pirate-hunter': 'chasseur de pirates',
} as const satisfies Parts['kinds'];

const animals = {
  rat: 'rat',
  tortoise: 'tortue',
  crab: 'crabe',
  cat: 'chat',
  lizard: 'lézard',
  'pet-kraken': 'petit kraken',
  parrot: 'perroquet',
  'monkey-spirit': 'esprit de singe',
} as const satisfies Parts['animals'];

const goods = {
  tobacco: 'tabac',
  'sugar-cane': 'sucre de canne',
  silver: 'argent',
  spices: 'épices',
  emeralds: 'émeraudes',
  sapphires: 'saphirs',
} as const satisfies Parts['goods'];

const gains = {
  ...weapons,
  'any-weapon': 'une arme au choix',
  sail: 'voile',
  sailor: 'marin',
  animal: 'animal',
  'tavern-pirate': 'pirate de la taverne',
  'new-hold': 'nouvelle cale',
  'crate-1': '1 caisse',
  'crates-2': '2 caisses',
  'crates-3': '3 caisses',
  'provision-1': '1 provision',
  'provisions-2': '2 provisions',
  'tale-1': '1 récit',
  'tales-2': '2 récits',
  'tales-3': '3 récits',
  'doubloon-1': '1 doublon',
  'doubloons-2': '2 doublons',
  'doubloons-3': '3 doublons',
  'rum-1': '1 rhum',
  'rum-2': '2 rhums',
  bomb: 'bombe',
  contract: 'contrat',
  compass: 'boussole',
  'random-good': 'marchandise au hasard',
} as const satisfies Parts['gains'];

export const names: { readonly [id in keyof typeof en]: string } = {
  ...gains,
  ...kinds,
  ...animals,
  ...goods,
  doubloon: 'doublon',
  rum: 'rhum',
  'hideout-1': 'cachette 1',
  'hideout-2': 'cachette 2',
  'hideout-3': 'cachette 3',
  'hideout-4': 'cachette 4',
  'hideout-5': 'cachette 5',
  'hideout-6': 'cachette 6',
};

/** Chaque espèce vaincue, au singulier et au pluriel, accordée. */
const beaten = {
  kraken: ['un kraken vaincu', 'krakens vaincus'],
  fortress: ['une forteresse vaincue', 'forteresses vaincues'],
  'treasure-island': ['une île au trésor vaincue', 'îles au trésor vaincues'],
  'merchant-ship': ['un navire marchand vaincu', 'navires marchands vaincus'],
  'pirate-hunter': ['un chasseur de pirates vaincu', 'chasseurs de pirates vaincus'],
} as const;

const theAnimal: Parts['animals'] = {
  rat: 'le rat',
  tortoise: 'la tortue',
  crab: 'le crabe',
  cat: 'le chat',
  lizard: 'le lézard',
  'pet-kraken': 'le petit kraken',
  parrot: 'le perroquet',
  'monkey-spirit': 'l’esprit de singe',
};

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n > 1 ? more : one}`;

export const parts: Parts = {
  gains,
  weapons,
  kinds,
  animals,
  goods,
  districts: town.names,
  outpost: (gain) => `avant-poste, ${gain}`,
  tower: (weapon) => `tour de guet, ${weapon}`,
  post: (weapon) => `comptoir, ${weapon}`,
  quay: (gain) => `quai, ${gain}`,
  table: (gain) => `table, ${gain}`,
  opponent: (kind, strength, points) => `${kind}, force ${strength}, ${many(points, 'point')}`,
  tale: (c) => {
    switch (c.what) {
      case 'weapons':
        return many(c.n, weapons[c.weapon]);
      case 'most-weapons':
        return `le plus de ${weapons[c.weapon]}s`;
      case 'one-type':
        return `${c.n} armes d’un même type`;
      case 'sails':
        return many(c.n, 'voile');
      case 'sailors':
        return many(c.n, 'marin');
      case 'provisions':
        return many(c.n, 'provision');
      case 'rum':
        return many(c.n, 'rhum');
      case 'doubloons':
        return many(c.n, 'doublon');
      case 'animals':
        return many(c.n, 'animal', 'animaux');
      case 'crates':
        return `${many(c.n, 'caisse')} en cale`;
      case 'standing':
        return `${many(c.n, 'pirate')} debout`;
      case 'outposts':
        return many(c.n, 'avant-poste');
      case 'single-shots':
        return `une seule caisse sur ${many(c.n, 'adversaire')}`;
      case 'strong-shot':
        return `une seule caisse sur une force ${c.strength}`;
      case 'animal':
        return theAnimal[c.animal];
      case 'good':
        return goods[c.good];
      case 'beaten':
        return c.n === 1 ? beaten[c.kind][0] : `${c.n} ${beaten[c.kind][1]}`;
      case 'towers':
        return `${many(c.n, 'tour', 'tours')} de guet à ${many(c.crates, 'caisse')} ou plus`;
      case 'tower-of':
        return `une tour de guet à ${c.crates} caisses`;
      case 'tower-stairs':
        return 'des tours de guet à 1, 2 et 3 caisses';
      case 'cleared':
        return `la zone ${zoneName(c.zone)} nettoyée`;
      case 'first':
        return 'en tête sur la piste';
      case 'last':
        return 'en queue sur la piste';
      case 'all-holds':
        return 'toutes les cales ouvertes';
      case 'two-goods':
        return 'deux marchandises de deux sortes';
    }
  },
};
