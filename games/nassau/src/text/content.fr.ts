// Les noms des choses, et leurs formes dans une phrase.
import type { Animal } from '../content/animals.ts';
import type { GainId, Weapon } from '../content/gains.ts';
import type { Good } from '../content/goods.ts';
import type { Kind } from '../content/opponents.ts';
import type { Parts, Said } from './compose.ts';
import { spoken, zoneName } from './compose.ts';
import type { names as en } from './content.en.ts';

const weapons = {
  pistol: 'pistolet',
  sabre: 'sabre',
  cannon: 'canon',
  hook: 'crochet',
  harpoon: 'harpon',
} as const satisfies Record<Weapon, string>;

const kinds = {
  kraken: 'kraken',
  fortress: 'forteresse',
  'treasure-island': 'île au trésor',
  'merchant-ship': 'navire marchand',
  'pirate-hunter': 'chasseur de pirates',
} as const satisfies Record<Kind, string>;

const animals = {
  rat: 'rat',
  tortoise: 'tortue',
  crab: 'crabe',
  cat: 'chat',
  lizard: 'lézard',
  'pet-kraken': 'petit kraken',
  parrot: 'perroquet',
  'monkey-spirit': 'esprit de singe',
} as const satisfies Record<Animal, string>;

const goods = {
  tobacco: 'tabac',
  'sugar-cane': 'sucre de canne',
  silver: 'argent',
  spices: 'épices',
  emeralds: 'émeraudes',
  sapphires: 'saphirs',
} as const satisfies Record<Good, string>;

const gains = {
  ...weapons,
  'any-weapon': 'arme au choix',
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
} as const satisfies Record<GainId, string>;

const FEMININE = new Set<string>([
  'voile',
  'nouvelle cale',
  'bombe',
  'boussole',
  'marchandise au hasard',
  'forteresse',
  'île au trésor',
  'tortue',
]);

/** Avec son article, le nom d’une chose au singulier ; ce qui est compté a un nombre. */
function thing(name: string): Said {
  if (/^[1-9]/u.test(name)) return { name, the: name.startsWith('1 ') ? name : `les ${name}`, a: name };
  const the = /^[aeiouéî]/u.test(name) ? `l’${name}` : `${FEMININE.has(name) ? 'la' : 'le'} ${name}`;
  return { name, the, a: `${FEMININE.has(name) ? 'une' : 'un'} ${name}` };
}

const every = <Id extends string>(named: Readonly<Record<Id, string>>): Id[] => Object.keys(named) as Id[];
const gained = (id: GainId): Said =>
  id === 'any-weapon' ? { name: gains[id], the: 'l’arme au choix', a: 'une arme au choix' } : thing(gains[id]);
const offered = Object.fromEntries(every(gains).map((id) => [id, gained(id).a])) as Record<GainId, string>;
const ofGood: Readonly<Record<Good, Said>> = {
  tobacco: { name: goods.tobacco, the: 'le tabac', a: 'du tabac' },
  'sugar-cane': { name: goods['sugar-cane'], the: 'le sucre de canne', a: 'du sucre de canne' },
  silver: { name: goods.silver, the: 'l’argent', a: 'de l’argent' },
  spices: { name: goods.spices, the: 'les épices', a: 'des épices' },
  emeralds: { name: goods.emeralds, the: 'les émeraudes', a: 'des émeraudes' },
  sapphires: { name: goods.sapphires, the: 'les saphirs', a: 'des saphirs' },
};
/** « au rat », « à la tortue ». */
const to = (the: string): string => (the.startsWith('le ') ? `au ${the.slice(3)}` : `à ${the}`);

export const names: { readonly [id in keyof typeof en]: string } = {
  ...spoken(every(gains), gained),
  ...spoken(every(kinds), (id) => thing(kinds[id])),
  ...spoken(every(animals), (id) => ({ ...thing(animals[id]), because: `grâce ${to(thing(animals[id]).the)}` })),
  ...spoken(every(goods), (id) => ofGood[id]),
  'contract:because': 'grâce au contrat',
  doubloon: 'doublon',
  'doubloon:a': '1 doublon',
  rum: 'rhum',
  'rum:a': '1 rhum',
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

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n > 1 ? more : one}`;

/** Ce que donne un lieu, après son nom : le quai du rhum, l’avant-poste des 3 caisses. */
function giving(gain: GainId): string {
  if (gain === 'any-weapon') return 'des armes';
  if (gain === 'compass') return 'de la boussole';
  return /^[2-9]/u.test(gains[gain]) ? `des ${gains[gain]}` : `du ${gains[gain].replace(/^1 /u, '')}`;
}

const district = (name: string, to: string) => ({ name, the: name, to, because: to });

export const parts: Parts = {
  gains,
  gainsOffered: offered,
  districts: {
    t1: district('le Carénage', 'au Carénage'),
    t2: district('la Ménagerie', 'à la Ménagerie'),
    t3: district('le Vieux-Puits', 'au Vieux-Puits'),
    t4: district('la Poudrière', 'à la Poudrière'),
    t5: district('la place du Capitaine', 'sur la place du Capitaine'),
    t6: district('la rue des Notaires', 'dans la rue des Notaires'),
    t7: district('la Potence', 'à la Potence'),
    t8: district('les Voiliers', 'aux Voiliers'),
    t9: district('le coin des Recruteurs', 'au coin des Recruteurs'),
  },
  either: (things) => (things.length > 2 ? `${things.slice(0, -1).join(', ')} ou ${things.at(-1)}` : things.join(' ou ')),
  outpost: (gain) => ({
    name: `avant-poste ${giving(gain)}`,
    the: `l’avant-poste ${giving(gain)}`,
    a: `un avant-poste ${giving(gain)}`,
    because: `à l’avant-poste ${giving(gain)}`,
  }),
  tower: (weapon) => ({
    name: `tour de guet du ${weapons[weapon]}`,
    the: `la tour du ${weapons[weapon]}`,
    a: `une tour du ${weapons[weapon]}`,
    because: `pour les caisses parties de la tour du ${weapons[weapon]}`,
  }),
  post: (weapon) => ({
    name: `comptoir du ${weapons[weapon]}`,
    the: `le comptoir du ${weapons[weapon]}`,
    a: `un comptoir du ${weapons[weapon]}`,
    because: `au comptoir du ${weapons[weapon]}`,
  }),
  quay: (gain) => ({
    name: `quai ${giving(gain)}`,
    the: `le quai ${giving(gain)}`,
    a: `un quai ${giving(gain)}`,
    because: `au quai ${giving(gain)}`,
  }),
  table: (gain) => ({
    name: `table ${giving(gain)}`,
    the: `la table ${giving(gain)}`,
    a: `une table ${giving(gain)}`,
    because: `à la table ${giving(gain)}`,
  }),
  offering: (things, offer) => ({ name: things, the: things, a: offer, because: 'dans ce marché' }),
  opponent: (kind, strength, points) => {
    const { the, a } = thing(kinds[kind]);
    return {
      name: `${kinds[kind]}, force ${strength}, ${many(points, 'point')}`,
      the,
      a: `${a} de force ${strength} (${many(points, 'point')})`,
      because: `pour ${the}`,
    };
  },
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
        return thing(animals[c.animal]).the;
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
        return 'en tête sur la piste de score';
      case 'last':
        return 'en queue sur la piste de score';
      case 'all-holds':
        return 'toutes les cales ouvertes';
      case 'two-goods':
        return 'deux marchandises de deux sortes';
    }
  },
};
