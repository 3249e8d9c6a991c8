// What is in the box.
import { CAPTAIN_IDS, captainCard } from '@boucan/fortunes/content/captains';
import { CARGO_IDS, GOODS } from '@boucan/fortunes/content/cargo';
import { EVENT_IDS } from '@boucan/fortunes/content/events';
import { GLORY_IDS } from '@boucan/fortunes/content/glory';
import { SPECIALIST_TYPES } from '@boucan/fortunes/content/glory/specialists';
import { ZONE_IDS } from '@boucan/fortunes/content/map';
import { MISSION_IDS } from '@boucan/fortunes/content/missions';
import { COMMODORE_IDS } from '@boucan/fortunes/content/npc-captains';
import { RUMOUR_IDS } from '@boucan/fortunes/content/rumours';
import { SHIP_IDS, SHIPS } from '@boucan/fortunes/content/ships';
import { MODIFICATION_IDS, WEAPON_IDS } from '@boucan/fortunes/content/tokens';
import { type BoxKind, plain } from '../../screens/look/kind.ts';

const SKILLS = ['manoeuvre', 'scouting', 'leadership', 'influence'] as const;

export const box: readonly BoxKind[] = [
  {
    id: 'captains',
    en: 'Captains',
    fr: 'Capitaines',
    met: {
      en: 'You are dealt one at the start, and another when yours dies or retires.',
      fr: 'Vous en recevez un au début, et un autre quand le vôtre meurt ou se retire.',
    },
    items: CAPTAIN_IDS.map((id) => {
      const card = captainCard(id);
      return { id, texts: card.abilities, figures: SKILLS.map((skill) => [skill, card[skill]] as const) };
    }),
  },
  {
    id: 'ships',
    en: 'Ships',
    fr: 'Bateaux',
    met: {
      en: 'You begin in a sloop or a flute; shipyards sell the others.',
      fr: 'Vous commencez avec un sloop ou une flûte ; les chantiers vendent les autres.',
    },
    items: SHIP_IDS.map((id) => ({
      id,
      figures: (['cargo', 'crew', 'cannons'] as const).map((name) => [name, SHIPS[id][name]] as const),
    })),
  },
  {
    id: 'glory',
    en: 'Glory cards',
    fr: 'Cartes Gloire',
    met: {
      en: 'Each point of Glory on the track brings one. You hold four at most.',
      fr: 'Chaque point de Gloire sur la piste en apporte une. Vous en gardez quatre au plus.',
    },
    items: plain(GLORY_IDS),
  },
  {
    id: 'specialists',
    en: 'Specialists',
    fr: 'Spécialistes',
    met: {
      en: 'Glory cards hire them; one of each type sails with you.',
      fr: 'Des cartes Gloire les engagent ; un de chaque type navigue avec vous.',
    },
    items: plain(SPECIALIST_TYPES),
  },
  {
    id: 'rumours',
    en: 'Rumours',
    fr: 'Rumeurs',
    met: {
      en: 'Ports tell them; you prove them where the card says.',
      fr: 'Les ports les racontent ; vous les vérifiez là où dit la carte.',
    },
    items: plain(RUMOUR_IDS),
  },
  {
    id: 'missions',
    en: 'Missions',
    fr: 'Missions',
    met: {
      en: 'Nations offer them in their ports; you have one at a time.',
      fr: 'Les nations les proposent dans leurs ports ; vous en avez une à la fois.',
    },
    items: plain(MISSION_IDS),
  },
  {
    id: 'events',
    en: 'Events',
    fr: 'Événements',
    met: { en: 'One is drawn at the start of every round.', fr: 'Un événement est pioché au début de chaque manche.' },
    items: plain(EVENT_IDS),
  },
  {
    id: 'cargo',
    en: 'Goods',
    fr: 'Marchandises',
    met: {
      en: 'You buy them in port, or take them from merchants.',
      fr: 'Vous les achetez au port ou les prenez aux marchands.',
    },
    items: GOODS.map((good) => ({ id: good, copies: CARGO_IDS.filter((card) => card.startsWith(`${good}-`)).length })),
  },
  {
    id: 'modifications',
    en: 'Modifications',
    fr: 'Modifications',
    met: {
      en: 'One lies in each port; its shipyard fits it for 3 gold.',
      fr: 'Il y en a une dans chaque port ; son chantier la pose pour 3 pièces d’or.',
    },
    items: plain(MODIFICATION_IDS),
  },
  {
    id: 'weapons',
    en: 'Special weapons',
    fr: 'Armes spéciales',
    met: { en: 'Every shipyard sells them for 3 gold.', fr: 'Tous les chantiers en vendent pour 3 pièces d’or.' },
    items: plain(WEAPON_IDS),
  },
  {
    id: 'hunters',
    en: 'Commodores',
    fr: 'Commodores',
    met: {
      en: 'They command the naval ships that hunt captains with a bounty.',
      fr: 'Ils commandent les navires qui recherchent les capitaines dont la tête est mise à prix.',
    },
    items: plain(COMMODORE_IDS),
  },
  {
    id: 'zones',
    en: 'The map',
    fr: 'La carte',
    met: { en: 'Seventeen zones, most of them with a port.', fr: 'Dix-sept zones, presque toutes avec un port.' },
    items: plain(ZONE_IDS),
  },
];
