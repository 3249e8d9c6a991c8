// A real server with its database on disk, a real browser, and people who each come with a browser profile of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server.ts';
import { settable } from '../../apps/server/test/settable.ts';
import { launch } from './chromium.ts';
import { Person } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Holds sooner or later. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000, interval: 50 });

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where a test takes place: a server that can be stopped and started again at the same address with the same data. */
export class House {
  readonly #data: string;
  readonly #web: string | undefined;
  #running: Running | null = null;
  /** The clocks of the server, for whoever has no time to wait. */
  readonly clocks = settable();
  #port = 0;

  private constructor(data: string, web: string | undefined) {
    this.#data = data;
    this.#web = web;
  }

  /** `web`: the folder of another client than the one that was built for all. */
  static async open(web?: string): Promise<House> {
    const house = new House(newFolder(), web);
    await house.start();
    onTestFinished(() => house.stop());
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#running = await startServer({
      port: this.#port,
      host: '127.0.0.1',
      data: this.#data,
      ...(this.#web !== undefined && { web: this.#web }),
      log: 'silent',
      loopbackUnlimited: true,
      botPause: 0,
      moment: 0,
      botThreads: 1,
      grace: 0,
      clocks: this.clocks,
    });
    this.#port = Number(new URL(this.#running.url).port);
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.close();
  }

  /** Somebody new, in a browser that has never been here. */
  visitor(habits: Habits = {}): Promise<Person> {
    return this.#letIn(undefined, habits);
  }

  /** Somebody who has a name already. */
  async guest(name: string, habits: Habits = {}): Promise<Person> {
    const person = await this.#letIn(name, habits);
    await person.page.getByText(`At the table you are ${name}.`).waitFor();
    return person;
  }

  async #letIn(name: string | undefined, habits: Habits): Promise<Person> {
    const { forgives = [], before, ...options } = habits;
    const context = await browser.newContext({
      baseURL: this.url,
      locale: 'en-GB',
      viewport: { width: 1024, height: 720 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      acceptDownloads: true,
      ...options,
    });
    context.setDefaultTimeout(20_000);
    await complainAboutPolicies(context);
    const complaints: string[] = [];
    context.on('page', (page) => listen(page, complaints));
    onTestFinished(async () => {
      await context.close();
      expect(complaints.filter((complaint) => !forgives.some((one) => one.test(complaint)))).toEqual([]);
    });
    const person = new Person(context, await context.newPage());
    before?.(person.page);
    if (name !== undefined) await context.request.post('/api/session', { data: { name } });
    await person.page.goto('/');
    return person;
  }
}

export interface Habits extends BrowserContextOptions {
  /** What the browser may complain about in this test, such as a network that was cut on purpose. */
  readonly forgives?: readonly RegExp[];
  /** Done before the first page is opened. */
  readonly before?: (page: Page) => void;
}

/** What Chromium says when nobody answers. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection .* failed/u;

/** A newcomer has no cookie: the page asks, and the browser notes the answer as an error. */
const WHO_AM_I = /status of 401 .*\/api\/session$/u;

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const complaint = `${message.text()} ${message.location().url}`;
    if (!WHO_AM_I.test(complaint)) complaints.push(complaint);
  });
}

const complainAboutPolicies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`addEventListener('securitypolicyviolation', (e) =>
    console.error('policy violated: ' + e.violatedDirective + ' ' + e.blockedURI))`);
