import captain from 'icon:pirate-captain';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Nassau', fr: 'Nassau' },
  about: {
    en: 'Fit out a ship in town, fight at sea, and bring home tales: four rounds.',
    fr: 'Armer un navire en ville, combattre en mer, rapporter des récits\u00a0: quatre manches.',
  },
  minutes: [60, 120],
  players: [2, 4],
  weight: 'medium',
  icon: captain,
  bots: 2,
  first: { town: 'start-in-centre' },
};
