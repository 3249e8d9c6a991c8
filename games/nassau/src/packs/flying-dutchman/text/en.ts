import type { PackText } from '@boucan/kernel';

export const en = {
  name: 'Flying Dutchman',
  blurb:
    'A ghost ship roams the Caribbean. Nobody beats it, but whoever hits it most in a round scores, and every crate counts in the end.',
  prompts: { 'dutchman.fire': 'How many crates do you fire at the Dutchman? ({weapon}; the tile is worth {points})' },
  choices: { 'attack-dutchman': 'Attack the Flying Dutchman' },
  events: {
    'dutchman.moved': 'The Flying Dutchman appears in zone {zone}, for {points} points.',
    'dutchman.attacked': '{seat} attacks the Flying Dutchman in zone {zone}.',
    'dutchman.scored':
      '{seat} has hit the Dutchman most: {crates, plural, one {# crate} other {# crates}}, for {points, plural, one {# point} other {# points}}.',
    'dutchman.unscored': 'Nobody has hit the Dutchman in this round.',
    'count.dutchman':
      'Dutchman: {seat} has {crates, plural, =0 {no crate on the large quay} one {# crate on the large quay, place {place} = {points}} other {# crates on the large quay, place {place} = {points}}}.',
  },
  reasons: { 'no-crate': 'You have no crate in your holds.' },
  names: { dutchman: 'Flying Dutchman' },
  options: {
    'sea-dog': 'Is the old sea dog about?',
    'sea-dog=present': 'Yes, both of them',
    'sea-dog=absent': 'No, the Dutchman alone',
    'dutchman-crates': 'How many crates does an attack on the Dutchman take?',
    'dutchman-crates=every-set': 'One for every set',
    'dutchman-crates=any-number': 'Any number from one on',
    'dutchman-crab': 'Does the crab help against the Dutchman?',
    'dutchman-crab=true': 'Yes, one token fewer',
    'dutchman-crab=false': 'No',
    'dutchman-cat-and-bomb': 'Do cat and bomb help against the Dutchman?',
    'dutchman-cat-and-bomb=false': 'No',
    'dutchman-cat-and-bomb=true': 'Yes',
  },
} satisfies PackText;
