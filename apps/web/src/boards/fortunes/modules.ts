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
    BASE: 'The player aid: the base game in short',
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
    BASE: 'L’aide de jeu : le jeu de base en bref',
  },
};

export const cited: Help['cited'] = {
  'caltrops.strewn': 'SEA-m2-12',
  'shot.doubled': 'SEA-m2-10',
  'fire.set': 'SEA-m2-06',
  'fire.burned': 'SEA-m2-07',
  'fire.out': 'SEA-m2-07',
  'modification.supplied': 'SEA-m3-04',
  'modification.discarded': 'SEA-m3-05',
  'modification.dealt': 'SEA-m3-05',
  'galleon.sailed': 'SEA-m6-06',
  'galleon.stayed': 'SEA-m6-06',
  'galleon.plundered': 'SEA-m6-16',
  'galleon.lost': 'SEA-m6-15',
  'contraband.kept': 'SEA-m7-05',
  'contraband.paired': 'SEA-m7-05',
  'contraband.suspected': 'SEA-m7-14',
  'contraband.passed': 'SEA-m7-14',
  'contraband.given-up': 'SEA-m7-10',
  'contraband.resisted': 'SEA-m7-11',
  'loyalty.rose': 'SEA-m11-13',
  'loyalty.fell': 'SEA-m11-17',
  'loyalty.bought': 'SEA-m11-15',
  'crew.rallied': 'SEA-m11-04',
  'crew.unmoved': 'SEA-m11-05',
  'mutiny.quelled': 'SEA-m11-26',
  'mutiny.won': 'SEA-m11-27',
  'mutiny.deserted': 'SEA-m11-27',
  'specialist.promoted': 'SEA-m11-23',
  'plank.walked': 'SEA-m3-10',
  'sickness.took': 'SEA-m1-07',
  'worm.gnawed': 'SEA-m1-07',
  'reception.held': 'SEA-m1-07',
  'shortage.felt': 'SEA-m1-07',
  'shortage.of': 'SEA-m1-07',
  'favour.gained': 'SEA-m10-02',
  'favour.spent': 'SEA-m10-11',
  'favour.bought': 'SEA-m10-04',
  'favour.weighed': 'SEA-m10-08',
  'favour.rejected': 'SEA-m10-18',
  'favour.rolled': 'SEA-m10-08',
  'favour.redrawn': 'SEA-m10-07',
  'wind.turned': 'SEA-m8-02',
  'storm.moved': 'SEA-m8-03',
  'storm.hid': 'SEA-m8-04',
  'storm.tested': 'SEA-m8-05',
};

export const moments: Readonly<Record<'en' | 'fr', Guide['moments']>> = {
  en: {
    'naval.caltrops': {
      title: 'Boarders ahead',
      text: 'With two dice fewer your opponent may lose the contest, and then the boarding comes to nothing. The caltrops are used up.',
    },
    'naval.double': {
      title: 'Twice as many hits',
      text: 'Good against a ship still whole: hits on sections already destroyed are lost.',
    },
    'contraband.found': {
      title: 'Found with Contraband',
      text: 'Give it up and you are free to go. Resist and you attack a naval ship: a bounty at once, and a fight.',
    },
    'contraband.surrender': {
      title: 'What the hold does not hide',
      text: 'Two cards stay where nobody looks. Keep those whose port is nearest.',
    },
    'favour.roll': { title: 'A Favour for a roll', text: 'All the dice are thrown again, once, and the second roll stands.' },
    'favour.search': {
      title: 'A Favour against a search',
      text: 'The search is rolled again, once. If it fails now, there is no fight.',
    },
    'favour.draw': {
      title: 'A Favour for a draw',
      text: 'All the cards just drawn go, and as many others come. Those you keep.',
    },
  },
  fr: {
    'naval.caltrops': {
      title: 'On vient à l’abordage',
      text: 'Avec deux dés de moins, votre adversaire peut perdre la manœuvre, et son abordage échoue. La chausse-trappe est défaussée.',
    },
    'naval.double': {
      title: 'Deux fois plus de touchés',
      text: 'Bon contre un bateau encore entier : les touchés sur une section détruite sont perdus.',
    },
    'contraband.found': {
      title: 'Pris avec de la Contrebande',
      text: 'Livrez-la et vous repartez libre. Résistez et vous attaquez un navire : une prime aussitôt, et un combat.',
    },
    'contraband.surrender': {
      title: 'Ce que la cale ne cache pas',
      text: 'Deux cartes restent où nul ne regarde. Gardez celles dont le port est le plus proche.',
    },
    'favour.roll': { title: 'Une Faveur pour un jet', text: 'Tous les dés sont relancés, une fois, et le second jet vaut.' },
    'favour.search': {
      title: 'Une Faveur contre une recherche',
      text: 'La recherche est relancée, une fois. Si elle échoue, pas de combat.',
    },
    'favour.draw': {
      title: 'Une Faveur pour une pioche',
      text: 'Toutes les cartes piochées partent, autant d’autres viennent. Celles-là, vous les gardez.',
    },
  },
};
