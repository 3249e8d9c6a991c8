import type { PackText } from '@boucan/kernel';

export const en = {
  name: 'Two commissions',
  blurb: 'Whenever you draw a captain, draw two and keep the one you prefer.',
  rules: {
    'SEA-VAR-02':
      'With two commissions you draw two captains, at the start and after each death or retirement, keep one and shuffle the other back unseen. If there is only one left, you take it.',
  },
  prompts: { 'commission.choose': 'You drew two captains. Which one do you keep?' },
  choices: { command: 'Keep {captain}' },
  events: {
    'commission.drawn': '{seat} draws two captains.',
    'commission.drawn:seen': '{seat} draws two captains: {captains}.',
    'commission.kept': '{seat} keeps one captain and shuffles the other back.',
    'commission.kept:seen': '{seat} keeps {captain} and shuffles the other captain back.',
  },
} satisfies PackText;
