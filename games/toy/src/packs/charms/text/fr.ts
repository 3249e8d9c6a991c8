import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Grigris et perroquet',
  blurb: 'Un grigri secret pour chacun, un perroquet qui paie le dernier à avoir touché, et deux fioritures dans le sac.',
  rules: {
    'TOY-14': 'Chaque duelliste tire un grigri en secret d’un sac de huit : quatre plumes valant 1, quatre dents valant 2.',
    'TOY-15':
      'Avant que le coup ne soit porté, un attaquant qui a encore son grigri peut l’abattre ; sa valeur s’ajoute au coup.',
    'TOY-16': 'Le perroquet vole vers celui qui touche, et y reste jusqu’à ce qu’un autre touche.',
    'TOY-17': 'Au début d’une manche, le perroquet apporte à son ami une pièce du coffre, s’il y en a une.',
    'TOY-18': 'Deux fioritures rejoignent le sac. Une fioriture renforce un coup de 3.',
  },
  prompts: { 'charming.lay': 'Abattez-vous votre grigri ?' },
  choices: { lay: 'Abattre une {charm}' },
  events: {
    'charm.laid': '{seat} abat une {charm}.',
    'parrot.flew': 'Le perroquet vole vers {seat}.',
    'parrot.paid': 'Le perroquet apporte à {seat} une pièce du coffre.',
  },
  names: { flourish: 'fioriture', feather: 'plume', tooth: 'dent' },
  options: {
    'parrot-pays': 'Le perroquet vole-t-il dans le coffre ?',
    'parrot-pays=true': 'Oui, une pièce par manche',
    'parrot-pays=false': 'Non, il fait le beau',
  },
};
