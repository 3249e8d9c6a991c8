import type { Chapter } from '../chapter.ts';

const LEFT =
  '{pirates, plural, =0 {You have no pirates left on deck.} one {You have # pirate on deck.} other {You have # pirates on deck.}}';

export const town = {
  prompts: {
    'town.turn': `${LEFT} {stuck, select, yes {Every alley from here is blocked. From which earlier space does the captain start again?} out {You don’t have the pirates for any alley. Do you pause for 1 rum or leave for the quays?} other {Where does the captain go?}}`,
    'town.move': `${LEFT} Where does the captain go from here?`,
    'town.again': `${LEFT} Do you pay 1 doubloon for a second move?`,
    'town.land':
      'The captain is on the barge, and you have {pirates, plural, one {# pirate} other {# pirates}} left for the alley there. Where does it land?',
    'town.quay': 'Each quay gives 2 provisions; a quay in the port of Nassau also gives its bonus. Where do you dock?',
    'town.twice': 'This quay gives {gain_a}. Does the little kraken bring it twice?',
  },
  choices: {
    walk: 'Walk to {space} with {pirates, plural, one {# pirate} other {# pirates}}',
    barge: 'Take the barge ({pirates, plural, one {# pirate} other {# pirates}} to reach it)',
    land: 'Land at {space} with {pirates, plural, one {# pirate} other {# pirates}}',
    relocate: 'Start again from {space}',
    pause: 'Pause (1 rum)',
    pass: 'Pass and leave for the quays',
    stop: 'End turn',
    dock: 'Dock at {quay_the}',
    twice: 'Use the little kraken',
    once: 'Keep the little kraken for later',
  },
  events: {
    'match.began': '{seat} gets the dolphin and plays first.',
    'round.began': 'Round {round} begins in Nassau. {seat} plays first.',
    'standing.told': 'The score is now {pointsOfEach}.',
    'captain.moved': '{seat} walks the captain {space_to} with {pirates, plural, one {# pirate} other {# pirates}}.',
    'captain.ferried': '{seat} takes the barge {space_to} with {pirates, plural, one {# pirate} other {# pirates}}.',
    'captain.relocated': 'Every alley is blocked. {seat} moves the captain back {space_to}.',
    'turn.paused': '{seat} sits out this turn.',
    'town.left': '{seat} leaves Nassau and docks at {quay_the}.',
    'dolphin.taken': '{seat} takes the dolphin.',
  },
  reasons: {
    'nobody-sits-there': 'Nobody has seat {number}: you are {seats} players.',
    'alley-occupied': 'There are already pirates in this alley.',
    'no-landing': 'There is no free alley where the barge could land.',
    'too-few-pirates':
      'You need {needed, plural, one {# pirate} other {# pirates}} and have {pirates, plural, =0 {none} other {#}}.',
    'no-rum': 'You need 1 rum and have none.',
    'quay-taken': 'There is already a boat at this quay.',
  },
  names: {
    pause: 'pause',
    'pause:because': 'to pause',
    'extra-move': 'second move',
    'extra-move:to': 'for a second move',
    barge: 'barge',
    'barge:to': 'for the barge',
    'barge:because': 'for the barge',
  },
} as const satisfies Chapter;
