// Small achievements of the sea: first times and streaks, from what somebody has played. None for mere clicking.
import type { TableOutcome } from './outcome.ts';

export interface Achievement {
  readonly id: string;
  readonly at: number;
  readonly table: string | null; // where it was; null where that is not for everybody
}

export interface Mine {
  readonly table: string;
  readonly outcome: TableOutcome;
  readonly seat: number;
}

type Test = (match: Mine, before: readonly Mine[]) => boolean;

const me = ({ outcome, seat }: Mine) => outcome.seats[seat]!;
const hasWon = (match: Mine): boolean => me(match).won;
const people = ({ outcome }: Mine): number => outcome.seats.filter(({ player }) => player !== null).length;
const isShared = ({ outcome }: Mine): boolean => outcome.winners.length > 1;
const others = (match: Mine) => match.outcome.seats.filter((_, seat) => seat !== match.seat);
const streak = (match: Mine, before: readonly Mine[], length: number): boolean =>
  [...before.slice(1 - length), match].length === length && [...before.slice(1 - length), match].every(hasWon);
const DAY = 24 * 3_600_000;

/** Each is reached once, at the first match that fulfils it. */
export const ACHIEVEMENTS: Readonly<Record<string, Test>> = {
  // first times
  'first-victory': (match) => hasWon(match) && people(match) > 1,
  'beat-level-5': (match) => hasWon(match) && others(match).some(({ level }) => level?.startsWith('level5')),
  'full-table': (match) => hasWon(match) && people(match) >= 4,
  'by-a-hair': (match) =>
    hasWon(match) && !isShared(match) && people(match) > 1 && others(match).some(({ score }) => me(match).score - score === 1),
  'shared-flag': (match) => hasWon(match) && isShared(match) && people(match) > 1,
  'long-voyage': ({ outcome, seat }) => outcome.at - outcome.started > 30 * DAY && outcome.seats[seat]!.left !== true,
  'every-module': (match) => hasWon(match) && match.outcome.packs.length >= 3,
  // what takes several matches
  'three-in-a-row': (match, before) =>
    people(match) > 1 &&
    streak(
      match,
      before.filter((one) => people(one) > 1),
      3,
    ),
  'four-seas': (match, before) => new Set([...before, match].filter(hasWon).map(({ outcome }) => outcome.game)).size >= 4,
  'true-to-the-crew': (match, before) => {
    const all = [...before, match].filter((one) => people(one) > 1).slice(-25);
    return all.length === 25 && all.every((one) => me(one).left !== true);
  },
  'old-rivals': (match, before) => {
    const met = new Map<string, number>();
    for (const one of [...before, match])
      for (const { player } of others(one)) if (player !== null) met.set(player, (met.get(player) ?? 0) + 1);
    return [...met.values()].some((times) => times >= 10);
  },
};

/** What somebody has achieved; matches in the order in which they ended. */
export function achieved(matches: readonly Mine[]): Achievement[] {
  const found: Achievement[] = [];
  const open = new Map(Object.entries(ACHIEVEMENTS));
  for (const [i, match] of matches.entries())
    for (const [id, test] of open)
      if (test(match, matches.slice(0, i))) {
        const isPublic = match.outcome.visibility !== 'invitation';
        found.push({ id, at: match.outcome.at, table: isPublic ? match.table : null });
        open.delete(id);
      }
  return found;
}
