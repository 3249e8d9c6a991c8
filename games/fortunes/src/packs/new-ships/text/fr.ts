import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Nouveaux bateaux',
  blurb:
    'Le brick à 20 pièces d’or, entre les premiers bateaux et les grands, et des galions moins maniables. Avec Cartes et drapeaux, deux bateaux pirates de plus.',
  rules,
  names: {
    'brig:a': 'un brick',
    'brig:the': 'le brick',
    brig: 'Brick',
    'pirate-brig-low': 'Edward Low',
    'pirate-man-o-war-england': 'Edward England',
  },
  cards: {
    'pirate-brig-low':
      'En fin de manche, un brick pirate entre en jeu à l’île de la Tortue à la place du sloop pirate. Un joueur non-pirate qui le bat reçoit 10 pièces d’or.',
    'pirate-man-o-war-england':
      'En fin de manche, un man’o’war pirate entre en jeu à Vieille-Providence à la place de la frégate pirate. Un joueur non-pirate qui le bat reçoit 25 pièces d’or.',
  },
  options: {
    'first-brig': 'Un premier capitaine peut-il commencer avec un brick ?',
    'first-brig=false': 'Non, seulement un sloop ou une flûte',
    'first-brig=true': 'Oui, mais sans or',
  },
};
