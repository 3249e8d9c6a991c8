import type { SameKeys } from '@boucan/kernel';
import { turnRules } from '../../shared/text/turn.ts';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Vent et tempête',
  blurb:
    'Le vent tourne à chaque manche : votre premier Déplacement dans son sens est gratuit, le premier contre lui coûte double, et une tempête se déplace sur la mer.',
  rules: { ...turnRules.fr, ...rules },
  events: {
    'wind.turned': 'Le vent souffle maintenant vers {wind_the}.',
    'storm.moved': 'La tempête se déplace {zone_to}.',
    'storm.hid': 'Personne ne cherche {seat} dans la tempête.',
    'storm.tested':
      '{seat} obtient {dice} en Manœuvre dans la tempête et subit {hits, plural, =0 {0 touché} one {# touché} other {# touchés}}.',
  },
  names: { 'wind-and-storm/fair-wind': 'Vent arrière', 'wind-and-storm/head-wind': 'Vent contraire' },
  options: {
    'wind-points': 'Combien de directions la rose des vents compte-t-elle ?',
    'wind-points=8': 'Huit, comme les frontières de la carte',
    'wind-points=4': 'Quatre : nord, est, sud et ouest',
  },
};
