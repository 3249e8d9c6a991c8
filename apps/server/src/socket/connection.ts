// One socket: reads what comes, asks the tables, and tells what they say.
import type { Duplex } from 'node:stream';
import { ClientMessage, PROTOCOL, type ServerMessage } from '@boucan/protocol';
import type { WebSocket } from 'ws';
import { Bucket } from '../buckets.ts';
import type { MessageLimiter } from '../limiter.ts';
import { asRefusal, Refusal, refusals } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { Player } from '../storage/storage.ts';
import { accessOf, closedTo } from '../tables/access.ts';
import type { Watcher } from '../tables/audience.ts';
import type { Host } from '../tables/host.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { CLOSE } from './close.ts';
import { frameOf } from './frame.ts';

/** Pages may wait for a slow reader, so many times as many bytes as anything else. */
const MOST_WAITING = 4;
/** How many tables one socket may watch. */
const MOST_WATCHED = 20;

interface Watched {
  readonly host: Host;
  readonly key: string | undefined;
}

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

export class Connection implements Watcher {
  readonly #socket: WebSocket;
  readonly #wire: Duplex; // under the socket
  readonly #player: Player;
  readonly #world: World;
  readonly #sessions: Sessions;
  readonly #tables: Tables;
  readonly #watched = new Map<string, Watched>();
  readonly #messages: MessageLimiter | null;
  readonly #patience: Bucket;
  #greeted = false;
  #open = true;
  #isHeld = false;
  readonly #pages: Buffer[] = []; // to be sent as he reads
  #isTurning = false;
  /** Whether it answered since the last heartbeat. */
  alive = true;
  #tail: Promise<void> = Promise.resolve();

  constructor(
    socket: WebSocket,
    wire: Duplex,
    player: Player,
    limiter: MessageLimiter | null, // none: no limit
    world: World,
    sessions: Sessions,
    tables: Tables,
  ) {
    const { rates } = world.options;
    this.#socket = socket;
    this.#wire = wire;
    this.#player = player;
    this.#world = world;
    this.#sessions = sessions;
    this.#tables = tables;
    this.#messages = limiter;
    this.#patience = new Bucket(rates.patience, Date.now());
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#closed());
  }

  get player(): string {
    return this.#player.id;
  }

  get name(): string {
    return this.#sessions.nameOf(this.#player);
  }

  turnedOut(table: string): void {
    this.#watched.delete(table);
    this.#fail(refusals.turnedAway(), undefined, table);
  }

  /** This device is no longer the person's. */
  forgotten(): void {
    this.#fail(refusals.noSession(), undefined, undefined);
    this.close(CLOSE.noSession);
  }

  send(frame: Buffer): void {
    if (!this.#open) return;
    // What has been begun comes first.
    if (this.#pages.length > 0) {
      this.sendInTurn([frame]);
      return;
    }
    this.#wire.write(frame);
    this.#letGo();
    if (this.#wire.writableLength <= this.#world.options.mostUnsent) return;
    this.#cutOff();
  }

  /** Whoever reads slowly is not cut off for it: the next comes when he has read the last. */
  sendInTurn(frames: readonly Buffer[]): void {
    if (!this.#open) return;
    this.#pages.push(...frames);
    this.#turnPage();
    // One table is not too much for anybody; to ask for it again and again, and not to read it, is.
    const waiting = this.#pages.reduce((bytes, page) => bytes + page.length, 0);
    if (this.#pages.length > frames.length && waiting > MOST_WAITING * this.#world.options.mostUnsent) this.#cutOff();
  }

  #cutOff(): void {
    this.#pages.length = 0;
    this.#world.metrics.tooSlow++;
    this.close(CLOSE.tooSlow);
  }

  #turnPage(): void {
    this.#letGo();
    while (this.#open && this.#pages.length > 0 && !this.#wire.writableNeedDrain) this.#wire.write(this.#pages.shift()!);
    if (this.#open && this.#pages.length > 0 && !this.#isTurning) {
      this.#isTurning = true;
      this.#wire.once('drain', () => {
        this.#isTurning = false;
        this.#turnPage();
      });
    }
  }

  /** Says goodbye; whoever does not answer is cut off. */
  close({ code, reason }: { readonly code: number; readonly reason: string }): void {
    if (!this.#open) return;
    this.#closed();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), 2000).unref();
  }

  ping(): void {
    if (this.alive) this.#socket.ping();
    else this.#socket.terminate();
    this.alive = false;
  }

  #closed(): void {
    this.#open = false;
    for (const { host } of this.#watched.values()) host.audience.leave(this);
    this.#watched.clear();
  }

  #say(message: ServerMessage): void {
    this.send(frameOf(message));
  }

  /** Says it together with what comes next, which is mostly what the table has to tell: one trip to the network is enough. */
  #sayAlong(message: ServerMessage): void {
    if (!this.#open) return;
    if (!this.#isHeld) {
      this.#isHeld = true;
      this.#wire.cork();
      this.#world.leisure.add(() => this.#letGo());
    }
    this.#wire.write(frameOf(message));
  }

  #letGo(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#wire.uncork();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#open) return;
    this.alive = true;
    let id: string | undefined;
    try {
      const json: unknown = isBinary ? undefined : parse(data);
      id = idIn(json);
      if (this.#messages?.takes(this.player, data.length) === false) throw refusals.tooFast();
      const parsed = ClientMessage.safeParse(json);
      if (!parsed.success) throw refusals.badMessage(whatIsWrong(json, parsed.error.issues[0]?.path ?? []));
      const message = parsed.data;
      if (!this.#greeted && message.type !== 'hello') throw refusals.badMessage('Say hello first.');
      this.#handle(message);
    } catch (error) {
      this.#fail(error, id, undefined);
    }
  }

  #handle(message: ClientMessage): void {
    if (message.type === 'hello') this.#hello(message);
    else if (message.type === 'ping') this.#say({ type: 'pong', t: message.t });
    // A table may have to be fetched first; what comes meanwhile waits, so that order is kept.
    else this.#tail = this.#tail.then(() => this.#atTable(message));
  }

  #hello({ v }: Message<'hello'>): void {
    if (v === PROTOCOL) {
      this.#greeted = true;
      this.#say({ type: 'hello', v: PROTOCOL, player: this.#player.id, name: this.name });
    } else {
      this.#fail(new Refusal('bad-version', 'This page is of another version: reload it.'), undefined, undefined);
      this.close(CLOSE.badVersion);
    }
  }

  async #atTable(message: Message<'watch' | 'unwatch' | 'do'>): Promise<void> {
    try {
      const host = this.#watched.get(message.table)?.host ?? (await this.#tables.get(message.table));
      if (!this.#open) return;
      if (message.type === 'watch') this.#watch(host, message);
      else if (message.type === 'unwatch') this.#unwatch(host);
      else void this.#do(host, message);
    } catch (error) {
      this.#fail(error, message.type === 'do' ? message.id : undefined, message.table);
    }
  }

  #watch(host: Host, { key, since }: Message<'watch'>): void {
    if (accessOf(host.door, this.player, key) === 'none') throw closedTo(host.door, this.player);
    if (!this.#watched.has(host.id) && this.#watched.size >= MOST_WATCHED)
      throw new Refusal('not-allowed', `You watch ${MOST_WATCHED} tables already: close one of them first.`);
    this.#watched.set(host.id, { host, key });
    host.audience.join(this, since ?? 0);
  }

  #unwatch(host: Host): void {
    if (this.#watched.delete(host.id)) host.audience.leave(this);
  }

  async #do(host: Host, { id, command, table }: Message<'do'>): Promise<void> {
    try {
      if (this.name === '') throw refusals.noSession();
      const access = accessOf(host.door, this.player, this.#watched.get(table)?.key);
      if (access === 'none') throw closedTo(host.door, this.player);
      if (access === 'look') throw refusals.onlyToWatch();
      const by = { player: this.player, name: this.name };
      const answer = await host.do(command, by, { player: this.player, message: id });
      if ('done' in answer) this.#sayAlong({ type: 'done', id, n: answer.done });
      else this.#say({ type: 'refused', id, reasons: answer.refused });
    } catch (error) {
      this.#fail(error, id, table);
    }
  }

  #fail(error: unknown, id: string | undefined, table: string | undefined): void {
    const { code, message } = asRefusal(error);
    if (!(error instanceof Refusal)) {
      this.#world.metrics.faults++;
      this.#world.log.error({ err: error, table }, 'a message failed');
    }
    this.#say({ type: 'error', error: code, message, ...(id !== undefined && { id }), ...(table !== undefined && { table }) });
    if (code === 'too-fast') this.#slowDown();
  }

  #slowDown(): void {
    this.#world.metrics.tooFast++;
    if (!this.#patience.take(Date.now())) this.close(CLOSE.tooFast);
  }
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** So that whoever sent something that is wrong can tell which it was. */
function idIn(json: unknown): string | undefined {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return typeof id === 'string' && id.length <= 40 ? id : undefined;
}

const whatIsWrong = (json: unknown, path: readonly PropertyKey[]): string =>
  json === undefined
    ? 'This is not JSON.'
    : `This is not a message we know: look at ${path.length > 0 ? path.join('.') : 'its type'}.`;
