import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  title: '__Title__',
  blurb: 'Quatre cartes, quatre manches. La plus haute carte que personne d’autre ne joue prend le pot.',
  rules: {
    '__RULE__-01':
      'On joue de deux à quatre. Chaque joueur reçoit quatre cartes et les garde cachées. Les autres restent dans la boîte.',
    '__RULE__-02': 'Il y a quatre manches. Chacune ajoute 2 pièces au pot.',
    '__RULE__-03':
      'À tour de rôle, chaque joueur joue une carte de sa main, face visible. Le premier joueur change à chaque manche.',
    '__RULE__-04': 'La plus haute carte que personne d’autre n’a jouée prend le pot.',
    '__RULE__-05': 'Si chaque carte a été jouée par au moins deux joueurs, le pot reste pour la manche suivante.',
    '__RULE__-06': 'Après quatre manches, le joueur qui a le plus de pièces gagne. En cas d’égalité, la victoire est partagée.',
  },
  prompts: { 'match.play': 'Manche {round} : le pot contient {pot} pièces. Quelle carte jouez-vous ?' },
  choices: { play: 'Jouer le {card}' },
  events: {
    'round.began': 'Manche {round} : {pot} pièces au pot',
    'card.played': '{seat} joue le {card}.',
    'pot.won': '{seat} prend les {coins} pièces du pot.',
    'pot.stayed': 'Aucune carte n’est seule : {coins} pièces restent au pot.',
  },
  reasons: {},
  names: {
    c1: '1',
    c2: '2',
    c3: '3',
    c4: '4',
    c5: '5',
    c6: '6',
    c7: '7',
    c8: '8',
    c9: '9',
    'zone:round': 'Manche',
    'zone:pot': 'Pot',
    'zone:laid': 'Cette manche',
    'zone:shown': 'Cartes déjà jouées',
    'zone:coins': 'Pièces',
    'zone:cards': 'Cartes restantes',
    'zone:hand': 'Main',
  },
  cards: {},
  options: {},
  packs: {},
  ends: { 'cards-played': 'Toutes les cartes ont été jouées.' },
};
