import type { GameText } from '@boucan/kernel';
import { rules } from './rules/fr.ts';
export const fr = {
  title: 'Nassau',
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
} satisfies GameText;
