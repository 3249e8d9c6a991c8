import { chapters, type GameText } from '@boucan/kernel';
import { causes } from './causes.fr.ts';
import { combat } from './chapters/combat.fr.ts';
import { course } from './chapters/course.fr.ts';
import { npc } from './chapters/npc.fr.ts';
import { port } from './chapters/port.fr.ts';
import { sea } from './chapters/sea.fr.ts';
import { ventures } from './chapters/ventures.fr.ts';
import { fr as content } from './content/fr.ts';
import { folds } from './folds.fr.ts';
import { options } from './options.fr.ts';
import { rules } from './rules/fr.ts';

const told = chapters(course, sea, port, ventures, npc, combat);

export const fr = {
  title: 'Fortunes de mer',
  blurb:
    'Commercez, pillez et combattez dans toute la mer des Caraïbes ; cachez votre or au port d’attache et soyez le premier à dix points de Gloire. De deux à quatre joueurs, ou seul contre la mer.',
  rules,
  ...told,
  folds,
  names: {
    ...causes,
    ...content.names,
    ...told.names,
  },
  cards: content.cards,
  options,
  packs: {
    'first-voyage': 'Premier voyage',
    'first-voyage:blurb': 'Le jeu de base, tel quel. Il y a assez à découvrir.',
    'second-evening': 'Deuxième soirée',
    'second-evening:blurb':
      'Plus de cartes et de bateaux, un vent à prendre et un galion que tous convoitent : beaucoup de neuf, peu de règles.',
    'third-evening': 'Troisième soirée',
    'third-evening:blurb':
      'La deuxième soirée avec des Lieux à visiter ou à prendre d’assaut, et un équipage dont il faut garder la Loyauté.',
    everything: 'Tout',
    'everything:blurb': 'Tous les modules à la fois, pour qui connaît la mer.',
  },
  ends: {
    glory: 'Un capitaine a atteint l’objectif de Gloire.',
    events: 'La pioche des événements est épuisée.',
    late: 'Le temps s’est écoulé avant que l’objectif ne soit atteint.',
    captains: 'Il ne restait plus de capitaine pour prendre la mer.',
  },
  matters: {
    glory: 'les points de Gloire',
    gold: 'l’or',
    time: 'le temps qui reste',
    captain: 'le capitaine',
    estate: 'le navire et ce qu’il porte',
    cargo: 'la cargaison et son prix',
    wanted: 'les primes',
    ventures: 'la Rumeur et la Mission',
    danger: 'les chasseurs tout proches',
    raid: 'le raid en cours',
    fight: 'le combat en cours',
    cards: 'les cartes Gloire en main',
    place: 'l’escale au port',
    ship: 'l’état du navire',
    way: 'ce qui attend en chemin',
    near: 'ce qui est à portée',
  },
  characters: {
    trader: 'marchand',
    raider: 'écumeur',
    gambler: 'flambeur',
    'trader:likes': 'Achète, vend, et laisse les marchands passer au large.',
    'raider:likes': 'Aucun marchand ne lui échappe, quelle que soit la prime.',
    'gambler:likes': 'Court après chaque rumeur, vraie ou fausse.',
  },
} as const satisfies GameText;
