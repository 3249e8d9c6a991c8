import skull from 'icon:skull-crossed-bones';
import type { Card } from '../board.ts';
import { about, aim, alone, title } from './about.ts';

export const card: Card = {
  title,
  about,
  minutes: [60, 120],
  players: [1, 5],
  weight: 'heavy',
  icon: skull,
  bots: 2,
  first: { difficulty: 'calm' },
  alone,
  campaign: {
    aim,
    options: { campaign: true },
  },
};
