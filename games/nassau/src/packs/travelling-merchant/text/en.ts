import type { PackText } from '@boucan/kernel';

export const en = {
  name: 'Travelling merchant',
  blurb: 'The Stefan Feld pawn goes round the corners of the town and pays the player who brings the captain to it.',
  prompts: {
    'merchant.bonus': 'You have found the merchant. Which bonus do you take?',
    'merchant.more': 'Do you pay 1 doubloon for a second bonus?',
    'merchant.send': 'Where does the merchant go next?',
  },
  choices: { enough: 'Take no second bonus', send: 'Send the merchant to {space}' },
  events: {
    'merchant.met': '{seat} meets the travelling merchant and chooses {gain_a}.',
    'merchant.moved': '{seat} sends the travelling merchant {space_to}.',
  },
  names: {
    merchant: 'travelling merchant',
    'merchant:the': 'the travelling merchant',
    'merchant:because': 'thanks to the travelling merchant',
  },
} satisfies PackText;
