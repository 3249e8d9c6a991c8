// Where a step of a game from outside is tried, in a process of its own: the table is played again, the command carried out, and everybody's view drawn.
import { type Game, rngFrom } from '@boucan/kernel';
import { type Places, registryAt } from '@boucan/registry/node';
import { decide, type Entry, since, Table, viewTable } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { leakTo } from '@boucan/testkit/leak';
import { isBotLevel } from '../tables/levels.ts';
import { work } from '../worker.ts';
import type { Trial } from './warden.ts';

/** What would be sent to everybody, and to the bots. */
function look(table: Table, from: number): void {
  const { game, state } = table;
  for (const viewer of [...table.seats.keys(), 'table' as const]) {
    JSON.stringify([viewTable(table, viewer), since(table, from, viewer)]);
    if (state !== null && viewer !== 'table') game.glance(state, viewer);
  }
  if (state === null) return;
  game.hash(state);
  const faults = game.faults(state);
  if (faults.length > 0) throw new Error(`its own count is wrong: ${faults[0]}`);
  const rng = rngFrom([table.n, 0, 0, 1]);
  for (const viewer of [...table.seats.keys(), 'table' as const]) {
    const leak = leakTo(game, state, viewer, rng);
    if (leak !== null) throw new Error(`it shows what it declares to be hidden: ${leak}`);
  }
  if (state.result === null && table.awaited().length === 0) throw new Error('it asks nobody, and is not over');
  if (state.result === null && table.awaited().some((seat) => game.options(state, seat).length === 0))
    throw new Error('it asks somebody who has no choice');
}

function mustGoWell(game: Game, { secret, entries, command, by, now, wall }: Trial): void {
  const table = new Table(game, secret, entries);
  table.watched = true;
  const { n } = table;
  if (command !== undefined) {
    const { happenings = [] } = decide(table, command, by!, {
      now,
      wall,
      knowsBot: isBotLevel,
      absentSince: () => null,
      skeletonOf,
    }) as { happenings?: readonly object[] };
    for (const [i, happening] of happenings.entries()) table.apply({ ...happening, n: n + 1 + i, at: wall, t: now } as Entry);
  }
  look(table, n);
}

await work(async (places: Places) => {
  const games = await registryAt(places);
  return async (trial: Trial): Promise<string | null> => {
    try {
      mustGoWell((await games.find(trial.game))!, trial);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
});
