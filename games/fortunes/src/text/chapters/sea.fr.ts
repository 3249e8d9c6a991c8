import type { Same } from '../chapter.ts';
import type { sea as en } from './sea.en.ts';

export const sea = {
  prompts: { 'cargo.drop': 'Votre cale prend {limit, plural, one {# carte} other {# cartes}} : jetez-en {excess} à la mer.' },
  choices: { sail: 'Naviguer : {to}', drop: 'Jeter à la mer : {good}' },
  events: {
    'ship.sailed': '{seat} gagne la zone {zone}.',
    'port.entered': '{seat} entre au port ({zone}).',
    'port.left': '{seat} quitte le port ({zone}).',
    'bounty.gained': '{seat} est mis à prix ({nation}) : {bounties, plural, one {# prime} other {# primes}}.',
    'bounty.removed':
      'La tête de {seat} vaut moins ({nation}) : {bounties, plural, =0 {plus aucune prime} one {# prime} other {# primes}}.',
    'cargo.dropped': '{seat} jette à la mer : {good}.',
    'cargo.lost': '{seat} perd : {good}.',
  },
  reasons: {},
  names: { port: 'entrer au port', sea: 'prendre la mer' },
} as const satisfies Same<typeof en>;
