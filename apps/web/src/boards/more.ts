// What few pages ask for of the boards of the house and of their games: see `index.ts`.
import type { More } from '../games.ts';
import * as brethren from './brethren/about.ts';
import * as fortunes from './fortunes/about.ts';
import * as nassau from './nassau/about.ts';
import * as skull from './skull/about.ts';
import * as toy from './toy/about.ts';

const taught = (id: string) => async () => (await import('./taught.ts')).TAUGHT[id]!;

export const MORE: { readonly [game: string]: More } = {
  brethren: {
    box: async () => (await import('./brethren/box.ts')).box,
    aid: async () => (await import('./brethren/aid.ts')).aid,
    banter: async () => (await import('../banter/games/brethren.ts')).banter,
    taught: taught('brethren'),
    about: brethren,
    words: {
      'brethren/help': () => import('./brethren/help.ts'),
      'brethren/words': () => import('./brethren/words.ts'),
      'brethren/speech': () => import('./brethren/speech.ts'),
    },
  },
  fortunes: {
    box: async () => (await import('./fortunes/box.ts')).box,
    aid: async () => (await import('./fortunes/aid.ts')).aid,
    banter: async () => (await import('../banter/games/fortunes.ts')).banter,
    taught: taught('fortunes'),
    about: fortunes,
    words: {
      'fortunes/help': () => import('./fortunes/help.ts'),
      'fortunes/words': () => import('./fortunes/words.ts'),
      'fortunes/speech': () => import('./fortunes/speech.ts'),
      'fortunes/packs/contraband/words': () => import('./fortunes/packs/contraband/words.ts'),
      'fortunes/packs/favours/words': () => import('./fortunes/packs/favours/words.ts'),
      'fortunes/packs/locations/words': () => import('./fortunes/packs/locations/words.ts'),
      'fortunes/packs/loyalty/words': () => import('./fortunes/packs/loyalty/words.ts'),
      'fortunes/packs/modifications/words': () => import('./fortunes/packs/modifications/words.ts'),
      'fortunes/packs/special-weapons/words': () => import('./fortunes/packs/special-weapons/words.ts'),
      'fortunes/packs/treasure-galleon/words': () => import('./fortunes/packs/treasure-galleon/words.ts'),
      'fortunes/packs/two-commissions/words': () => import('./fortunes/packs/two-commissions/words.ts'),
      'fortunes/packs/upgrades/words': () => import('./fortunes/packs/upgrades/words.ts'),
      'fortunes/packs/wind-and-storm/words': () => import('./fortunes/packs/wind-and-storm/words.ts'),
    },
  },
  nassau: {
    box: async () => (await import('./nassau/box.ts')).box,
    aid: async () => (await import('./nassau/aid.ts')).aid,
    banter: async () => (await import('../banter/games/nassau.ts')).banter,
    taught: taught('nassau'),
    about: nassau,
    words: {
      'nassau/help': () => import('./nassau/help.ts'),
      'nassau/words': () => import('./nassau/words.ts'),
    },
  },
  skull: {
    box: async () => (await import('./skull/box.ts')).box,
    aid: async () => (await import('./skull/aid.ts')).aid,
    banter: async () => (await import('../banter/games/skull.ts')).banter,
    taught: taught('skull'),
    about: skull,
    words: {
      'skull/help': () => import('./skull/help.ts'),
      'skull/words': () => import('./skull/words.ts'),
      'skull/speech': () => import('./skull/speech.ts'),
    },
  },
  toy: {
    about: toy,
    words: {
      'toy/help': () => import('./toy/help.ts'),
      'toy/words': () => import('./toy/words.ts'),
    },
  },
};
