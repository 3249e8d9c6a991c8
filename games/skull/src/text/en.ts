import type { GameText } from '@boucan/kernel';
import { rules } from './rules/en.ts';

export const en: GameText = {
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
