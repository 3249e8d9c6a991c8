import { says } from '@boucan/words';

const en = {
  title: 'Two commissions',
  other: 'The other goes back into the deck unseen.',
};
const fr: typeof en = {
  title: 'Deux brevets',
  other: 'L’autre retourne dans la pioche sans être vu.',
};

export const words = { en, fr };
export const sayIn = says(words);
