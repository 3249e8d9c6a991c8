import captain from 'icon:pirate-captain';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Nassau', fr: 'Nassau' },
  play: { en: 'Play Nassau', fr: 'Jouer à Nassau' },
  icon: captain,
  bots: 2,
};
