// A person who comes in at whatever node there is, and at another whenever that does not answer. What was not acknowledged is sent again under the
// same name. Every entry of a table must be told once, in order, whichever node tells it.
import type { Choice } from '@boucan/kernel';
import { PROTOCOL, type ServerMessage, viewAfter } from '@boucan/protocol';
import { commitmentOf } from '@boucan/record';
import type { Command, TableView } from '@boucan/table';
import WebSocket from 'ws';

export interface Acknowledged {
  readonly table: string;
  readonly message: string; // its id
  readonly seat: number;
  readonly choice: Choice;
  readonly n: number;
  readonly at: number; // when
}

/** What must not be: something acknowledged is gone, or counts twice, a table replays to something else, is told wrongly, refuses, or stands still. */
export const PROBLEMS = ['lost', 'doubled', 'diverged', 'mistold', 'refused', 'stuck'] as const;
export interface Problem {
  readonly kind: (typeof PROBLEMS)[number];
  readonly text: string;
}

/** How long a command took. */
export interface Took {
  readonly sent: number;
  readonly ms: number;
}

interface Pending {
  readonly id: string;
  readonly table: string;
  readonly command: Command;
  readonly sent: number;
  settle(answer: ServerMessage): void;
}

/** Does it when it is time; it says whether it came to anything. */
export type InTurn = (work: () => boolean) => void;

const COME_BACK = 100;
/** Milliseconds without an answer after which a person tries elsewhere. */
const PATIENCE = 3000;
/** Milliseconds between two questions how far his table is, as the page asks. */
const PING = 2000;
const MOST_IN_VAIN = 4;
let made = 0;

export class Wanderer {
  readonly name: string;
  readonly bytes: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly took: Took[] = [];
  readonly problems: Problem[] = [];
  /** Whether to keep all that was sent to him. */
  keepsBytes = false;
  #cookie = '';
  #player = '';
  readonly #where: () => string;
  readonly #pending = new Map<string, Pending>();
  readonly #entropy = String(Math.random()).slice(2, 10).repeat(4).padEnd(32, '0').slice(0, 32);
  #table: string | null = null;
  #view: TableView | null = null;
  #seen = 0;
  #socket: WebSocket | null = null;
  #closed = false;
  #asked = -1;
  #ids = 0;
  #done = 0; // the entry of the last choice of his that was acknowledged
  #turned = 0; // when he last tried another door
  #behind = 0; // how often in a row he was not up to date when he asked
  #pinged: number | null = null; // when he asked how far his table is, and has not been told
  readonly #inTurn: InTurn;
  #over: (() => void) | null = null;
  readonly #watchdog: NodeJS.Timeout;
  readonly #pinging: NodeJS.Timeout;
  /** Where he is connected. */
  at = '';

  constructor(where: () => string, inTurn: InTurn) {
    this.name = `Guest ${++made}`;
    this.#where = where;
    this.#inTurn = inTurn;
    this.#watchdog = setInterval(() => this.#lookAround(), 500);
    this.#pinging = setInterval(() => {
      if (this.#table === null || this.#pinged !== null) return;
      this.#pinged = performance.now();
      this.#send({ type: 'ping', t: 0 });
    }, PING);
  }

  get player(): string {
    return this.#player;
  }

  get commits(): string {
    return commitmentOf(this.#entropy);
  }

  /** What he waits for. */
  toString(): string {
    const { n, phase, asked } = this.#view ?? { n: 0, phase: 'unseen', asked: null };
    const pending = Array.from(this.#pending.values(), ({ id, command }) => `${id} ${command.do}`).join(' and ');
    return `${this.name} at ${this.at}, entry ${n}, ${phase}, ${asked ? 'asked' : 'not asked'}, said ${pending || 'nothing'}, last done ${this.#done}`;
  }

  get view(): TableView | null {
    return this.#view;
  }

  async request(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<unknown> {
    while (!this.#closed)
      try {
        const reply = await fetch(this.#where() + path, {
          method,
          headers: { 'content-type': 'application/json', ...(this.#cookie !== '' && { cookie: this.#cookie }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(PATIENCE),
        });
        const cookie = reply.headers.getSetCookie()[0];
        if (cookie !== undefined) this.#cookie = cookie.split(';', 1)[0]!;
        if (reply.ok) return await reply.json();
        if (reply.status < 500 && reply.status !== 429) throw new TypeError(`${path}: ${reply.status} ${await reply.text()}`);
        await reply.text();
        throw new Error('again');
      } catch (error) {
        if (error instanceof TypeError && error.message.startsWith('/')) throw error;
        await new Promise((resolve) => setTimeout(resolve, COME_BACK));
      }
    throw new Error('closed');
  }

  async arrive(): Promise<void> {
    this.#player = ((await this.request('/api/session', { name: this.name })) as { player: string }).player;
    this.#connect();
  }

  /** Plays at this table until the match is over. */
  async play(table: string): Promise<void> {
    this.#table = table;
    this.#view = null;
    this.#seen = 0;
    this.#asked = -1;
    this.#done = 0;
    const over = new Promise<void>((resolve) => {
      this.#over = resolve;
    });
    this.#send({ type: 'watch', table });
    await over;
    this.#send({ type: 'unwatch', table });
    this.#table = null;
  }

  do(table: string, command: Command): Promise<ServerMessage> {
    const id = `w${this.#player.slice(0, 6)}-${++this.#ids}`;
    return new Promise((settle) => {
      this.#pending.set(id, { id, table, command, sent: performance.now(), settle });
      this.#send({ type: 'do', id, table, command });
    });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watchdog);
    clearInterval(this.#pinging);
    this.#socket?.terminate();
    this.#over?.();
  }

  #connect(): void {
    if (this.#closed) return;
    this.at = this.#where();
    const socket = new WebSocket(`${this.at.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie: this.#cookie },
      handshakeTimeout: PATIENCE,
    });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.#connect(), COME_BACK * (0.5 + Math.random())));
    socket.on('open', () => {
      this.#send({ type: 'hello', v: PROTOCOL });
      if (this.#table !== null) this.#send({ type: 'watch', table: this.#table, since: this.#seen });
      for (const { id, table, command } of this.#pending.values()) this.#send({ type: 'do', id, table, command });
    });
    socket.on('message', (data) => {
      if (this.#socket !== socket) return;
      const text = data.toString();
      if (this.keepsBytes) this.bytes.push(text);
      this.#receive(JSON.parse(text) as ServerMessage);
    });
  }

  /** Whoever hears nothing for too long tries another door. */
  #lookAround(): void {
    const oldest = Math.min(this.#pinged ?? Number.POSITIVE_INFINITY, ...Array.from(this.#pending.values(), ({ sent }) => sent));
    if (performance.now() - oldest > PATIENCE && performance.now() - this.#turned > PATIENCE) {
      this.#turned = performance.now();
      this.#pinged = null;
      this.#socket?.terminate();
    }
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table' || message.type === 'change') this.#follow(message);
    else if (message.type === 'done' || message.type === 'refused') this.#answered(message);
    else if (message.type === 'error') this.#fail(message);
    else if (message.type === 'pong') this.#compareHead(message.heads[this.#table ?? '']);
  }

  /** Whoever is behind, or does not know, asks for the table again; what has just happened may still be on its way. */
  #compareHead(head: number | null | undefined): void {
    const table = this.#table;
    this.#pinged = null;
    if (table === null || (typeof head === 'number' && this.#seen >= head)) {
      this.#behind = 0;
      return;
    }
    // Asked for again and again in vain, it is asked for elsewhere.
    if (++this.#behind > MOST_IN_VAIN) {
      this.#behind = 0;
      this.#socket?.terminate();
      return;
    }
    setTimeout(() => {
      if (this.#table === table && !(typeof head === 'number' && this.#seen >= head))
        this.#send({ type: 'watch', table, ...(this.#seen > 0 && { since: this.#seen }) });
    }, 1000);
  }

  #follow(message: Extract<ServerMessage, { type: 'table' | 'change' }>): void {
    if (message.table !== this.#table) return;
    const view = viewAfter(this.#view, message);
    if (view === null) this.#send({ type: 'watch', table: message.table, since: this.#seen });
    else {
      this.#view = view;
      const first = message.notices[0]?.n;
      // Whoever asks anew, and is answered twice, forgets what he had.
      if (message.type === 'table' && message.fresh && first !== undefined) this.#seen = Math.min(this.#seen, first - 1);
      this.#compare(
        view,
        message.notices.map(({ n }) => n),
      );
    }
  }

  #fail(message: Extract<ServerMessage, { type: 'error' }>): void {
    const { id, error, table } = message;
    if (error !== 'unavailable') this.#complain('refused', JSON.stringify(message));
    const pending = id === undefined ? undefined : this.#pending.get(id);
    const again = (): void => {
      if (pending !== undefined && this.#pending.has(pending.id))
        this.#send({ type: 'do', id, table: pending.table, command: pending.command });
    };
    if (pending !== undefined) setTimeout(again, COME_BACK);
    else if (table !== undefined && table === this.#table) this.#socket?.terminate();
  }

  #answered(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const pending = this.#pending.get(message.id);
    if (pending === undefined) return;
    this.#pending.delete(message.id);
    const { sent, command, table, id } = pending;
    this.took.push({ sent, ms: performance.now() - sent });
    if (message.type === 'done' && table === this.#table) this.#done = message.n;
    if (message.type === 'done' && command.do === 'choose') {
      const { seat, choice } = command;
      this.acknowledged.push({ table, message: id, seat, choice, n: message.n, at: performance.now() });
    }
    if (message.type === 'refused')
      // he does nothing that is not allowed
      this.#complain('refused', `${JSON.stringify(message)} to ${JSON.stringify(command)}`);
    pending.settle(message);
  }

  #complain(kind: Problem['kind'], text: string): void {
    this.problems.push({ kind, text: `${this.name}: ${text}` });
  }

  #compare(view: TableView, numbers: readonly number[]): void {
    const expected = Array.from({ length: Math.max(0, view.n - this.#seen) }, (_, i) => this.#seen + 1 + i);
    if (view.n < this.#seen) this.#complain('lost', `entry ${this.#seen} is gone: the table is at ${view.n}`);
    // A log that comes in pages is told to its end later; what has been told before is never told again.
    else if (numbers.join() !== expected.slice(0, Math.max(numbers.length, Math.min(200, expected.length))).join())
      this.#complain('mistold', `told of ${numbers} after ${this.#seen}, at ${view.n}`);
    this.#seen = view.n;
    this.#look(view);
  }

  #look({ asked, phase, viewer, n, dice, seats }: TableView): void {
    const table = this.#table!;
    if (phase === 'over') {
      this.#over?.();
      return;
    }
    if (viewer === 'table') return;
    if (dice.until !== null && dice.reveals[viewer] === null && this.#asked !== -2) {
      this.#asked = -2;
      void this.do(table, { do: 'reveal', seat: viewer, entropy: this.#entropy });
    }
    // Who could not add to the dice in time finds a bot in his place.
    const own = seats[viewer]!;
    if (own.kind === 'person' && own.standIn !== null) {
      if (this.#asked !== -3) void this.do(table, { do: 'return', seat: viewer });
      this.#asked = -3;
      return;
    }
    if (asked === null || n === this.#asked) return;
    const lawful = asked.offers.filter((offer) => offer.because.length === 0);
    if (lawful.length === 0) return;
    this.#asked = n;
    const { choice } = lawful[Math.floor(Math.random() * lawful.length)]!;
    this.#inTurn(() => this.#choose(table, n, viewer, choice));
  }

  /** Unless the match has gone on. What was said before is answered first. */
  #choose(table: string, n: number, seat: number, choice: Choice): boolean {
    if (this.#closed || this.#table !== table || this.#view?.n !== n || n < this.#done) return false;
    const isFree = this.#pending.size === 0;
    if (isFree) void this.do(table, { do: 'choose', seat, choice });
    else this.#inTurn(() => this.#choose(table, n, seat, choice));
    return isFree;
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
