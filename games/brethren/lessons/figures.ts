import type { Figures } from '@boucan/lessons';
import type { Coast } from '../src/board.ts';

export const figures: Figures<Coast> = {
  count({ captains }, seat) {
    const { galleons, schooners, hand, tokens, won } = captains[seat]!;
    return { galleons, schooners, cards: hand.length, chests: won.filter((card) => card === 'chest').length, tokens };
  },
  words: {
    worth: { en: '{n, plural, one {# doubloon} other {# doubloons}}', fr: '{n, plural, one {# doublon} other {# doublons}}' },
    galleons: {
      en: '{n, plural, =0 {no galleons} one {# galleon} other {# galleons}}',
      fr: '{n, plural, =0 {aucun galion} one {# galion} other {# galions}}',
    },
    schooners: {
      en: '{n, plural, =0 {no schooners} one {# schooner} other {# schooners}}',
      fr: '{n, plural, =0 {aucune goélette} one {# goélette} other {# goélettes}}',
    },
    cards: {
      en: '{n, plural, =0 {no cards in hand} one {# card in hand} other {# cards in hand}}',
      fr: '{n, plural, =0 {aucune carte en main} one {# carte en main} other {# cartes en main}}',
    },
    chests: {
      en: '{n, plural, =0 {no chests} one {# chest} other {# chests}}',
      fr: '{n, plural, =0 {aucun coffre} one {# coffre} other {# coffres}}',
    },
    tokens: {
      en: '{n, plural, =0 {no unspent doubloons} one {# unspent doubloon} other {# unspent doubloons}}',
      fr: '{n, plural, =0 {aucun doublon en réserve} one {# doublon en réserve} other {# doublons en réserve}}',
    },
  },
  of: { fleet: ['galleons', 'schooners'], shown: ['cards', 'chests'], share: ['chests', 'tokens'] },
};
