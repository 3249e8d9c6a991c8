import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules as all } from './rules.fr.ts';

const { 'SEA-m3-01': _waiting, 'SEA-m3-09': _hold, 'SEA-m3-10': _plank, ...rules } = all;

export const fr: SameKeys<typeof en> = {
  name: 'Modifications',
  blurb:
    'Coque sculptée et nid-de-pie et, avec d’autres modules, cale de contrebandier ou planche. Un port sans modification en reçoit une de la réserve.',
  with: {
    contraband: 'Avec la Contrebande, il y a aussi des cales de contrebandier.',
    loyalty: 'Avec la Loyauté, il y a aussi des planches.',
  },
  rules,
  events: {
    'modification.supplied': 'Le port {zone_of} reçoit {modification_a} de la réserve.',
    'modification.discarded': '{modification_The} part à la défausse.',
    'modification.dealt': 'Le port {zone_of} reçoit une modification, face cachée.',
  },
  names: {
    'carved-hull:a': 'une coque sculptée',
    'carved-hull:the': 'la coque sculptée',
    'crows-nest:a': 'un nid-de-pie',
    'crows-nest:the': 'le nid-de-pie',
    'smugglers-hold:a': 'une cale de contrebandier',
    'smugglers-hold:the': 'la cale de contrebandier',
    'plank:a': 'une planche',
    'plank:the': 'la planche',
    'carved-hull': 'Coque sculptée',
    'crows-nest': 'Nid-de-pie',
    'smugglers-hold': 'Cale de contrebandier',
    plank: 'Planche',
    'modifications/carved-hull': 'Coque sculptée de l’ennemi',
  },
  cards: {
    'carved-hull':
      'À chaque tour de combat où vous avez déclaré Fuir, votre adversaire lance 1 dé de Manœuvre de moins, mais au moins 1.',
    'crows-nest': 'Vous lancez 1 dé de plus à chaque jet de Reconnaissance.',
    'smugglers-hold': 'Cache aux navires jusqu’à 2 de vos cartes Contrebande. Elles prennent toujours de la place.',
    plank:
      'Une fois par tour, en mer et hors combat, avec au moins 2 points d’Équipage et une Loyauté sous Satisfait : perdez 1 point d’Équipage et gagnez 1 point de Loyauté.',
  },
};
