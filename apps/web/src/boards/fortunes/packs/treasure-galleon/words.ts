import { says } from '@boucan/words';

const en = {
  gold: 'The treasure galleon carries {gold} gold',
  does: 'It sails its round and grows richer every round. Beaten, it brings all its gold, a bounty for each full ten, and Glory.',
};
const fr: typeof en = {
  gold: 'Le galion au trésor porte {gold} or',
  does: 'Il suit sa route et s’enrichit à chaque manche. Vaincu, il rapporte tout son or, une prime par dizaine entière, et de la Gloire.',
};

export const words = { en, fr };
export const sayIn = says(words);
