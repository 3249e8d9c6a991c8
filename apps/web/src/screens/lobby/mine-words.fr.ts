import type { en } from './mine-words.en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  mine: 'Vos tables',
  turn: '{n, plural, one {À vous de jouer} other {À vous de jouer à # tables}}',
  waiting: 'Les autres jouent ({n})',
  gathering: 'En attente de joueurs ({n})',
  watched: 'Vous suivez ({n})',
  again: 'Inviter à nouveau',
  againFailed: 'Cela n’a pas marché. Réessayez dans un moment.',
  over: 'Terminées ({n})',
  all: 'Tout afficher ({n})',
  left: 'il reste {time}',
  tell: 'Me prévenir quand c’est à moi',
  next: 'Table suivante : {game}',
  nextMore: '{n, plural, one {À vous de jouer à une autre table} other {À vous de jouer à # autres tables}}',
};
