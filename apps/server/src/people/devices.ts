// Where somebody is signed in, to be looked at and ended.
import type { PlayerId } from '@boucan/table';
import { sha256 } from '../random.ts';
import { type Rows, sql } from '../storage/rows.ts';

export interface Device {
  readonly id: string;
  readonly made: number | null; // null: before anybody noted it
  readonly seen: number | null;
  readonly agent: string;
  readonly here: boolean;
}

const HOUR = 3_600_000;
const REMEMBERED = 10_000;

/** `Firefox, Android`: as much of it as a person needs to recognise a device. */
export function agentOf(header: string | undefined): string {
  const find = (among: readonly (readonly [string, RegExp])[]): string | undefined =>
    among.find(([, looks]) => looks.test(header ?? ''))?.[0];
  const browser = find([
    ['Edge', /\bEdg/],
    ['Opera', /\bOPR\//],
    ['Firefox', /\b(Firefox|FxiOS)\//],
    ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
    ['Safari', /\bSafari\//],
  ]);
  const system = find([
    ['iPhone', /\biPhone\b/],
    ['iPad', /\biPad\b/],
    ['Android', /\bAndroid\b/],
    ['Windows', /\bWindows\b/],
    ['Mac', /\bMacintosh\b/],
    ['Linux', /\bLinux\b/],
  ]);
  return [browser, system].filter((part) => part !== undefined).join(', ');
}

const idOf = (hash: string): string => sha256(hash).slice(0, 16);

export class Devices {
  readonly #rows: Rows;
  readonly #now: () => number;
  readonly #noted = new Map<string, number>();

  constructor(rows: Rows, now: () => number) {
    this.#rows = rows;
    this.#now = now;
  }

  /** A page of this session was opened. Noted at most once an hour. */
  async saw(secret: string, agent: string | undefined): Promise<void> {
    const hash = sha256(secret);
    const now = this.#now();
    if (now - (this.#noted.get(hash) ?? 0) < HOUR) return;
    if (this.#noted.size >= REMEMBERED) this.#noted.clear();
    this.#noted.set(hash, now);
    await this.#rows.write(
      sql`insert into devices (hash, made, seen, agent) values (${hash}, ${now}, ${now}, ${agentOf(agent)})
          on conflict (hash) do update set seen = excluded.seen, agent = excluded.agent`,
    );
  }

  async of(player: PlayerId, secret: string | undefined): Promise<Device[]> {
    const here = secret === undefined ? '' : sha256(secret);
    const rows = await this.#rows.read<{ hash: string; made: number | null; seen: number | null; agent: string | null }>(
      sql`select s.hash as hash, made, seen, agent from sessions s left join devices d on d.hash = s.hash
          where player = ${player} order by coalesce(seen, 0) desc, s.hash`,
    );
    return rows.map(({ hash, made, seen, agent }) => ({ id: idOf(hash), made, seen, agent: agent ?? '', here: hash === here }));
  }

  /** Ends these sessions; without a name, all but the one that asks. Gives how many ended. */
  async end(player: PlayerId, which: string | null, secret: string | undefined): Promise<number> {
    const here = secret === undefined ? '' : sha256(secret);
    const rows = await this.#rows.read<{ hash: string }>(sql`select hash from sessions where player = ${player}`);
    const hashes = rows.map(({ hash }) => hash).filter((hash) => (which === null ? hash !== here : idOf(hash) === which));
    if (hashes.length === 0) return 0;
    await this.#rows.write(
      sql`delete from sessions where player = ${player} and hash in (${hashes})`,
      sql`delete from devices where hash in (${hashes})`,
    );
    return hashes.length;
  }
}
