import type { Figures } from '@boucan/lessons';
import type { Voyage } from '../src/board.ts';

export const figures: Figures<Voyage> = {
  count({ people, groups, registers, ship, morale, dirt, loot }, seat) {
    const stowed = (what: string): number => ship.cells.filter((cell) => cell === what).length;
    return {
      ...{ morale, dirt, loot, hull: ship.hold, sails: ship.sails, trust: people[seat]?.trust ?? 0 },
      ...{ provisions: stowed('provisions'), rum: stowed('rum'), coins: registers[seat]!.doubloons },
      fatigue: groups.reduce((sum, one) => sum + one.fatigue, 0),
    };
  },
  words: {
    morale: {
      en: '{n, plural, =0 {no morale} other {# morale}}',
      fr: '{n, plural, =0 {aucun point de moral} one {# point de moral} other {# points de moral}}',
    },
    trust: {
      en: '{n, plural, =0 {no trust} other {# trust}}',
      fr: '{n, plural, =0 {aucun point de confiance} one {# point de confiance} other {# points de confiance}}',
    },
    dirt: {
      en: '{n, plural, =0 {a clean ship} other {dirt at level #}}',
      fr: '{n, plural, =0 {un navire propre} other {la saleté au niveau #}}',
    },
    hull: {
      en: '{n, plural, =0 {no column of the hold left} one {# column of the hold left} other {# columns of the hold left}}',
      fr: '{n, plural, =0 {aucune colonne de la cale} one {# colonne de la cale} other {# colonnes de la cale}}',
    },
    sails: {
      en: '{n, plural, =0 {no sails} one {# sail} other {# sails}}',
      fr: '{n, plural, =0 {aucune voile} one {# voile} other {# voiles}}',
    },
    provisions: {
      en: '{n, plural, =0 {no provisions} one {# provision} other {# provisions}}',
      fr: '{n, plural, =0 {aucune provision} one {# provision} other {# provisions}}',
    },
    rum: {
      en: '{n, plural, =0 {no rum} one {# barrel of rum} other {# barrels of rum}}',
      fr: '{n, plural, =0 {aucun tonneau de rhum} one {# tonneau de rhum} other {# tonneaux de rhum}}',
    },
    loot: {
      en: '{n, plural, =0 {no loot} one {# coin of loot} other {# coins of loot}}',
      fr: '{n, plural, =0 {aucun butin} one {# pièce de butin} other {# pièces de butin}}',
    },
    coins: {
      en: '{n, plural, =0 {no coins} one {# coin} other {# coins}}',
      fr: '{n, plural, =0 {aucune pièce} one {# pièce} other {# pièces}}',
    },
    fatigue: {
      en: '{n, plural, =0 {no fatigue} other {# fatigue among the crew groups}}',
      fr: '{n, plural, =0 {aucune fatigue} one {# point de fatigue dans l’équipage} other {# points de fatigue dans l’équipage}}',
    },
  },
  of: {
    feeding: ['provisions', 'morale'],
    bid: ['trust', 'morale', 'coins'],
    posts: ['trust', 'morale'],
    work: ['dirt', 'hull', 'sails', 'fatigue'],
    sailing: ['sails', 'morale'],
    battle: ['hull', 'fatigue'],
    ashore: ['provisions', 'rum', 'loot'],
    events: ['trust', 'morale'],
  },
};
