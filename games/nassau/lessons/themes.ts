import type { Themes } from '@boucan/puzzles';

export const themes: Themes = {
  home: { of: ['sea.turn head-for', 'sea.act head-for', 'return.stop'], en: 'When to go home', fr: 'Quand rentrer' },
  fight: { of: ['fight.*', 'loss.*', 'sea.turn fight', 'sea.act fight'], en: 'Fight and how', fr: 'Se battre, et comment' },
  voyage: { of: ['sea.*', 'tower.crates', 'sea-dog.trade'], en: 'At sea', fr: 'En mer' },
  town: { of: ['town.*'], en: 'Through Nassau', fr: 'À travers Nassau' },
  tales: { of: ['campfire.tell'], en: 'At the campfire', fr: 'Au feu de camp' },
  stores: {
    of: ['gain.*', 'pay.keep', 'holds.*', 'skull-island.*', 'home.tortoise'],
    en: 'What to take and keep',
    fr: 'Que prendre et garder',
  },
};
