import type { Figures } from '@boucan/lessons';
import type { Caribbean } from '../src/board.ts';

export const figures: Figures<Caribbean> = {
  count({ players }, seat) {
    const { ship, gold, chest, cargo, hand, points, bounties } = players[seat]!;
    return {
      ...{ gold, chest, cargo: cargo.length, glory: points, cards: hand.length },
      ...{ crew: ship.crew, hull: ship.hull, cannons: ship.cannons, bounties: bounties.reduce((sum, n) => sum + n, 0) },
    };
  },
  words: {
    worth: {
      en: '{n, plural, one {# Glory point} other {# Glory points}}',
      fr: '{n, plural, one {# point de Gloire} other {# points de Gloire}}',
    },
    gold: {
      en: '{n, plural, =0 {no gold aboard} other {# gold aboard}}',
      fr: '{n, plural, =0 {aucune pièce d’or à bord} one {# pièce d’or à bord} other {# pièces d’or à bord}}',
    },
    chest: {
      en: '{n, plural, =0 {no gold in the chest} other {# gold in the chest}}',
      fr: '{n, plural, =0 {aucune pièce d’or au coffre} one {# pièce d’or au coffre} other {# pièces d’or au coffre}}',
    },
    cargo: {
      en: '{n, plural, =0 {no goods aboard} one {# Cargo card} other {# Cargo cards}}',
      fr: '{n, plural, =0 {aucune marchandise à bord} one {# carte Cargaison} other {# cartes Cargaison}}',
    },
    glory: {
      en: '{n, plural, =0 {no Glory} one {# Glory point} other {# Glory points}}',
      fr: '{n, plural, =0 {aucun point de Gloire} one {# point de Gloire} other {# points de Gloire}}',
    },
    cards: {
      en: '{n, plural, =0 {no Glory cards} one {# Glory card} other {# Glory cards}}',
      fr: '{n, plural, =0 {aucune carte Gloire} one {# carte Gloire} other {# cartes Gloire}}',
    },
    crew: {
      en: '{n, plural, =0 {no Crew} other {# Crew}}',
      fr: '{n, plural, =0 {aucun point d’Équipage} one {# point d’Équipage} other {# points d’Équipage}}',
    },
    hull: {
      en: '{n, plural, =0 {no Hull} other {# Hull}}',
      fr: '{n, plural, =0 {aucun point de Coque} one {# point de Coque} other {# points de Coque}}',
    },
    cannons: {
      en: '{n, plural, =0 {no Cannons} one {# Cannon} other {# Cannons}}',
      fr: '{n, plural, =0 {aucun Canon} one {# Canon} other {# Canons}}',
    },
    bounties: {
      en: '{n, plural, =0 {no bounty} one {# bounty} other {# bounties}}',
      fr: '{n, plural, =0 {aucune prime} one {# prime} other {# primes}}',
    },
  },
  of: {
    raid: ['crew', 'cargo', 'bounties'],
    home: ['gold', 'chest', 'cargo'],
    trade: ['gold', 'cargo'],
    combat: ['hull', 'crew', 'cannons'],
    ship: ['gold', 'hull', 'crew'],
    venture: ['glory', 'gold'],
    cards: ['cards', 'glory'],
    port: ['gold', 'cargo', 'hull'],
    course: ['cargo', 'gold', 'hull'],
  },
};
