// What the modules of the expansion add to the help: chapters of the rules, the rule behind each line of the log, a word at each question.
import type { Guide, Help } from '../board.ts';

export const chapters: Help['chapters'] = {
  en: {
    m1: 'Module: more cards and flags',
    m2: 'Module: special weapons',
    m3: 'Module: modifications',
    m4: 'Module: upgrades',
    m5: 'Module: new ships',
    m6: 'Module: the treasure galleon',
    m7: 'Module: contraband',
    m8: 'Module: wind and storm',
    m9: 'Module: locations',
    m10: 'Module: favours',
    m11: 'Module: a crew’s loyalty',
    BASE: 'The base game with modules',
  },
  fr: {
    m1: 'Module : cartes et drapeaux',
    m2: 'Module : armes spéciales',
    m3: 'Module : modifications',
    m4: 'Module : améliorations',
    m5: 'Module : nouveaux bateaux',
    m6: 'Module : le galion au trésor',
    m7: 'Module : contrebande',
    m8: 'Module : vent et tempête',
    m9: 'Module : lieux',
    m10: 'Module : faveurs',
    m11: 'Module : loyauté de l’équipage',
    BASE: 'Le jeu de base avec les modules',
  },
};

export const cited: Help['cited'] = {
  'wind.turned': 'SEA-m8-02',
  'storm.moved': 'SEA-m8-03',
  'storm.hid': 'SEA-m8-04',
  'storm.tested': 'SEA-m8-05',
};

export const moments: Readonly<Record<'en' | 'fr', Guide['moments']>> = { en: {}, fr: {} };
