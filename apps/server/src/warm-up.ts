// Code that has run a thousand times is many times faster than code that has not. Better that we find out than the first guests.
import { setImmediate as breath } from 'node:timers/promises';
import type { Game } from '@boucan/kernel';
import { difference } from '@boucan/protocol';
import { decide, Table, viewTable } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { frameOf } from './socket/frame.ts';
import { isBotLevel } from './tables/levels.ts';
import { openingOf } from './tables/opening.ts';

const CHOICES = 2000;
const NOBODY = { id: 'nobody', name: '' };

/** Plays so many choices of a game at tables that nobody sees; others have their turn after each. */
export async function warmUp(game: Game, isStopping: () => boolean): Promise<void> {
  let table = tableOf(game);
  for (let i = 0; i < CHOICES && !isStopping(); i++) {
    const [seat] = table.awaited();
    if (seat === undefined) table = tableOf(game);
    else {
      const options = game.options(table.state!, seat);
      const choice = options[Math.floor(Math.random() * options.length)]!;
      const before = viewTable(table, seat);
      const decision = decide(table, { do: 'choose', seat, choice }, 'bot', {
        now: i,
        wall: i,
        knowsBot: isBotLevel,
        absentSince: () => null,
        skeletonOf,
      });
      if (decision.refused === undefined)
        for (const happening of decision.happenings) table.apply({ ...happening, n: table.n + 1, at: i });
      const change = difference(before, viewTable(table, seat))!;
      frameOf({ type: 'change', table: '', base: before.n, change, notices: [], now: i });
    }
    await breath();
  }
}

function tableOf(game: Game): Table {
  const [seats] = game.seats;
  const terms = {
    game: game.id,
    version: game.version,
    config: game.agreed({ seats }),
    clock: { kind: 'none' },
    visibility: 'public',
  } as const;
  const bots = Array.from({ length: seats }, () => 'random');
  const { opening, entries } = openingOf(game, { terms, bots, sit: null, start: true, guests: [] }, NOBODY, { at: 0, t: 0 });
  return new Table(game, opening.secret, entries);
}
