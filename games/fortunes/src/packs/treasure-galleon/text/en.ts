import type { PackText } from '@boucan/kernel';
import { rules as all } from './rules.en.ts';

/** Told with the upgrades. */
const { 'SEA-m6-02': _upgrade, ...rules } = all;

export const en = {
  name: 'The treasure galleon',
  blurb:
    'A Spanish galleon sails its round and grows richer from round to round. Board it and all its gold is yours; Spain will remember.',
  rules,
  events: {
    'galleon.sailed': 'The treasure galleon sails on: {zone}. It carries {gold} gold.',
    'galleon.stayed': 'The treasure galleon stays: {zone}. It carries {gold} gold.',
    'galleon.plundered': '{seat} takes the treasure: {gold} gold.',
    'galleon.lost': 'The treasure goes to the bottom: {gold} gold.',
  },
  names: {
    'treasure-galleon': 'Treasure Galleon',
    'treasure-galleon:the': 'the Treasure Galleon',
    'treasure-galleon:of': 'of the Treasure Galleon',
    'treasure-galleon:to': 'to the Treasure Galleon',
    'juan-esteban-de-ubilla': 'Juan Esteban de Ubilla',
  },
  options: {
    'galleon-glory': 'How much Glory is the treasure galleon worth?',
    'galleon-glory=one': 'One point, like any combat',
    'galleon-glory=per-ten': 'One for each full 10 gold it carries, at least one',
  },
} satisfies PackText;
