// The names of things that have no text of their own.
import type { CaptainId } from '../../../content/captains.ts';
import { CARGO, CARGO_IDS, type CargoIcon, type Good } from '../../../content/cargo.ts';
import type { Skill } from '../../../content/effect.ts';
import type { Mark } from '../../../content/glory/card.ts';
import type { Nation, Point, ZoneId } from '../../../content/map.ts';
import type { MissionKind } from '../../../content/missions/mission.ts';
import type { CommodoreId } from '../../../content/npc-captains.ts';
import type { NpcId } from '../../../content/npcs.ts';
import type { ShipId } from '../../../content/ships.ts';
import { DEMAND, DEMAND_IDS, MERCHANT_IDS, MERCHANTS } from '../../../content/tokens.ts';
import { each, withForms } from '../entry.ts';

export const zones: Readonly<Record<ZoneId, string>> = {
  nassau: 'Nassau',
  'la-habana': 'La Habana',
  'port-royal': 'Port Royal',
  'old-providence': 'Old Providence',
  tortuga: 'Tortuga',
  'petit-goave': 'Petit-Goâve',
  cartagena: 'Cartagena',
  'santo-domingo': 'Santo Domingo',
  'caribbean-sea': 'Caribbean Sea',
  curacao: 'Curaçao',
  'san-juan': 'San Juan',
  caracas: 'Caracas',
  'st-maarten': 'St. Maarten',
  'basse-terre': 'Basse-Terre',
  'st-john': 'St. John',
  bridgetown: 'Bridgetown',
  trinidad: 'Trinidad',
};

const country = (name: string) => [name, name, `of ${name}`, `to ${name}`] as const;
const nations = {
  ...withForms<Nation>({
    england: country('England'),
    spain: country('Spain'),
    france: country('France'),
    holland: country('Holland'),
  }),
  'england:adj': 'English',
  'spain:adj': 'Spanish',
  'france:adj': 'French',
  'holland:adj': 'Dutch',
} as const;
const MERCHANT: Readonly<Record<Nation, string>> = {
  england: 'English merchant',
  spain: 'Spanish merchant',
  france: 'French merchant',
  holland: 'Dutch merchant',
};

const points: Readonly<Record<Point, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

const skills: Readonly<Record<Skill, string>> = {
  manoeuvre: 'Manoeuvre',
  scouting: 'Scouting',
  leadership: 'Leadership',
  influence: 'Influence',
};

/** The sections of a ship, and the icon of a merchant making off. */
const sections: Readonly<Record<CargoIcon, string>> = {
  hull: 'Hull',
  cargo: 'Cargo',
  masts: 'Masts',
  crew: 'Crew',
  cannons: 'Cannons',
  flight: 'Flight',
};

const ships: Readonly<Record<ShipId, string>> = {
  sloop: 'Sloop',
  flute: 'Flute',
  frigate: 'Frigate',
  galleon: 'Galleon',
  'man-o-war': 'Man-o’-war',
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const the = (name: string) => [capital(name), `the ${name}`, `of the ${name}`, `to the ${name}`] as const;
const npcs = withForms<NpcId>({
  'navy-england': the('English naval ship'),
  'navy-spain': the('Spanish naval ship'),
  'navy-france': the('French naval ship'),
  'navy-holland': the('Dutch naval ship'),
  'pirate-sloop': the('pirate sloop'),
  'pirate-frigate': the('pirate frigate'),
});

const captains: Readonly<Record<CaptainId, string>> = {
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
};

const commodores: Readonly<Record<CommodoreId, string>> = {
  'commodore-england-holmes': 'Robert Holmes',
  'commodore-spain-lezo': 'Blas de Lezo',
  'commodore-france-cassard': 'Jacques Cassard',
  'commodore-holland-cloeck': 'Michiel Cloeck',
};

const goods: Readonly<Record<Good, string>> = {
  food: 'Food',
  wood: 'Wood',
  sugar: 'Sugar',
  rum: 'Rum',
  textiles: 'Textiles',
  tobacco: 'Tobacco',
  cocoa: 'Cocoa',
  spices: 'Spices',
};

const marks: Readonly<Record<Mark, string>> = {
  battle: 'Battle',
  trade: 'Trade',
  sea: 'At Sea',
  intrigue: 'Intrigue',
  reaction: 'Reaction',
  specialist: 'Specialist',
};

const missionKinds: Readonly<Record<MissionKind, string>> = {
  deliver: 'Delivery',
  hunt: 'Hunt',
  escort: 'Escort',
  smuggle: 'Smuggling',
  rescue: 'Rescue',
  explore: 'Exploration',
  duel: 'Duel',
};

export const things = {
  ...zones,
  ...nations,
  ...points,
  ...skills,
  ...sections,
  ...ships,
  ...npcs,
  ...captains,
  ...commodores,
  ...goods,
  ...marks,
  ...missionKinds,
  ...each(CARGO_IDS, (id) => `${goods[CARGO[id].good]} ${CARGO[id].value} (${sections[CARGO[id].icon]})`),
  ...each(DEMAND_IDS, (id) => `Demand: ${goods[DEMAND[id]]}`),
  ...each(MERCHANT_IDS, (id) => MERCHANT[MERCHANTS[id]]),
};
