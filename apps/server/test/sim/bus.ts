// NATS, as it promises to be: whatever is said reaches those who listen at that moment, or not. What one connection says stays in order, unless
// the bus is told to do worse than it promises: to lose, to double, and to change the order of what it carries.
import { errors, type NatsConnection, type Status } from '@nats-io/transport-node';
import { Box, type Clockwork } from './clockwork.ts';
import { Stream, type Way } from './stream.ts';

/** Milliseconds: as the server sets its client up (wire.ts). */
const PING = 1000;
const MOST_PINGS = 2;
const CONNECT = 3000;
const AGAIN = 200;

type Said =
  | { readonly say: 'sub' | 'unsub'; readonly subject: string; readonly id: number }
  | { readonly say: 'pub'; readonly subject: string; readonly data: Uint8Array | string; readonly reply: string | null }
  | { readonly say: 'ping' | 'hello' };
type Told =
  | {
      readonly tell: 'message';
      readonly id: number;
      readonly subject: string;
      readonly data: Uint8Array | string;
      readonly reply: string | null;
    }
  | { readonly tell: 'nobody'; readonly subject: string }
  | { readonly tell: 'pong' | 'welcome' };

interface Subscription {
  readonly stream: Stream;
  readonly id: number;
}

export class Bus {
  readonly box: Box;
  readonly #subscriptions = new Map<string, Set<Subscription>>();
  readonly #streams = new Set<Stream>();
  /** The share of messages with which it does worse than it promises. */
  badness = 0;

  constructor(clockwork: Clockwork) {
    this.box = new Box(clockwork);
  }

  stop(): void {
    this.box.isUp = false;
    this.#subscriptions.clear();
    for (const stream of this.#streams) stream.close('back');
    this.#streams.clear();
  }

  start(): void {
    this.box.isUp = true;
  }

  accept(stream: Stream): void {
    this.#streams.add(stream);
    stream.far.onData = (data) => this.#hear(stream, data as Said);
    stream.far.onClose = () => {
      this.#streams.delete(stream);
      for (const those of this.#subscriptions.values()) for (const one of those) if (one.stream === stream) those.delete(one);
    };
    stream.send('back', { tell: 'welcome' } satisfies Told);
  }

  #hear(stream: Stream, said: Said): void {
    if (said.say === 'ping') stream.send('back', { tell: 'pong' } satisfies Told);
    else if (said.say === 'sub') {
      const those = this.#subscriptions.get(said.subject) ?? new Set();
      this.#subscriptions.set(said.subject, those.add({ stream, id: said.id }));
    } else if (said.say === 'unsub') {
      for (const one of this.#subscriptions.get(said.subject) ?? [])
        if (one.stream === stream && one.id === said.id) this.#subscriptions.get(said.subject)!.delete(one);
    } else if (said.say === 'pub') this.#publish(stream, said);
  }

  #publish(from: Stream, { subject, data, reply }: Extract<Said, { say: 'pub' }>): void {
    const those = this.#subscriptions.get(subject) ?? this.#subscriptions.get(subject.replace(/[^.]*$/, '*'));
    if ((those === undefined || those.size === 0) && reply !== null)
      from.send('back', { tell: 'nobody', subject: reply } satisfies Told);
    for (const { stream, id } of those ?? []) {
      const message: Told = { tell: 'message', id, subject, data, reply };
      const { chance } = this.box.clockwork;
      if (!chance.happens(this.badness)) stream.send('back', message);
      else {
        // Lost; or late, so that others pass it by; or twice.
        const how = chance.below(3);
        if (how !== 0) this.box.reach(chance.between(0, 60), () => stream.send('back', message));
        if (how === 2) stream.send('back', message);
      }
    }
  }

  /** A connection from this machine; it comes back by itself whenever it is lost. */
  async connect(box: Box, way: Way): Promise<NatsConnection> {
    const client = new SimNats(this, box, way);
    await client.open();
    return client as unknown as NatsConnection;
  }
}

interface Listener {
  readonly subject: string;
  readonly callback: (error: Error | null, message: unknown) => void;
}

class SimNats {
  readonly #bus: Bus;
  readonly #box: Box;
  readonly #way: Way;
  #stream: Stream | null = null;
  #isClosed = false;
  #pings = 0;
  #last = 0;
  readonly #listeners = new Map<number, Listener>();
  readonly #inbox: string;
  readonly #asked = new Map<string, (error: Error | null, message: unknown) => void>(); // by where the answer goes
  #unsent: Said[] = []; // while there is no connection
  readonly #events: Status[] = [];
  #wake: () => void = () => {};

  constructor(bus: Bus, box: Box, way: Way) {
    this.#bus = bus;
    this.#box = box;
    this.#way = way;
    this.#inbox = `_INBOX.${box.bytes(6).toString('hex')}`;
    box.every(PING, () => this.#ping());
  }

  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return;
      const stream = new Stream(this.#way, this.#box, this.#bus.box);
      const fail = (why: string): void => {
        cancel();
        stream.close('there');
        reject(new Error(why));
      };
      const cancel = this.#box.after(CONNECT, () => fail('timeout'));
      stream.near.onClose = () => fail('refused');
      stream.near.onData = () => {
        cancel();
        this.#stream = stream;
        this.#pings = 0;
        stream.near.onData = (data) => this.#hear(data as Told);
        stream.near.onClose = () => this.#lost();
        this.#send({ say: 'sub', subject: `${this.#inbox}.*`, id: 0 });
        for (const [id, { subject }] of this.#listeners) this.#send({ say: 'sub', subject, id });
        for (const said of this.#unsent.splice(0)) this.#send(said);
        resolve();
      };
      stream.far.onData = () => this.#bus.accept(stream);
      if (this.#bus.box.isUp || this.#way.cut.there) stream.send('there', { say: 'hello' } satisfies Said);
      else stream.break();
    });
  }

  #ping(): void {
    if (this.#stream === null) return;
    if (++this.#pings > MOST_PINGS) {
      this.#stream.close('there');
      this.#lost();
    } else this.#send({ say: 'ping' });
  }

  #lost(): void {
    if (this.#stream === null) return;
    this.#stream = null;
    if (this.#isClosed) return;
    this.#tell({ type: 'disconnect' } as Status);
    const again = (): void => {
      this.#box.after(AGAIN * (1 + this.#box.random()), () => {
        this.open().then(() => this.#tell({ type: 'reconnect' } as Status), again);
      });
    };
    again();
  }

  #tell(event: Status): void {
    this.#events.push(event);
    this.#wake();
  }

  async *status(): AsyncIterable<Status> {
    for (;;) {
      while (this.#events.length > 0) yield this.#events.shift()!;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  #send(said: Said): void {
    if (this.#stream !== null) this.#stream.send('there', said);
    else if (said.say === 'pub') this.#unsent.push(said);
  }

  #hear(told: Told): void {
    if (told.tell === 'pong') this.#pings = 0;
    else if (told.tell === 'nobody')
      this.#asked.get(told.subject)?.(
        new errors.RequestError('no responders', { cause: new errors.NoRespondersError('') }),
        null,
      );
    else if (told.tell === 'message') {
      const message = messageOf(told, (data) => told.reply !== null && this.publish(told.reply, data));
      if (told.id === 0) this.#asked.get(told.subject)?.(null, message);
      else this.#listeners.get(told.id)?.callback(null, message);
    }
  }

  subscribe(subject: string, { callback }: Pick<Listener, 'callback'>): { unsubscribe(): void } {
    const id = ++this.#last;
    this.#listeners.set(id, { subject, callback });
    this.#send({ say: 'sub', subject, id });
    return {
      unsubscribe: () => {
        this.#listeners.delete(id);
        this.#send({ say: 'unsub', subject, id });
      },
    };
  }

  publish(subject: string, data: Uint8Array | string): void {
    this.#send({ say: 'pub', subject, data, reply: null });
  }

  request(subject: string, data: string, { timeout }: { readonly timeout: number }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const reply = `${this.#inbox}.${++this.#last}`;
      const cancel = this.#box.after(timeout, () => {
        this.#asked.delete(reply);
        reject(new errors.TimeoutError());
      });
      this.#asked.set(reply, (error, message) => {
        this.#asked.delete(reply);
        cancel();
        if (error === null) resolve(message);
        else reject(error);
      });
      this.#send({ say: 'pub', subject, data, reply });
    });
  }

  async flush(): Promise<void> {}

  isClosed(): boolean {
    return this.#isClosed;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stream?.close('there');
    this.#stream = null;
  }
}

const messageOf = ({ data }: Extract<Told, { tell: 'message' }>, respond: (data: string) => void) => {
  const text = (): string => (typeof data === 'string' ? data : Buffer.from(data).toString());
  return {
    get data() {
      return typeof data === 'string' ? Buffer.from(data) : data;
    },
    string: text,
    json: () => JSON.parse(text()),
    respond,
  };
};
