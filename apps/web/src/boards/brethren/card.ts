import flag from 'icon:pirate-flag';
import type { Card } from '../board.ts';
import { about, title } from './about.ts';

export const card: Card = {
  title,
  about,
  minutes: [30, 45],
  players: [3, 6],
  weight: 'light',
  icon: flag,
  bots: 2,
};
