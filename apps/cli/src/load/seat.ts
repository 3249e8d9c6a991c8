import type { Choice } from '@boucan/kernel';
import { type Change, type ClientMessage, changed, PROTOCOL, type ServerMessage } from '@boucan/protocol';
import type { Command, TableView } from '@boucan/table';
import WebSocket from 'ws';
import type { Guest } from './guest.ts';

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/** Where a message says what it is: `{"type":"change"…`. */
const TYPE = '{"type":"'.length;
const CHANGE = 'c'.charCodeAt(0);

/** What happens at a seat. */
export interface Hears {
  asked(seat: SeatClient): void;
  over(seat: SeatClient): void;
  acknowledged(ms: number): void;
  failed(): void;
}

/** One connection at one seat: it knows what it may choose, and how long an acknowledgement takes. */
export class SeatClient {
  readonly seat: number;
  readonly #socket: WebSocket;
  readonly #hears: Hears;
  readonly #waiting = new Map<string, Waiting>();
  #messages = 0;
  #table = '';
  #asked: TableView['asked'] = null;
  #offered: readonly Choice[] = []; // while it is asked and has not chosen
  #choosing: string | null = null; // the message that is not acknowledged yet

  private constructor(socket: WebSocket, seat: number, hears: Hears) {
    this.#socket = socket;
    this.seat = seat;
    this.#hears = hears;
    socket.on('message', (data) => this.#receive(data as Buffer));
    socket.on('close', () => {
      hears.failed();
      for (const { reject } of this.#waiting.values()) reject(new Error('the server has closed the connection'));
    });
  }

  static async connect(guest: Guest, seat: number, hears: Hears): Promise<SeatClient> {
    const url = new URL('/ws', guest.url.replace(/^http/u, 'ws'));
    const socket = new WebSocket(url, { headers: { cookie: guest.cookie }, perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const client = new SeatClient(socket, seat, hears);
    client.#send({ type: 'hello', v: PROTOCOL });
    return client;
  }

  /** Goes over to another table. */
  watch(table: string): void {
    if (this.#table !== '') this.#send({ type: 'unwatch', table: this.#table });
    this.#table = table;
    this.#offered = [];
    this.#send({ type: 'watch', table });
  }

  do(command: Command): Promise<void> {
    this.#messages++;
    const id = this.#lastId();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ type: 'do', id, table: this.#table, command: command as never });
    });
  }

  /** Any of what is offered. */
  async chooseAny(): Promise<void> {
    const choice = this.#offered[Math.floor(Math.random() * this.#offered.length)]!;
    this.#offered = [];
    const since = performance.now();
    const done = this.do({ do: 'choose', seat: this.seat, choice });
    this.#choosing = this.#lastId();
    await done;
    this.#hears.acknowledged(performance.now() - since);
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.terminate();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #receive(data: Buffer): void {
    // Most changes ask nothing of this seat. The driver shares the machine with the server it measures: it does not read them.
    if (data[TYPE] === CHANGE && !data.includes('"offers"') && !data.includes('"phase"')) {
      if (data.includes('"asked":[null]')) this.#asked = null;
      return;
    }
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'done') this.#settle(message.id)?.resolve();
    else if (message.type === 'refused') this.#settle(message.id)?.reject(new Error(message.reasons[0]?.text));
    else if (message.type === 'error') this.#settle(message.id ?? '')?.reject(new Error(message.message));
    else if (message.type === 'table' && message.table === this.#table) this.#look(message.view);
    else if (message.type === 'change' && message.table === this.#table) {
      const { phase, asked } = message.change as { readonly [part: string]: Change };
      this.#look({
        phase: phase === undefined ? 'playing' : (changed(null, phase) as TableView['phase']),
        asked: asked === undefined ? this.#asked : (changed(this.#asked, asked) as TableView['asked']),
      });
    }
  }

  #look({ asked, phase }: Pick<TableView, 'asked' | 'phase'>): void {
    this.#asked = asked;
    if (phase === 'over') this.#hears.over(this);
    // Where several are asked at once, the same question comes again with every answer of another.
    if (asked === null || this.#choosing !== null || this.#offered.length > 0) return;
    this.#offered = asked.offers.filter((offer) => offer.because.length === 0).map((offer) => offer.choice);
    this.#hears.asked(this);
  }

  #lastId(): string {
    return `m${this.#messages}`;
  }

  #settle(id: string): Waiting | undefined {
    if (id === this.#choosing) this.#choosing = null;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
