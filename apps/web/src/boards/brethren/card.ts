import flag from 'icon:pirate-flag';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Brethren of the Coast', fr: 'Les Frères de la côte' },
  play: { en: 'Play now', fr: 'Jouer tout de suite' },
  icon: flag,
  bots: 2,
};
