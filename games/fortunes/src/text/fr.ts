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
    'Commercez, pillez et combattez dans toutes les Caraïbes, cachez votre or au port d’attache et soyez le premier à 10 points de Gloire. De 2 à 4 joueurs, ou en solo.',
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
    'first-voyage:blurb': 'Le jeu de base seul. Il y a déjà beaucoup à découvrir.',
    'second-evening': 'Deuxième soirée',
    'second-evening:blurb':
      'De nouvelles cartes, de nouveaux bateaux, un vent qui compte et un galion au trésor à chasser : beaucoup de nouveautés, peu de règles.',
    'third-evening': 'Troisième soirée',
    'third-evening:blurb':
      'La deuxième soirée avec des Lieux à visiter ou à prendre d’assaut, et un équipage dont il faut garder la Loyauté.',
    everything: 'Tout',
    'everything:blurb': 'Tous les modules à la fois, pour ceux qui connaissent le jeu.',
  },
  ends: {
    glory: 'Un capitaine a atteint l’objectif de Gloire.',
    events: 'La pioche des événements est épuisée.',
    late: 'Le temps s’est écoulé avant que l’objectif soit atteint.',
    captains: 'Il ne restait plus de capitaine dans la pioche.',
  },
  plans: {
    sell: 'Le port {zone_of}, à {moves, plural, one {# déplacement} other {# déplacements}}, demande {good_a} : il y en a {cards, plural, one {# carte} other {# cartes}} à bord.',
    'sell-here': 'Le port {zone_of} demande {good_a} : il y en a {cards, plural, one {# carte} other {# cartes}} à bord.',
    repair: 'Une section est détruite : aucun raid avant une réparation dans un port.',
    mission: 'La mission « {mission} » attend.',
    raid: 'Le marchand le plus proche se trouve {zone_at}, à {moves, plural, one {# déplacement} other {# déplacements}}.',
    'raid-here': 'Un marchand se trouve ici, {zone_at}.',
  },
  mistakes: {
    'raids-on': 'poursuit ses raids trop longtemps',
    'mixed-cargo': 'achète des marchandises qu’aucun port ne demande',
    'gold-aboard': 'quitte son port d’attache avec tout son or à bord',
    unrepaired: 'prend la mer avec une section détruite',
    'fights-on': 'continue le combat contre un bateau plus fort',
  },
  matters: {
    modules: 'l’apport des modules',
    glory: 'les points de Gloire',
    gold: 'l’or',
    time: 'le temps qui reste',
    captain: 'le capitaine',
    estate: 'le bateau et son chargement',
    cargo: 'la cargaison et son prix',
    wanted: 'les primes',
    ventures: 'la Rumeur et la Mission',
    danger: 'les chasseurs proches',
    raid: 'le raid en cours',
    fight: 'le combat en cours',
    cards: 'les cartes Gloire en main',
    place: 'la présence au port',
    ship: 'l’état du bateau',
    way: 'la route à venir',
    near: 'ce qui est à portée',
  },
  characters: {
    trader: 'marchand',
    raider: 'écumeur',
    gambler: 'flambeur',
    'trader:likes': 'Achète, vend, et laisse les marchands tranquilles.',
    'raider:likes': 'Attaque tous les marchands, quelle que soit la prime.',
    'gambler:likes': 'Suit toutes les rumeurs, vraies ou fausses.',
  },
} as const satisfies GameText;
