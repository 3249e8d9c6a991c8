import flag from 'icon:pirate-flag';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Brethren of the Coast', fr: 'Les Frères de la côte' },
  about: {
    en: 'Ships and cards against Spanish galleons: short, and quickly learned.',
    fr: 'Des navires et des cartes contre les galions d’Espagne\u00a0: court, et vite appris.',
  },
  minutes: [30, 45],
  players: [3, 6],
  weight: 'light',
  icon: flag,
  bots: 2,
};
