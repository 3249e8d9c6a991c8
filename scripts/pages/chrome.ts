// Chromium by its own protocol: what a page, its threads and its service worker fetch, and how slowly they may.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../../tests/browser/chromium.ts';

/** As the tools of Chromium call it: milliseconds, and bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

type Params = { readonly [name: string]: unknown };
type Heard = (method: string, params: Params, session: string) => void;

/** What came over the wire, by whoever asked for it: bodies as they were sent, without their headers. */
export interface Traffic {
  bytes: number;
  requests: number;
}

export class Chrome {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(result: Params): void; reject(error: Error): void }>();
  readonly #heard = new Set<Heard>();
  #last = 0;

  private constructor(process: ChildProcess, folder: string, socket: WebSocket) {
    this.#process = process;
    this.#folder = folder;
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string);
      const asker = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (asker === undefined)
        for (const heard of this.#heard) heard(message.method, message.params ?? {}, message.sessionId ?? '');
      else if (message.error === undefined) asker.resolve(message.result);
      else asker.reject(new Error(message.error.message));
    };
  }

  static async launch(): Promise<Chrome> {
    const folder = mkdtempSync(join(tmpdir(), 'boucan-pages-'));
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
    const process = spawn(findChromium(), [...args, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const line of createInterface({ input: process.stderr! })) {
      const address = /DevTools listening on (?<at>ws:\S+)/u.exec(line)?.groups?.at;
      if (address === undefined) continue;
      const socket = new WebSocket(address);
      await new Promise((done, failed) => Object.assign(socket, { onopen: done, onerror: failed }));
      return new Chrome(process, folder, socket);
    }
    throw new Error(`${findChromium()} did not start`);
  }

  say(method: string, params: Params = {}, session = ''): Promise<Params> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params, ...(session !== '' && { sessionId: session }) }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  hear(heard: Heard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  /** Somebody who has never been here. */
  async profile(): Promise<string> {
    return (await this.say('Target.createBrowserContext')).browserContextId as string;
  }

  async close(): Promise<void> {
    const gone = new Promise((done) => this.#process.once('exit', done));
    // Where Chromium is started by a script, killing that would leave it running.
    void this.say('Browser.close');
    await gone;
    this.#socket.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Looks {
  readonly slow: boolean;
  readonly size: readonly [width: number, height: number];
  /** Run before anything of the page is. */
  readonly first?: string;
}

/** One page with all that belongs to it. */
export class Tab {
  readonly page: Traffic = { bytes: 0, requests: 0 };
  /** What its service worker fetched: nobody waits for it. */
  readonly keeper: Traffic = { bytes: 0, requests: 0 };
  readonly fetched: { readonly path: string; readonly bytes: number }[] = [];
  readonly #chrome: Chrome;
  readonly #target: string;
  readonly #session: string;
  readonly #deaf: () => void;

  private constructor(chrome: Chrome, target: string, session: string, slow: boolean) {
    this.#chrome = chrome;
    this.#target = target;
    this.#session = session;
    const kinds = new Map<string, Traffic>([[session, this.page]]);
    const asked = new Map<string, { readonly url: string; head: number }>();
    const meet = (one: string) => this.#attend(one, slow);
    this.#deaf = chrome.hear((method, params, from) => {
      if (method === 'Target.attachedToTarget' && kinds.has(from)) {
        const child = params.sessionId as string;
        const { type } = params.targetInfo as { readonly type: string };
        kinds.set(child, type === 'service_worker' ? this.keeper : this.page);
        void meet(child);
      }
      const traffic = kinds.get(from);
      if (traffic === undefined) return;
      const request = `${from} ${params.requestId as string}`;
      if (method === 'Network.requestWillBeSent')
        asked.set(request, { url: (params.request as { readonly url: string }).url, head: 0 });
      const sent = asked.get(request);
      if (sent === undefined) return;
      if (method === 'Network.responseReceived')
        sent.head = (params.response as { readonly encodedDataLength: number }).encodedDataLength;
      if (method !== 'Network.loadingFinished' || params.encodedDataLength === 0) return; // it was here already
      const bytes = Math.max(0, (params.encodedDataLength as number) - sent.head);
      traffic.bytes += bytes;
      traffic.requests++;
      this.fetched.push({ path: new URL(sent.url).pathname, bytes });
    });
  }

  static async open(chrome: Chrome, profile: string, { slow, size: [width, height], first }: Looks): Promise<Tab> {
    const { targetId } = await chrome.say('Target.createTarget', {
      url: 'about:blank',
      browserContextId: profile,
      width,
      height,
    });
    const { sessionId } = await chrome.say('Target.attachToTarget', { targetId, flatten: true });
    const session = sessionId as string;
    const tab = new Tab(chrome, targetId as string, session, slow);
    await tab.#attend(session, slow);
    await chrome.say('Page.enable', {}, session);
    if (slow) await chrome.say('Emulation.setCPUThrottlingRate', { rate: SLOWER }, session);
    if (first !== undefined) await chrome.say('Page.addScriptToEvaluateOnNewDocument', { source: first }, session);
    return tab;
  }

  /** Listens to a page or a thread before it does anything. */
  async #attend(session: string, slow: boolean): Promise<void> {
    const say = (method: string, params: Params = {}) => this.#chrome.say(method, params, session).catch(() => undefined);
    await Promise.all([
      say('Network.enable'),
      slow && say('Network.emulateNetworkConditions', SLOW_4G),
      say('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
      say('Runtime.runIfWaitingForDebugger'),
    ]);
  }

  go(url: string): Promise<Params> {
    return this.#chrome.say('Page.navigate', { url }, this.#session);
  }

  /** What an expression comes to, or the promise it makes. */
  async ask<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#chrome.say(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      this.#session,
    );
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { readonly value: T }).value;
  }

  /** Milliseconds since the page was asked for, as soon as this is true. */
  when(expression: string, patience = 90_000): Promise<number> {
    const deadline = performance.now() + patience;
    const look = async (): Promise<number> => {
      const at = await this.ask<number | false>(`(${expression}) ? performance.now() : false`).catch(() => false as const);
      if (at !== false) return at;
      if (performance.now() > deadline) throw new Error(`this never came true: ${expression}`);
      await new Promise((done) => setTimeout(done, 30));
      return look();
    };
    return look();
  }

  /** Nothing has come over the wire for a while. */
  async quiet(): Promise<void> {
    for (let last = -1; last !== this.page.requests; await new Promise((done) => setTimeout(done, 1500)))
      last = this.page.requests;
  }

  /** Bytes of JavaScript that are in use, after the garbage is taken out. */
  async heap(): Promise<number> {
    await this.#chrome.say('HeapProfiler.collectGarbage', {}, this.#session);
    return (await this.#chrome.say('Runtime.getHeapUsage', {}, this.#session)).usedSize as number;
  }

  async close(): Promise<void> {
    this.#deaf();
    await this.#chrome.say('Target.closeTarget', { targetId: this.#target });
  }
}
