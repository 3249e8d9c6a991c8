import type { PackText } from '@boucan/kernel';
import { rules } from './rules.en.ts';

export const en = {
  name: 'Favours',
  blurb:
    'Missions and gold earn you Favours with people of influence: spend them on another roll, another draw, a navy that looks the wrong way, or a port that is shut to you.',
  rules,
  prompts: {
    'favour.roll': '{skill}: {dice}. Spend a Favour to roll all the dice again? You have {favours}.',
    'favour.search': 'Found by {npc_the}. Spend a Favour to have the search rolled again? You have {favours}.',
    'favour.draw':
      'Spend a Favour to replace {cards, plural, one {the card drawn} other {all # cards drawn}}? You have {favours}.',
  },
  choices: {
    'use-favour': 'Spend a Favour',
    'pass@favour.roll': 'Keep this roll',
    'buy-favours': 'Buy {favours, plural, one {# Favour} other {# Favours}} for {price} gold, and end the Port action',
    'enter-on-favours': 'Enter the port for {favours, plural, one {# Favour} other {# Favours}}',
  },
  events: {
    'favour.gained': '{seat} is owed a Favour ({favours} in all).',
    'favour.spent': '{seat} spends {spent, plural, one {# Favour} other {# Favours}}; {favours} left.',
    'favour.bought': '{seat} buys {bought, plural, one {# Favour} other {# Favours}} for {gold} gold ({favours} in all).',
    'favour.weighed': '{seat} rolls {skill}: {dice}. A Favour could change that.',
    'favour.hold': '{seat} finds in the hold: {cards}.',
    'favour.rejected': '{seat} discards what was drawn: {goods}.',
    'favour.rolled': '{seat} rolls {skill} again: {was} become {dice}.',
    'favour.redrawn': '{seat} rejects {cards, plural, one {# card} other {# cards}} and draws again.',
  },
  reasons: { 'favours-missing': 'You would need {favours, plural, one {# Favour} other {# Favours}}.' },
} satisfies PackText;
