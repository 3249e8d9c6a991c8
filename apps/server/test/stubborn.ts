// A player who never gives up: whatever happens to the server, it comes back and sends again what was not acknowledged.
import type { Choice } from '@boucan/kernel';
import { type ClientMessage, PROTOCOL, type ServerMessage, viewAfter } from '@boucan/protocol';
import type { Command, Notice, TableView } from '@boucan/table';
import WebSocket from 'ws';
import type { Guest } from './harness.ts';

export interface Acknowledged {
  readonly id: string;
  readonly seat: number;
  readonly choice: Choice;
  readonly n: number;
}

const COME_BACK = 100;

export class Stubborn {
  readonly acknowledged: Acknowledged[] = [];
  readonly sent = new Set<string>();
  /** When the match is over; fails as soon as something is not as it should be. */
  readonly over: Promise<void>;
  readonly #guest: Guest;
  readonly #table: string;
  readonly #pause: () => number;
  #pending: { readonly id: string; readonly command: Extract<Command, { do: 'choose' }> } | null = null;
  #seen = 0;
  #view: TableView | null = null;
  #socket: WebSocket | null = null;
  #finish: () => void = () => {};
  #complain: (why: Error) => void = () => {};
  #isOver = false;

  constructor(guest: Guest, table: string, pause: () => number) {
    this.#guest = guest;
    this.#table = table;
    this.#pause = pause;
    this.over = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#complain = reject;
    });
    this.#connect();
  }

  #connect(): void {
    if (this.#isOver) return;
    const socket = new WebSocket(`${this.#guest.url.replace(/^http/, 'ws')}/ws`, { headers: { cookie: this.#guest.cookie } });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.#connect(), COME_BACK * (0.5 + Math.random())));
    socket.on('open', () => {
      this.#send({ type: 'hello', v: PROTOCOL });
      this.#send({ type: 'watch', table: this.#table, since: this.#seen });
      this.#sendPending();
    });
    socket.on('message', (data) => this.#receive(JSON.parse(data.toString()) as ServerMessage));
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table' || message.type === 'change') {
      this.#view = viewAfter(this.#view, message);
      if (this.#view === null) this.#complain(new Error('told of a change of a view that was never sent'));
      else this.#compare(this.#view, message.notices);
    } else if (message.type === 'done' && message.id === this.#pending?.id) {
      const { id, command } = this.#pending;
      this.acknowledged.push({ id, seat: command.seat, choice: command.choice, n: message.n });
      this.#pending = null;
      // Told of its own choice before the answer came, it has looked away from what it is asked next.
      if (this.#view !== null && this.#view.n >= message.n) this.#look(this.#view);
    } else if (message.type === 'error' && message.error === 'unavailable') {
      // The server is stopping, or its database is away: it is said again later.
      setTimeout(() => this.#sendPending(), COME_BACK);
    } else if (message.type === 'refused' || message.type === 'error') this.#complain(new Error(JSON.stringify(message)));
  }

  /** Every entry is told once, in order. */
  #compare(view: TableView, notices: readonly Notice[]): void {
    const numbers = notices.map(({ n }) => n);
    const expected = Array.from({ length: Math.max(0, view.n - this.#seen) }, (_, i) => this.#seen + 1 + i);
    if (view.n < this.#seen) this.#complain(new Error(`entry ${this.#seen} is gone: the table is at ${view.n}`));
    else if (numbers.join() !== expected.join()) this.#complain(new Error(`told of ${numbers} after ${this.#seen}`));
    this.#seen = view.n;
    this.#look(view);
  }

  #look({ asked, phase, viewer, n }: TableView): void {
    if (phase === 'over') {
      this.#isOver = true;
      this.#socket?.close();
      this.#finish();
    }
    if (asked === null || this.#pending !== null) return;
    const lawful = asked.offers.filter((offer) => offer.because.length === 0);
    const { choice } = lawful[Math.floor(Math.random() * lawful.length)]!;
    const id = `s${viewer}-${n}`;
    this.sent.add(id);
    this.#pending = { id, command: { do: 'choose', seat: viewer as number, choice } };
    setTimeout(() => this.#sendPending(), this.#pause());
  }

  #sendPending(): void {
    if (this.#pending !== null) this.#send({ type: 'do', table: this.#table, ...this.#pending } as never);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
