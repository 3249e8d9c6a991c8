import { type Says, says } from '@boucan/words';

const en = {
  sea: 'The Spanish boards',
  hand: 'Your hand',
  ships: 'Your ships',
  chooseCard: 'Choose a card, then a board',
  galleonsLeft: '{n, plural, one {# galleon} other {# galleons}} left, 3 sails each',
  schoonersLeft: '{n, plural, one {# schooner} other {# schooners}} left, 2 sails each',
  faceUp: 'Face up',
  faceDown: 'Face down',
  faceDownFor: 'Face down, for a doubloon',
  tokens: '{n, plural, =0 {no doubloon} one {# doubloon} other {# doubloons}} to spend',
  cards: '{n, plural, =0 {no card} one {# card} other {# cards}}',
  promisedPlace: 'position {place} with {sails} sails',
  promisedAttack: 'The sixth card: the Brethren attack at once',
  pile: '{n, plural, =0 {The draw pile is empty} one {# card in the draw pile} other {# cards in the draw pile}}',
  pot: '{n, plural, =0 {No doubloon on Port Royal} one {# doubloon on Port Royal} other {# doubloons on Port Royal}}',
  deckHeld: 'The deck had {chests} chests, {cannons} cannons and {muskets} muskets before four secret cards were removed',
  standing:
    '{treasure, plural, one {# doubloon} other {# doubloons}} on cards, {chests, plural, one {# chest} other {# chests}}, {tokens, plural, one {# doubloon} other {# doubloons}} to spend, {galleons, plural, one {# galleon} other {# galleons}} and {schooners, plural, one {# schooner} other {# schooners}} to play, {cards, plural, one {# card} other {# cards}} in hand',
  captain: '{name}: {standing}.',
  scoring: 'Scoring: {board}',
  emptyLine: 'no fleet',
  lineUp: 'position {place}: {name} with {sails} sails',
  hidden: 'a face-down card of {name}',
  galleonOf: '{galleon}, the galleon off {board}',
  colonyOf: 'the colony of {board}',
  board: 'Board {n}, {what}. Fleets: {fleets}. Cards: {cards}.',
  nothing: 'none',
} as const;

const fr: { readonly [key in keyof typeof en]: string } = {
  sea: 'Les plateaux espagnols',
  hand: 'Votre main',
  ships: 'Vos navires',
  chooseCard: 'Choisissez une carte, puis un plateau',
  galleonsLeft: '{n, plural, one {# galion} other {# galions}} en réserve, 3 voiles chacun',
  schoonersLeft: '{n, plural, one {# goélette} other {# goélettes}} en réserve, 2 voiles chacune',
  faceUp: 'Face visible',
  faceDown: 'Face cachée',
  faceDownFor: 'Face cachée, contre un doublon',
  tokens: '{n, plural, =0 {aucun doublon} one {# doublon} other {# doublons}} à dépenser',
  cards: '{n, plural, =0 {aucune carte} one {# carte} other {# cartes}}',
  promisedPlace: 'position {place} avec {sails} voiles',
  promisedAttack: 'La sixième carte : les Frères attaquent aussitôt',
  pile: '{n, plural, =0 {La pioche est vide} one {# carte dans la pioche} other {# cartes dans la pioche}}',
  pot: '{n, plural, =0 {Aucun doublon sur Port Royal} one {# doublon sur Port Royal} other {# doublons sur Port Royal}}',
  deckHeld:
    'La pioche comptait {chests} coffres, {cannons} canons et {muskets} mousquets avant le retrait de quatre cartes secrètes',
  standing:
    '{treasure, plural, one {# doublon} other {# doublons}} sur les cartes, {chests, plural, one {# coffre} other {# coffres}}, {tokens, plural, one {# doublon} other {# doublons}} à dépenser, {galleons, plural, one {# galion} other {# galions}} et {schooners, plural, one {# goélette} other {# goélettes}} à jouer, {cards, plural, one {# carte} other {# cartes}} en main',
  captain: '{name} : {standing}.',
  scoring: 'Décompte : {board}',
  emptyLine: 'aucune flotte',
  lineUp: 'position {place} : {name} avec {sails} voiles',
  hidden: 'une carte cachée de {name}',
  galleonOf: '{galleon}, le galion de {board}',
  colonyOf: 'la colonie de {board}',
  board: 'Plateau {n}, {what}. Flottes : {fleets}. Cartes : {cards}.',
  nothing: 'aucune',
};

export const words = { en, fr };
export type Say = Says<typeof en>;
export const sayIn = says(words);
