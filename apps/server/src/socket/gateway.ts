// Where sockets come in.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@boucan/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf } from '../http/address.ts';
import { tokenIn } from '../http/bearer.ts';
import { secretIn } from '../http/cookie.ts';
import { isFromHere } from '../http/origin.ts';
import type { Limiter } from '../limiter.ts';
import { unguessable } from '../random.ts';
import { refusals } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { Player } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Machine } from '../time.ts';
import type { World } from '../world.ts';
import { CLOSE } from './close.ts';
import { Connection } from './connection.ts';
import { frameOf } from './frame.ts';

/** How long those who are told goodbye may take to answer. */
const GOODBYE = 1000;

const nameless = (machine: Machine): Player => ({ id: unguessable(12, machine), name: '' });

/** What somebody comes with: a token, or what the browser keeps; nothing for whoever looks on in a frame on another site. */
const secretOf = ({ headers, url }: IncomingMessage): string | undefined =>
  url?.endsWith('?nobody') ? undefined : (tokenIn(headers) ?? secretIn(headers.cookie));

export class Gateway {
  readonly #world: World;
  readonly #sessions: Sessions;
  readonly #tables: Tables;
  readonly #limiter: Limiter;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.message, perMessageDeflate: false });
  readonly #connections = new Map<Connection, string | undefined>(); // with the secret it came with
  readonly #stopHeartbeat: () => void;
  #closing = false;

  constructor(server: Server, world: World, sessions: Sessions, tables: Tables, limiter: Limiter) {
    this.#world = world;
    this.#sessions = sessions;
    this.#tables = tables;
    this.#limiter = limiter;
    sessions.onRevoke.push((player) => this.#askAgain(player));
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#stopHeartbeat = world.options.machine.every(world.options.heartbeat, () => {
      for (const connection of this.#connections.keys()) connection.ping();
    });
  }

  /** Who has a page open; visitors without a name are nobody. */
  here(): string[] {
    return [...new Set(Array.from(this.#connections.keys()).flatMap(({ player, name }) => (name === '' ? [] : [player])))];
  }

  /** Says goodbye to everybody. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#stopHeartbeat();
    for (const connection of this.#connections.keys()) connection.close(CLOSE.going);
    const gone = Promise.all([...this.#sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    const late = setTimeout(() => {
      for (const socket of this.#sockets.clients) socket.terminate();
    }, GOODBYE);
    await gone;
    clearTimeout(late);
  }

  /** Whether people may come in here. */
  get isOpen(): boolean {
    return !this.#closing && !this.#world.nodes.isAway;
  }

  /** Everybody comes back, to another server; this one goes on. */
  sendAway(): void {
    for (const connection of this.#connections.keys()) connection.close(CLOSE.going);
  }

  /** We may have missed that a secret is void. */
  async askAll(): Promise<void> {
    for (const player of new Set(Array.from(this.#connections.keys(), (connection) => connection.player)))
      await this.#askAgain(player);
  }

  /** Whose secret is void does not stay for having come before. */
  async #askAgain(player: string): Promise<void> {
    for (const [connection, secret] of this.#connections)
      if (connection.player === player && secret !== undefined && (await this.#sessions.callerOf(secret)) === null)
        connection.forgotten();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const { origins, trustProxy } = this.#world.options;
    const address = addressOf(request, trustProxy);
    const turnAway = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    if (!this.isOpen) turnAway('503 Service Unavailable');
    else if (request.url?.split('?', 1)[0] !== '/ws') turnAway('404 Not Found');
    else if (!isFromHere(request.headers, origins)) turnAway('403 Forbidden');
    else
      void this.#mayConnect(address, secretOf(request)).then((may) => {
        if (may) this.#accept(request, socket, head, address);
        else turnAway('429 Too Many Requests');
      });
  }

  #mayConnect(address: string, secret: string | undefined): Promise<boolean> {
    const who = async (): Promise<string | null> => {
      const caller = secret === undefined ? null : await this.#sessions.callerOf(secret).catch(() => null);
      return caller?.player.id ?? null;
    };
    return this.#limiter.mayConnect(address, who);
  }

  #accept(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void {
    this.#sockets.handleUpgrade(request, socket, head, (ws) => {
      this.welcome(ws, socket, secretOf(request), address).catch((error: unknown) => {
        this.#world.log.error({ err: error }, 'a socket could not be opened');
        ws.close(1011);
      });
    });
  }

  /** Somebody has come in, with this secret. `wire` is under the socket. */
  async welcome(socket: WebSocket, wire: Duplex, secret: string | undefined, address: string): Promise<void> {
    // What is said before we know who speaks is not lost.
    socket.pause();
    // A client without a secret has no name yet and can only watch.
    const caller =
      secret === undefined
        ? { player: nameless(this.#world.options.machine), scopes: null }
        : await this.#sessions.callerOf(secret);
    socket.resume();
    if (caller === null) {
      const { code, message } = refusals.noSession();
      socket.on('error', () => socket.terminate());
      wire.write(frameOf({ type: 'error', error: code, message }));
      socket.close(CLOSE.noSession.code, CLOSE.noSession.reason);
      return;
    }
    const { player, scopes } = caller;
    const giveBack = this.#limiter.socketFor(player.id, address);
    if (giveBack === null) {
      const { code, message } = refusals.tooManySockets();
      socket.on('error', () => socket.terminate());
      wire.write(frameOf({ type: 'error', error: code, message }));
      socket.close(CLOSE.tooMany.code, CLOSE.tooMany.reason);
      return;
    }
    const limiter = this.#limiter.messagesFrom(address);
    const connection = new Connection(socket, wire, player, scopes, limiter, this.#world, this.#sessions, this.#tables);
    this.#connections.set(connection, secret);
    this.#world.metrics.connections = this.#connections.size;
    socket.on('close', () => {
      giveBack();
      this.#connections.delete(connection);
      this.#world.metrics.connections = this.#connections.size;
    });
    if (this.#closing) connection.close(CLOSE.going);
  }
}
