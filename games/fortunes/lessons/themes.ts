import type { Themes } from '@boucan/puzzles';

export const themes: Themes = {
  raid: { of: ['raid.*', 'turn.action scout', 'scout.again'], en: 'Raid or sail on', fr: 'Attaquer ou passer son chemin' },
  home: {
    of: ['port.stash', 'chest.fetch', 'turn.action port', 'turn.retire'],
    en: 'When to go into port',
    fr: 'Quand rentrer au port',
  },
  trade: {
    of: ['port.sell', 'port.sold', 'port.buy', 'port.buying', 'port.bargain', 'port.demand', 'rumour.auction', 'cargo.drop'],
    en: 'Buy and sell',
    fr: 'Acheter et vendre',
  },
  combat: {
    of: ['naval.*', 'volley.*', 'dice.reroll', 'spoils.*', 'venture.guards', 'turn.action seek'],
    en: 'Fight or flee',
    fr: 'Combattre ou fuir',
  },
  ship: {
    of: ['port.yard', 'yard.*', 'port.enlist', 'ship.mend', 'modification.place', 'setup.ship', 'captain.*'],
    en: 'Ship and crew',
    fr: 'Bateau et équipage',
  },
  venture: {
    of: ['rumour.*', 'mission.*', 'venture.*', 'port.letter', 'turn.action test-rumour|errand'],
    en: 'Rumours and missions',
    fr: 'Rumeurs et missions',
  },
  cards: { of: ['glory.*', 'announcing.*', 'secret.*', 'card.*'], en: 'Glory cards', fr: 'Cartes Gloire' },
  port: { of: ['port.activity'], en: 'One thing in port', fr: 'Que faire au port' },
  course: { of: ['turn.action', 'move.free'], en: 'Where to sail', fr: 'Où se déplacer' },
};
