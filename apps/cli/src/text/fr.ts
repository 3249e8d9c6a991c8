import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  players: 'Joueurs : {names}',
  packs: 'Extensions : {names}',
  someone: 'siège {seat}',
  turn: 'Tour {turn} : {name}',
  chosen: '{name} a choisi',
  chose: '{name} : {what}',
  winners: '{count, plural, one {{names} gagne.} other {{names} gagnent ensemble.}}',
};
