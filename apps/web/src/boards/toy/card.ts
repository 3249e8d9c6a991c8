import die from 'icon:dice-six-faces-three';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Dice Duel', fr: 'Duel aux dés' },
  about: { en: 'A specimen, to copy from.', fr: 'Un exemple, à copier.' },
  minutes: [5, 10],
  players: [2, 4],
  weight: 'light',
  icon: die,
  bots: 1,
};
