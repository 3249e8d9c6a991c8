// Writes records, in a thread of its own: every position of a match is hashed for one, and nobody should wait for that. Plays what-ifs too.
import { moments, type Played, printRecord, recordOf, type WhatIf, whatIf } from '@boucan/record';
import { type Places, registryAt } from '@boucan/registry/node';
import { work } from '../worker.ts';

/** A match; with `lines`, other ways from its moments, each by its number. A line that leaves another comes after it. */
export interface Job extends Played {
  readonly lines?: readonly Line[];
}
export interface Line extends WhatIf {
  readonly line: number;
  readonly from: { readonly line: number; readonly at: number };
}

await work(async (places: Places) => {
  const games = await registryAt(places);
  return async ({ lines, ...played }: Job) => {
    const game = (await games.find(played.game))!;
    if (lines === undefined) return printRecord(recordOf(game, played));
    // Positions by line, from where it left another one.
    const known = new Map([[0, { from: -1, all: moments(game, played) }]]);
    for (const { line, from, ...rest } of lines) {
      const before = known.get(from.line);
      const state = before?.all[from.at - before.from - 1]?.state;
      const all = state === undefined ? [] : whatIf(game, state, played, rest);
      if (all.length < rest.choices.length) return String(line); // not allowed
      known.set(line, { from: from.at, all });
    }
    return '';
  };
});
