import type { Figures } from '@boucan/lessons';
import type { Nassau } from '../src/board.ts';

export const figures: Figures<Nassau> = {
  count({ ships }, seat) {
    const { provisions, crates, doubloon, rum, standing, hand, goods } = ships[seat]!;
    const aboard = Object.values(goods).reduce((sum, n) => sum + n, 0);
    return { provisions, crates, doubloons: doubloon, rum, pirates: standing, tales: hand.length, goods: aboard };
  },
  words: {
    worth: { en: '{n, plural, one {# point} other {# points}}', fr: '{n, plural, one {# point} other {# points}}' },
    provisions: {
      en: '{n, plural, =0 {no provisions} one {# provision} other {# provisions}}',
      fr: '{n, plural, =0 {aucune provision} one {# provision} other {# provisions}}',
    },
    crates: {
      en: '{n, plural, =0 {no crates} one {# crate} other {# crates}}',
      fr: '{n, plural, =0 {aucune caisse} one {# caisse} other {# caisses}}',
    },
    doubloons: {
      en: '{n, plural, =0 {no doubloons} one {# doubloon} other {# doubloons}}',
      fr: '{n, plural, =0 {aucun doublon} one {# doublon} other {# doublons}}',
    },
    rum: { en: '{n, plural, =0 {no rum} other {# rum}}', fr: '{n, plural, =0 {aucun rhum} one {# rhum} other {# rhums}}' },
    pirates: {
      en: '{n, plural, =0 {no pirates standing} one {# pirate standing} other {# pirates standing}}',
      fr: '{n, plural, =0 {aucun pirate debout} one {# pirate debout} other {# pirates debout}}',
    },
    tales: {
      en: '{n, plural, =0 {no tales in hand} one {# tale in hand} other {# tales in hand}}',
      fr: '{n, plural, =0 {aucun récit en main} one {# récit en main} other {# récits en main}}',
    },
    goods: {
      en: '{n, plural, =0 {no goods} one {# good} other {# goods}}',
      fr: '{n, plural, =0 {aucune marchandise} one {# marchandise} other {# marchandises}}',
    },
  },
  of: {
    home: ['provisions', 'crates', 'goods'],
    fight: ['crates', 'pirates'],
    voyage: ['provisions', 'crates'],
    town: ['doubloons', 'pirates'],
    tales: ['rum', 'tales'],
    stores: ['provisions', 'crates', 'goods'],
  },
};
