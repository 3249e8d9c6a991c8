import type { PackText } from '@boucan/kernel';

export const en = {
  name: 'Travelling merchant',
  blurb: 'The Stefan Feld pawn goes round the corners of the town and pays whoever brings the captain to it.',
  prompts: {
    'merchant.bonus': 'You have found the merchant. Which bonus do you take?',
    'merchant.more': 'A second bonus for a doubloon?',
    'merchant.send': 'Where does the merchant go next?',
  },
  choices: { enough: 'No, thank you', send: 'To {space}' },
  events: {
    'merchant.met': '{seat} meets the merchant and chooses: {gain}.',
    'merchant.moved': '{seat} sends the merchant on: {space}.',
  },
  names: { merchant: 'travelling merchant' },
} satisfies PackText;
