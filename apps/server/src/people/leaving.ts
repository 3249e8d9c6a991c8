// What becomes of a person's tables: those of a guest who turns out to have an account, and those of somebody who deletes theirs.
import { randomInt } from 'node:crypto';
import type { Entry, PlayerId } from '@boucan/table';
import type { Entry as Happening } from '@boucan/tournament';
import type { SeatOutcome, TableOutcome } from '../ratings/outcome.ts';
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
    ...(await recordOf(rows, guest, player)),
  );
  return all.length;
}

/** Finished matches of a guest stand in the record of the account, and count for no rating of its own. */
async function recordOf(rows: Rows, guest: Player, player: Player): Promise<Statement[]> {
  const played = await rows.read<{ tab: string; at: number; body: string }>(
    sql`select o.tab, o.at, o.body from outcomes o join played p on p.tab = o.tab where p.player = ${guest.id}
        and not exists (select 1 from played mine where mine.tab = o.tab and mine.player = ${player.id})`,
  );
  return played.flatMap(({ tab, at, body }) => [
    sql`insert into played (tab, player, at, ladder, n, rating) values (${tab}, ${player.id}, ${Number(at)}, null, null, null)
        on conflict (tab, player) do nothing`,
    seatsIn(tab, body, (seat) => (seat.player === guest.id ? { ...seat, player: player.id, was: guest.id } : seat)),
  ]);
}

/** An outcome with other seats. */
const seatsIn = (tab: string, body: string, change: (seat: SeatOutcome) => SeatOutcome): Statement => {
  const outcome = JSON.parse(body) as TableOutcome;
  return sql`update outcomes set body = ${JSON.stringify({ ...outcome, seats: outcome.seats.map(change) })} where tab = ${tab}`;
};

/** Everything that says who somebody was goes, and matches stay: bots play on, and records have a name that means nobody. */
export async function leaveAll(rows: Rows, tables: Tables, player: Player): Promise<void> {
  const nobody: Player = { id: player.id, name: `N. N. ${randomInt(1000, 10_000)}` };
  const all = await tablesOf(rows, player.id);
  for (const { tab, phase } of all) if (phase !== 'over') await tables.hand(tab, player, nobody, true);
  const { id } = player;
  for (const { tab } of all) await rows.write(...(await renamed(rows, tab, nobody)));
  await rows.write(...(await unnamed(rows, nobody)));
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
    sql`delete from learned where player = ${id}`,
    sql`delete from tries where player = ${id}`,
    sql`delete from complaints where by_player = ${id}`,
    sql`delete from clubbers where player = ${id}`,
    sql`delete from study_entries where study in (select id from studies where owner = ${id})`,
    sql`delete from study_members where player = ${id} or study in (select id from studies where owner = ${id})`,
    sql`delete from studies where owner = ${id}`,
    sql`delete from tokens where player = ${id} or owner = ${id}`,
    sql`update players set name = ${nobody.name} where id = ${id}`,
  );
}

/** The name in what came of matches, also of those that were played as a guest, and in tournaments. */
async function unnamed(rows: Rows, nobody: Player): Promise<Statement[]> {
  const { id, name } = nobody;
  const outcomes = await rows.read<{ tab: string; body: string }>(
    sql`select o.tab, o.body from outcomes o join played p on p.tab = o.tab where p.player = ${id}`,
  );
  const guests = outcomes.flatMap(({ tab, body }) =>
    (JSON.parse(body) as TableOutcome).seats.flatMap(({ player, was }) =>
      player === id && was !== undefined ? [{ tab, was }] : [],
    ),
  );
  const asGuest = await Promise.all(guests.map(({ tab, was }) => renamed(rows, tab, { id: was, name })));
  const happenings = await rows.read<{ tournament: string; n: number; body: string }>(
    sql`select tournament, n, body from happenings where body like ${`%"${id}"%`}`,
  );
  return [
    ...outcomes.map(({ tab, body }) => seatsIn(tab, body, (seat) => (seat.player === id ? { ...seat, name } : seat))),
    ...asGuest.flat(),
    ...happenings.map(({ tournament, n, body }) => {
      const entry = JSON.parse(body) as Happening;
      const changed =
        entry.type === 'opened' && entry.host === id
          ? { ...entry, hostName: name }
          : entry.type === 'entered' && entry.player === id
            ? { ...entry, name }
            : entry.type === 'became' && entry.now.player === id
              ? { ...entry, now: { player: id, name } }
              : entry;
      return sql`update happenings set body = ${JSON.stringify(changed)} where tournament = ${tournament} and n = ${n}`;
    }),
    // A club goes to whoever has been in it longest; one without people is no more.
    sql`update clubs set host = coalesce((select m.player from clubbers m where m.club = clubs.id and m.player <> ${id}
        order by m.at, m.player limit 1), host) where host = ${id}`,
    sql`delete from clubs where host = ${id} and not exists (select 1 from clubbers m where m.club = clubs.id and m.player <> ${id})`,
  ];
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
