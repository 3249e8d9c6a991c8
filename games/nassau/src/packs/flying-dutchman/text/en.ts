import type { PackText } from '@boucan/kernel';

export const en = {
  name: 'Flying Dutchman',
  blurb:
    'A ghost ship roams the Caribbean. Nobody can beat it, but the player who hits it most in a round scores points, and every crate counts at the end.',
  prompts: {
    'dutchman.fire':
      'You attack the Flying Dutchman with {weapon_the}; the tile is worth {points, plural, one {# point} other {# points}}. How many crates do you fire?',
  },
  choices: { 'attack-dutchman': 'Attack the Flying Dutchman' },
  events: {
    'dutchman.moved': 'The Flying Dutchman appears in zone {zone} and is worth {points, plural, one {# point} other {# points}}.',
    'dutchman.attacked': '{seat} attacks the Flying Dutchman in zone {zone}.',
    'dutchman.scored':
      '{seat} has hit the Flying Dutchman most, with {crates, plural, one {# crate} other {# crates}}, and earns {points, plural, one {# point} other {# points}}.',
    'dutchman.unscored': 'Nobody has hit the Flying Dutchman this round.',
    'count.dutchman':
      '{crates, plural, =0 {{seat} has no crate on the large quay.} other {{seat}’s crates on the large quay ({crates}, place {place}) score {points, plural, =0 {no points} one {# point} other {# points}}.}}',
  },
  reasons: { 'no-crate': 'You need a crate in your holds.' },
  names: {
    dutchman: 'Flying Dutchman',
    'dutchman:the': 'the Flying Dutchman',
    'dutchman:because': 'for the Flying Dutchman',
  },
  options: {
    'sea-dog': 'Does the old sea dog take part?',
    'sea-dog=present': 'Yes, together with the Dutchman',
    'sea-dog=absent': 'No, only the Dutchman',
    'dutchman-crates': 'How many crates does an attack on the Dutchman take?',
    'dutchman-crates=every-set': 'One for each pair',
    'dutchman-crates=any-number': 'As many as you like, at least one',
    'dutchman-crab': 'Does the crab help against the Dutchman?',
    'dutchman-crab=true': 'Yes, one token fewer',
    'dutchman-crab=false': 'No',
    'dutchman-cat-and-bomb': 'Do cat and bomb help against the Dutchman?',
    'dutchman-cat-and-bomb=false': 'No',
    'dutchman-cat-and-bomb=true': 'Yes',
  },
} satisfies PackText;
