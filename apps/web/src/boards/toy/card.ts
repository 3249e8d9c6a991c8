import swords from 'icon:crossed-swords';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Dice Duel', fr: 'Duel aux dés' },
  about: { en: 'A specimen, to copy from.', fr: 'Un exemple, à copier.' },
  minutes: [5, 10],
  players: [2, 4],
  weight: 'light',
  icon: swords,
  bots: 1,
};
