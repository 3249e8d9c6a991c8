import { says } from '@boucan/words';

const en = {
  reserve: 'Reserve: {n, plural, =0 {no tokens} one {# token} other {# tokens}}, face down',
  reserveDoes: 'A port without a modification gets one from here. When it is empty, the discard pile becomes the new reserve.',
  discard: 'Discarded',
};
const fr: typeof en = {
  reserve: 'Réserve : {n, plural, =0 {aucun jeton} one {# jeton} other {# jetons}}, face cachée',
  reserveDoes: 'Un port sans modification en reçoit une d’ici. Une fois vide, la réserve est reformée avec la défausse.',
  discard: 'Défaussées',
};

export const words = { en, fr };
export const sayIn = says(words);
