import type { SameKeys } from '@boucan/kernel';
import { EVENTS_USED, TARGET } from '../figures.ts';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Courte croisière',
  blurb: `${TARGET} points de Gloire suffisent, dont 3 au plus dans le coffre, et la pioche Événement compte ${EVENTS_USED} cartes. Pour une soirée qui finit à l’heure.`,
  rules: {
    'SEA-VAR-01': `En courte croisière, ${TARGET} points de Gloire suffisent, dont 3 cachés au plus, et la pioche Événement compte ${EVENTS_USED} cartes tirées au sort.`,
  },
};
