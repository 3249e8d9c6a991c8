import die from 'icon:dice-six-faces-three';
import type { Card } from '../board.ts';
import { about, title } from './about.ts';

export const card: Card = {
  title,
  about,
  minutes: [5, 10],
  players: [2, 4],
  weight: 'light',
  icon: die,
  bots: 1,
};
