import type { Lang, Seat } from '@boucan/kernel';
import { french } from '@boucan/words';

/** What the replay says besides the game's own words. */
export interface ReplayWords {
  players(names: readonly string[]): string;
  packs(names: readonly string[]): string;
  /** A player of whom only the seat is known. */
  someone(seat: Seat): string;
  turn(turn: number, name: string): string;
  chose(name: string, what: string | null): string;
  winners(names: readonly string[]): string;
}

const listed = (lang: Lang, names: readonly string[]): string => new Intl.ListFormat(lang).format(names);

export const replayWords: Readonly<Record<Lang, ReplayWords>> = {
  en: {
    players: (names) => `Players: ${listed('en', names)}`,
    packs: (names) => `Packs: ${listed('en', names)}`,
    someone: (seat) => `seat ${seat}`,
    turn: (turn, name) => `Turn ${turn}: ${name}`,
    chose: (name, what) => (what === null ? `${name} has chosen` : `${name}: ${what}`),
    winners: (names) => (names.length === 1 ? `${names[0]} wins.` : `${listed('en', names)} win together.`),
  },
  fr: {
    players: (names) => `${french('Joueurs :')} ${listed('fr', names)}`,
    packs: (names) => `${french('Extensions :')} ${listed('fr', names)}`,
    someone: (seat) => `siège ${seat}`,
    turn: (turn, name) => `${french(`Tour ${turn} :`)} ${name}`,
    chose: (name, what) => (what === null ? `${name} a choisi` : `${name}${french(' :')} ${what}`),
    winners: (names) => (names.length === 1 ? `${names[0]} gagne.` : `${listed('fr', names)} gagnent ensemble.`),
  },
};
