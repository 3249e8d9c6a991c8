import { says } from '@boucan/words';

const en = {
  reserve: 'In reserve: {n, plural, =0 {no token} one {# token} other {# tokens}}, face down',
  reserveDoes: 'A port without a modification is supplied from here. When it is empty, the discard becomes the new reserve.',
  discard: 'Discarded',
};
const fr: typeof en = {
  reserve: 'En réserve : {n, plural, =0 {aucun jeton} one {# jeton} other {# jetons}}, face cachée',
  reserveDoes: 'Un port sans modification y est ravitaillé. Vide, elle est reformée avec la défausse.',
  discard: 'Défaussées',
};

export const words = { en, fr };
export const sayIn = says(words);
