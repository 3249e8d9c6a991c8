import type { SameKeys } from '@boucan/kernel';
import { fights } from './chapters/fights.fr.ts';
import { home } from './chapters/home.fr.ts';
import { ledger } from './chapters/ledger.fr.ts';
import { sea } from './chapters/sea.fr.ts';
import { town } from './chapters/town.fr.ts';
import { cardsFrom, namesFrom } from './compose.ts';
import { names, parts } from './content.fr.ts';
import type { en } from './en.ts';
import { options } from './options.fr.ts';
import { rules } from './rules/fr.ts';

export const fr: SameKeys<typeof en> = {
  title: 'Nassau',
  blurb:
    'Menez un même capitaine par les allées de Nassau, armez votre navire, combattez et pillez dans neuf zones des Caraïbes, et ayez de quoi raconter au coin du feu. Quatre manches, de deux à quatre joueurs.',
  rules,
  prompts: { ...town.prompts, ...ledger.prompts, ...sea.prompts, ...fights.prompts, ...home.prompts },
  choices: { ...town.choices, ...ledger.choices, ...sea.choices, ...fights.choices, ...home.choices },
  events: { ...town.events, ...ledger.events, ...sea.events, ...fights.events, ...home.events },
  reasons: { ...town.reasons, ...ledger.reasons, ...sea.reasons, ...fights.reasons, ...home.reasons },
  names: {
    ...names,
    ...town.names,
    ...ledger.names,
    ...sea.names,
    ...fights.names,
    ...home.names,
    ...namesFrom(parts),
  },
  cards: cardsFrom(rules),
  options,
  packs: {},
  ends: {
    'rounds-played': 'Les quatre manches sont jouées.',
    'shared-victory': 'Les quatre manches sont jouées, et la victoire est partagée.',
  },
};
