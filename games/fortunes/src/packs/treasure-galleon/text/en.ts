import type { PackText } from '@boucan/kernel';
import { rules as all } from './rules.en.ts';

/** Told with the upgrades. */
const { 'SEA-m6-02': _upgrade, ...rules } = all;

export const en = {
  name: 'The treasure galleon',
  blurb:
    'A Spanish galleon sails its route and gets richer every round. Defeat it and all its gold is yours, but Spain will remember.',
  rules,
  events: {
    'galleon.sailed': 'The treasure galleon sails to {zone_the} with {gold} gold aboard.',
    'galleon.stayed': 'The treasure galleon stays {zone_at} with {gold} gold aboard.',
    'galleon.plundered': '{seat} takes the treasure of {gold} gold.',
    'galleon.lost': 'The treasure of {gold} gold is lost.',
  },
  names: {
    'treasure-galleon': 'Treasure galleon',
    'treasure-galleon:the': 'the treasure galleon',
    'treasure-galleon:of': 'of the treasure galleon',
    'treasure-galleon:to': 'to the treasure galleon',
    'juan-esteban-de-ubilla': 'Juan Esteban de Ubilla',
  },
  options: {
    'galleon-glory': 'How many points of Glory is the treasure galleon worth?',
    'galleon-glory=one': 'One, like any combat',
    'galleon-glory=per-ten': 'One per full 10 gold aboard, at least one',
  },
} satisfies PackText;
