import { chapters, type GameText } from '@boucan/kernel';
import { fights } from './chapters/fights.en.ts';
import { home } from './chapters/home.en.ts';
import { ledger } from './chapters/ledger.en.ts';
import { sea } from './chapters/sea.en.ts';
import { town } from './chapters/town.en.ts';
import { cardsFrom, namesFrom } from './compose.ts';
import { names, parts } from './content.en.ts';
import { folds } from './folds.en.ts';
import { options } from './options.en.ts';
import { rules } from './rules/en.ts';

const told = chapters(town, ledger, sea, fights, home);

export const en = {
  title: 'Nassau',
  blurb:
    'Walk one captain through the alleys of Nassau, fit out your ship, fight and plunder in nine zones of the Caribbean, and come home with tales for the campfire. Four rounds, two to four players.',
  rules,
  ...told,
  folds,
  names: {
    ...names,
    ...told.names,
    ...namesFrom(parts),
  },
  cards: cardsFrom(rules),
  options,
  packs: {},
  ends: {
    'rounds-played': 'Four rounds have been played.',
    'shared-victory': 'Four rounds have been played, and the victory is shared.',
  },
  plans: {
    'fit-out':
      'The voyage has {provisions, plural, =0 {no provisions} one {# provision} other {# provisions}} and {crates, plural, =0 {no crates} one {# crate} other {# crates}} so far. The quay brings 2 provisions more.',
    sail: 'The boat sails with {crates, plural, =0 {no crates} one {# crate} other {# crates}} and {provisions, plural, =0 {no provisions} one {# provision} other {# provisions}}, and the quay adds 2 provisions.',
    tales: '{tales, plural, one {One tale is} other {# tales are}} ready to be told at the campfire.',
    provisions:
      '{provisions, plural, =0 {No provisions are left: after this the boat sails home.} one {# provision is left: one action, then home.} other {# provisions are left: as many actions before the voyage home.}}',
    opponent:
      '{opponent_The} is {zones, plural, =0 {here} one {# zone away} other {# zones away}} and falls to {crates, plural, one {# crate} other {# crates}}. {provisions, plural, =0 {No provisions are left after this.} one {# provision is left.} other {# provisions are left.}}',
  },
  mistakes: {
    hungry: 'leaves town short of provisions',
    'long-walk': 'spends too many pirates on walks through the town',
    'home-early': 'sails home with provisions left',
    overkill: 'fires more crates than an opponent can take',
    'kept-tale': 'leaves the campfire with a tale that could have been told',
  },
  matters: {
    score: 'the points already counted',
    opponents: 'the opponents beaten',
    companions: 'the pairs of companions',
    weapons: 'the weapons',
    goods: 'the goods to hide',
    towers: 'the watch towers',
    outposts: 'the outposts',
    tales: 'the tales to tell',
    stock: 'the crates and provisions',
    items: 'the doubloons, rum and other items',
    pirates: 'the pirates still on their feet',
    town: 'the place in town',
    ship: 'the sails, sailors and holds',
    animals: 'the animals',
    action: 'the action at hand',
    time: 'the time left',
    voyage: 'the voyage ahead',
    stage: 'the stage of the journey',
  },
  characters: {
    trader: 'trader',
    raider: 'raider',
    gambler: 'gambler',
    'trader:likes': 'Saves doubloons for the old sea dog.',
    'raider:likes': 'Fights anything that floats, and leaves the towers to others.',
    'gambler:likes': 'Draws tale after tale, in case they come true.',
  },
} satisfies GameText;
