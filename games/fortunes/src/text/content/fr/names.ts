// Les noms de ce qui n’a pas de texte.
import { CARGO, CARGO_IDS, type CargoIcon, type Good } from '../../../content/cargo.ts';
import type { Nation, ZoneId } from '../../../content/map.ts';
import { DEMAND, DEMAND_IDS, MERCHANT_IDS, MERCHANTS } from '../../../content/tokens.ts';
import type { things as en } from '../en/names.ts';
import { each, type SameWords, withForms } from '../entry.ts';

export const zones: Readonly<Record<ZoneId, string>> = {
  nassau: 'Nassau',
  'la-habana': 'La Havane',
  'port-royal': 'Port Royal',
  'old-providence': 'Vieille-Providence',
  tortuga: 'Île de la Tortue',
  'petit-goave': 'Petit-Goâve',
  cartagena: 'Carthagène',
  'santo-domingo': 'Saint-Domingue',
  'caribbean-sea': 'Mer des Caraïbes',
  curacao: 'Curaçao',
  'san-juan': 'San Juan',
  caracas: 'Caracas',
  'st-maarten': 'Saint-Martin',
  'basse-terre': 'Basse-Terre',
  'st-john': 'St. John',
  bridgetown: 'Bridgetown',
  trinidad: 'La Trinité',
};

const MERCHANT: Readonly<Record<Nation, string>> = {
  england: 'Marchand anglais',
  spain: 'Marchand espagnol',
  france: 'Marchand français',
  holland: 'Marchand hollandais',
};

const sections: Readonly<Record<CargoIcon, string>> = {
  hull: 'Coque',
  cargo: 'Cargaison',
  masts: 'Mâts',
  crew: 'Équipage',
  cannons: 'Canons',
  flight: 'Fuite',
};

const goods: Readonly<Record<Good, string>> = {
  food: 'Vivres',
  wood: 'Bois',
  sugar: 'Sucre',
  rum: 'Rhum',
  textiles: 'Étoffes',
  tobacco: 'Tabac',
  cocoa: 'Cacao',
  spices: 'Épices',
};

export const things: SameWords<typeof en> = {
  ...zones,

  ...withForms({
    england: ['Angleterre', 'l’Angleterre', 'de l’Angleterre', 'à l’Angleterre'],
    spain: ['Espagne', 'l’Espagne', 'de l’Espagne', 'à l’Espagne'],
    france: ['France', 'la France', 'de la France', 'à la France'],
    holland: ['Hollande', 'la Hollande', 'de la Hollande', 'à la Hollande'],
  }),
  'england:adj': 'anglais',
  'spain:adj': 'espagnol',
  'france:adj': 'français',
  'holland:adj': 'hollandais',

  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SW: 'sud-ouest',
  W: 'ouest',
  NW: 'nord-ouest',

  manoeuvre: 'Manœuvre',
  scouting: 'Reconnaissance',
  leadership: 'Leadership',
  influence: 'Influence',

  ...sections,

  sloop: 'Sloop',
  flute: 'Flûte',
  frigate: 'Frégate',
  galleon: 'Galion',
  'man-o-war': 'Man’o’war',

  ...withForms({
    'navy-england': ['Navire anglais', 'le navire anglais', 'du navire anglais', 'au navire anglais'],
    'navy-spain': ['Navire espagnol', 'le navire espagnol', 'du navire espagnol', 'au navire espagnol'],
    'navy-france': ['Navire français', 'le navire français', 'du navire français', 'au navire français'],
    'navy-holland': ['Navire hollandais', 'le navire hollandais', 'du navire hollandais', 'au navire hollandais'],
    'pirate-sloop': ['Sloop pirate', 'le sloop pirate', 'du sloop pirate', 'au sloop pirate'],
    'pirate-frigate': ['Frégate pirate', 'la frégate pirate', 'de la frégate pirate', 'à la frégate pirate'],
  }),

  'frances-wright': 'Frances Wright',
  'bartholomew-sharp': 'Bartholomew Sharp',
  'tamsin-pellow': 'Tamsin Pellow',
  'edmund-harrowgate': 'Edmund Harrowgate',
  'stede-bonnet': 'Stede Bonnet',
  'juan-corso': 'Juan Corso',
  'felipe-barrios': 'Felipe Barrios',
  'beltran-de-aguilar': 'Beltrán de Aguilar',
  'miguel-enriquez': 'Miguel Enríquez',
  'rodrigo-urdaneta': 'Rodrigo Urdaneta',
  'lope-maranon': 'Lope Marañón',
  'anne-dieu-le-veut': 'Anne Dieu-le-Veut',
  'laurens-de-graaf': 'Laurens de Graaf',
  'corentin-le-bihan': 'Corentin Le Bihan',
  'frederico-da-silva': 'Frederico da Silva',
  'jan-erasmus-reyning': 'Jan Erasmus Reyning',

  'commodore-england-holmes': 'Robert Holmes',
  'commodore-spain-lezo': 'Blas de Lezo',
  'commodore-france-cassard': 'Jacques Cassard',
  'commodore-holland-cloeck': 'Michiel Cloeck',

  ...goods,

  battle: 'Bataille',
  trade: 'Commerce',
  sea: 'En mer',
  intrigue: 'Intrigue',
  reaction: 'Réaction',
  specialist: 'Spécialiste',

  deliver: 'Livraison',
  hunt: 'Chasse',
  escort: 'Escorte',
  smuggle: 'Contrebande',
  rescue: 'Sauvetage',
  explore: 'Exploration',
  duel: 'Duel',

  ...each(CARGO_IDS, (id) => `${goods[CARGO[id].good]} ${CARGO[id].value} (${sections[CARGO[id].icon]})`),
  ...each(DEMAND_IDS, (id) => `Demande : ${goods[DEMAND[id]].toLowerCase()}`),
  ...each(MERCHANT_IDS, (id) => MERCHANT[MERCHANTS[id]]),
};
