import caravel from 'icon:caravel';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Fortunes of the Sea', fr: 'Fortunes de mer' },
  play: { en: 'Set sail', fr: 'Prendre la mer' },
  icon: caravel,
  bots: 2,
  alone: { en: '10 points of Glory within 24 rounds', fr: '10\u00a0points de Gloire en 24\u00a0manches' },
};
