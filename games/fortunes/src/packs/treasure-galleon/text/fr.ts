import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules as all } from './rules.fr.ts';

const { 'SEA-m6-02': _upgrade, ...rules } = all;

export const fr: SameKeys<typeof en> = {
  name: 'Le galion au trésor',
  blurb:
    'Un galion espagnol fait sa tournée et s’enrichit de manche en manche. Prenez-le à l’abordage et tout son or est à vous ; l’Espagne s’en souviendra.',
  rules,
  events: {
    'galleon.sailed': 'Le galion au trésor fait route : {zone}. Il porte {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'galleon.stayed': 'Le galion au trésor reste : {zone}. Il porte {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'galleon.plundered': '{seat} s’empare du trésor : {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'galleon.lost': 'Le trésor sombre : {gold, plural, one {# pièce} other {# pièces}} d’or.',
  },
  names: {
    'treasure-galleon': 'Galion au trésor',
    'treasure-galleon:the': 'le galion au trésor',
    'treasure-galleon:of': 'du galion au trésor',
    'treasure-galleon:to': 'au galion au trésor',
    'juan-esteban-de-ubilla': 'Juan Esteban de Ubilla',
  },
  options: {
    'galleon-glory': 'Combien de Gloire le galion au trésor vaut-il ?',
    'galleon-glory=one': 'Un point, comme tout combat',
    'galleon-glory=per-ten': 'Un par 10 pièces d’or entières à bord, au moins un',
  },
};
