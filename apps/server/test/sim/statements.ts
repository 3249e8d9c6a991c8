// What each statement of the server does to the rows. Its text is read by PostgreSQL; here it is known by its name.
import pg from 'pg';
import { type Row, Rows, type Tx } from './transactions.ts';

export function refusal(code: string, message: string): Error {
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
}
const taken = (): Error => refusal('23505', 'duplicate key value violates unique constraint');
const missing = (): Error => refusal('23502', 'null value violates not-null constraint');

/** All rows of the database; those of a table's entries are found by the table as well. */
export class Data extends Rows {
  readonly entries = new Map<string, Row[]>(); // by table, as they are committed
  /** Nothing more can be written to the entries. */
  isFull = false;

  override end(tx: Tx, isCommitted: boolean): void {
    super.end(tx, isCommitted);
    if (!isCommitted) return;
    for (const row of tx.written.get('entries')?.values() ?? []) {
      const tab = row!.tab as string;
      const rows = this.entries.get(tab) ?? [];
      rows.push(row!);
      rows.sort((a, b) => (a.n as number) - (b.n as number));
      this.entries.set(tab, rows);
    }
  }

  insert(tx: Tx, table: string, key: string, row: Row): void {
    const isThere = this.get(tx, table, key) !== undefined;
    this.put(tx, table, key, row); // may have to wait for whoever inserts the same
    if (isThere) throw taken();
  }
}

type Values = readonly never[];

export interface Doing {
  /** What it sees when it begins; what it does, it does a little later. */
  readonly begins?: (data: Data, tx: Tx, values: Values) => unknown;
  readonly does: (data: Data, tx: Tx, values: Values, seen: never) => readonly Row[];
}

const headOf = (data: Data, tab: string): number => (data.entries.get(tab)?.at(-1)?.n as number | undefined) ?? 0;
const all = (data: Data, tx: Tx, table: string): Row[] => Array.from(data.scan(tx, table), ([, row]) => row);
const nodeExists = (data: Data, tx: Tx, id: unknown): boolean => data.get(tx, 'nodes', id as string) !== undefined;

function addEntries(data: Data, tx: Tx, columns: readonly (readonly never[])[]): readonly Row[] {
  const [tabs, ns, ats, bodies, players, messages] = columns as unknown as [
    string[],
    number[],
    number[],
    string[],
    string[],
    string[],
  ];
  if (data.isFull) throw refusal('53100', 'could not extend file: No space left on device');
  for (const [i, tab] of tabs.entries())
    data.insert(tx, 'entries', `${tab} ${ns[i]}`, {
      ...{ tab, n: ns[i], at: ats[i], body: bodies[i], player: players[i], message: messages[i] },
    });
  return [];
}

/** Those whose table was touched since, or has a clock, and is not over. */
function unfinished(data: Data, tx: Tx, since: number): Row[] {
  return all(data, tx, 'tables')
    .filter(({ id, phase, clock }) => {
      const last = data.entries.get(id as string)?.at(-1);
      return phase !== 'over' && last !== undefined && (clock !== 'none' || (last.at as number) > since);
    })
    .sort((a, b) => (a.opened as number) - (b.opened as number));
}

const upsert =
  (table: string, keyOf: (row: Row) => string, columns: readonly string[]): Doing['does'] =>
  (data, tx, values) => {
    const row = Object.fromEntries(columns.map((column, i) => [column, values[i]]));
    data.put(tx, table, keyOf(row), row);
    return [];
  };
const select =
  (table: string, where: (row: Row, values: Values) => boolean): Doing['does'] =>
  (data, tx, values) =>
    all(data, tx, table).filter((row) => where(row, values));

const STATEMENTS: Readonly<Record<string, Doing | Doing['does']>> = {
  'add-table': (data, tx, [id, secret, invite, watch, guests, follows, opened, clock]) => {
    const row = { id, secret, invite, watch, guests, follows, opened, clock, phase: 'gathering', sketch: null, record: null };
    data.insert(tx, 'tables', id!, row);
    return [];
  },
  follow: (data, tx, [tab, next]) => {
    data.insert(tx, 'rematches', tab!, { tab, next });
    return [];
  },
  'add-entries': (data, tx, values) => addEntries(data, tx, values),
  // Who owns a table is read when the statement begins: it may be another's when it ends.
  'add-own-entries': {
    begins: (data, tx, [tabs, , , , , , node]) =>
      (tabs as unknown as string[]).every((tab) => data.get(tx, 'owners', tab)?.node === node),
    does: (data, tx, values, owned: boolean) => {
      if (!owned) throw missing();
      return addEntries(data, tx, values);
    },
  },
  own: (data, tx, [tab, node]) => {
    data.insert(tx, 'owners', tab!, { tab, node });
    return [];
  },
  'must-own': (data, tx, [tab, node]) => {
    data.share(tx, 'owners', tab!);
    if (data.get(tx, 'owners', tab!)?.node !== node) throw missing();
    return [];
  },
  heads: (data, tx, [ids]) =>
    (ids as unknown as string[]).flatMap((id) => (data.get(tx, 'tables', id) ? [{ id, n: headOf(data, id) }] : [])),
  summarise: (data, tx, [phase, sketch, record, id]) => {
    const row = data.get(tx, 'tables', id!);
    if (row !== undefined) data.put(tx, 'tables', id!, { ...row, phase, sketch, record });
    return [];
  },
  'add-member': (data, tx, [player, tab]) => {
    const table = data.get(tx, 'tables', tab!);
    const key = `${tab} ${player}`;
    if (table !== undefined && data.get(tx, 'members', key) === undefined)
      data.put(tx, 'members', key, { tab, player, opened: table.opened });
    return [];
  },
  'drop-snapshots': (data, tx, [tab, after]) => {
    for (const [key, row] of data.scan(tx, 'snapshots'))
      if (row.tab === tab && (row.n as number) > after!) data.put(tx, 'snapshots', key, null);
    return [];
  },
  'add-snapshot': (data, tx, [tab, n, lines, position, seal]) => {
    data.insert(tx, 'snapshots', `${tab} ${n}`, { tab, n, lines, position, seal });
    return [];
  },
  saw: upsert('seen', ({ tab, player }) => `${tab} ${player}`, ['tab', 'player', 'n']),
  'keep-player': upsert('players', ({ id }) => id as string, ['id', 'name']),
  'add-session': (data, tx, [hash, player, link]) => {
    data.insert(tx, 'sessions', hash!, { hash, player, link });
    return [];
  },
  hold: upsert('held', ({ tab, seat }) => `${tab} ${seat}`, ['tab', 'seat', 'n', 'player', 'choice', 'message', 'at']),
  release: (data, tx, [tab, seat]) => {
    if (data.get(tx, 'held', `${tab} ${seat}`) !== undefined) data.put(tx, 'held', `${tab} ${seat}`, null);
    return [];
  },
  pulse: (data, tx, [now]) => {
    data.put(tx, 'pulse', '1', { now });
    return [];
  },
  probe: (data, tx) => {
    data.put(tx, 'probe', '1', {});
    return [];
  },

  table: (data, tx, [id]) => {
    const row = data.get(tx, 'tables', id!);
    if (row === undefined) return [];
    const { secret, invite, watch, guests, follows, record } = row;
    return [{ secret, invite, watch, guests, follows, record }];
  },
  rematch: (data, tx, [tab]) => [data.get(tx, 'rematches', tab!)].filter((row) => row !== undefined),
  entries: (data, _, [tab]) => data.entries.get(tab!) ?? [],
  snapshots: (data, tx, [tab]) =>
    all(data, tx, 'snapshots')
      .filter((row) => row.tab === tab)
      .sort((a, b) => (a.n as number) - (b.n as number))
      .map(({ tab: _, ...row }) => row),
  held: (data, tx, [tab]) =>
    all(data, tx, 'held')
      .filter((row) => row.tab === tab)
      .map(({ tab: table, ...row }) => ({ table, ...row })),
  seen: select('seen', (row, [tab]) => row.tab === tab),
  unfinished: (data, tx, [since]) => unfinished(data, tx, since!),
  'sketches-for': (data, tx, [player]) =>
    all(data, tx, 'members')
      .filter((row) => row.player === player)
      .sort((a, b) => (b.opened as number) - (a.opened as number))
      .map(({ tab }) => data.get(tx, 'tables', tab as string)!)
      .filter(({ sketch }) => sketch !== null)
      .slice(0, 100)
      .map(({ id, sketch }) => ({ table: id, sketch })),
  // Of persons only this much: links and settings are no business of nodes.
  'player-of': (data, tx, [hash]) => {
    const player = data.get(tx, 'sessions', hash!)?.player;
    return [player === undefined ? undefined : data.get(tx, 'players', player as string)].filter((row) => row !== undefined);
  },
  'last-pulse': (data, tx) => all(data, tx, 'pulse'),

  'name-cluster': (data, tx, [id]) => {
    if (data.get(tx, 'cluster', '1') === undefined) data.put(tx, 'cluster', '1', { id });
    return [];
  },
  cluster: (data, tx) => all(data, tx, 'cluster'),
  enter: (data, tx, [id, info]) => {
    data.insert(tx, 'nodes', id!, { id, beat: 0, info });
    return [];
  },
  beat: (data, tx, [id, info]) => {
    const row = data.get(tx, 'nodes', id!);
    if (row === undefined) return [];
    const beat = (row.beat as number) + 1;
    data.put(tx, 'nodes', id!, { id, beat, info });
    return [{ beat }];
  },
  nodes: (data, tx) => all(data, tx, 'nodes').sort((a, b) => ((a.id as string) < (b.id as string) ? -1 : 1)),
  'pulse-on': (data, tx, [now]) => {
    const later = { now: Math.max(now!, (data.get(tx, 'pulse', '1')?.now as number | undefined) ?? 0) };
    data.put(tx, 'pulse', '1', later);
    return [later];
  },
  bury: (data, tx, [id, beat]) => {
    if (data.get(tx, 'nodes', id!)?.beat !== beat) return [];
    data.put(tx, 'nodes', id!, null);
    return [{ id }];
  },
  leave: (data, tx, [id]) => {
    if (nodeExists(data, tx, id)) data.put(tx, 'nodes', id!, null);
    return [];
  },
  // Whether the owner lives is read when the statement begins; who the owner is, when it has his row.
  claim: {
    begins: (data, tx, [tab]) => ({
      living: new Set(all(data, tx, 'nodes').map(({ id }) => id)),
      owner: data.get(tx, 'owners', tab!)?.node,
    }),
    does: (data, tx, [tab, node], seen: { living: ReadonlySet<unknown>; owner: unknown }) => {
      const owner = data.get(tx, 'owners', tab!)?.node;
      if (owner === undefined || owner === node || !seen.living.has(owner)) {
        data.put(tx, 'owners', tab!, { tab, node });
        return [{ node }];
      }
      return seen.owner === undefined ? [] : [{ node: seen.owner }];
    },
  },
  owner: (data, tx, [tab]) => {
    const first = data.entries.get(tab!)?.[0];
    if (first === undefined) return [];
    const node = data.get(tx, 'owners', tab!)?.node;
    return [{ node: node !== undefined && nodeExists(data, tx, node) ? node : null, first: first.body }];
  },
  owners: (data, tx, [tabs]) => all(data, tx, 'owners').filter(({ tab }) => (tabs as unknown as unknown[]).includes(tab)),
  'hand-over': (data, tx, [tab, from, to]) => {
    if (data.get(tx, 'owners', tab!)?.node !== from) return [];
    data.put(tx, 'owners', tab!, { tab, node: to });
    return [{ tab }];
  },
  'give-up': (data, tx, [tab, node]) => {
    if (data.get(tx, 'owners', tab!)?.node === node) data.put(tx, 'owners', tab!, null);
    return [];
  },
  'give-up-all-but': (data, tx, [node, tabs]) => {
    for (const [key, row] of data.scan(tx, 'owners'))
      if (row.node === node && !(tabs as unknown as unknown[]).includes(key)) data.put(tx, 'owners', key, null);
    return [];
  },
  'owned-by': (data, tx, [node]) =>
    all(data, tx, 'owners')
      .filter((row) => row.node === node)
      .map(({ tab }) => ({ table: tab, isOver: data.get(tx, 'tables', tab as string)?.phase === 'over' })),
  forget: (data, tx, [node]) => {
    for (const [key, row] of data.scan(tx, 'owners')) if (row.node === node) data.put(tx, 'owners', key, null);
    return [];
  },
  'forget-over': (data, tx, [node]) => {
    for (const [key, row] of data.scan(tx, 'owners'))
      if (row.node === node && data.get(tx, 'tables', key)?.phase === 'over') data.put(tx, 'owners', key, null);
    return [];
  },
  head: (data, tx, [tab, node]) => (data.get(tx, 'owners', tab!)?.node === node ? [{ n: headOf(data, tab!) || null }] : []),
  ownerless: (data, tx, [since]) =>
    unfinished(data, tx, since!).filter(({ id }) => !nodeExists(data, tx, data.get(tx, 'owners', id as string)?.node)),
  gathering: (data, tx, [most]) =>
    all(data, tx, 'tables')
      .filter(({ phase, sketch }) => phase === 'gathering' && sketch !== null)
      .sort((a, b) => (b.opened as number) - (a.opened as number))
      .slice(0, most)
      .map(({ id, sketch }) => ({ table: id, sketch })),
};

export function doingOf(name: string): Doing {
  const doing = STATEMENTS[name];
  if (doing === undefined) throw new Error(`the simulated database does not know ${name}`);
  return typeof doing === 'function' ? { does: doing } : doing;
}
