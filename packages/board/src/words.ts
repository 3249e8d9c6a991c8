import { says } from '@boucan/words';

const en = {
  table: 'On the table',
  yours: 'your hand',
  turn: 'Their turn',
  yourTurn: 'Your turn',
  offers: 'What you can do',
  about: 'What you can do with {thing}',
  all: 'Show everything',
  nothing: 'none',
  hidden: 'hidden',
  yes: 'yes',
  no: 'no',
  line: '{label}: {said}.',
  of: '{name}, {label}: {said}.',
} as const;

const fr: { readonly [key in keyof typeof en]: string } = {
  table: 'Sur la table',
  yours: 'votre main',
  turn: 'À ce joueur',
  yourTurn: 'À vous',
  offers: 'Ce que vous pouvez faire',
  about: 'Ce que vous pouvez faire avec {thing}',
  all: 'Tout afficher',
  nothing: 'rien',
  hidden: 'caché',
  yes: 'oui',
  no: 'non',
  line: '{label} : {said}.',
  of: '{name}, {label} : {said}.',
};

export const sayIn = says({ en, fr });
