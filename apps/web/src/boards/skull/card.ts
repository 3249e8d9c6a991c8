import flag from 'icon:pirate-flag';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Skull Tales', fr: 'Skull Tales' },
  play: { en: 'Sail in Skull Tales', fr: 'Embarquer dans Skull Tales' },
  icon: flag,
  bots: 2,
};
