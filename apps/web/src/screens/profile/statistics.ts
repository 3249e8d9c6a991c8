// What a list of finished matches adds up to. Nothing here asks anybody.
import type { MatchCard } from '@boucan/protocol';

export interface Line {
  readonly key: string;
  readonly played: number;
  readonly won: number;
}

export const mine = ({ seats }: MatchCard) => seats.find(({ isThis }) => isThis);
export const hasWon = (match: MatchCard): boolean => mine(match)?.place === 1 && mine(match)?.left === false;

function count(matches: readonly MatchCard[], keysOf: (match: MatchCard) => readonly string[]): Line[] {
  const lines = new Map<string, { key: string; played: number; won: number }>();
  for (const match of matches)
    for (const key of new Set(keysOf(match))) {
      const line = lines.get(key) ?? { key, played: 0, won: 0 };
      lines.set(key, line);
      line.played++;
      if (hasWon(match)) line.won++;
    }
  return [...lines.values()].sort((a, b) => b.played - a.played || (a.key < b.key ? -1 : 1));
}

export const byGame = (matches: readonly MatchCard[]): Line[] => count(matches, ({ game }) => [game]);
export const bySeats = (matches: readonly MatchCard[]): Line[] =>
  count(matches, ({ seats }) => [String(seats.length)]).sort((a, b) => Number(a.key) - Number(b.key));
/** '' stands for none. */
export const byPack = (matches: readonly MatchCard[]): Line[] =>
  count(matches, ({ packs }) => (packs.length === 0 ? [''] : packs));
export const byOpponent = (matches: readonly MatchCard[]): Line[] =>
  count(matches, ({ seats }) =>
    seats.filter(({ isThis, level, name }) => !isThis && level === null && name !== '').map(({ name }) => name),
  );

/** Mean seconds for a choice. */
export function pace(matches: readonly MatchCard[]): number | null {
  const choices = matches.reduce((sum, one) => sum + one.choices, 0);
  return choices === 0 ? null : matches.reduce((sum, one) => sum + one.ms, 0) / choices / 1000;
}

export interface Source {
  readonly source: string;
  readonly mine: number;
  readonly winners: number;
}

/** Mean points by source, one's own against those of the winners, at one game. */
export function sources(matches: readonly MatchCard[]): Source[] {
  const told = matches.filter((match) => mine(match)?.sources != null);
  const mean = (all: readonly number[]): number => (all.length === 0 ? 0 : all.reduce((a, b) => a + b, 0) / all.length);
  const names = [...new Set(told.flatMap((match) => Object.keys(mine(match)!.sources!)))];
  return names.map((source) => ({
    source,
    mine: mean(told.map((match) => mine(match)!.sources![source] ?? 0)),
    winners: mean(
      told.flatMap(({ seats }) => seats.filter(({ place }) => place === 1).map((seat) => seat.sources?.[source] ?? 0)),
    ),
  }));
}

/** Victories in a row: those of the latest matches, and the most there were. Matches come the latest first. */
export function streaks(matches: readonly MatchCard[]): { readonly now: number; readonly most: number } {
  const first = matches.findIndex((match) => !hasWon(match));
  let [run, most] = [0, 0];
  for (const match of matches) {
    run = hasWon(match) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return { now: first === -1 ? matches.length : first, most };
}
