// What the parts of a board say by themselves. Everything else they are told.
import { type Says, says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';

const en = {
  choices: 'What can be done',
  close: 'Close',
  skip: 'Skip',
  rule: 'Rule {rule}',
  fold: 'Look at the chart',
  unfold: 'Back to: {what}',
  fewer: 'One less',
  more: 'One more',
  closer: 'Closer',
  farther: 'Farther',
  whole: 'The whole chart',
  showMore: 'Unfold the sheet',
  showLess: 'Fold the sheet',
  notNow: '{n, plural, one {# thing} other {# things}} not possible now',
  causes: '{value}: {causes}',
  inBag: '{n, plural, =0 {Nothing in the bag} one {# piece in the bag} other {# pieces in the bag}}',
  free: '{n, plural, =0 {no room left} one {# space free} other {# spaces free}}',
} as const;

const fr: { readonly [key in keyof typeof en]: string } = {
  choices: 'Ce qu’on peut faire',
  close: 'Fermer',
  skip: 'Accélérer',
  rule: 'Règle {rule}',
  fold: 'Regarder la carte',
  unfold: 'Revenir : {what}',
  fewer: 'Un de moins',
  more: 'Un de plus',
  closer: 'Rapprocher',
  farther: 'Éloigner',
  whole: 'Toute la carte',
  showMore: 'Déplier la fiche',
  showLess: 'Replier la fiche',
  notNow: '{n, plural, one {# chose impossible} other {# choses impossibles}} pour l’instant',
  causes: '{value} : {causes}',
  inBag: '{n, plural, =0 {Rien dans le sac} one {# pièce dans le sac} other {# pièces dans le sac}}',
  free: '{n, plural, =0 {plus de place} one {# place libre} other {# places libres}}',
};

export const words = { en, fr };
export type PartsSay = Says<typeof en>;
export const partsSay = says(words);

export const useParts = (): PartsSay => partsSay(useLang().lang);
