import type { PackText } from '@boucan/kernel';
import { rules } from './rules.en.ts';

export const en = {
  name: 'Favours',
  blurb: 'Missions and gold earn you Favours. Spend them to roll again, draw again, spoil a search or enter a closed port.',
  rules,
  prompts: {
    'favour.roll':
      'You rolled {dice} for {skill} and have {favours, plural, one {# Favour} other {# Favours}}. Spend one to roll all the dice again?',
    'favour.search':
      '{npc_The} has found you, and you have {favours, plural, one {# Favour} other {# Favours}}. Spend one to have the search rolled again?',
    'favour.draw':
      'You have {favours, plural, one {# Favour} other {# Favours}}. Spend one to replace {cards, plural, one {the card drawn} other {all # cards drawn}}?',
  },
  choices: {
    'use-favour': 'Spend a Favour',
    'pass@favour.roll': 'Keep this roll',
    'buy-favours': 'Buy {favours, plural, one {# Favour} other {# Favours}} and end the Port action ({price} gold)',
    'enter-on-favours': 'Spend {favours, plural, one {# Favour} other {# Favours}} to enter port',
  },
  events: {
    'favour.gained': '{seat} gains a Favour ({favours} in all).',
    'favour.spent':
      '{seat} spends {spent, plural, one {# Favour} other {# Favours}} ({favours, plural, =0 {none} other {#}} left).',
    'favour.bought': '{seat} buys {bought, plural, one {# Favour} other {# Favours}} for {gold} gold ({favours} in all).',
    'favour.weighed': '{seat} rolls {dice} for {skill} and may spend a Favour.',
    'favour.hold': '{seat} finds {cards} in the hold.',
    'favour.rejected': '{seat} discards the cards drawn: {goods_counted}.',
    'favour.rolled': '{seat} rolls {skill} again and gets {dice} instead of {was}.',
    'favour.redrawn': '{seat} replaces {cards, plural, one {# card} other {# cards}}.',
  },
  reasons: { 'favours-missing': 'You need {favours, plural, one {# Favour} other {# Favours}}.' },
} satisfies PackText;
