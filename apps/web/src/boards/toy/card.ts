import swords from 'icon:crossed-swords';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Dice Duel', fr: 'Duel aux dés' },
  about: { en: 'A specimen, to copy from.', fr: 'Un exemple, à copier.' },
  play: { en: 'Cross swords', fr: 'Croiser le fer' },
  icon: swords,
  bots: 1,
};
