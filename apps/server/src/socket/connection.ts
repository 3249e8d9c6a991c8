// One socket: reads what comes, asks the tables, and tells what they say.
import type { Duplex } from 'node:stream';
import { ClientMessage, PROTOCOL, type Scope, type ServerMessage } from '@boucan/protocol';
import type { WebSocket } from 'ws';
import { Bucket } from '../buckets.ts';
import type { MessageLimiter } from '../limiter.ts';
import { asRefusal, Refusal, refusals } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { Player } from '../storage/storage.ts';
import type { Watcher } from '../tables/audience.ts';
import { type Answer, type Decider, Moved } from '../tables/decider.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { CLOSE } from './close.ts';
import { frameOf } from './frame.ts';

/** Pages may wait for a slow reader, so many times as many bytes as anything else. */
const MOST_WAITING = 4;
/** A page that asks no more often than this whether it is up to date is not counted for it, however many share its address. */
const BEATS = { burst: 4, perSecond: 1 };
/** How many tables one socket may watch. */
const MOST_WATCHED = 20;

interface Watched {
  readonly decider: Decider;
  readonly key: string | undefined;
}

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

export class Connection implements Watcher {
  readonly #socket: WebSocket;
  readonly #wire: Duplex; // under the socket
  readonly #player: Player;
  readonly #scopes: readonly Scope[] | null;
  readonly #world: World;
  readonly #sessions: Sessions;
  readonly #tables: Tables;
  readonly #watched = new Map<string, Watched>();
  readonly #messages: MessageLimiter | null;
  readonly #patience: Bucket;
  readonly #beats: Bucket;
  #greeted = false;
  #open = true;
  #held: Buffer | null = null; // to go along with what comes next
  readonly #pages: Buffer[] = []; // sent as the client reads
  #isTurning = false;
  /** Whether it answered since the last heartbeat. */
  alive = true;
  #tail: Promise<void> = Promise.resolve();

  constructor(
    socket: WebSocket,
    wire: Duplex,
    player: Player,
    scopes: readonly Scope[] | null, // what a token allows; null: everything
    limiter: MessageLimiter | null, // none: no limit
    world: World,
    sessions: Sessions,
    tables: Tables,
  ) {
    const { rates } = world.options;
    this.#socket = socket;
    this.#wire = wire;
    this.#player = player;
    this.#scopes = scopes;
    this.#world = world;
    this.#sessions = sessions;
    this.#tables = tables;
    this.#messages = limiter;
    this.#patience = new Bucket(rates.patience, world.options.machine.ticks());
    this.#beats = new Bucket(BEATS, world.options.machine.ticks());
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

  /** The person for limits per person; null for people without a name. */
  get #known(): string | null {
    return this.#player.name === '' ? null : this.#player.id;
  }

  get name(): string {
    return this.#sessions.nameOf(this.#player);
  }

  turnedOut(table: string): void {
    this.#watched.delete(table);
    this.#fail(refusals.turnedAway(), undefined, table);
  }

  /** The client does not notice: the table is found at its new node, which sends what is missing. Requests wait meanwhile. */
  moved(table: string, told: number): void {
    const from = this.#watched.get(table);
    this.#tail = this.#tail.then(() => this.#watchAgain(table, told, from));
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
      this.#queue([frame]);
      return;
    }
    this.#letGo(frame);
    if (this.#wire.writableLength <= this.#world.options.mostUnsent) return;
    this.#cutOff();
  }

  /** A slow reader is not cut off: the next page is sent when the last has been read. */
  sendInTurn(frames: readonly Buffer[]): void {
    if (!this.#open) return;
    this.#messages?.drew(
      this.#known,
      frames.reduce((bytes, frame) => bytes + frame.length, 0),
    );
    this.#queue(frames);
  }

  #queue(frames: readonly Buffer[]): void {
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

  /** Closes the socket; if the client does not answer, terminates it. */
  close({ code, reason }: { readonly code: number; readonly reason: string }): void {
    if (!this.#open) return;
    this.#letGo();
    this.#closed();
    this.#socket.close(code, reason);
    this.#world.options.machine.after(2000, () => this.#socket.terminate());
  }

  ping(): void {
    if (this.alive) this.#socket.ping();
    else this.#socket.terminate();
    this.alive = false;
  }

  #closed(): void {
    this.#open = false;
    this.#held = null;
    for (const { decider } of this.#watched.values()) decider.unwatch(this);
    this.#watched.clear();
    this.#world.attendance?.part(this);
  }

  #say(message: ServerMessage): void {
    this.send(frameOf(message));
  }

  /** Says it together with what comes next, which is mostly what the table has to tell: one trip to the network is enough. */
  #sayAlong(message: ServerMessage): void {
    if (!this.#open) return;
    if (this.#held === null) this.#world.idleQueue.add(() => this.#letGo());
    this.#held = this.#withHeld(frameOf(message));
  }

  #letGo(frame?: Buffer): void {
    const all = frame === undefined ? this.#held : this.#withHeld(frame);
    this.#held = null;
    if (all !== null) this.#wire.write(all);
  }

  #withHeld(frame: Buffer): Buffer {
    return this.#held === null ? frame : Buffer.concat([this.#held, frame]);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#open) return;
    this.alive = true;
    let id: string | undefined;
    try {
      const json: unknown = isBinary ? undefined : parse(data);
      id = idIn(json, 'id');
      const isBeat = idIn(json, 'type') === 'ping' && this.#beats.take(this.#world.options.machine.ticks());
      if (!isBeat && this.#messages?.takes(this.player, data.length) === false) throw refusals.tooFast();
      const parsed = ClientMessage.safeParse(json);
      if (!parsed.success) throw refusals.badMessage(whatIsWrong(json, parsed.error.issues[0]?.path ?? []));
      const message = parsed.data;
      if (!this.#greeted && message.type !== 'hello') throw refusals.badMessage('Say hello first.');
      this.#mustBeAllowed(message);
      const isTalk = message.type === 'do' && message.command.do === 'say';
      if (isTalk && this.#messages?.mayTalk(data.length) === false) throw refusals.tooFast();
      this.#handle(message);
    } catch (error) {
      this.#fail(error, id, undefined);
    }
  }

  #mustBeAllowed(message: ClientMessage): void {
    const scope = scopeOf(message);
    if (scope !== null && this.#scopes?.includes(scope) === false) throw refusals.missingScope(scope);
  }

  #handle(message: ClientMessage): void {
    if (message.type === 'hello') this.#hello(message);
    else if (message.type === 'ping') this.#say({ type: 'pong', t: message.t, heads: this.#heads() });
    else if (message.type === 'part') this.#world.attendance?.part(this, message.study);
    else if (message.type === 'point') this.#world.attendance?.point(this, message.study, message.at);
    else if (message.type === 'attend') this.#tail = this.#tail.then(() => this.#attend(message));
    // A table may have to be fetched first; what comes meanwhile waits, so that order is kept.
    else this.#tail = this.#tail.then(() => this.#atTable(message));
  }

  async #attend({ study, at, follows }: Message<'attend'>): Promise<void> {
    try {
      await this.#world.attendance?.attend(this, study, at, follows);
      if (!this.#open) this.#world.attendance?.part(this);
    } catch (error) {
      this.#fail(error, undefined, study);
    }
  }

  /** The last entry of each watched table. Tables still on their way are not included. */
  #heads(): Record<string, number | null> {
    return Object.fromEntries(Array.from(this.#watched, ([table, { decider }]) => [table, decider.head(this)]));
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
      if (message.type === 'watch') await this.#untilHeMayHaveMore();
      const decider = this.#watched.get(message.table)?.decider ?? (await this.#tables.get(message.table));
      if (!this.#open) return;
      if (message.type === 'watch') await this.#watch(decider, message);
      else if (message.type === 'unwatch') this.#unwatch(decider);
      else void this.#do(decider, message);
    } catch (error) {
      this.#fail(error, message.type === 'do' ? message.id : undefined, message.table);
    }
  }

  /** A whole table is large: a client that asks for many waits for the next, and so do its other messages. */
  async #untilHeMayHaveMore(): Promise<void> {
    const wait = this.#messages?.wait(this.#known) ?? 0;
    if (wait > 0) await this.#world.options.machine.sleep(wait);
  }

  async #watch(decider: Decider, { table, key, since }: Message<'watch'>): Promise<void> {
    if (!this.#watched.has(table) && this.#watched.size >= MOST_WATCHED)
      throw new Refusal('not-allowed', `You watch ${MOST_WATCHED} tables already: close one of them first.`);
    try {
      await this.#watchAt(decider, table, key, since ?? 0, true);
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      await this.#tables.at(table, (now) => this.#watchAt(now, table, key, since ?? 0, true));
    }
  }

  async #watchAt(decider: Decider, table: string, key: string | undefined, since: number, fresh: boolean): Promise<void> {
    const before = this.#watched.get(table);
    if (before !== undefined && before.decider !== decider) before.decider.unwatch(this); // nobody is told everything twice
    this.#watched.set(table, { decider, key }); // it may move before we are told that we watch it
    try {
      await decider.watch(this, key, since, fresh);
    } catch (error) {
      if (before === undefined) this.#watched.delete(table);
      else this.#watched.set(table, before);
      throw error;
    }
    if (!this.#open) decider.unwatch(this);
  }

  async #watchAgain(table: string, told: number, from: Watched | undefined): Promise<void> {
    const watched = this.#watched.get(table);
    if (watched === undefined || watched !== from || !this.#open) return; // the client has asked again meanwhile
    try {
      let since = told;
      await this.#tables.at(table, (decider) =>
        this.#watchAt(decider, table, watched.key, since, false).catch((error: unknown) => {
          if (error instanceof Moved) since = Math.max(since, error.told); // it may have been sent without a confirmation
          throw error;
        }),
      );
    } catch (error) {
      this.#watched.delete(table);
      if (asRefusal(error).code === 'unavailable') {
        if (!this.#world.nodes.isAway)
          this.#world.log.warn({ err: error, table }, 'a table that moved was not found again: its watcher is sent away');
        this.close(CLOSE.going);
      } else this.#fail(error, undefined, table);
    }
  }

  #unwatch(decider: Decider): void {
    if (this.#watched.delete(decider.id)) decider.unwatch(this);
  }

  async #ask(decider: Decider, { id, command, table }: Message<'do'>): Promise<Answer> {
    const by = { id: this.player, name: this.name };
    const key = this.#watched.get(table)?.key;
    const sender = { player: this.player, message: id };
    try {
      return await decider.ask(command, by, key, sender);
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      return this.#tables.at(table, (now) => now.ask(command, by, key, sender));
    }
  }

  async #do(decider: Decider, message: Message<'do'>): Promise<void> {
    const { id, table } = message;
    try {
      if (this.name === '') throw refusals.noSession();
      const answer = await this.#ask(decider, message);
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
    if (!this.#patience.take(this.#world.options.machine.ticks())) this.close(CLOSE.tooFast);
  }
}

/** What a token needs to say this. */
function scopeOf(message: ClientMessage): Scope | null {
  if (message.type === 'watch' || message.type === 'attend') return 'tables:read';
  if (message.type === 'point') return 'talk';
  if (message.type !== 'do') return null;
  return message.command.do === 'say' ? 'talk' : 'tables:write';
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** The id of a malformed message, so that its sender can tell which one it was. */
function idIn(json: unknown, key: 'id' | 'type'): string | undefined {
  const id = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[key] : undefined;
  return typeof id === 'string' && id.length <= 40 ? id : undefined;
}

const whatIsWrong = (json: unknown, path: readonly PropertyKey[]): string =>
  json === undefined
    ? 'This is not JSON.'
    : `This is not a message we know: look at ${path.length > 0 ? path.join('.') : 'its type'}.`;
