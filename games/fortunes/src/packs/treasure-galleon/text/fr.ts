import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules as all } from './rules.fr.ts';

const { 'SEA-m6-02': _upgrade, ...rules } = all;

export const fr: SameKeys<typeof en> = {
  name: 'Le galion au trésor',
  blurb:
    'Un galion espagnol suit sa route et s’enrichit à chaque manche. Battez-le et tout son or est à vous, mais l’Espagne s’en souviendra.',
  rules,
  events: {
    'galleon.sailed': 'Le galion au trésor se déplace {zone_to} avec {gold, plural, one {# pièce} other {# pièces}} d’or à bord.',
    'galleon.stayed': 'Le galion au trésor reste {zone_at} avec {gold, plural, one {# pièce} other {# pièces}} d’or à bord.',
    'galleon.plundered': '{seat} prend le trésor de {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'galleon.lost': 'Le trésor de {gold, plural, one {# pièce} other {# pièces}} d’or est perdu.',
  },
  names: {
    'treasure-galleon': 'Galion au trésor',
    'treasure-galleon:the': 'le galion au trésor',
    'treasure-galleon:of': 'du galion au trésor',
    'treasure-galleon:to': 'au galion au trésor',
    'juan-esteban-de-ubilla': 'Juan Esteban de Ubilla',
  },
  options: {
    'galleon-glory': 'Combien de points de Gloire le galion au trésor vaut-il ?',
    'galleon-glory=one': 'Un, comme tout combat',
    'galleon-glory=per-ten': 'Un par tranche de 10 pièces d’or à bord, au moins un',
  },
};
