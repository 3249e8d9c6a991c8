// A seat at a table of a Boucan server, from TypeScript or JavaScript. One file; it needs nothing but fetch and Web Crypto, which Node, Deno, Bun and browsers have.
//
//   const me = new Boucan('https://boucan.example', 'boucan_…');                        // a token from the settings page
//   const table = await me.open('brethren', { seats: 3, bots: [null, 'level2', 'level2'], start: true });
//   const end = await me.play(table, ({ asked }) => asked!.offers[0]!.choice);
//
// The addresses are described at /api/docs of the server. Give several addresses if the server has several nodes: if one is gone, the next is asked.

export type Choice = readonly (string | number)[];

export interface Offer {
  readonly choice: Choice;
  readonly words: string | null;
}

export interface Turn {
  readonly table: string;
  readonly n: number;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly todo: 'sit' | 'reveal' | 'choose' | 'wait' | 'over';
  readonly seat: number | null;
  readonly asked: { readonly question: string; readonly words: string | null; readonly offers: readonly Offer[] } | null;
  readonly view: unknown;
  readonly result: { readonly winners: readonly number[]; readonly scores: readonly number[] } | null;
}

export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly fewest: number; readonly most: number };
}

export interface Wish {
  readonly seats: number;
  /** By seat: the level of one of Boucan’s bots, or null. */
  readonly bots?: readonly (string | null)[];
  readonly packs?: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly visibility?: 'public' | 'unlisted' | 'invitation';
  readonly start?: boolean;
}

export interface At {
  readonly key?: string | undefined; // from an invitation
  readonly words?: 'en' | 'fr' | 'none';
}

/** The server said no; the message says what to do. */
export class Refused extends Error {
  readonly status: number;
  readonly error: string;

  constructor(status: number, { error = '', message = '' }: { error?: string; message?: string }) {
    super(message);
    this.status = status;
    this.error = error;
  }
}

/** ms in which a server that is gone may come back. */
const PATIENCE = 120_000;
const PASSING = [429, 502, 503, 504];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const newHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** What binds you to what you add to the dice. */
async function commitment(entropy: string): Promise<string> {
  const bytes = Uint8Array.from(entropy.match(/../g)!, (pair) => Number.parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export class Boucan {
  readonly #urls: string[];
  readonly #token: string;
  readonly #entropy = new Map<string, string>(); // by table

  constructor(urls: string | readonly string[], token: string) {
    this.#urls = typeof urls === 'string' ? [urls] : [...urls];
    this.#token = token;
  }

  async games(lang: 'en' | 'fr' = 'en'): Promise<readonly GameCard[]> {
    return (await this.call<{ games: GameCard[] }>('GET', `/games?lang=${lang}`)).games;
  }

  /** Opens a table and sits down at its first seat without a bot. Gives its id. */
  async open(
    game: string,
    { seats, bots = [], packs = [], options = {}, visibility = 'unlisted', start = false }: Wish,
  ): Promise<string> {
    const entropy = newHex(16);
    const wish = {
      game,
      seats,
      bots,
      packs,
      options,
      clock: { kind: 'none' },
      visibility,
      commits: await commitment(entropy),
      start,
    };
    const { table } = await this.call<{ table: string }>('POST', '/tables', wish);
    this.#entropy.set(table, entropy);
    return table;
  }

  /** What there is to do. Waits so many seconds for it. */
  turn(table: string, wait = 25, { key, words = 'none' }: At = {}): Promise<Turn> {
    const query = new URLSearchParams({ wait: String(wait), words, ...(key !== undefined && { key }) });
    return this.call('GET', `/tables/${table}/turn?${query}`, undefined, wait + 10);
  }

  async sit(table: string, { seat, key }: { seat?: number; key?: string | undefined } = {}): Promise<void> {
    const entropy = this.#entropy.get(table) ?? newHex(16);
    this.#entropy.set(table, entropy);
    await this.#do(table, 'sit', { commits: await commitment(entropy), ...(seat !== undefined && { seat }) }, key);
  }

  reveal(table: string, key?: string): Promise<void> {
    return this.#do(table, 'reveal', { entropy: this.#entropy.get(table) }, key);
  }

  start(table: string): Promise<void> {
    return this.#do(table, 'start', {});
  }

  choose(table: string, choice: Choice, key?: string): Promise<void> {
    return this.#do(table, 'choose', { choice }, key);
  }

  say(table: string, text: string, key?: string): Promise<void> {
    return this.#do(table, 'say', { text }, key);
  }

  /** Tables to which people have invited this bot. */
  async challenges(wait = 25): Promise<readonly { readonly table: string; readonly key: string | null }[]> {
    return (await this.call<{ challenges: [] }>('GET', `/challenges?wait=${wait}`, undefined, wait + 10)).challenges;
  }

  /** Sits down if there is a seat, and plays to the end. `choose` gives one of the offers, or its place in the list. */
  async play(table: string, choose: (turn: Turn) => Choice | number | Promise<Choice | number>, at: At = {}): Promise<Turn> {
    for (;;) {
      const turn = await this.turn(table, 25, at);
      if (turn.todo === 'over') return turn;
      try {
        if (turn.todo === 'sit') await this.sit(table, at);
        else if (turn.todo === 'reveal') await this.reveal(table, at.key);
        else if (turn.todo === 'choose') {
          const said = await choose(turn);
          await this.choose(table, typeof said === 'number' ? turn.asked!.offers[said]!.choice : said, at.key);
        }
      } catch (error) {
        if (!(error instanceof Refused && error.error === 'refused')) throw error;
        await sleep(50); // the question is another one by now: look again
      }
    }
  }

  /** With an id of its own it may be sent again, and counts once. */
  async #do(table: string, what: string, body: object, key?: string): Promise<void> {
    const query = key === undefined ? '' : `?${new URLSearchParams({ key })}`;
    await this.call('POST', `/tables/${table}/${what}${query}`, { ...body, id: newHex(8) });
  }

  async call<T>(method: string, path: string, body?: object, seconds = 15): Promise<T> {
    const until = Date.now() + PATIENCE;
    for (let pause = 100; ; pause = Math.min(2 * pause, 5000)) {
      const reply = await this.#once(method, path, body, seconds).catch(() => null);
      if (reply === null) this.#urls.push(this.#urls.shift()!);
      else if (reply.status < 400) return reply.said as T;
      if (Date.now() > until || (reply !== null && !PASSING.includes(reply.status)))
        throw new Refused(reply?.status ?? 503, reply?.said ?? { error: 'unavailable', message: 'The server does not answer.' });
      await sleep(pause);
    }
  }

  async #once(
    method: string,
    path: string,
    body: object | undefined,
    seconds: number,
  ): Promise<{ status: number; said: object }> {
    const reply = await fetch(`${this.#urls[0]}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const text = await reply.text();
    return { status: reply.status, said: text === '' ? {} : (JSON.parse(text) as object) };
  }
}
