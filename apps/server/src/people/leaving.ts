// What becomes of a person's tables: those of a guest who turns out to have an account, and those of somebody who deletes theirs.
import { randomInt } from 'node:crypto';
import type { Entry, PlayerId } from '@boucan/table';
import { type Rows, type Statement, sql } from '../storage/rows.ts';
import type { Player } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';

interface Row {
  readonly tab: string;
  readonly phase: 'gathering' | 'playing' | 'over';
}

const tablesOf = (rows: Rows, player: PlayerId): Promise<Row[]> =>
  rows.read<Row>(sql`select tab, phase from members join tables on id = tab where player = ${player}`);

/** What a guest has played on this device is the account's: seats that still matter change hands, and what is over is in its history. */
export async function takeAlong(rows: Rows, tables: Tables, guest: Player, player: Player): Promise<number> {
  const all = await tablesOf(rows, guest.id);
  for (const { tab, phase } of all) if (phase !== 'over') await tables.hand(tab, guest, player, false);
  await rows.write(
    sql`insert into members (tab, player, opened) select tab, cast(${player.id} as text), opened from members
        where player = ${guest.id} on conflict do nothing`,
  );
  return all.length;
}

/** Everything that says who somebody was goes, and matches stay: bots play on, and records have a name that means nobody. */
export async function leaveAll(rows: Rows, tables: Tables, player: Player): Promise<void> {
  const nobody: Player = { id: player.id, name: `N. N. ${randomInt(1000, 10_000)}` };
  const all = await tablesOf(rows, player.id);
  for (const { tab, phase } of all) if (phase !== 'over') await tables.hand(tab, player, nobody, true);
  for (const { tab } of all) await rows.write(...(await renamed(rows, tab, nobody)));
  const { id } = player;
  await rows.write(
    sql`delete from devices where hash in (select hash from sessions where player = ${id})`,
    sql`delete from sessions where player = ${id}`,
    sql`delete from links where player = ${id}`,
    sql`delete from settings where player = ${id}`,
    sql`delete from accounts where player = ${id}`,
    sql`delete from passkeys where player = ${id}`,
    sql`delete from addresses where player = ${id}`,
    sql`delete from proofs where player = ${id}`,
    sql`delete from notices where player = ${id}`,
    sql`delete from ways where player = ${id}`,
    sql`delete from wishes where player = ${id}`,
    sql`delete from reports where player = ${id}`,
    sql`delete from friends where player = ${id} or other = ${id}`,
    sql`delete from friend_links where player = ${id}`,
    sql`delete from blocks where player = ${id} or other = ${id}`,
    sql`delete from profiles where player = ${id}`,
    sql`delete from presence where player = ${id}`,
    sql`delete from follows where player = ${id} or (kind = 'person' and what = ${id})`,
    sql`delete from jottings where player = ${id}`,
    sql`delete from complaints where by_player = ${id}`,
    sql`delete from clubbers where player = ${id}`,
    sql`delete from study_entries where study in (select id from studies where owner = ${id})`,
    sql`delete from study_members where player = ${id} or study in (select id from studies where owner = ${id})`,
    sql`delete from studies where owner = ${id}`,
    sql`delete from tokens where player = ${id} or owner = ${id}`,
    sql`update players set name = ${nobody.name} where id = ${id}`,
  );
}

/** The name in whatever is kept of a table: the entries, the record, the card in the lobby. */
async function renamed(rows: Rows, tab: string, { id, name }: Player): Promise<Statement[]> {
  const entries = await rows.read<{ n: number; body: string }>(
    sql`select n, body from entries where tab = ${tab} and body like ${`%"player":"${id}"%`}`,
  );
  const seats = new Set<number>();
  const changed = entries.flatMap(({ n, body }): Statement[] => {
    const entry = JSON.parse(body) as Entry;
    if (!('player' in entry) || entry.player !== id || !('name' in entry) || entry.name === name) return [];
    if (entry.type === 'sat' || entry.type === 'handed') seats.add(entry.seat);
    return [sql`update entries set body = ${JSON.stringify({ ...entry, name })} where tab = ${tab} and n = ${n}`];
  });
  const [kept] = await rows.read<{ record: string | null; sketch: string | null }>(
    sql`select record, sketch from tables where id = ${tab}`,
  );
  if (kept?.record != null) {
    const record = JSON.parse(kept.record) as { names: string[] };
    for (const seat of seats) record.names[seat] = name;
    changed.push(sql`update tables set record = ${JSON.stringify(record)} where id = ${tab}`);
  }
  if (kept?.sketch != null) {
    const sketch = JSON.parse(kept.sketch) as { card: { seats: { name: string | null }[] } };
    for (const seat of seats) sketch.card.seats[seat]!.name = name;
    changed.push(sql`update tables set sketch = ${JSON.stringify(sketch)} where id = ${tab}`);
  }
  return changed;
}
