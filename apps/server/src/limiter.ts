import { Buckets } from './buckets.ts';
import { isLoopback, networkOf } from './http/address.ts';
import type { Metrics } from './metrics.ts';
import type { Taken } from './nodes/nodes.ts';
import type { Options, Rates } from './options.ts';

/** What is counted by address alone. */
export type ByAddress = Exclude<
  keyof Rates,
  'returns' | 'messages' | 'messagesFrom' | 'bytes' | 'talkFrom' | 'draws' | 'patience'
>;

/** Counts the messages of one address, and of each person who sends from it, on however many sockets. */
export interface MessageLimiter {
  takes(player: string, bytes: number): boolean;
  /** Whether this address may send so many bytes of chat. Chat is stored for good, so it counts per address. */
  mayTalk(bytes: number): boolean;
  /** Counts bytes of whole tables sent to a person, or to an address for people without a name. */
  drew(player: string | null, bytes: number): void;
  /** Milliseconds until the person may get more. */
  wait(player: string | null): number;
}

/** Who has a socket, and from where. */
interface Sockets {
  readonly player: string;
  readonly network: string;
}

/** Counts what comes from outside, by address and by person. */
export class Limiter {
  readonly #options: Options;
  readonly #metrics: Metrics;
  readonly #buckets: Readonly<Record<ByAddress, Buckets>>;
  readonly #returns: Buckets;
  readonly #messages: Buckets;
  readonly #messagesFrom: Buckets;
  readonly #bytes: Buckets;
  readonly #talkFrom: Buckets;
  readonly #draws: Buckets;
  #hasTold = false;
  readonly #sockets = new Set<Sockets>();
  readonly #elsewhere = new Map<string, Readonly<Record<string, number>>>(); // by node, and by whom, the sockets of those who have many

  constructor(options: Options, metrics: Metrics) {
    const { rates } = options;
    this.#options = options;
    this.#metrics = metrics;
    this.#buckets = {
      requests: new Buckets(rates.requests),
      sessions: new Buckets(rates.sessions),
      tables: new Buckets(rates.tables),
      connections: new Buckets(rates.connections),
      lookups: new Buckets(rates.lookups),
    };
    this.#returns = new Buckets(rates.returns);
    this.#messages = new Buckets(rates.messages);
    this.#messagesFrom = new Buckets(rates.messagesFrom);
    this.#bytes = new Buckets(rates.bytes);
    this.#talkFrom = new Buckets(rates.talkFrom);
    this.#draws = new Buckets(rates.draws);
  }

  allows(what: ByAddress, address: string): boolean {
    return this.isUnlimited(address) || this.#take(this.#buckets[what], networkOf(address));
  }

  /**
   * Whether somebody may connect. Whom we know is counted by himself: where a node has died, all who were at it come back at once, perhaps
   * from one address. A secret that nobody has counts like none, and so do all when too many were looked up.
   */
  async mayConnect(address: string, who: () => Promise<string | null>): Promise<boolean> {
    if (this.isUnlimited(address)) return true;
    const player = this.#buckets.lookups.take(networkOf(address), this.#now()) ? await who() : null;
    return player === null ? this.allows('connections', address) : this.#take(this.#returns, player);
  }

  #take(buckets: Buckets, key: string): boolean {
    if (buckets.take(key, this.#now())) return true;
    this.#metrics.tooFast++;
    return false;
  }

  isUnlimited(address: string): boolean {
    return this.#options.loopbackUnlimited && isLoopback(address);
  }

  /** What a socket from here may send; nothing where there is no limit. */
  messagesFrom(address: string): MessageLimiter | null {
    if (this.isUnlimited(address)) return null;
    const network = networkOf(address);
    return {
      takes: (player, bytes) =>
        this.#messages.take(player, this.#now()) &&
        this.#messagesFrom.take(network, this.#now()) &&
        this.#bytes.take(player, this.#now(), bytes),
      mayTalk: (bytes) => this.#talkFrom.take(network, this.#now(), bytes),
      drew: (player, bytes) => this.#draws.owe(player ?? network, this.#now(), bytes),
      wait: (player) => this.#draws.wait(player ?? network, this.#now()),
    };
  }

  /** A place for another socket; nothing if this person, or this address, or the server has as many as it may. Give it back. */
  socketFor(player: string, address: string): (() => void) | null {
    const { sockets } = this.#options;
    const socket: Sockets = { player, network: networkOf(address) };
    const isLimited = !this.isUnlimited(address);
    const having = (has: (other: Sockets) => boolean, name: string): number => {
      let count = 0;
      for (const sockets of this.#elsewhere.values()) count += sockets[name] ?? 0;
      for (const other of this.#sockets) if (has(other)) count++;
      return count;
    };
    if (
      this.#sockets.size >= sockets.inAll ||
      (isLimited && having((other) => other.player === player, `person ${player}`) >= sockets.perPerson) ||
      (isLimited && having((other) => other.network === socket.network, `network ${socket.network}`) >= sockets.perAddress)
    ) {
      this.#metrics.tooFast++;
      return null;
    }
    this.#sockets.add(socket);
    return () => void this.#sockets.delete(socket);
  }

  /** What other servers at the same tables should know: who has taken much, and who has many sockets. Null: nothing worth telling. */
  share(): { tokens: Taken; sockets: Record<string, number> } | null {
    const tokens: Record<string, Record<string, number>> = {};
    for (const [name, buckets] of this.#shared()) {
      const taken = buckets.taken();
      if (taken !== null) tokens[name] = taken;
    }
    const { perPerson, perAddress } = this.#options.sockets;
    const count = (whose: (socket: Sockets) => string, most: number): [string, number][] =>
      [...Map.groupBy(this.#sockets, whose)]
        .map(([who, all]): [string, number] => [who, all.length])
        .filter(([, n]) => n >= most / 4);
    const sockets = Object.fromEntries([
      ...count(({ player }) => `person ${player}`, perPerson),
      ...count(({ network }) => `network ${network}`, perAddress),
    ]);
    const isQuiet = Object.keys(tokens).length === 0 && Object.keys(sockets).length === 0 && !this.#hasTold;
    this.#hasTold = Object.keys(sockets).length > 0;
    return isQuiet ? null : { tokens, sockets };
  }

  shared(
    node: string,
    { tokens, sockets }: { readonly tokens: Taken; readonly sockets: Readonly<Record<string, number>> },
  ): void {
    for (const [name, buckets] of this.#shared()) buckets.takenElsewhere(tokens[name] ?? {}, this.#now());
    this.#elsewhere.set(node, sockets);
  }

  gone(node: string): void {
    this.#elsewhere.delete(node);
  }

  #shared(): [string, Buckets][] {
    return [
      ...Object.entries(this.#buckets),
      ['returns', this.#returns],
      ['messages', this.#messages],
      ['messagesFrom', this.#messagesFrom],
      ['bytes', this.#bytes],
      ['talkFrom', this.#talkFrom],
      ['draws', this.#draws],
    ];
  }

  #now(): number {
    return this.#options.clocks.ticks();
  }
}
