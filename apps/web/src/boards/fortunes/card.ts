import caravel from 'icon:caravel';
import type { Card } from '../board.ts';
import { about, alone, title } from './about.ts';

export const card: Card = {
  title,
  about,
  minutes: [90, 180],
  players: [1, 4],
  weight: 'heavy',
  icon: caravel,
  bots: 2,
  alone,
};
