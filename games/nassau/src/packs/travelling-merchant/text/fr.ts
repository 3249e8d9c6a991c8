import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Marchand ambulant',
  blurb: 'Le pion Stefan Feld fait le tour des quartiers d’angle et paie qui lui amène le capitaine.',
  prompts: {
    'merchant.bonus': 'Vous avez trouvé le marchand. Quel bonus prenez-vous ?',
    'merchant.more': 'Un second bonus, pour un doublon ?',
    'merchant.send': 'Où le marchand va-t-il ensuite ?',
  },
  choices: { enough: 'Non, merci', send: 'Vers : {space}' },
  events: {
    'merchant.met': '{seat} rencontre le marchand et choisit : {gain}.',
    'merchant.moved': '{seat} envoie le marchand plus loin : {space}.',
  },
  names: { merchant: 'marchand ambulant' },
};
