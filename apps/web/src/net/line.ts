// One socket for all tables of this page. It comes back by itself, says again what was not acknowledged, and asks for what it missed.
// Every few seconds it asks how far its tables are: whatever the cause, a page that is behind knows it, says so, and catches up.
import { type ClientMessage, type ErrorCode, PROTOCOL, type ServerMessage } from '@boucan/protocol';
import type { Command } from '@boucan/table';
import type { Answer, Link } from '../table/source.ts';

/** Somebody who follows a table. */
export interface Watcher {
  readonly table: string;
  readonly key: string | undefined;
  /** The last number seen, to be told only of what came after it. */
  since(): number | undefined;
  /** The number of the last entry in what is shown. */
  at(): number | undefined;
  hear(message: Extract<ServerMessage, { type: 'table' | 'change' | 'lines' | 'presence' }>): void;
  fail(error: string, message: string): void;
  linked(link: Link): void;
}

/** Somebody who looks at a study. */
export interface Attendant {
  /** What is said when the line is there, and whenever it comes back. */
  hello(): Extract<ClientMessage, { type: 'attend' }>;
  hear(message: Extract<ServerMessage, { type: 'attending' | 'pointing' }>): void;
  linked(link: Link): void;
}

interface Unanswered {
  readonly message: Extract<ClientMessage, { type: 'do' }>;
  resolve(answer: Answer): void;
}

/** What this needs of the device it runs on. */
export interface Device {
  /** `door`: through which we come in; behind each there may be another server. */
  open(door: number): Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;
  /** Does something later; gives how to think better of it. */
  after(ms: number, work: () => void): () => void;
  random(): number;
  /** A name for a command that no other has. */
  newId(): string;
  /** This page is older than the server. */
  renew(): void;
}

const PING_EVERY = 2_000;
/** After so long without an answer nobody is sure to be up to date; and after so long the connection is given up. */
const DOUBT = 2_000;
const PATIENCE = 3_000;
/** So long we wait at a door; where nobody answers, twice as long at the next: on a slow way nothing gets quicker by being tried again and again. */
const COMING_IN = 2_000;
const COMING_IN_AT_MOST = 10_000;
/** A table that was asked for so often without a word is asked for elsewhere. */
const MOST_UNANSWERED = 4;
/** What has just happened may still be on its way. */
const ON_ITS_WAY = 1_000;
/** Whoever waits for an answer so long asks whether anybody is there. */
const UNANSWERED = 3_000;
const FIRST_RETRY = 300;
const LONGEST_RETRY = 5_000;
const TOO_FAST_RETRY = 1_000;

/** OPEN, of a WebSocket. */
const OPEN = 1;
const nothing = (): void => {};

/** Somebody who may be behind. */
interface Doubt {
  tries: number;
  unanswered: number; // of these
  cancel(): void;
}

export class Socket {
  readonly #device: Device;
  #ws: ReturnType<Device['open']> | null = null;
  #greeted = false;
  #tries = 0;
  #silent = 0; // doors in a row at which nobody answered
  #door = 0;
  #retry: (() => void) | null = null;
  #ping: () => void = nothing;
  #silence: (() => void)[] = [];
  readonly #watchers = new Map<string, Watcher>();
  readonly #doubts = new Map<string, Doubt>();
  readonly #unanswered = new Map<string, Unanswered>();
  #attendant: Attendant | null = null;

  constructor(device: Device) {
    this.#device = device;
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
    this.#forgetDoubt(watcher.table);
    if (this.#greeted) this.#send({ type: 'unwatch', table: watcher.table });
    if (this.#isIdle) this.#hangUp();
  }

  attend(attendant: Attendant): void {
    this.#attendant = attendant;
    if (this.#greeted) this.#send(attendant.hello());
    else this.#connect();
  }

  part(attendant: Attendant): void {
    if (this.#attendant !== attendant) return;
    this.#attendant = null;
    if (this.#greeted) this.#send({ type: 'part', study: attendant.hello().study });
    if (this.#isIdle) this.#hangUp();
  }

  /** What is not worth saying again. */
  tell(message: Extract<ClientMessage, { type: 'attend' | 'point' }>): void {
    if (this.#greeted) this.#send(message);
  }

  get #isIdle(): boolean {
    return this.#watchers.size === 0 && this.#unanswered.size === 0 && this.#attendant === null;
  }

  /** A message was of no use without one that never came. */
  askAgain(watcher: Watcher): void {
    if (this.#greeted) this.#ask(watcher);
  }

  /** Says a command until it is answered. Its id stays the same, so that it counts once. */
  do(table: string, command: Command): Promise<Answer> {
    if (command.do === 'flag') throw new Error('the clock is the server’s');
    const message = { type: 'do', id: this.#device.newId(), table, command } as Unanswered['message'];
    return new Promise((resolve) => {
      this.#unanswered.set(message.id, { message, resolve });
      if (this.#greeted) this.#send(message);
      else this.#connect();
      this.#device.after(UNANSWERED, () => {
        if (this.#greeted && this.#unanswered.has(message.id)) this.#listen();
      });
    });
  }

  /** The device woke up or found a network: no need to wait any longer. */
  hurry(): void {
    if (this.#retry !== null) this.#connect();
    else if (this.#greeted) this.#listen();
  }

  /** The device says that it has no network: nobody need wait until a silence proves it. */
  cutOff(): void {
    if (this.#ws === null) return;
    this.#ws.close();
    this.#lost();
  }

  #connect(): void {
    if (this.#ws !== null) return;
    this.#retry?.();
    this.#retry = null;
    const ws = this.#device.open(this.#door);
    this.#ws = ws;
    ws.onopen = () => this.#send({ type: 'hello', v: PROTOCOL });
    ws.onmessage = (e) => {
      if (this.#ws !== ws) return;
      const message = JSON.parse(e.data as string) as ServerMessage;
      // What others do is told whether or not we are heard. A whole table may keep the answer waiting that proves it.
      if (message.type !== 'change' && message.type !== 'presence') this.#hush();
      this.#hear(message);
    };
    ws.onclose = () => {
      if (this.#ws !== ws) return;
      this.#silent = 0;
      this.#lost();
    };
    this.#await(ws, Math.min(COMING_IN_AT_MOST, COMING_IN * 2 ** this.#silent)); // who is let in and then told nothing is no better off than who is not
  }

  /** The next time we try another door: behind this one may be somebody who hangs, or who sent us away. */
  #lost(): void {
    this.#door++;
    this.#rest();
    for (const watcher of this.#watchers.values()) watcher.linked('lost');
    this.#attendant?.linked('lost');
    if (this.#isIdle) return;
    // Who has waited at a door need not wait before the next.
    const pause = this.#pause(this.#silent > 0 ? 0 : this.#tries++);
    this.#retry = this.#device.after(pause, () => this.#connect());
  }

  /** Between half and the whole of a growing pause, so that a crowd does not come back all at once. */
  #pause(tries: number): number {
    return Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** tries) * (0.5 + this.#device.random() / 2);
  }

  /** Asks for a sign of life, and how far the tables are. */
  #listen(): void {
    this.#send({ type: 'ping', t: 0 });
    if (this.#silence.length === 0) this.#await(this.#ws);
  }

  /** Says so when nothing is heard any more, and then gives up the connection. */
  #await(ws: ReturnType<Device['open']> | null, patience = PATIENCE): void {
    this.#hush();
    this.#silence = [
      this.#device.after(DOUBT, () => this.#greeted && this.#sayLinked('behind')),
      this.#device.after(patience, () => {
        if (this.#ws === ws) this.#giveUp();
      }),
    ];
  }

  #giveUp(): void {
    if (!this.#greeted) this.#silent++;
    this.#ws?.close();
    this.#lost();
  }

  #hush(): void {
    for (const cancel of this.#silence) cancel();
    this.#silence = [];
  }

  #beat(): void {
    this.#ping = this.#device.after(PING_EVERY, () => {
      this.#listen();
      this.#beat();
    });
  }

  #hangUp(): void {
    this.#ws?.close();
    this.#rest();
  }

  #rest(): void {
    this.#ping();
    this.#hush();
    this.#retry?.();
    this.#retry = null;
    for (const table of [...this.#doubts.keys()]) this.#forgetDoubt(table);
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
        this.#forgetDoubt(message.table);
        this.#watchers.get(message.table)?.linked('open');
        this.#watchers.get(message.table)?.hear(message);
        break;
      case 'change':
      case 'lines':
      case 'presence':
        this.#watchers.get(message.table)?.hear(message);
        break;
      case 'attending':
      case 'pointing':
        this.#attendant?.hear(message);
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
        for (const watcher of this.#watchers.values()) this.#compare(watcher, message.heads[watcher.table] ?? null);
    }
  }

  /** The server says how far a table is; or it cannot tell (null), or does not know that we watch it. */
  #compare(watcher: Watcher, head: number | null): void {
    const isUpToDate = (): boolean => head !== null && (watcher.at() ?? -1) >= head;
    if (isUpToDate()) {
      this.#forgetDoubt(watcher.table);
      watcher.linked('open');
    } else if (head === null) this.#doubt(watcher);
    else
      this.#device.after(ON_ITS_WAY, () => {
        if (this.#watchers.get(watcher.table) === watcher && this.#greeted && !isUpToDate()) this.#doubt(watcher);
      });
  }

  /** This one may be behind: it says so, and asks again, less and less often as long as that leads to nothing. */
  #doubt(watcher: Watcher): void {
    const { table } = watcher;
    const { tries, unanswered } = this.#doubts.get(table) ?? { tries: 0, unanswered: 0 };
    watcher.linked('behind');
    if (this.#doubts.has(table) && this.#doubts.get(table)!.cancel !== nothing) return;
    const doubt: Doubt = { tries: tries + 1, unanswered: unanswered + 1, cancel: nothing };
    this.#doubts.set(table, doubt);
    doubt.cancel = this.#device.after(this.#pause(tries), () => {
      doubt.cancel = nothing; // whoever is still in doubt then asks once more
      if (!this.#greeted || this.#watchers.get(table) !== watcher) return;
      if (unanswered < MOST_UNANSWERED) this.#ask(watcher);
      else this.#giveUp();
    });
  }

  #forgetDoubt(table: string): void {
    this.#doubts.get(table)?.cancel();
    this.#doubts.delete(table);
  }

  #sayLinked(link: Link): void {
    for (const watcher of this.#watchers.values()) watcher.linked(link);
  }

  #greet(): void {
    this.#greeted = true;
    this.#tries = 0;
    this.#silent = 0;
    this.#beat();
    for (const watcher of this.#watchers.values()) {
      watcher.linked('open');
      this.#ask(watcher);
    }
    for (const { message } of this.#unanswered.values()) this.#send(message);
    if (this.#attendant === null) return;
    this.#attendant.linked('open');
    this.#send(this.#attendant.hello());
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
    const passes = error === 'too-fast' || error === 'unavailable';
    if (id !== undefined) {
      const again = this.#unanswered.get(id);
      if (again !== undefined && passes)
        this.#device.after(TOO_FAST_RETRY, () => this.#greeted && this.#unanswered.has(id) && this.#send(again.message));
      else this.#answered(id, (u) => u.resolve(refusedFor(error)));
    } else if (table !== undefined) {
      const watcher = this.#watchers.get(table);
      const doubt = this.#doubts.get(table);
      if (doubt !== undefined) doubt.unanswered = 0;
      if (passes && watcher !== undefined) this.#doubt(watcher);
      if (!passes || watcher?.at() === undefined) watcher?.fail(error, message);
    } else for (const watcher of this.#watchers.values()) watcher.fail(error, message);
    // Neither gets better by trying again with the same page or the same cookie.
    if (error === 'bad-version' || error === 'no-session') {
      for (const unanswered of this.#unanswered.keys()) this.#answered(unanswered, (u) => u.resolve(refusedFor(error)));
      this.#hangUp();
    }
    if (error === 'bad-version') this.#device.renew();
  }

  #send(message: ClientMessage): void {
    if (this.#ws?.readyState === OPEN) this.#ws.send(JSON.stringify(message));
  }
}

/** Whatever speaks against a command, a person is told in the same way. */
const refusedFor = (error: ErrorCode): Answer => ({ refused: [{ rule: 'TABLE', text: error }], n: 0 });
