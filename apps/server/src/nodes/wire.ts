// What nodes say to each other, over NATS: requests with an answer, mail, and news for all. Nothing here is kept: whatever must not be lost is in
// the database, and whoever notices that something was lost looks there.
import { connect, errors, type NatsConnection, type Subscription } from '@nats-io/transport-node';

const decoder = new TextDecoder();

export class Wire {
  readonly #nats: NatsConnection;
  readonly #prefix: string;
  #own: Subscription[] = [];
  /** Something was asked of a node, and none of that name listens. */
  onNobody: (node: string) => void = () => {};

  private constructor(nats: NatsConnection, prefix: string) {
    this.#nats = nats;
    this.#prefix = prefix;
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
      reconnectTimeWait: 200,
      reconnectJitter: 200,
      pingInterval: 2000,
      maxPingOut: 2,
      timeout: 3000,
    });
    return new Wire(nats, `boucan.${cluster}`);
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

  /** Fails at once if nobody of that name listens, and after a while if he does not answer. */
  async ask(node: string, data: unknown, timeout: number): Promise<unknown> {
    try {
      return (await this.#nats.request(`${this.#prefix}.ask.${node}`, JSON.stringify(data), { timeout })).json();
    } catch (error) {
      if (error instanceof errors.RequestError && error.isNoResponders()) this.onNobody(node);
      throw error;
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
    await Promise.race([this.#nats.flush(), new Promise((resolve) => setTimeout(resolve, 500).unref())]);
  }

  async close(): Promise<void> {
    await this.#nats.close();
  }
}
