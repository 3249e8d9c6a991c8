import type { Help } from '../board.ts';
import { en } from './guide.en.ts';
import { fr } from './guide.fr.ts';

export const guide: Help['guide'] = { en, fr };

export const cited: Help['cited'] = {
  'match.began': 'BRE-TURN-01',
  'turn.began': 'BRE-TURN-02',
  'ship.played': 'BRE-FLEET-05',
  'card.played': 'BRE-TURN-10',
  'card.hidden': 'BRE-TURN-11',
  'card.drawn': 'BRE-TURN-17',
  'pile.emptied': 'BRE-TURN-18',
  'galleon.attacked': 'BRE-TURN-15',
  'galleon.scored': 'BRE-SCORE-03',
  'colony.scored': 'BRE-END-02',
  'card.revealed': 'BRE-SCORE-02',
  'cannon.hit': 'BRE-CANNON-02',
  'cannons.missed': 'BRE-CANNON-06',
  'musket.hit': 'BRE-MUSKET-02',
  'muskets.missed': 'BRE-MUSKET-04',
  'fleet.destroyed': 'BRE-MUSKET-03',
  'attack.idle': 'BRE-CANNON-08',
  'marked.given': 'BRE-SHARE-02',
  'card.taken': 'BRE-SHARE-04',
  'treasure.boxed': 'BRE-SHARE-09',
  'colony.shown': 'BRE-SHARE-11',
  'standing.told': 'BRE-INFO-07',
  'end.began': 'BRE-END-02',
  'chests.counted': 'BRE-END-04',
  'port-royal.won': 'BRE-END-05',
  'port-royal.unclaimed': 'BRE-END-06',
  'pot.shared': 'BRE-END-08',
  'pot.discarded': 'BRE-END-14',
  'hoard.counted': 'BRE-WIN-01',
  'match.won': 'BRE-WIN-03',
};

export const chapters: Help['chapters'] = {
  en: {
    SETUP: 'Setup',
    TURN: 'A turn',
    FLEET: 'Fleets',
    SCORE: 'Scoring',
    CANNON: 'Cannons',
    MUSKET: 'Muskets',
    SHARE: 'Sharing the treasure',
    END: 'The end of the game',
    WIN: 'Who wins',
    INFO: 'What everyone knows',
  },
  fr: {
    SETUP: 'Mise en place',
    TURN: 'Le tour de jeu',
    FLEET: 'Les flottes',
    SCORE: 'Le décompte',
    CANNON: 'Les canons',
    MUSKET: 'Les mousquets',
    SHARE: 'Le partage du trésor',
    END: 'La fin de la partie',
    WIN: 'La victoire',
    INFO: 'Ce que chacun sait',
  },
};

export const tries: NonNullable<Help['tries']> = [
  {
    id: 'scoring',
    question: 'scoring.take',
    verb: 'take',
    seats: 3,
    title: { en: 'Watch a scoring', fr: 'Voir un décompte' },
  },
];
