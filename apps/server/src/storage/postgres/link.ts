// One connection to PostgreSQL, made when it is needed, and again after it was lost. Statements are prepared, and are sent without waiting for
// the answers to those before them.
import pg from 'pg';

/** Timeouts in milliseconds for a connection and for an answer. */
const CONNECT = 3000;
export const ANSWER = 10_000;
/** All of a transaction is sent in one go: whoever falls silent in the middle of it hangs, or is cut off. */
const SILENCE = 2000;

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export type Client = pg.Client;

/** The code with which the database itself refused something; null if it did not say anything. */
export const codeOf = (error: unknown): string | null => (error instanceof pg.DatabaseError ? (error.code ?? '') : null);

/** After these, another connection is needed: it is being shut down, only reads, or has forgotten what was prepared. One that breaks says so itself. */
const LOST = /^(08|57P|25006|26000|0A000)/;

/** Where a database is, without its password. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}

const inWords = (error: unknown): string => {
  const { message, code, errors } = error as NodeJS.ErrnoException & { errors?: Error[] };
  return message || errors?.[0]?.message || code || String(error);
};

/** A client of the database there that has not been connected yet, and does not wait longer than this for an answer. */
export type NewClient = (url: string, answer: number) => Client;

export const overTcp: NewClient = (url, answer) =>
  new pg.Client({
    connectionString: url,
    application_name: 'boucan',
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT,
    // Our locks are free again then, so a node that replaces us need not wait for them.
    ...(answer > 0 && { query_timeout: answer, idle_in_transaction_session_timeout: Math.min(answer, SILENCE) }),
    types: { getTypeParser },
  });

export class Link {
  readonly #url: string;
  readonly #answer: number;
  readonly #onLost: () => void;
  readonly #newClient: NewClient;
  #client: Promise<Client> | null = null;
  #closed = false;

  /** `answer`: ms to wait for one; 0 is as long as it takes. */
  constructor(url: string, answer: number, onLost: () => void = () => {}, newClient: NewClient = overTcp) {
    this.#newClient = newClient;
    this.#url = url;
    this.#answer = answer;
    this.#onLost = onLost;
  }

  async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('the database is closed');
    this.#client ??= this.#open();
    const opening = this.#client;
    const client = await opening;
    try {
      return await work(client);
    } catch (error) {
      if (LOST.test(codeOf(error) ?? '')) {
        this.#forget(opening);
        client.end().catch(() => {});
      }
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.then(
      (client) => client.end(),
      () => {},
    );
  }

  #forget(client: Promise<Client>): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#onLost();
  }

  #open(): Promise<Client> {
    const opening: Promise<Client> = this.#connect().then(
      (client) => {
        for (const event of ['error', 'end'] as const) client.once(event, () => this.#forget(opening));
        return client;
      },
      (error: unknown) => {
        this.#forget(opening);
        throw new Error(`the database at ${placeOf(this.#url)} cannot be used: ${inWords(error)}`, { cause: error });
      },
    );
    return opening;
  }

  async #connect(): Promise<Client> {
    const client = this.#newClient(this.#url, this.#answer);
    client.on('error', () => {}); // whoever uses it is told
    await client.connect();
    await makeDurable(client);
    return client;
  }
}

const INT8 = 20;
const getTypeParser = ((type: number, format?: 'text') =>
  type === INT8 ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;

/** Settings under which a commit may be acknowledged before it is on disk, here or where the database is copied to. */
const TOO_LITTLE = ['off', 'local', 'remote_write'];

/** A commit is on disk when it returns, whatever is the habit of this database. */
async function makeDurable(client: Client): Promise<void> {
  const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
  if (TOO_LITTLE.includes(rows[0]!.synchronous_commit)) await client.query('set synchronous_commit = on');
}
