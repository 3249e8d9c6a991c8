import caravel from 'icon:caravel';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Fortunes of the Sea', fr: 'Fortunes de mer' },
  about: {
    en: 'Trade, raids and fights all over the Caribbean: a long voyage.',
    fr: 'Commerce, raids et combats à travers les Caraïbes\u00a0: une longue traversée.',
  },
  minutes: [90, 180],
  players: [1, 4],
  weight: 'heavy',
  icon: caravel,
  bots: 2,
  alone: { en: '10 points of Glory within 24 rounds', fr: '10\u00a0points de Gloire en 24\u00a0manches' },
};
