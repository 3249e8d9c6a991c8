// A server on a simulated machine: all of it but HTTP. It can die at any moment, and be started again.
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { type Assembly, assemble } from '../../src/assembly.ts';
import { Metrics } from '../../src/metrics.ts';
import { Cluster } from '../../src/nodes/cluster.ts';
import { Wire } from '../../src/nodes/wire.ts';
import { DEFAULTS, type Options } from '../../src/options.ts';
import { Gateway } from '../../src/socket/gateway.ts';
import { Leases } from '../../src/storage/postgres/leases.ts';
import { postgresStorage } from '../../src/storage/postgres/postgres-storage.ts';
import type { World } from '../../src/world.ts';
import type { Bus } from './bus.ts';
import { Box, type Clockwork } from './clockwork.ts';
import type { Database } from './database.ts';
import { type Stream, Way } from './stream.ts';

const nothing = (): void => {};
const SILENT = { error: nothing, warn: nothing, info: nothing, debug: nothing } as unknown as Logger;
/** Milliseconds after which whoever looks after a process that has ended starts it again. */
const STARTED_AGAIN = 1000;

export interface Place {
  readonly clockwork: Clockwork;
  readonly database: Database;
  readonly bus: Bus;
  readonly options: Partial<Options>;
}

export class Node {
  readonly toDatabase = new Way();
  readonly toBus = new Way();
  readonly fromPages = new Way();
  readonly #place: Place;
  readonly #games: Options['games'];
  box: Box;
  #parts: Assembly | null = null;
  #gateway: Gateway | null = null;

  constructor(place: Place, games: Options['games']) {
    this.#place = place;
    this.#games = games;
    this.box = new Box(place.clockwork);
    this.box.isUp = false;
  }

  /** Whether it is there, does not hang, and lets people in. */
  get isServing(): boolean {
    const { box } = this;
    return box.isUp && box.hangsUntil <= box.clockwork.now && this.#gateway?.isOpen === true;
  }

  get tables(): Assembly['tables'] | null {
    return this.#parts?.tables ?? null;
  }

  start(): void {
    if (this.box.isUp) return;
    const box = new Box(this.#place.clockwork);
    this.box = box;
    box.onDeath = () => {
      this.#parts = null;
      this.#gateway = null;
      for (const way of [this.toDatabase, this.toBus, this.fromPages]) way.breakAll();
    };
    this.#begin(box).catch(() => {
      box.die();
      this.#place.clockwork.after(STARTED_AGAIN, () => this.start());
    });
  }

  async #begin(box: Box): Promise<void> {
    const { database, bus } = this.#place;
    const options: Options = {
      ...DEFAULTS,
      ...this.#place.options,
      games: this.#games,
      machine: box,
      clocks: box,
      grace: 0,
      loopbackUnlimited: true,
    };
    const clients = database.clients(box, this.toDatabase);
    const storage = await postgresStorage('simulated', nothing, box, clients);
    const bots = { choose: async () => null } as unknown as World['bots'];
    const recorder = { ask: async () => 'the record' } as unknown as World['recorder'];
    const given = { options, storage, bots, recorder, metrics: new Metrics(), log: SILENT };
    const parts = await assemble(given, async (world, sessions) => {
      const leases = new Leases('simulated', box, clients);
      const wire = new Wire(await bus.connect(box, this.toBus), await leases.cluster(), box);
      return new Cluster(world, leases, wire, sessions, options.pace, storage.writeAs);
    });
    const { world, sessions, tables, limiter } = parts;
    const gateway = new Gateway(new EventEmitter() as Server, world, sessions, tables, limiter);
    await parts.enter(gateway);
    this.#parts = parts;
    this.#gateway = gateway;
    void parts.untilItWorks(() => tables.restore());
  }

  /** Stops it in an orderly way. */
  async drain(): Promise<void> {
    const [parts, gateway, box] = [this.#parts, this.#gateway, this.box];
    if (parts === null || gateway === null) return;
    parts.stop();
    await parts.cluster!.leave();
    await parts.tables.close();
    await gateway.close();
    await parts.cluster!.close();
    await parts.world.storage.close();
    box.die();
  }

  /** Somebody comes in over this connection, with this secret. */
  welcome(stream: Stream, secret: string): void {
    const socket = new SimSocket(stream);
    this.#gateway
      ?.welcome(socket as unknown as WebSocket, socket.wire as unknown as Duplex, secret, '127.0.0.1')
      .catch(() => socket.terminate());
  }
}

/** What a page sees of frames that it is sent together. */
function* textsIn(frames: Buffer): Iterable<string> {
  for (let at = 0; at < frames.length; ) {
    const short = frames[at + 1]!;
    const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
    const length = short < 126 ? short : short === 126 ? frames.readUInt16BE(at + 2) : Number(frames.readBigUInt64BE(at + 2));
    at = from + length;
    yield frames.toString('utf8', from, at);
  }
}

/** A socket as a server sees it; `wire` is under it. */
class SimSocket extends EventEmitter {
  readonly #stream: Stream;
  #isOpen = true;
  #waiting: unknown[] | null = null; // what came while it was paused
  readonly wire = {
    writableLength: 0,
    writableNeedDrain: false,
    once: nothing,
    write: (frames: Buffer): boolean => {
      for (const text of textsIn(frames)) this.#stream.send('back', text);
      return true;
    },
  };

  constructor(stream: Stream) {
    super();
    this.#stream = stream;
    stream.far.onData = (data) => (this.#waiting === null ? this.#hear(data) : this.#waiting.push(data));
    stream.far.onClose = () => this.#end();
  }

  #hear(data: unknown): void {
    if (data === 'pong') this.emit('pong');
    else this.emit('message', Buffer.from(data as string), false);
  }

  pause(): void {
    this.#waiting = [];
  }

  /** Who listens from now on is told a moment later. */
  resume(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    queueMicrotask(() => {
      for (const data of waiting) this.#hear(data);
    });
  }

  ping(): void {
    this.#stream.send('back', 'ping');
  }

  close(): void {
    this.#stream.close('back');
    this.#end();
  }

  terminate(): void {
    this.close();
  }

  #end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.emit('close');
  }
}
