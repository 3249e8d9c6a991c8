// Les noms de ce qui n’a pas de texte.
import { CARGO, CARGO_IDS, type CargoIcon, type Good } from '../../../content/cargo.ts';
import type { Nation, ZoneId } from '../../../content/map.ts';
import { DEMAND, DEMAND_IDS, MERCHANT_IDS, MERCHANTS } from '../../../content/tokens.ts';
import type { things as en } from '../en/names.ts';
import { each, type SameWords } from '../entry.ts';

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

  england: 'Angleterre',
  spain: 'Espagne',
  france: 'France',
  holland: 'Hollande',

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

  'navy-england': 'Navire anglais',
  'navy-spain': 'Navire espagnol',
  'navy-france': 'Navire français',
  'navy-holland': 'Navire hollandais',
  'pirate-sloop': 'Sloop pirate',
  'pirate-frigate': 'Frégate pirate',

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
