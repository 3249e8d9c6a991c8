// Things in a sentence: with an article, after a number, or where a captain's name alone is wanted.
import type { Good } from '../../../content/cargo.ts';
import {
  SPECIALIST_CARD_IDS,
  SPECIALIST_CARDS,
  type SpecialistCardId,
  type SpecialistType,
} from '../../../content/glory/specialists.ts';
import type { ShipId } from '../../../content/ships.ts';
import type { ModificationId, WeaponId } from '../../../content/tokens.ts';
import { articles, carried, formsOf } from '../entry.ts';
import { NAVY_NAMES, PIRATE_NAMES } from './events.ts';
import { zones } from './zones.ts';

const goods = formsOf<Good, 'a' | 'the' | 'counted'>({
  food: { a: 'food', the: 'the food', counted: '{n} food' },
  wood: { a: 'wood', the: 'the wood', counted: '{n} wood' },
  sugar: { a: 'sugar', the: 'the sugar', counted: '{n} sugar' },
  rum: { a: 'rum', the: 'the rum', counted: '{n} rum' },
  textiles: { a: 'textiles', the: 'the textiles', counted: '{n, plural, one {# textile} other {# textiles}}' },
  tobacco: { a: 'tobacco', the: 'the tobacco', counted: '{n} tobacco' },
  cocoa: { a: 'cocoa', the: 'the cocoa', counted: '{n} cocoa' },
  spices: { a: 'spices', the: 'the spices', counted: '{n, plural, one {# spice} other {# spices}}' },
});

const sections = {
  'hull:the': 'the Hull',
  'cargo:the': 'the Cargo',
  'masts:the': 'the Masts',
  'crew:the': 'the Crew',
  'cannons:the': 'the Cannons',
} as const;

const ships = articles<ShipId>({
  sloop: ['a sloop', 'the sloop'],
  flute: ['a flute', 'the flute'],
  frigate: ['a frigate', 'the frigate'],
  galleon: ['a galleon', 'the galleon'],
  'man-o-war': ['a man-o’-war', 'the man-o’-war'],
});

const weapons = articles<WeaponId>({
  grapple: ['a grapple', 'the grapple'],
  'chain-shot': ['chain shot', 'the chain shot'],
  'grape-shot': ['grapeshot', 'the grapeshot'],
});

const modifications = articles<ModificationId>({
  'extra-hammocks': ['extra hammocks', 'the extra hammocks'],
  'special-rigging': ['special rigging and sails', 'the special rigging and sails'],
  'reinforced-hull': ['a reinforced hull', 'the reinforced hull'],
  'extended-hold': ['an extended hold', 'the extended hold'],
  chasers: ['chasers', 'the chasers'],
  'extra-gun-port': ['an extra gun port', 'the extra gun port'],
  'swivel-guns': ['swivel guns', 'the swivel guns'],
  'long-range-guns': ['long-range guns', 'the long-range guns'],
});

const types = articles<SpecialistType>({
  carpenter: ['a Carpenter', 'the Carpenter'],
  'gun-captain': ['a Gun Captain', 'the Gun Captain'],
  'master-gunner': ['a Master Gunner', 'the Master Gunner'],
  surgeon: ['a Surgeon', 'the Surgeon'],
  lookout: ['a Lookout', 'the Lookout'],
  'master-at-arms': ['a Master-at-Arms', 'the Master-at-Arms'],
  purser: ['a Purser', 'the Purser'],
  sailmaker: ['a Sailmaker', 'the Sailmaker'],
});

const points = {
  'N:the': 'the north',
  'NE:the': 'the north-east',
  'E:the': 'the east',
  'SE:the': 'the south-east',
  'S:the': 'the south',
  'SW:the': 'the south-west',
  'W:the': 'the west',
  'NW:the': 'the north-west',
} as const;

export const forms = {
  ...goods,
  ...sections,
  ...ships,
  ...weapons,
  ...modifications,
  ...types,
  ...carried<SpecialistCardId, SpecialistType, 'a' | 'the'>(SPECIALIST_CARD_IDS, (id) => SPECIALIST_CARDS[id].type, types, [
    'a',
    'the',
  ]),
  ...points,
  ...zones,
  ...formsOf(NAVY_NAMES),
  ...formsOf(PIRATE_NAMES),
};
