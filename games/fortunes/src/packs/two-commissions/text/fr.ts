import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Deux brevets',
  blurb: 'Chaque fois que vous piochez un capitaine, piochez-en deux et gardez celui que vous préférez.',
  rules: {
    'SEA-VAR-02':
      'Avec deux brevets, vous piochez deux capitaines, au départ et après chaque mort ou retraite, en gardez un et remettez l’autre dans la pioche sans le montrer. S’il n’en reste qu’un, vous le prenez.',
  },
  prompts: { 'commission.choose': 'Vous avez pioché deux capitaines. Lequel gardez-vous ?' },
  choices: { command: 'Garder {captain}' },
  events: {
    'commission.drawn': '{seat} pioche deux capitaines.',
    'commission.drawn:seen': '{seat} pioche deux capitaines : {captains}.',
    'commission.kept': '{seat} garde un capitaine et remet l’autre dans la pioche.',
    'commission.kept:seen': '{seat} garde {captain} et remet l’autre capitaine dans la pioche.',
  },
};
