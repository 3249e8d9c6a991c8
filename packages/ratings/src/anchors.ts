// What bots are worth: fixed ratings, from matches between them.
import { BETA, MU, type Rating } from './scale.ts';

/**
 * A level against two of the level below: its share of the victories, and of how many matches (docs/bots.md, tables of three, 2026-11-18).
 * Level 1 met `random` on 2026-11-16. Skull Tales has not been measured since its bots changed: they count for nobody until it is.
 */
type Measured = readonly [share: number, matches: number] | null;

const MEASURED: Readonly<Record<string, readonly Measured[]>> = {
  brethren: [
    [0.698, 200],
    [0.62, 89],
    [0.48, 89],
    [0.41, 89],
    [0.46, 89],
  ],
  fortunes: [
    [0.542, 60],
    [0.69, 89],
    [0.67, 89],
    [0.4, 89],
    [0.44, 89],
  ],
  nassau: [
    [0.919, 80],
    [1, 89],
    [0.84, 89],
    [0.52, 89],
    [0.51, 89],
  ],
};

const OTHERS = 2;
/** The level that is worth as much as a person nobody knows yet. */
const MIDDLE = 3;
/** How well it is known what bots are worth. */
const SIGMA = 1;

/**
 * How much more a level is worth than the one below. Bradley and Terry: one seat against two that are `d` weaker wins with e^d / (e^d + 2).
 * Two matches more, one in three of them won, keep a level that never loses from being worth infinitely more.
 */
function step([share, matches]: readonly [number, number]): number {
  const p = (share * matches + 2 / (OTHERS + 1)) / (matches + 2);
  return Math.log((OTHERS * p) / (1 - p)) * Math.SQRT2 * BETA;
}

function scale(measured: readonly Measured[]): Rating[] {
  const above = measured.map((one) => (one === null ? 0 : step(one)));
  const upTo = (level: number): number => above.slice(0, level).reduce((sum, one) => sum + one, 0);
  return [0, ...measured.keys().map((i) => i + 1)].map((level) => ({ mu: MU + upTo(level) - upTo(MIDDLE), sigma: SIGMA }));
}

const ANCHORS = new Map(Object.entries(MEASURED).map(([game, measured]) => [game, scale(measured)]));

/** 0 is `random`. A character plays about as well as the level it belongs to; `greedy` is between two levels, and unknown. */
const levelNamed = (bot: string): number | null => {
  if (bot === 'random') return 0;
  const level = /^level(\d)(:|$)/.exec(bot)?.[1];
  return level === undefined ? null : Number(level);
};

/** What a bot is worth at a game; null if nobody has measured it. A level above those that were measured counts as the last of them. */
export function worthOf(game: string, bot: string): Rating | null {
  const anchors = ANCHORS.get(game);
  const level = levelNamed(bot);
  if (anchors === undefined || level === null) return null;
  return anchors[Math.min(level, anchors.length - 1)]!;
}

/** The levels of a game that are known to differ from the one below, with what they are worth. */
function known(game: string): { level: number; mu: number }[] {
  const measured = MEASURED[game] ?? [];
  const anchors = ANCHORS.get(game) ?? [];
  return measured.flatMap((one, i) => (one === null && i > 0 ? [] : [{ level: i + 1, mu: anchors[i + 1]!.mu }]));
}

/** The level that somebody plays like: the nearest of those that were measured. Null where none was. */
export function playsLike(game: string, { mu }: Pick<Rating, 'mu'>): number | null {
  const levels = known(game);
  if (levels.length === 0) return null;
  return levels.reduce((best, one) => (Math.abs(one.mu - mu) < Math.abs(best.mu - mu) ? one : best)).level;
}
