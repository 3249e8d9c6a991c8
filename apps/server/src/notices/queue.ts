// Notices that are to be sent, as the database keeps them. One that was written is sent, over restarts and by whichever node gets to it:
// a node takes it for a while, and if it does not say in time what became of it, another takes it.
import type { PlayerId } from '@boucan/table';
import { type Rows, type Statement, sql } from '../storage/rows.ts';
import type { Told } from './told.ts';

export interface Notice {
  readonly id: string; // always the same for the same turn, way and kind: written twice, it is sent once
  readonly way: string;
  readonly player: PlayerId;
  readonly tab: string;
  readonly turn: number; // when the table began to wait for this person, on its own clock
  readonly kind: string; // turn, a reminder, or an invitation
  readonly body: Told;
  readonly ends: number | null; // when the person's time runs out, by the time of day
  readonly due: number;
  readonly tries: number;
}

type Row = Omit<Notice, 'body'> & { readonly body: string };
type NewNotice = Omit<Notice, 'id' | 'tries'>;

export const idOf = ({ way, tab, turn, kind }: Pick<Notice, 'way' | 'tab' | 'turn' | 'kind'>): string =>
  `${way}.${tab}.${turn}.${kind}`;

/** Somebody wants to play again; it has no turn, and goes when whoever was invited sits down. */
export const INVITE = 'invite';
/** The same for somebody who was drawn for a table of a tournament. */
export const ROUND = 'round';
/** What can wait for the end of quiet hours. */
export const canWait = (kind: string): boolean => kind === 'turn' || kind === INVITE || kind === ROUND;

/** So many are taken at a time, and sent side by side. */
const AT_ONCE = 8;
/** So long a node has to send what it took: more than the longest patience with any endpoint. */
export const LEASE = 60_000;
/** So often it is tried, over about a day. */
export const MOST_TRIES = 8;

export class Queue {
  readonly #rows: Rows;
  readonly #node: string;
  readonly #lease: number;

  /** `node`: whatever tells this process from all others. */
  constructor(rows: Rows, node: string, lease = LEASE) {
    this.#rows = rows;
    this.#lease = lease;
    this.#node = node;
  }

  /** What is due at a table for a person, in place of what was. What has been sent stays sent. */
  async settle(tab: string, player: PlayerId, turn: number | null, notices: readonly NewNotice[]): Promise<void> {
    const ids = notices.map(idOf);
    // Of turns that are over nothing is kept, and what is not wanted any more is not sent.
    const forget =
      turn === null
        ? sql`delete from notices where tab = ${tab} and player = ${player}`
        : sql`delete from notices where tab = ${tab} and player = ${player}
              and (turn <> ${turn} or (sent is null and id not in (${ids.length === 0 ? [''] : ids})))`;
    await this.#rows.write(forget, ...notices.map(added));
  }

  /** Takes what is due: nobody else gets it for a while. */
  async take(now: number, most = AT_ONCE): Promise<Notice[]> {
    const rows = await this.#rows.take<Row>(
      sql`update notices set node = ${this.#node}, leased = ${now + this.#lease}, tries = tries + 1
          where id in (select id from notices where sent is null and due <= ${now} and leased < ${now} order by due, way limit ${most})
          and sent is null and leased < ${now}
          returning id, way, player, tab, turn, kind, body, ends, due, tries`,
    );
    return rows.map((row) => ({ ...row, body: JSON.parse(row.body) as Told }));
  }

  async sent(ids: readonly string[], now: number): Promise<void> {
    await this.#rows.write(sql`update notices set sent = ${now}, leased = 0 where id in (${ids})`);
  }

  /** Not now: it is tried again at that time, by anybody. */
  async putBack(ids: readonly string[], due: number, isTry: boolean): Promise<void> {
    await this.#rows.write(
      isTry
        ? sql`update notices set due = ${due}, leased = 0 where id in (${ids}) and node = ${this.#node}`
        : sql`update notices set due = ${due}, leased = 0, tries = tries - 1 where id in (${ids}) and node = ${this.#node}`,
    );
  }

  /** Nobody will be told. */
  async drop(ids: readonly string[]): Promise<void> {
    await this.#rows.write(sql`delete from notices where id in (${ids})`);
  }

  /** When the next one is due. */
  async next(): Promise<number | null> {
    const [row] = await this.#rows.read<{ due: number | null }>(sql`select min(due) as due from notices where sent is null`);
    return row?.due ?? null;
  }

  /** The tables at which a person is waited for, as far as they want to know. */
  async tablesOf(player: PlayerId): Promise<string[]> {
    const rows = await this.#rows.read<{ tab: string }>(sql`select distinct tab from notices where player = ${player}`);
    return rows.map(({ tab }) => tab);
  }

  /** For whoever runs the server. */
  async counts(now: number): Promise<{ waiting: number; due: number; retried: number; sent: number }> {
    const [row] = await this.#rows.read<{ waiting: number; due: number; retried: number; sent: number }>(
      sql`select coalesce(sum(case when sent is null then 1 else 0 end), 0) as waiting,
            coalesce(sum(case when sent is null and due <= ${now} then 1 else 0 end), 0) as due,
            coalesce(sum(case when sent is null and tries > 1 then 1 else 0 end), 0) as retried,
            coalesce(sum(case when sent is not null then 1 else 0 end), 0) as sent from notices`,
    );
    return row!;
  }

  async forgetBefore(at: number): Promise<void> {
    await this.#rows.write(sql`delete from notices where sent < ${at}`);
  }
}

/** Written again, only its time may change, and only as long as nobody has begun to send it. */
const added = (notice: NewNotice): Statement => {
  const { way, player, tab, turn, kind, body, ends, due } = notice;
  return sql`insert into notices (id, way, player, tab, turn, kind, body, ends, due, tries, node, leased, sent)
    values (${idOf(notice)}, ${way}, ${player}, ${tab}, ${turn}, ${kind}, ${JSON.stringify(body)}, ${ends}, ${due}, 0, null, 0, null)
    on conflict (id) do update set due = excluded.due, ends = excluded.ends
    where notices.sent is null and notices.tries = 0 and notices.leased = 0`;
};
