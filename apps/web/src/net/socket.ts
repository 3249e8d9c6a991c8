// One socket for all tables of this page. It comes back by itself, says again what was not acknowledged, and asks for what it missed.
import { type ClientMessage, type ErrorCode, PROTOCOL, type ServerMessage } from '@boucan/protocol';
import type { Command } from '@boucan/table';
import type { Answer, Link } from '../table/source.ts';
import { randomHex } from './random.ts';
import { renew } from './renew.ts';

/** Somebody who follows a table. */
export interface Watcher {
  readonly table: string;
  readonly key: string | undefined;
  /** The last number seen, to be told only of what came after it. */
  since(): number | undefined;
  hear(message: Extract<ServerMessage, { type: 'table' | 'change' | 'lines' | 'presence' }>): void;
  fail(error: string, message: string): void;
  linked(link: Link): void;
}

interface Unanswered {
  readonly message: Extract<ClientMessage, { type: 'do' }>;
  resolve(answer: Answer): void;
}

const PING_EVERY = 20_000;
const PATIENCE = 5_000;
/** Whoever waits for an answer so long asks whether anybody is there. */
const UNANSWERED = 3_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
const TOO_FAST_RETRY = 1_000;

class Socket {
  #ws: WebSocket | null = null;
  #greeted = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #watchers = new Map<string, Watcher>();
  readonly #unanswered = new Map<string, Unanswered>();

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#cutOff());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#hurry());
  }

  watch(watcher: Watcher): void {
    this.#watchers.set(watcher.table, watcher);
    watcher.linked(this.#greeted ? 'open' : 'connecting');
    if (this.#greeted) this.#ask(watcher);
    else this.#connect();
  }

  unwatch(watcher: Watcher): void {
    if (this.#watchers.get(watcher.table) !== watcher) return;
    this.#watchers.delete(watcher.table);
    if (this.#greeted) this.#send({ type: 'unwatch', table: watcher.table });
    if (this.#watchers.size === 0 && this.#unanswered.size === 0) this.#hangUp();
  }

  /** A message was of no use without one that never came. */
  askAgain(watcher: Watcher): void {
    if (this.#greeted) this.#ask(watcher);
  }

  /** Says a command until it is answered. Its id stays the same, so that it counts once. */
  do(table: string, command: Command): Promise<Answer> {
    if (command.do === 'flag') throw new Error('the clock is the server’s');
    const message = { type: 'do', id: randomHex(16), table, command } as Unanswered['message'];
    return new Promise((resolve) => {
      this.#unanswered.set(message.id, { message, resolve });
      if (this.#greeted) this.#send(message);
      else this.#connect();
      setTimeout(() => this.#greeted && this.#unanswered.has(message.id) && this.#listen(), UNANSWERED);
    });
  }

  #connect(): void {
    if (this.#ws !== null) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const ws = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#ws = ws;
    ws.onopen = () => this.#send({ type: 'hello', v: PROTOCOL });
    ws.onmessage = (e) => {
      clearTimeout(this.#silence);
      this.#hear(JSON.parse(e.data as string) as ServerMessage);
    };
    ws.onclose = () => this.#ws === ws && this.#lost();
  }

  #lost(): void {
    this.#rest();
    for (const watcher of this.#watchers.values()) watcher.linked('lost');
    if (this.#watchers.size === 0 && this.#unanswered.size === 0) return;
    // Between half and the whole of a growing pause, so that a crowd does not come back all at once.
    const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  /** The device woke up or found a network: no need to wait any longer. */
  #hurry(): void {
    if (this.#retry !== undefined) this.#connect();
    else if (this.#greeted) this.#listen();
  }

  /** Asks for a sign of life, and gives up a connection that gives none. */
  #listen(): void {
    const ws = this.#ws;
    this.#send({ type: 'ping', t: Date.now() });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.#ws !== ws) return;
      ws?.close();
      this.#lost();
    }, PATIENCE);
  }

  /** The device says that it has no network: nobody need wait until a silence proves it. */
  #cutOff(): void {
    if (this.#ws === null) return;
    this.#ws.close();
    this.#lost();
  }

  #hangUp(): void {
    this.#ws?.close();
    this.#rest();
  }

  #rest(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#ws = null;
    this.#greeted = false;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        if (message.v === PROTOCOL) this.#greet();
        else this.#fail({ type: 'error', error: 'bad-version', message: `version ${message.v}` });
        break;
      case 'table':
      case 'change':
      case 'lines':
      case 'presence':
        this.#watchers.get(message.table)?.hear(message);
        break;
      case 'done':
        this.#answered(message.id, (u) => u.resolve({ refused: [], n: message.n }));
        break;
      case 'refused':
        this.#answered(message.id, (u) => u.resolve({ refused: message.reasons, n: 0 }));
        break;
      case 'error':
        this.#fail(message);
        break;
      case 'pong':
    }
  }

  #greet(): void {
    this.#greeted = true;
    this.#tries = 0;
    this.#ping = setInterval(() => this.#listen(), PING_EVERY);
    for (const watcher of this.#watchers.values()) {
      watcher.linked('open');
      this.#ask(watcher);
    }
    for (const { message } of this.#unanswered.values()) this.#send(message);
  }

  #ask({ table, key, since }: Watcher): void {
    const seen = since();
    this.#send({ type: 'watch', table, ...(key === undefined ? {} : { key }), ...(seen === undefined ? {} : { since: seen }) });
  }

  #answered(id: string, settle: (u: Unanswered) => void): void {
    const unanswered = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    if (unanswered !== undefined) settle(unanswered);
  }

  #fail({ error, message, id, table }: Extract<ServerMessage, { type: 'error' }>): void {
    if (id !== undefined) {
      const again = this.#unanswered.get(id);
      if (again !== undefined && (error === 'too-fast' || error === 'unavailable'))
        setTimeout(() => this.#greeted && this.#unanswered.has(id) && this.#send(again.message), TOO_FAST_RETRY);
      else this.#answered(id, (u) => u.resolve(refusedFor(error)));
    } else if (table !== undefined) this.#watchers.get(table)?.fail(error, message);
    else for (const watcher of this.#watchers.values()) watcher.fail(error, message);
    // Neither gets better by trying again with the same page or the same cookie.
    if (error === 'bad-version' || error === 'no-session') {
      for (const unanswered of this.#unanswered.keys()) this.#answered(unanswered, (u) => u.resolve(refusedFor(error)));
      this.#hangUp();
    }
    if (error === 'bad-version') renew();
  }

  #send(message: ClientMessage): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(message));
  }
}

/** Whatever speaks against a command, a person is told in the same way. */
const refusedFor = (error: ErrorCode): Answer => ({ refused: [{ rule: 'TABLE', text: error }], n: 0 });

let shared: Socket | null = null;
export const socket = (): Socket => {
  shared ??= new Socket();
  return shared;
};
