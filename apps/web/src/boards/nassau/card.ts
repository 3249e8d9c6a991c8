import captain from 'icon:pirate-captain';
import type { Card } from '../board.ts';
import { about, title } from './about.ts';

export const card: Card = {
  title,
  about,
  minutes: [60, 120],
  players: [2, 4],
  weight: 'medium',
  icon: captain,
  bots: 2,
  first: { town: 'start-in-centre' },
};
