// Somebody at a page: the page's own socket, on a simulated device. He comes in through a proxy, plays, and compares what he is told with what is true.
import type { ServerMessage } from '@boucan/protocol';
import { viewAfter } from '@boucan/protocol';
import { commitmentOf } from '@boucan/record';
import type { Command, TableView } from '@boucan/table';
import { type Device, Socket, type Watcher } from '../../../web/src/net/line.ts';
import { sha256 } from '../../src/random.ts';
import { Box, Chance, type Clockwork } from './clockwork.ts';
import type { Node } from './node.ts';
import { Stream } from './stream.ts';

const OPEN = 1;
const CLOSED = 3;
/** Milliseconds in which a proxy gives up a node that does not take a connection. */
const CONNECT = 2000;

/** A page's end of a socket. */
class PageSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  stream: Stream | null = null;

  send(text: string): void {
    this.stream?.send('there', text);
  }

  close(): void {
    this.readyState = CLOSED;
    this.stream?.close('there');
    this.stream = null;
  }

  lost(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }
}

export interface Pace {
  readonly fastest: number;
  readonly slowest: number;
}

export interface Truth {
  /** What is wrong with this view, if anything is. */
  wrongWith(table: string, view: TableView): string | null;
  acknowledged(person: Person, table: string, command: Command, id: string, n: number): string | null;
  complain(text: string): void;
}

export class Person implements Watcher {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly box: Box;
  readonly #socket: Socket;
  readonly #nodes: readonly Node[];
  readonly #truth: Truth;
  readonly #chance: Chance;
  readonly #pace: Pace;
  readonly #entropy: string;
  table = '';
  key = undefined;
  view: TableView | null = null;
  seen = 0;
  #asked = -1;
  #ids = 0;
  #done = 0; // the last entry of what was acknowledged
  /** What was said and is not answered yet. */
  readonly pending = new Map<string, Command>();

  constructor(clockwork: Clockwork, name: string, nodes: readonly Node[], truth: Truth, pace: Pace) {
    this.name = name;
    this.box = new Box(clockwork);
    this.id = this.box.bytes(9).toString('base64url');
    this.secret = this.box.bytes(32).toString('base64url');
    this.#entropy = this.box.bytes(16).toString('hex');
    this.#nodes = nodes;
    this.#truth = truth;
    this.#pace = pace;
    this.#chance = new Chance(clockwork.chance.bits());
    const device: Device = {
      open: (door) => this.#open(door) as unknown as ReturnType<Device['open']>,
      after: (ms, work) => this.box.after(ms, work),
      random: () => this.#chance.next(),
      newId: () => `${this.name}-${++this.#ids}`,
      renew: () => truth.complain(`${this.name} was told that his page is old`),
    };
    this.#socket = new Socket(device);
  }

  get hash(): string {
    return sha256(this.secret);
  }

  get commits(): string {
    return commitmentOf(this.#entropy);
  }

  sitAt(table: string): void {
    this.table = table;
    this.#socket.watch(this);
  }

  async do(command: Command): Promise<void> {
    const { table } = this;
    const id = `${this.name}-${this.#ids + 1}`; // which the device gives next
    this.pending.set(id, command);
    const { refused, n } = await this.#socket.do(table, command);
    this.pending.delete(id);
    if (refused.length > 0) this.#truth.complain(`${this.name} may not ${JSON.stringify(command)}: ${JSON.stringify(refused)}`);
    else {
      const wrong = this.#truth.acknowledged(this, table, command, id, n);
      if (wrong !== null) this.#truth.complain(`${this.name}: ${wrong}`);
    }
    this.#done = Math.max(this.#done, n);
    this.#look();
  }

  // What the page asks of whoever follows a table.
  since = (): number | undefined => (this.seen === 0 ? undefined : this.seen);
  at = (): number | undefined => this.view?.n;
  linked = (): void => {};

  fail(error: string, message: string): void {
    if (error !== 'unavailable') this.#truth.complain(`${this.name} is told ${error}: ${message}`);
  }

  hear(message: Extract<ServerMessage, { type: 'table' | 'change' | 'lines' | 'presence' }>): void {
    if (message.type === 'lines' || message.type === 'presence') return;
    const view = viewAfter(this.view, message);
    if (view === null) {
      this.#socket.askAgain(this);
      return;
    }
    const wrong = this.#truth.wrongWith(this.table, view);
    if (wrong !== null) this.#truth.complain(`${this.name}: ${wrong}`);
    if (this.view !== null && view.n < this.view.n)
      this.#truth.complain(`${this.name} is told of entry ${view.n} after ${this.view.n}`);
    this.view = view;
    const first = message.notices[0]?.n;
    // Whoever asked anew, and is answered twice, forgets what he had.
    if (message.type === 'table' && message.fresh && first !== undefined) this.seen = Math.min(this.seen, first - 1);
    const numbers = message.notices.map(({ n }) => n).join();
    const expected = Array.from({ length: Math.max(0, view.n - this.seen) }, (_, i) => this.seen + 1 + i).join();
    if (numbers !== expected)
      this.#truth.complain(`${this.name} is told of ${numbers || 'nothing'} after ${this.seen}, at ${view.n}`);
    this.seen = view.n;
    this.#look();
  }

  #look(): void {
    if (this.view === null || this.pending.size > 0 || this.view.n < this.#done) return;
    const { asked, phase, viewer, n, dice, seats } = this.view;
    if (phase === 'over' || viewer === 'table') return;
    if (dice.until !== null && dice.reveals[viewer] === null)
      return void this.do({ do: 'reveal', seat: viewer, entropy: this.#entropy });
    const own = seats[viewer]!;
    if (own.kind === 'person' && own.standIn !== null) return void this.do({ do: 'return', seat: viewer });
    const lawful = asked?.offers.filter((offer) => offer.because.length === 0) ?? [];
    if (lawful.length === 0 || n === this.#asked) return;
    this.#asked = n;
    const { choice } = this.#chance.of(lawful);
    const { fastest, slowest } = this.#pace;
    this.box.after(this.#chance.between(fastest, slowest), () => {
      if (this.view?.n === n && this.pending.size === 0) void this.do({ do: 'choose', seat: viewer, choice });
      else if (this.view?.n === n) this.#asked = -1;
    });
  }

  /** Through a proxy: to the node that this person and this door lead to, or to the next if that is not there. */
  #open(door: number): PageSocket {
    const socket = new PageSocket();
    const { length } = this.#nodes;
    const first = (this.hash.charCodeAt(0) + door) % length;
    const order = Array.from({ length }, (_, i) => this.#nodes[(first + i) % length]!);
    const attempt = (): void => {
      const node = order.shift();
      if (socket.readyState === CLOSED) return;
      if (node === undefined) {
        this.box.after(1, () => socket.lost());
        return;
      }
      const { there, back } = node.fromPages.cut;
      if (there || back) this.box.after(CONNECT, attempt);
      else if (!node.box.isUp) this.box.after(1, attempt);
      else {
        const stream = new Stream(node.fromPages, this.box, node.box);
        stream.near.onClose = attempt; // it died before it took the connection
        node.box.reach(this.#chance.between(0.5, 3), () => this.#knock(socket, node, stream, attempt));
      }
    };
    attempt();
    return socket;
  }

  #knock(socket: PageSocket, node: Node, stream: Stream, next: () => void): void {
    if (!stream.isOpen) return;
    if (!node.isServing) {
      stream.close('there');
      this.box.after(1, next);
      return;
    }
    stream.near.onClose = () => socket.lost();
    stream.near.onData = (data) => {
      if (data === 'ping') stream.send('there', 'pong');
      else if (data === 'open') {
        if (socket.readyState === CLOSED) return stream.close('there');
        socket.readyState = OPEN;
        socket.stream = stream;
        socket.onopen?.();
      } else socket.onmessage?.({ data: data as string });
    };
    stream.send('back', 'open');
    node.welcome(stream, this.secret);
  }
}
