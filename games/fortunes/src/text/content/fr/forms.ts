// Les choses dans une phrase : avec leur article, après un nombre, ou le nom seul d’un capitaine.
import type { Good } from '../../../content/cargo.ts';
import {
  SPECIALIST_CARD_IDS,
  SPECIALIST_CARDS,
  type SpecialistCardId,
  type SpecialistType,
} from '../../../content/glory/specialists.ts';
import type { ShipId } from '../../../content/ships.ts';
import type { ModificationId, WeaponId } from '../../../content/tokens.ts';
import type { forms as en } from '../en/forms.ts';
import { articles, carried, formsOf, type SameWords } from '../entry.ts';
import { NAVY_NAMES, PIRATE_NAMES } from './events.ts';
import { zones } from './zones.ts';

const goods = formsOf<Good, 'a' | 'the' | 'counted'>({
  food: { a: 'des vivres', the: 'les vivres', counted: '{n, plural, one {# lot} other {# lots}} de vivres' },
  wood: { a: 'du bois', the: 'le bois', counted: '{n} bois' },
  sugar: { a: 'du sucre', the: 'le sucre', counted: '{n, plural, one {# sucre} other {# sucres}}' },
  rum: { a: 'du rhum', the: 'le rhum', counted: '{n, plural, one {# rhum} other {# rhums}}' },
  textiles: { a: 'des étoffes', the: 'les étoffes', counted: '{n, plural, one {# étoffe} other {# étoffes}}' },
  tobacco: { a: 'du tabac', the: 'le tabac', counted: '{n, plural, one {# tabac} other {# tabacs}}' },
  cocoa: { a: 'du cacao', the: 'le cacao', counted: '{n, plural, one {# cacao} other {# cacaos}}' },
  spices: { a: 'des épices', the: 'les épices', counted: '{n, plural, one {# épice} other {# épices}}' },
});

const sections = {
  'hull:the': 'la Coque',
  'cargo:the': 'la Cargaison',
  'masts:the': 'les Mâts',
  'crew:the': 'l’Équipage',
  'cannons:the': 'les Canons',
} as const;

const ships = articles<ShipId>({
  sloop: ['un sloop', 'le sloop'],
  flute: ['une flûte', 'la flûte'],
  frigate: ['une frégate', 'la frégate'],
  galleon: ['un galion', 'le galion'],
  'man-o-war': ['un man’o’war', 'le man’o’war'],
});

const weapons = articles<WeaponId>({
  grapple: ['un harpeau', 'le harpeau'],
  'chain-shot': ['des boulets enchaînés', 'les boulets enchaînés'],
  'grape-shot': ['de la mitraille', 'la mitraille'],
});

const modifications = articles<ModificationId>({
  'extra-hammocks': ['des hamacs supplémentaires', 'les hamacs supplémentaires'],
  'special-rigging': ['un gréement et des voiles spéciaux', 'le gréement et les voiles spéciaux'],
  'reinforced-hull': ['une coque renforcée', 'la coque renforcée'],
  'extended-hold': ['une cale prolongée', 'la cale prolongée'],
  chasers: ['des canons chasseurs', 'les canons chasseurs'],
  'extra-gun-port': ['un sabord supplémentaire', 'le sabord supplémentaire'],
  'swivel-guns': ['des pierriers', 'les pierriers'],
  'long-range-guns': ['des canons de longue portée', 'les canons de longue portée'],
});

const types = articles<SpecialistType>({
  carpenter: ['un charpentier-menuisier', 'le charpentier-menuisier'],
  'gun-captain': ['un capitaine de canons', 'le capitaine de canons'],
  'master-gunner': ['un maître canonnier', 'le maître canonnier'],
  surgeon: ['un chirurgien', 'le chirurgien'],
  lookout: ['une vigie', 'la vigie'],
  'master-at-arms': ['un capitaine d’armes', 'le capitaine d’armes'],
  purser: ['un commissaire', 'le commissaire'],
  sailmaker: ['un maître voilier', 'le maître voilier'],
});

const points = {
  'N:the': 'le nord',
  'NE:the': 'le nord-est',
  'E:the': 'l’est',
  'SE:the': 'le sud-est',
  'S:the': 'le sud',
  'SW:the': 'le sud-ouest',
  'W:the': 'l’ouest',
  'NW:the': 'le nord-ouest',
} as const;

export const forms: SameWords<typeof en> = {
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
