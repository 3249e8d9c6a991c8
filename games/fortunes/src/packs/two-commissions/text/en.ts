import type { PackText } from '@boucan/kernel';

export const en = {
  name: 'Two commissions',
  blurb: 'Whenever you draw a captain you draw two, keep the one you like better, and shuffle the other back unseen.',
  rules: {
    'SEA-VAR-02':
      'With two commissions you draw two captains, at the start and after each death or retirement, keep one and shuffle the other back unseen. If there is only one left, you take it.',
  },
  prompts: { 'commission.choose': 'Which captain do you want to be?' },
  choices: { command: 'Sail as {captain}' },
  events: {
    'commission.drawn': '{seat} draws two captains.',
    'commission.drawn:seen': '{seat} draws two captains: {captains}.',
    'commission.kept': '{seat} keeps one of two captains and shuffles the other back.',
    'commission.kept:seen': '{seat} keeps {captain} and shuffles the other captain back.',
  },
} satisfies PackText;
