import type { en } from './words.en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
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
  fleetThere: '{name} avec {sails} voiles',
  there: 'Déjà sur place : {fleets} ; {cards}.',
};
