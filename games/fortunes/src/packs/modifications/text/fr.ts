import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules as all } from './rules.fr.ts';

const { 'SEA-m3-01': _waiting, 'SEA-m3-09': _hold, 'SEA-m3-10': _plank, ...rules } = all;

export const fr: SameKeys<typeof en> = {
  name: 'Modifications',
  blurb:
    'Coque sculptée et nid-de-pie ; une cale de contrebandier avec la contrebande, une planche avec la loyauté. Un port sans modification est pourvu par une réserve.',
  with: {
    contraband: 'Avec la Contrebande viennent aussi des cales de contrebandier.',
    loyalty: 'Avec la Loyauté viennent aussi des planches.',
  },
  rules,
  events: {
    'modification.supplied': 'La réserve fournit ({zone}) : {modification}.',
    'modification.discarded': '{modification} va à la défausse.',
    'modification.dealt': 'Une modification, face cachée ({zone}).',
  },
  names: {
    'carved-hull': 'Coque sculptée',
    'crows-nest': 'Nid-de-pie',
    'smugglers-hold': 'Cale de contrebandier',
    plank: 'Planche',
    'modifications/carved-hull': 'la coque sculptée de l’ennemi',
  },
  cards: {
    'carved-hull':
      'À chaque tour de combat où vous avez déclaré la Fuite, votre adversaire lance 1 dé de Manœuvre de moins, mais au moins 1.',
    'crows-nest': '1 dé de plus à chaque jet de Reconnaissance.',
    'smugglers-hold': 'Cache aux bateaux des nations jusqu’à 2 de vos cartes Contrebande. Elles prennent toujours de la place.',
    plank:
      'Une fois à votre tour, en mer et hors combat, avec au moins 2 d’Équipage et une Loyauté sous Satisfait : perdez 1 d’Équipage, gagnez 1 de Loyauté.',
  },
};
