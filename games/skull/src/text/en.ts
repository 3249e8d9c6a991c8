import { chapters, type GameText } from '@boucan/kernel';
import { course } from './chapters/course.en.ts';
import { crew } from './chapters/crew.en.ts';
import { foes } from './chapters/foes.en.ts';
import { sea } from './chapters/sea.en.ts';
import { cards } from './content/cards.en.ts';
import { cells } from './content/cells.ts';
import { forms } from './content/forms.en.ts';
import { names } from './content/names.en.ts';
import { folds } from './folds.en.ts';
import { options } from './options.en.ts';
import { rules } from './rules/en.ts';

const told = chapters(course, crew, sea, foes);

export const en = {
  title: 'Skull Tales',
  blurb:
    'One ship, one crew, and everybody would rather be Captain. Man the posts, find the goal, keep the crew in good heart, and choose your moment. One to five players.',
  rules,
  ...told,
  folds,
  names: { ...names, ...forms, ...cells },
  cards,
  options,
  packs: {},
  ends: {
    reached: 'The goal was reached.',
    sunk: 'The ship was sunk.',
    surrendered: 'The ship is taken: its flag was struck in a boarding.',
    rebellion: 'The crew rebelled.',
    'all-unconscious': 'Nobody was left on his feet.',
    marooned: 'The Captain was marooned.',
    'campaign-won': 'The sixth voyage is over.',
    'campaign-lost': 'Two defeats in a row ended the campaign.',
  },
  characters: {
    trader: 'steward',
    raider: 'fighter',
    gambler: 'plotter',
    'trader:likes': 'Keeps the ship in order and leaves the fighting to others.',
    'raider:likes': 'Stands by the guns, whether anybody comes or not.',
    'gambler:likes': 'Goes behind the barrels, guard or no guard.',
  },
  plans: {
    goal: 'The goal, {island_the}, is {points, plural, =0 {reached} one {# movement point away} other {# movement points away}}.',
    marker:
      'The nearest marker, on {island_the}, is {points, plural, =0 {reached} one {# movement point away} other {# movement points away}}.',
    hunted: '{foe_The} is {cells, plural, =0 {alongside} one {# cell away} other {# cells away}} and hostile.',
    boarded:
      '{boarders, plural, =0 {The boarders are beaten} one {# boarder is still on deck} other {# boarders are still on deck}}: nothing else counts until they are gone.',
    mutiny: 'Trust is at {trust} and morale at {morale}: more trust than morale allows a mutiny.',
  },
  mistakes: {
    hunger: 'lets the crew go hungry with provisions in the hold',
    'tired-hands': 'sends tired groups to work while rested ones lie in the cabins',
    idles: 'stays in the cabins while there is work to do',
    overbids: 'bids every coin in a mutiny',
  },
  matters: {
    home: 'the chance to come home',
    way: 'the way to the goal',
    ship: 'the state of the ship',
    morale: 'morale',
    crew: 'the crew groups',
    stores: 'the stores and the loot',
    time: 'the hour and the day',
    foes: 'the hostile ships',
    boarding: 'the boarding under way',
    people: 'who is still on his feet',
    seat: 'the title, and what the pirate is good at',
    trust: 'the trust earned',
    score: 'the prestige to be had',
    post: 'the post taken',
  },
} as const satisfies GameText;
