import { says } from '@boucan/words';

const en = {
  round:
    'Round {round} of {rounds}. {chest, plural, =0 {The chest is empty} one {# coin in the chest} other {# coins in the chest}}.',
  bag: '{bag, plural, =0 {The bag is empty} one {# card in the bag} other {# cards in the bag}}. Played: {played}.',
  nothing: 'nothing',
  duellist: '{name}: {standing}.',
  standing:
    '{coins, plural, =0 {no coin} one {# coin} other {# coins}}, {cards, plural, =0 {no card} one {# card} other {# cards}}',
  hand: 'in hand: {cards}',
  charm: 'a {charm} in the fist',
  hiddenCharm: 'a charm in the fist',
  parrot: 'the parrot',
} as const;

const fr: { readonly [key in keyof typeof en]: string } = {
  round:
    'Manche {round} sur {rounds}. {chest, plural, =0 {Le coffre est vide} one {# pièce au coffre} other {# pièces au coffre}}.',
  bag: '{bag, plural, =0 {Le sac est vide} one {# carte dans le sac} other {# cartes dans le sac}}. Jouées : {played}.',
  nothing: 'rien',
  duellist: '{name} : {standing}.',
  standing:
    '{coins, plural, =0 {sans pièce} one {# pièce} other {# pièces}}, {cards, plural, =0 {sans carte} one {# carte} other {# cartes}}',
  hand: 'en main : {cards}',
  charm: 'une {charm} au poing',
  hiddenCharm: 'un grigri au poing',
  parrot: 'le perroquet',
};

export const words = { en, fr };
export const sayIn = says(words);
