import type { en } from './words.en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
  choices: 'Actions possibles',
  close: 'Fermer',
  skip: 'Passer',
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
  notNow: '{n, plural, one {# action impossible} other {# actions impossibles}} pour l’instant',
  causes: '{value} : {causes}',
  inBag: '{n, plural, =0 {Rien dans le sac} one {# pièce dans le sac} other {# pièces dans le sac}}',
  free: '{n, plural, =0 {plus de place} one {# place libre} other {# places libres}}',
};
