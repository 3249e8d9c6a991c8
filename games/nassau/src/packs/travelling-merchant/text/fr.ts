import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Marchand ambulant',
  blurb: 'Le pion Stefan Feld fait le tour des quartiers d’angle et paie le joueur qui lui amène le capitaine.',
  prompts: {
    'merchant.bonus': 'Vous avez trouvé le marchand. Quel bonus prenez-vous ?',
    'merchant.more': 'Payez-vous 1 doublon pour un second bonus ?',
    'merchant.send': 'Où le marchand va-t-il ensuite ?',
  },
  choices: { enough: 'Ne pas prendre de second bonus', send: 'Envoyer le marchand vers {space}' },
  events: {
    'merchant.met': '{seat} rencontre le marchand ambulant et choisit {gain_a}.',
    'merchant.moved': '{seat} envoie le marchand ambulant {space_to}.',
  },
  names: {
    merchant: 'marchand ambulant',
    'merchant:the': 'le marchand ambulant',
    'merchant:because': 'grâce au marchand ambulant',
  },
};
