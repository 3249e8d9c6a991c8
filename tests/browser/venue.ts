// A real server with its database on disk, a real browser, and people who each come with a browser profile of their own. Server and browser
// are the same for all tests of a run; whoever wants to stop a server takes one of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import type { Options } from '../../apps/server/src/options.ts';
import { type Running, startServer } from '../../apps/server/src/server.ts';
import { settable } from '../../apps/server/test/settable.ts';
import { Person } from './person.ts';
import { QUIET } from './premises.ts';

let connected: Promise<Browser> | undefined;
function theBrowser(): Promise<Browser> {
  connected ??= chromium.connect(inject('premises').browser);
  return connected;
}

/** Holds sooner or later. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 60_000, interval: 50 });

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where a test takes place. */
export class Venue {
  readonly url: string;

  protected constructor(url: string) {
    this.url = url;
  }

  /** The venue of all tests. */
  static async open(): Promise<Venue> {
    return new Venue(inject('premises').url);
  }

  /** Another one, at this address. */
  static at(url: string): Venue {
    return new Venue(url);
  }

  /** Somebody new, in a browser that has never been here. */
  visitor(habits: Habits = {}): Promise<Person> {
    return this.#letIn(undefined, habits);
  }

  /** Somebody who has a name already. */
  async guest(name: string, habits: Habits = {}): Promise<Person> {
    const person = await this.#letIn(name, habits);
    await person.page.getByText(`You play as ${name}.`).waitFor();
    return person;
  }

  async #letIn(name: string | undefined, habits: Habits): Promise<Person> {
    const { forgives = [], before, at = '/', ...options } = habits;
    const context = await (await theBrowser()).newContext({
      baseURL: this.url,
      locale: 'en-GB',
      viewport: { width: 1200, height: 720 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      acceptDownloads: true,
      ...options,
    });
    context.setDefaultTimeout(60_000);
    await complainAboutPolicies(context);
    await context.addInitScript(AT_ONCE);
    const complaints: string[] = [];
    context.on('page', (page) => listen(page, complaints));
    onTestFinished(async () => {
      await context.close();
      expect(complaints.filter((complaint) => !forgives.some((one) => one.test(complaint)))).toEqual([]);
    });
    const person = new Person(context, await context.newPage());
    await before?.(person.page);
    if (name !== undefined) await context.request.post('/api/session', { data: { name } });
    await person.page.goto(at);
    return person;
  }
}

/** A house for one test, which can be closed and opened again at the same address with the same data. */
export class OwnVenue extends Venue {
  readonly #options: Partial<Options>;
  /** The clocks of the server, for whoever has no time to wait. */
  readonly clocks: ReturnType<typeof settable>;
  #running: Running | null;

  private constructor(running: Running, options: Partial<Options> & { readonly clocks: ReturnType<typeof settable> }) {
    super(running.url);
    this.#running = running;
    this.clocks = options.clocks;
    this.#options = { ...options, port: Number(new URL(running.url).port) };
  }

  /** `web`: the folder of another client than the one that was built for all; `words`: the folder of added languages; `places` and so on: games from outside. */
  static async found(given: Partial<Omit<Options, 'port' | 'data' | 'clocks'>> = {}): Promise<OwnVenue> {
    const options = {
      ...QUIET,
      port: 0,
      data: newFolder(),
      botThreads: 1,
      clocks: settable(),
      ...given,
    };
    const venue = new OwnVenue(await startServer(options), options);
    onTestFinished(() => venue.stop());
    return venue;
  }

  /** The folder of its data. */
  get data(): string {
    return this.#options.data!;
  }

  async start(): Promise<void> {
    this.#running = await startServer(this.#options);
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.close();
  }
}

export interface Habits extends BrowserContextOptions {
  /** What the browser may complain about in this test, such as a network that was cut on purpose. */
  readonly forgives?: readonly RegExp[];
  /** The first page; the lobby unless it is said otherwise. */
  readonly at?: string;
  /** Done before the first page is opened. */
  readonly before?: (page: Page) => unknown;
}

/** Nothing is told slowly and bots on this device do not keep anybody waiting, unless somebody wants them to. */
const AT_ONCE = `try { localStorage.setItem('boucan.settings', localStorage.getItem('boucan.settings') ?? '{"pace":"at-once","bots":"at-once"}') } catch {}`;

/** What Chromium says when nobody answers, or stops in the middle. */
export const NO_NETWORK =
  /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)|WebSocket connection .* failed/u;

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
}

const complainAboutPolicies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`addEventListener('securitypolicyviolation', (e) =>
    console.error('policy violated: ' + e.violatedDirective + ' ' + e.blockedURI))`);
