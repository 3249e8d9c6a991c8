// Somebody behaves badly: who reports it, what an operator sees of it, and what was done about it.
import type { ComplaintRequest, ComplaintsReply, MeasureRequest } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import { unguessable } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { type Rows, type Statement, sql } from '../storage/rows.ts';
import type { Player } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Blocks, Measure } from './blocks.ts';

const DAY = 24 * 3_600_000;
const SHOWN = 100;
/** Lines of talk that an operator sees with a report. */
const LINES = 60;

interface Row {
  readonly id: string;
  readonly by_player: string;
  readonly against: string;
  readonly tab: string | null;
  readonly n: number | null;
  readonly at: number;
  readonly note: string;
  readonly done: number | null;
}

export class Reports {
  readonly #world: World;
  readonly #rows: Rows;
  readonly #blocks: Blocks;

  constructor(world: World, blocks: Blocks) {
    this.#world = world;
    this.#rows = world.storage.rows;
    this.#blocks = blocks;
  }

  /** `n`: the last entry of the table when it was written. */
  async report(by: PlayerId, { player, table, note }: ComplaintRequest, n: number | null): Promise<void> {
    const [known] = await this.#rows.read(sql`select id from players where id = ${player}`);
    if (known === undefined || player === by) throw new Refusal('not-found', 'There is no such person.');
    const { options, time } = this.#world;
    await this.#rows.write(
      sql`insert into complaints (id, by_player, against, tab, n, at, note, done)
          values (${unguessable(9, options.machine)}, ${by}, ${player}, ${table ?? null}, ${n}, ${time.wall()}, ${note}, null)`,
    );
  }

  /** For operators alone. */
  async all(): Promise<ComplaintsReply> {
    const rows = await this.#rows.read<Row>(
      sql`select id, by_player, against, tab, n, at, note, done from complaints order by at desc limit ${SHOWN}`,
    );
    const log = await this.#rows.read<{
      at: number;
      by_player: string;
      what: Measure;
      subject: string;
      ends: number;
      note: string;
    }>(sql`select at, by_player, what, subject, ends, note from measures order by at desc limit ${SHOWN}`);
    const ids = [
      ...rows.flatMap(({ by_player, against }) => [by_player, against]),
      ...log.flatMap((one) => [one.by_player, one.subject]),
    ];
    const names = await this.#names(ids);
    const person = (player: PlayerId) => ({ player, name: names.get(player) ?? '?' });
    return {
      complaints: await Promise.all(
        rows.map(async ({ id, at, by_player, against, note, tab, n, done }) => ({
          ...{ id, at: Number(at), by: person(by_player), against: person(against), note, table: tab, done: done !== null },
          lines: tab === null ? [] : await this.#linesOf(tab, Number(n ?? 0), against),
        })),
      ),
      log: log.map(({ at, by_player, what, subject, ends, note }) => ({
        ...{
          at: Number(at),
          by: names.get(by_player) ?? '?',
          what,
          subject: names.get(subject) ?? subject,
          ends: Number(ends),
          note,
        },
      })),
    };
  }

  async #names(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#rows.read<Player>(sql`select id, name from players where id in (${[...new Set(ids)]})`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async #linesOf(table: string, n: number, against: PlayerId): Promise<ComplaintsReply['complaints'][number]['lines']> {
    const stored = await this.#world.storage.load(table);
    const said = (stored?.entries ?? []).flatMap(({ entry }) => (entry.type === 'said' && entry.n <= n ? [entry] : []));
    return said.slice(-LINES).map(({ at, name, text, player }) => ({ at, name, text, isTheirs: player === against }));
  }

  /** Done by an operator, and written down. */
  async act(by: Player, { what, subject, days, complaint, note }: MeasureRequest): Promise<void> {
    const { options, time } = this.#world;
    const at = time.wall();
    const ends = what === 'dismiss' ? 0 : days === 0 ? 0 : at + Math.round(days * DAY);
    const statements: Statement[] = [
      sql`insert into measures (id, at, by_player, what, subject, ends, complaint, note)
          values (${unguessable(9, options.machine)}, ${at}, ${by.id}, ${what}, ${subject}, ${ends}, ${complaint ?? null}, ${note})`,
    ];
    if (complaint !== undefined) statements.push(sql`update complaints set done = ${at} where id = ${complaint}`);
    await this.#rows.write(...statements);
    await this.#blocks.changed();
  }
}
