// What nodes say to each other, over NATS: requests with an answer, mail, and news for all. Nothing here is kept: whatever must not be lost is in
// the database, and whoever notices that something was lost looks there.
import { type ConnectionOptions, connect, errors, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { MACHINE, type Machine } from '../time.ts';

const decoder = new TextDecoder();

/** Milliseconds between two attempts to connect, at least; at most twice as many. */
const AGAIN = 200;

/** Attempts to connect, a while apart. The client itself waits by the time of day: set back by an hour, it would be away for that hour. */
function attempts(): Pick<ConnectionOptions, 'reconnectDelayHandler' | 'reconnectToServer'> {
  let next = 0;
  return {
    reconnectDelayHandler: () => Number.NEGATIVE_INFINITY,
    reconnectToServer: ([server]) => {
      const now = performance.now();
      const delay = Math.max(0, next - now);
      next = now + delay + AGAIN * (1 + Math.random());
      return { server: server!, delay };
    },
  };
}

export class Wire {
  readonly #nats: NatsConnection;
  readonly #machine: Machine;
  readonly #prefix: string;
  #own: Subscription[] = [];
  readonly #waiting = new Map<string, Set<(error: Error) => void>>(); // those who have asked a node, and have no answer yet
  /** Whether anything that is said goes anywhere. */
  isUp = true;
  /** It is up again. */
  onUp: () => void = () => {};
  /** Something was asked of a node, and none of that name listens. */
  onNobody: (node: string) => void = () => {};

  constructor(nats: NatsConnection, cluster: string, machine: Machine = MACHINE) {
    this.#machine = machine;
    this.#nats = nats;
    this.#prefix = `boucan.${cluster}`;
    void this.#follow();
  }

  /** `servers`: addresses with commas between them; those of one cluster of servers stand for each other. */
  static async open(servers: string, cluster: string): Promise<Wire> {
    const urls = servers.split(',').map((server) => new URL(server.trim()));
    const { username, password } = urls[0]!;
    const nats = await connect({
      servers: urls.map(({ host, protocol }) => `${protocol}//${host}`),
      ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      ...(urls[0]!.protocol === 'tls:' && { tls: {} }),
      name: 'boucan',
      maxReconnectAttempts: -1,
      ...attempts(),
      pingInterval: 1000,
      maxPingOut: 2,
      timeout: 3000,
    });
    return new Wire(nats, cluster);
  }

  /** From now on, what is sent to the node of this name comes here; under a former name, it no longer does. */
  listenAs(
    node: string,
    heard: { request(data: unknown): Promise<unknown>; mail(data: Uint8Array): void; news(data: unknown): void },
  ): void {
    for (const subscription of this.#own) subscription.unsubscribe();
    const answer = async (data: string, respond: (answer: string) => unknown): Promise<void> => {
      respond(JSON.stringify((await heard.request(JSON.parse(data))) ?? null));
    };
    this.#own = [
      this.#nats.subscribe(`${this.#prefix}.ask.${node}`, {
        callback: (error, message) => {
          if (error === null) void answer(message.string(), (text) => message.respond(text)).catch(() => {});
        },
      }),
      this.#nats.subscribe(`${this.#prefix}.mail.${node}`, {
        callback: (error, message) => {
          if (error === null) heard.mail(message.data);
        },
      }),
      this.#nats.subscribe(`${this.#prefix}.news`, {
        callback: (error, message) => {
          if (error === null) heard.news(JSON.parse(decoder.decode(message.data)));
        },
      }),
    ];
  }

  /** Fails at once if no node of that name listens, and after a timeout if it does not answer. */
  async ask(node: string, data: unknown, timeout: number): Promise<unknown> {
    if (!this.isUp) throw new Error('NATS is away');
    const { promise: gone, reject } = Promise.withResolvers<never>();
    const waiting = this.#waiting.get(node) ?? new Set();
    this.#waiting.set(node, waiting.add(reject));
    try {
      const answer = this.#nats.request(`${this.#prefix}.ask.${node}`, JSON.stringify(data), { timeout });
      return (await Promise.race([answer, gone])).json();
    } catch (error) {
      if (error instanceof errors.RequestError && error.isNoResponders()) {
        this.giveUp(node);
        this.onNobody(node);
      }
      throw error;
    } finally {
      waiting.delete(reject);
      if (waiting.size === 0 && this.#waiting.get(node) === waiting) this.#waiting.delete(node);
    }
  }

  /** This node is gone: fails everything that waits for its answers. */
  giveUp(node: string): void {
    const waiting = this.#waiting.get(node) ?? [];
    this.#waiting.delete(node);
    for (const reject of waiting) reject(new Error('a node is gone'));
  }

  /** What was asked when the connection broke, or while there is none, is lost. */
  async #follow(): Promise<void> {
    for await (const { type } of this.#nats.status())
      if (type === 'disconnect') {
        this.isUp = false;
        for (const node of [...this.#waiting.keys()]) this.giveUp(node);
      } else if (type === 'reconnect') {
        this.isUp = true;
        this.onUp();
      }
  }

  mail(node: string, data: Uint8Array): void {
    if (!this.#nats.isClosed()) this.#nats.publish(`${this.#prefix}.mail.${node}`, data);
  }

  news(data: unknown): void {
    if (!this.#nats.isClosed()) this.#nats.publish(`${this.#prefix}.news`, JSON.stringify(data));
  }

  /** When all that was said is on its way. */
  async flush(): Promise<void> {
    await Promise.race([this.#nats.flush(), this.#machine.sleep(500)]);
  }

  async close(): Promise<void> {
    await this.#nats.close();
  }
}
