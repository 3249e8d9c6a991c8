// Opening a table: its first entries are made together and reach the disk together.
import type { Game } from '@boucan/kernel';
import { commitmentOf } from '@boucan/record';
import { type Around, type Command, decide, type Entry, type PlayerId, Table, type TableTerms } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { diceSecret, unguessable } from '../random.ts';
import { refusals } from '../refusal.ts';
import { type Rows, sql } from '../storage/rows.ts';
import type { Opening, Player } from '../storage/storage.ts';
import { MACHINE, type Machine } from '../time.ts';
import { explained } from './explained.ts';
import { botsKnownTo } from './levels.ts';

export interface Wish {
  readonly id?: string; // where it is known beforehand
  readonly terms: TableTerms;
  readonly bots: readonly (string | null)[]; // by seat
  readonly sit: { readonly seat: number; readonly commits: string } | null; // where the host sits down
  readonly start: boolean; // if nobody else is missing
  readonly guests: readonly PlayerId[];
}

export const newTableId = (machine: Machine): string => unguessable(12, machine);

/** Whoever a seat was kept for has proven to be somebody else. */
export async function awaitInstead(rows: Rows, opening: Opening, from: PlayerId, to: PlayerId): Promise<void> {
  if (!opening.guests.includes(from)) return;
  const guests = opening.guests.map((player) => (player === from ? to : player));
  await rows.write(sql`update tables set guests = ${JSON.stringify(guests)} where id = ${opening.id}`);
  opening.guests = guests;
}

export function openingOf(
  game: Game,
  wish: Wish,
  host: Player,
  { at, t }: { readonly at: number; readonly t: number },
  { machine, level6Threads }: { readonly machine: Machine; readonly level6Threads: number } = {
    machine: MACHINE,
    level6Threads: 1,
  },
): { opening: Opening; entries: Entry[] } {
  const secret = diceSecret(machine);
  const opening: Opening = {
    id: wish.id ?? newTableId(machine),
    secret,
    invite: unguessable(18, machine),
    watch: unguessable(18, machine),
    guests: wish.guests,
  };
  const entries: Entry[] = [
    { type: 'opened', terms: wish.terms, host: host.id, commitment: commitmentOf(secret), reveals: true, n: 1, at, t },
  ];
  const table = new Table(game, secret, entries);
  const around: Around = { now: t, wall: at, knowsBot: botsKnownTo({ level6Threads }), absentSince: () => null, skeletonOf };
  const carryOut = (command: Command): void => {
    const decision = decide(table, command, { player: host.id, name: host.name }, around);
    if (decision.refused !== undefined) throw refusals.badMessage(explained(game, [])(decision.refused[0]!));
    for (const happening of decision.happenings) {
      const entry: Entry = { ...happening, n: table.n + 1, at, t };
      table.apply(entry);
      entries.push(entry);
    }
  };

  for (const [seat, level] of wish.bots.entries()) if (level !== null) carryOut({ do: 'seat-bot', seat, level });
  if (wish.sit !== null) carryOut({ do: 'sit', ...wish.sit });
  if (wish.start && table.seats.every((holder) => holder.kind !== 'empty')) carryOut({ do: 'start' });
  return { opening, entries };
}
