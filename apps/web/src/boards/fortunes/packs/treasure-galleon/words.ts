import { says } from '@boucan/words';

const en = {
  gold: 'The treasure galleon carries {gold} gold',
  does: 'It follows its route and gets richer every round. Defeat it for all its gold, a bounty for each full 10 gold, and Glory.',
};
const fr: typeof en = {
  gold: 'Le galion au trésor porte {gold, plural, one {# pièce} other {# pièces}} d’or',
  does: 'Il suit sa route et s’enrichit à chaque manche. Vaincu, il rapporte tout son or, une prime par tranche de 10 pièces, et de la Gloire.',
};

export const words = { en, fr };
export const sayIn = says(words);
