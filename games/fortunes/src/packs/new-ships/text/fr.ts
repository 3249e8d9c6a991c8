import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Nouveaux bateaux',
  blurb:
    'Le brick, à 20 pièces d’or, entre les premiers bateaux et les grands, et des galions plus lents à virer. Avec plus de cartes et de drapeaux, deux bateaux pirates noirs en sus.',
  rules,
  names: { brig: 'Brick', 'pirate-brig-low': 'Edward Low', 'pirate-man-o-war-england': 'Edward England' },
  cards: {
    'pirate-brig-low':
      'Un brick pirate arrive à Tortuga en fin de manche, à la place du sloop pirate. 10 pièces d’or à qui le bat sans être pirate.',
    'pirate-man-o-war-england':
      'Un man-o’-war pirate arrive à Old Providence en fin de manche, à la place de la frégate pirate. 25 pièces d’or à qui le bat sans être pirate.',
  },
  options: {
    'first-brig': 'Un premier capitaine peut-il commencer avec un brick ?',
    'first-brig=false': 'Non : sloop ou flûte',
    'first-brig=true': 'Oui, et sans une pièce',
  },
};
