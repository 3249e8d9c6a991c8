// A real server on a free port with its data in a folder of its own, and guests who talk to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Choice } from '@boucan/kernel';
import type { ClientMessage, NewTableRequest, ServerMessage } from '@boucan/protocol';
import { PROTOCOL, viewAfter } from '@boucan/protocol';
import { commitmentOf } from '@boucan/record';
import type { Command, Entry, TableView } from '@boucan/table';
import WebSocket from 'ws';
import type { Options } from '../src/options.ts';
import { type Running, startServer } from '../src/server.ts';

export { settable } from './settable.ts';

const cleanups: (() => unknown)[] = [];
/** After every test (each-file.ts). */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
export const cleanUpLater = (cleanup: () => unknown): void => void cleanups.push(cleanup);

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-test-'));
  cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server for one test: no limits for us, no pauses, no talk. */
export async function serve(options: Partial<Options> = {}, logTo?: { write(line: string): void }): Promise<Running> {
  const data = options.data ?? newFolder();
  const defaults = {
    port: 0,
    host: '127.0.0.1',
    log: 'silent',
    loopbackUnlimited: true,
    botPause: 0,
    moment: 0,
    grace: 0,
    warmsUp: false,
    checksReplies: true,
    web: '/nowhere',
  } as const;
  const server = await startServer({ ...defaults, ...options, data }, logTo);
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= server.close();
    return closed;
  };
  cleanUpLater(close);
  return { ...server, close };
}

export const ENTROPY = 'e'.repeat(32);

const added = new Map<string, string>();
/** What binds somebody who adds this to the dice. Whoever listens to the table shows it when it is time. */
export function commits(entropy: string): string {
  const commitment = commitmentOf(entropy);
  added.set(commitment, entropy);
  return commitment;
}

/** The entries of a table that waits for the first seat alone to show what it adds to the dice, and those with which it begins. */
export function begun(entries: readonly Entry[]): Entry[] {
  const { n, at, t = at } = entries.at(-1)!;
  return [...entries, { type: 'revealed', seat: 0, entropy: ENTROPY, n: n + 1, at, t }, { type: 'started', n: n + 2, at, t }];
}

/** What it takes to open a table, for those who do not care. */
export const wish = (more: Partial<NewTableRequest> = {}): NewTableRequest => ({
  game: 'toy',
  seats: 2,
  packs: [],
  options: {},
  clock: { kind: 'none' },
  visibility: 'public',
  bots: [],
  commits: commits(ENTROPY),
  start: false,
  ...more,
});

export class Guest {
  readonly url: string;
  readonly cookie: string;
  readonly player: string;

  constructor(url: string, cookie: string, player: string) {
    this.url = url;
    this.cookie = cookie;
    this.player = player;
  }

  static async named(url: string, name: string): Promise<Guest> {
    const reply = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { player } = (await reply.json()) as { player: string };
    return new Guest(url, reply.headers.getSetCookie()[0]!.split(';', 1)[0]!, player);
  }

  /** The same person at a server that was started again elsewhere. */
  at(url: string): Guest {
    return new Guest(url, this.cookie, this.player);
  }

  get secret(): string {
    return this.cookie.split('=')[1]!;
  }

  async get(path: string): Promise<{ status: number; body: unknown }> {
    const reply = await fetch(this.url + path, { headers: { cookie: this.cookie }, redirect: 'manual' });
    return { status: reply.status, body: await bodyOf(reply) };
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
    const reply = await fetch(this.url + path, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await bodyOf(reply) };
  }

  async open(more: Partial<NewTableRequest> = {}): Promise<string> {
    const { status, body } = await this.post('/api/tables', wish(more));
    if (status !== 200) throw new Error(`no table was opened: ${JSON.stringify(body)}`);
    return (body as { table: string }).table;
  }

  async connect(): Promise<Line> {
    const line = await Line.open(this.url, { cookie: this.cookie });
    line.send({ type: 'hello', v: PROTOCOL });
    await line.next((message) => message.type === 'hello');
    return line;
  }
}

async function bodyOf(reply: Response): Promise<unknown> {
  const text = await reply.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

const isNews = (message: ServerMessage, table: string): boolean =>
  (message.type === 'table' || message.type === 'change') && message.table === table;

/** A socket, and all that came over it. */
export class Line {
  readonly socket: WebSocket;
  readonly bytes: string[] = [];
  readonly views = new Map<string, TableView>();
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  /** Whether it shows what it adds to the dice as soon as it may. */
  reveals = true;
  #ids = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const text = data.toString();
      this.bytes.push(text);
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'table' || message.type === 'change')
        this.#look(message.table, viewAfter(this.views.get(message.table), message)!);
      for (const listener of this.#listeners) listener(message);
    });
    cleanUpLater(() => socket.terminate());
  }

  static async open(url: string, headers: Record<string, string>, query = ''): Promise<Line> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws${query}`, { headers });
    const line = new Line(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return line;
  }

  #look(table: string, view: TableView): void {
    this.views.set(table, view);
    const { viewer, dice } = view;
    if (!this.reveals || dice.until === null || viewer === 'table' || dice.reveals[viewer] !== null) return;
    const entropy = added.get(dice.commits[viewer]!);
    if (entropy !== undefined)
      this.send({ type: 'do', id: `reveal-${table}`, table, command: { do: 'reveal', seat: viewer, entropy } });
  }

  send(message: ClientMessage | object): void {
    this.socket.send(JSON.stringify(message));
  }

  hear(listener: (message: ServerMessage) => void): void {
    this.#listeners.add(listener);
  }

  /** The next message of this kind. */
  next<M extends ServerMessage>(wanted: (message: ServerMessage) => boolean): Promise<M> {
    return new Promise((resolve, reject) => {
      const listener = (message: ServerMessage): void => {
        if (!wanted(message)) return;
        this.#listeners.delete(listener);
        resolve(message as M);
      };
      this.#listeners.add(listener);
      void this.closed.then(({ code }) => reject(new Error(`the socket was closed with ${code}`)));
    });
  }

  async watch(
    table: string,
    more: { key?: string; since?: number } = {},
  ): Promise<TableMessage | Extract<ServerMessage, { type: 'error' }>> {
    const answer = this.next((m) => (m.type === 'table' && m.table === table && m.fresh) || m.type === 'error');
    this.send({ type: 'watch', table, ...more });
    return answer as Promise<TableMessage>;
  }

  /** Sends a command and waits for its answer. */
  async do(
    table: string,
    command: Command,
    id = `m${++this.#ids}-${Math.random().toString(36).slice(2, 8)}`,
  ): Promise<ServerMessage> {
    const answer = this.next((message) => 'id' in message && message.id === id);
    this.send({ type: 'do', id, table, command });
    return answer;
  }

  /** The view once this holds. */
  async until(table: string, holds: (view: TableView) => boolean): Promise<TableView> {
    const now = this.views.get(table);
    if (now !== undefined && holds(now)) return now;
    await this.next((m) => isNews(m, table) && holds(this.views.get(table)!));
    return this.views.get(table)!;
  }

  /** From now on, answers every question with one of what is offered, and rather with what is preferred. */
  playAtRandom(table: string, random: () => number = Math.random, prefers: (choice: Choice) => boolean = () => false): void {
    let said = 0;
    const answer = (view: TableView): void => {
      const offers = view.asked?.offers.filter((offer) => offer.because.length === 0) ?? [];
      if (offers.length === 0) return;
      const wanted = offers.filter(({ choice }) => prefers(choice));
      const among = wanted.length > 0 ? wanted : offers;
      const { choice } = among[Math.floor(random() * among.length)]!;
      // What was refused for a moment is said again under a name of its own: the same name would count once.
      this.send({ type: 'do', id: `r${view.n}-${said++}`, table, command: { do: 'choose', seat: view.viewer, choice } });
    };
    this.hear((message) => {
      if (isNews(message, table)) answer(this.views.get(table)!);
    });
    const now = this.views.get(table);
    if (now !== undefined) answer(now);
  }
}

/** A table where every seat is a person's, all of them watching, and the match started. */
export async function party(
  url: string,
  seats: number,
  more: Partial<NewTableRequest> = {},
): Promise<{ table: string; guests: Guest[]; lines: Line[] }> {
  const guests = await Promise.all(Array.from({ length: seats }, (_, i) => Guest.named(url, `Guest ${i}`)));
  const lines = await Promise.all(guests.map((guest) => guest.connect()));
  const table = await guests[0]!.open({ seats, ...more });
  for (const [seat, line] of lines.entries()) {
    await line.watch(table);
    if (seat > 0) await line.do(table, { do: 'sit', seat, commits: commits(String(seat).repeat(32)) });
  }
  await lines[0]!.do(table, { do: 'start' });
  for (const line of lines) await line.until(table, (view) => view.phase === 'playing');
  return { table, guests, lines };
}

/** Follows a personal link, and says yes. */
export const follow = (url: string, link: string): Promise<Response> =>
  fetch(`${url}/go`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ secret: link.slice('/go/'.length) }).toString(),
    redirect: 'manual',
  });
