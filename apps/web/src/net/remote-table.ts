import { momentsAfter, type NewTableReply, type NewTableRequest, type ServerMessage, viewAfter } from '@boucan/protocol';
import type { Command, MomentView, Notice, PlayerId, TableTerms, TableView } from '@boucan/table';
import { type Answer, type Link, type Shown, type TableSource, type Trouble, withoutPast } from '../table/source.ts';
import { request } from './api.ts';
import { newEntropy, promise, toReveal } from './entropy.ts';
import type { Watcher } from './line.ts';
import { askAgain } from './session.ts';
import { socket } from './socket.ts';

const TABLES = '/t/';
/** Moments are there to be shown soon, or not at all. */
const MOST_MOMENTS = 200;

/** A table on the server. */
export class RemoteTable implements TableSource, Watcher {
  readonly local = false;
  readonly table: string;
  readonly key: string | undefined;
  readonly me: PlayerId;
  #shown: Shown | null = null;
  #link: Link = 'connecting';
  #trouble: Trouble | null = null;
  readonly #listeners = new Set<() => void>();
  #telling = false;
  #revealing = false;

  constructor(table: string, key: string | undefined, me: PlayerId) {
    this.table = table;
    this.key = key;
    this.me = me;
    socket().watch(this);
  }

  /** With the key that lets others watch, where it takes one: this path is handed on. */
  get replay(): string {
    const key = this.#shown?.keys.watch ?? this.key;
    return key === undefined ? `/replay/${this.table}` : `/replay/${this.table}?k=${key}`;
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
  shown = (): Shown | null => this.#shown;
  link = (): Link => this.#link;
  trouble = (): Trouble | null => this.#trouble;

  send(command: Command): Promise<Answer> {
    return socket().do(this.table, command);
  }

  reached(n: number): void {
    this.#shown &&= withoutPast(this.#shown, n);
  }

  /** Everybody online has a device of his own: no curtain hangs. */
  lift(): void {}

  /** Everybody at this table who asks for a rematch is led to the same one. */
  rematch(): Promise<string> {
    return rematchOf(this.table);
  }

  close(): void {
    this.#listeners.clear();
    socket().unwatch(this);
  }

  /** Pages of the log may have been lost on the way: only up to the first gap is everything known. */
  since = (): number | undefined => {
    const notices = this.#shown?.notices ?? [];
    const gap = notices.findIndex(({ n }, i) => i > 0 && n !== notices[i - 1]!.n + 1);
    return notices.at(gap < 0 ? -1 : gap - 1)?.n;
  };

  at = (): number | undefined => this.#shown?.view.n;

  linked(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#tell();
  }

  fail(error: string, message: string): void {
    // The cookie has gone, or the server does not know it: whoever shows this table asks for a name again.
    if (error === 'no-session') askAgain();
    this.#trouble = { error, message };
    this.#tell();
  }

  hear(message: Extract<ServerMessage, { type: 'table' | 'change' | 'lines' | 'presence' }>): void {
    if (message.type === 'lines') this.#shown &&= { ...this.#shown, notices: merged(this.#shown.notices, message.notices) };
    else if (message.type === 'presence') this.#shown &&= { ...this.#shown, present: message.present };
    else this.#look(message);
    this.#tell();
  }

  #look(message: Extract<ServerMessage, { type: 'table' | 'change' }>): void {
    const view = viewAfter(this.#shown?.view, message);
    if (view === null) socket().askAgain(this);
    else {
      this.#trouble = null;
      const { keys, present } = message.type === 'table' ? message : this.#shown!;
      const { seen } = this.#shown ?? (message as Extract<ServerMessage, { type: 'table' }>);
      const notices = merged(this.#shown?.notices ?? [], message.notices);
      const skew = message.now - Date.now();
      const moments = message.type === 'table' ? [] : this.#momentsTo(view, message);
      this.#shown = {
        table: this.table,
        view,
        notices,
        keys,
        present,
        seen,
        skew,
        curtain: null,
        passes: null,
        fork: false,
        moments,
      };
      const entropy = toReveal(this.table, view);
      if (entropy !== null && !this.#revealing) {
        this.#revealing = true;
        void this.send({ do: 'reveal', seat: view.viewer as number, entropy });
      }
    }
  }

  #momentsTo({ n, match }: TableView, message: Extract<ServerMessage, { type: 'change' }>): readonly MomentView[] {
    const { view, moments } = this.#shown!;
    if (match === null) return [];
    const told = message.notices.at(-1)?.events.length ?? 0;
    return [...moments, ...momentsAfter(view.match, message.moments ?? []), { n, told, match }].slice(-MOST_MOMENTS);
  }

  /** What comes in one rush is shown once: a page that draws every message of many falls behind, and React gives up on it. */
  #tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => {
      this.#telling = false;
      for (const changed of this.#listeners) changed();
    });
  }
}

/** Both lists in the order of their numbers; what came later stands. */
function merged(known: readonly Notice[], heard: readonly Notice[]): readonly Notice[] {
  const [first, last] = [heard[0], heard.at(-1)];
  if (first === undefined || last === undefined) return known;
  return [...known.filter(({ n }) => n < first.n), ...heard, ...known.filter(({ n }) => n > last.n)];
}

/** Sits down where those of this table play again, and gives the path to it. */
export async function rematchOf(follows: string): Promise<string> {
  const { entropy, commits } = newEntropy();
  const { table } = await request<NewTableReply>('POST', `/api/tables/${follows}/rematch`, { commits });
  // Whoever sits there already, because he has asked before, has promised something else.
  promise(table, entropy);
  return TABLES + table;
}

/** Opens a table on the server and gives the path to it. It starts at once when every other seat is a bot's. */
export async function openTable(
  { game, config, clock, visibility }: Pick<TableTerms, 'game' | 'config' | 'clock' | 'visibility'>,
  bots: readonly (string | null)[],
): Promise<string> {
  if (visibility === 'local') throw new Error('a local table is not the server’s');
  const { entropy, commits } = newEntropy();
  const { table } = await request<NewTableReply>('POST', '/api/tables', {
    game,
    seats: config.seats,
    packs: [...config.packs],
    options: { ...config.options },
    clock,
    visibility,
    bots: [...bots],
    commits,
    start: bots.filter((level) => level === null).length === 1,
  } satisfies NewTableRequest);
  promise(table, entropy, { game, ...config });
  return TABLES + table;
}
