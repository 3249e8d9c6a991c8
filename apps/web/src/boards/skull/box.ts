// What is in the box.
import { CLASS_IDS, CLASSES, ITEM_IDS } from '@boucan/skull/content/characters';
import { EVENT_IDS } from '@boucan/skull/content/events';
import { FOE_IDS } from '@boucan/skull/content/foes';
import { GOOD_IDS } from '@boucan/skull/content/goods';
import { GROUP_IDS } from '@boucan/skull/content/groups';
import { ISLAND_IDS } from '@boucan/skull/content/map';
import { MISSION_IDS } from '@boucan/skull/content/missions';
import { AMMO_IDS, SHIP_IDS, SHIPS, UPGRADE_IDS } from '@boucan/skull/content/ships';
import { type BoxKind, plain } from '../../screens/look/kind.ts';

export const box: readonly BoxKind[] = [
  {
    id: 'characters',
    en: 'Characters',
    fr: 'Personnages',
    met: {
      en: 'Each player is one of them for the whole voyage.',
      fr: 'Chaque joueur en incarne un pendant toute la traversée.',
    },
    items: CLASS_IDS.map((id) => ({ id, texts: CLASSES[id].skills })),
  },
  {
    id: 'crew',
    en: 'Crew groups',
    fr: 'Groupes de marins',
    met: {
      en: 'The Captain orders them to posts, and they tire.',
      fr: 'Le Capitaine les envoie aux postes, et ils se fatiguent.',
    },
    items: plain(GROUP_IDS),
  },
  {
    id: 'events',
    en: 'Events',
    fr: 'Événements',
    met: { en: 'One is drawn in every watch at sea.', fr: 'Un événement est pioché à chaque quart en mer.' },
    items: plain(EVENT_IDS),
  },
  {
    id: 'missions',
    en: 'Missions',
    fr: 'Missions',
    met: { en: 'Islands offer them ashore.', fr: 'Les îles les proposent à terre.' },
    items: plain(MISSION_IDS),
  },
  {
    id: 'foes',
    en: 'Enemies',
    fr: 'Ennemis',
    met: { en: 'Events bring them to the horizon.', fr: 'Les événements les amènent à l’horizon.' },
    items: plain(FOE_IDS),
  },
  {
    id: 'ships',
    en: 'Ships and their gear',
    fr: 'Navires et équipement',
    met: {
      en: 'You sail a brigantine; the harbour sells the rest in a campaign.',
      fr: 'Vous naviguez sur un brigantin ; le port vend le reste dans une campagne.',
    },
    items: [
      ...SHIP_IDS.map((id) => ({ id, figures: [['cannons', SHIPS[id].cannons] as const] })),
      ...plain([...UPGRADE_IDS, ...AMMO_IDS, ...ITEM_IDS]),
    ],
  },
  {
    id: 'goods',
    en: 'Goods',
    fr: 'Marchandises',
    met: {
      en: 'They lie in holds and on islands, and sell in harbour.',
      fr: 'Elles sont dans les cales et sur les îles, et se vendent au port.',
    },
    items: plain(GOOD_IDS),
  },
  {
    id: 'islands',
    en: 'Islands',
    fr: 'Îles',
    met: { en: 'The ship docks there; crew groups explore them.', fr: 'Le navire y accoste ; les groupes les explorent.' },
    items: plain(ISLAND_IDS),
  },
];
