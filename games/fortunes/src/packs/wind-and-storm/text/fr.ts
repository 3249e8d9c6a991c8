import type { SameKeys } from '@boucan/kernel';
import { turnRules } from '../../shared/text/turn.ts';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Vent et tempête',
  blurb:
    'Le vent tourne à chaque manche : votre premier Déplacement dans son sens est gratuit, le premier contre lui coûte double, et une tempête erre sur la mer.',
  rules: { ...turnRules.fr, ...rules },
  events: {
    'wind.turned': 'Le vent souffle vers : {wind}.',
    'storm.moved': 'La tempête se déplace : {zone}.',
    'storm.hid': 'Personne ne cherche {seat} dans la tempête.',
    'storm.tested':
      '{seat} affronte la tempête avec {dice} : {hits, plural, =0 {pas une égratignure} one {# touché} other {# touchés}}.',
  },
  names: { 'wind-and-storm/fair-wind': 'le vent arrière', 'wind-and-storm/head-wind': 'le vent contraire' },
  options: {
    'wind-points': 'Combien de directions la rose des vents compte-t-elle ?',
    'wind-points=8': 'Huit, comme les frontières de la carte',
    'wind-points=4': 'Quatre : nord, est, sud et ouest',
  },
};
