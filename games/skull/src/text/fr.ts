import type { GameText } from '@boucan/kernel';
import { rules } from './rules/fr.ts';

export const fr: GameText = {
  title: 'Skull Tales',
  blurb: '',
  rules,
  prompts: {},
  choices: {},
  events: {},
  reasons: {},
  names: {},
  cards: {},
  options: {},
  packs: {},
  ends: {},
};
