/** A quarter of a year, in UTC: '2026-4'. */
export type Season = string;

export function seasonOf(at: number): Season {
  const day = new Date(at);
  return `${day.getUTCFullYear()}-${Math.floor(day.getUTCMonth() / 3) + 1}`;
}

/** From when to when; the end is outside. Null if there is no such season. */
export function spanOf(season: Season): { from: number; to: number } | null {
  const parts = /^(\d{4})-([1-4])$/.exec(season);
  if (parts === null) return null;
  const [year, quarter] = [Number(parts[1]), Number(parts[2])];
  return { from: Date.UTC(year, (quarter - 1) * 3), to: Date.UTC(year, quarter * 3) };
}
