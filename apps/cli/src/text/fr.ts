import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  players: 'Joueurs : {names}',
  packs: 'Extensions : {names}',
  someone: 'siège {seat}',
  turn: 'Tour {turn} : {name}',
  chosen: '{name} a fait son choix.',
  chose: '{name} : {what}',
  winners: '{count, plural, one {{names} l’emporte.} other {{names} se partagent la victoire.}}',
};
