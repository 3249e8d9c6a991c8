import type { Chapter } from '../chapter.ts';

export const town = {
  prompts: {
    'town.turn':
      '{stuck, select, yes {Every alley from here is taken: from which of his squares does the captain start again?} out {There is no alley your pirates could fill: pause for a rum, or leave for the quays.} other {Where does the captain go?}} {pirates, plural, =0 {You have no pirates left on deck.} one {You have # pirate on deck.} other {You have # pirates on deck.}}',
    'town.move':
      'And from here, where to? {pirates, plural, one {You have # pirate on deck.} other {You have # pirates on deck.}}',
    'town.again':
      'Another move for a doubloon? {pirates, plural, one {You have # pirate on deck.} other {You have # pirates on deck.}}',
    'town.land':
      'The barge waits. Where does it land? {pirates, plural, one {# pirate is} other {# pirates are}} left for the alley there.',
    'town.quay':
      'You leave the town. Which quay does your boat take? Each gives 2 provisions; a quay of the port also what it shows.',
    'town.twice': 'Does the kraken bring the bonus of the quay twice? ({gain})',
  },
  choices: {
    walk: 'Walk to {space}, with {pirates, plural, one {# pirate} other {# pirates}}',
    barge: 'Take the barge ({pirates, plural, one {# pirate} other {# pirates}} to the water)',
    land: 'Land at {space}, with {pirates, plural, one {# pirate} other {# pirates}}',
    relocate: 'Start again from {space}',
    pause: 'Pause for a rum',
    pass: 'Pass, and go to the quays',
    stop: 'Enough for this turn',
    dock: '{quay}',
    twice: 'Use the kraken',
    once: 'Spare the kraken',
  },
  events: {
    'match.began': '{seat} has the dolphin and begins.',
    'round.began': 'Round {round}: Nassau. {seat} begins.',
    'captain.moved': '{seat} moves the captain with {pirates, plural, one {# pirate} other {# pirates}}: {space}.',
    'captain.ferried': '{seat} has the captain ferried round with {pirates, plural, one {# pirate} other {# pirates}}: {space}.',
    'captain.relocated': 'Every alley is taken. {seat} puts the captain back: {space}.',
    'turn.paused': '{seat} pauses.',
    'town.left': '{seat} leaves the town: {quay}.',
    'dolphin.taken': '{seat} takes the dolphin.',
  },
  reasons: {
    'nobody-sits-there': 'Nobody sits on seat {number}: there are {seats} of you.',
    'alley-occupied': 'Pirates stand in this alley already.',
    'no-landing': 'The barge has no free alley to come back by.',
    'too-few-pirates':
      'It takes {needed, plural, one {# pirate} other {# pirates}}, and you have {pirates, plural, =0 {none} other {#}}.',
    'no-rum': 'You have no rum.',
    'quay-taken': 'A boat lies there already.',
  },
  names: {
    pause: 'pause',
    'extra-move': 'extra move',
    barge: 'barge',
    t1: 'Careenage',
    t2: 'Menagerie',
    t3: 'Old Well',
    t4: 'Powder Hill',
    t5: 'Captain’s Square',
    t6: 'Notaries’ Row',
    t7: 'Gallows Lane',
    t8: 'Sailmakers',
    t9: 'Recruiters’ Corner',
  },
} as const satisfies Chapter;
