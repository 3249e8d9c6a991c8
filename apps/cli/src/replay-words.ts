import type { Seat } from '@boucan/kernel';
import { fill, together } from '@boucan/words';
import type { en } from './text/en.ts';

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

export const replayWords = (lang: string, text: Readonly<Record<keyof typeof en, string>>): ReplayWords => ({
  players: (names) => fill(lang, text.players, { names: together(lang, names) }),
  packs: (names) => fill(lang, text.packs, { names: together(lang, names) }),
  someone: (seat) => fill(lang, text.someone, { seat }),
  turn: (turn, name) => fill(lang, text.turn, { turn, name }),
  chose: (name, what) => (what === null ? fill(lang, text.chosen, { name }) : fill(lang, text.chose, { name, what })),
  winners: (names) => fill(lang, text.winners, { count: names.length, names: together(lang, names) }),
});
