import type { GameText } from '@boucan/kernel';
import { rules } from './rules/en.ts';
export const en = {
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
