import { chapters, type SameKeys } from '@boucan/kernel';
import { course } from './chapters/course.fr.ts';
import { crew } from './chapters/crew.fr.ts';
import { foes } from './chapters/foes.fr.ts';
import { sea } from './chapters/sea.fr.ts';
import { cards } from './content/cards.fr.ts';
import { cells } from './content/cells.ts';
import { forms } from './content/forms.fr.ts';
import { names } from './content/names.fr.ts';
import type { en } from './en.ts';
import { folds } from './folds.fr.ts';
import { options } from './options.fr.ts';
import { rules } from './rules/fr.ts';

const told = chapters(course, crew, sea, foes);

export const fr = {
  title: 'Skull Tales',
  blurb:
    'Un navire, un équipage, et chacun se verrait bien Capitaine. Tenez les postes, trouvez l’objectif, gardez le moral, et choisissez votre heure. De une à cinq personnes.',
  rules,
  ...told,
  folds,
  names: { ...names, ...forms, ...cells },
  cards,
  options,
  packs: {},
  ends: {
    reached: 'L’objectif est atteint.',
    sunk: 'Le navire a coulé.',
    surrendered: 'Le navire est pris : le pavillon a été amené pendant un abordage.',
    rebellion: 'L’équipage s’est rebellé.',
    'all-unconscious': 'Plus personne n’est debout.',
    marooned: 'Le Capitaine a été abandonné sur une île.',
    'campaign-won': 'La sixième traversée est achevée.',
    'campaign-lost': 'Deux défaites de suite ont mis fin à la campagne.',
  },
  characters: {
    trader: 'intendant',
    raider: 'bagarreur',
    gambler: 'comploteur',
    'trader:likes': 'Tient le navire en ordre et laisse les combats aux autres.',
    'raider:likes': 'Reste près des canons, qu’il vienne quelqu’un ou non.',
    'gambler:likes': 'Va derrière les tonneaux, qu’il y ait une garde ou non.',
  },
  plans: {
    goal: 'Le but, {island_the}, est {points, plural, =0 {atteint} one {à # point de déplacement} other {à # points de déplacement}}.',
    marker:
      'Le marqueur le plus proche, sur {island_the}, est {points, plural, =0 {atteint} one {à # point de déplacement} other {à # points de déplacement}}.',
    hunted: '{foe_The}, hostile, est {cells, plural, =0 {bord à bord} one {à # case} other {à # cases}}.',
    boarded:
      '{boarders, plural, =0 {Les assaillants sont vaincus} one {Il reste # assaillant sur le pont} other {Il reste # assaillants sur le pont}} : rien d’autre ne compte avant leur départ.',
    mutiny: 'La confiance est à {trust} et le moral à {morale} : plus de confiance que de moral permet une mutinerie.',
  },
  mistakes: {
    hunger: 'laisse l’équipage affamé alors qu’il reste des provisions en cale',
    'tired-hands': 'fait travailler les groupes fatigués pendant que les autres se reposent',
    idles: 'reste aux cabines quand il y a du travail',
    overbids: 'mise toutes ses pièces dans une mutinerie',
  },
  matters: {
    home: 'les chances de rentrer',
    way: 'la route jusqu’à l’objectif',
    ship: 'l’état du navire',
    morale: 'le moral',
    crew: 'les groupes d’équipage',
    stores: 'les réserves et le butin',
    time: 'l’heure et le jour',
    foes: 'les navires hostiles',
    boarding: 'l’abordage en cours',
    people: 'ceux qui tiennent encore debout',
    seat: 'le titre, et les talents du pirate',
    trust: 'la confiance gagnée',
    score: 'le prestige à prendre',
    post: 'le poste occupé',
  },
} as const satisfies SameKeys<typeof en>;
