// Nodes as processes of their own, each with a way to the database and to the others that can be cut.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '../storage/database.ts';
import { Meter } from './cpu.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** On this signal the time of day of a node is another, by an hour, on or back. */
const SET_CLOCK = `data:text/javascript,${encodeURIComponent(
  `const now = Date.now; let by = 0; Date.now = () => now() + by;
   process.on('SIGUSR2', () => { by += (Math.random() < 0.5 ? -1 : 1) * 3600000; });`,
)}`;

/** Which direction is cut; `there` is from whoever has connected. */
export type Cut = 'there' | 'back' | 'both';

/** A way that can be cut: what is on it hangs, as behind a cable that somebody pulled, and breaks when it is mended. */
export class Way {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut: Cut | null = null;
  #age = 0;
  #target: number;
  readonly port: number;

  private constructor(server: Server, port: number, target: number) {
    this.#server = server;
    this.port = port;
    this.#target = target;
  }

  static async to(port: number): Promise<Way> {
    const server = createServer();
    server.listen(await freePort(), '127.0.0.1');
    await once(server, 'listening');
    const way = new Way(server, (server.address() as { port: number }).port, port);
    server.on('connection', (near) => way.#lead(near, connect(way.#target, '127.0.0.1')));
    return way;
  }

  #lead(near: Socket, far: Socket): void {
    const age = this.#age;
    for (const [one, other, direction] of [
      [near, far, 'there'],
      [far, near, 'back'],
    ] as const) {
      this.#sockets.add(one);
      one.on('data', (data) => {
        if (this.#cut !== 'both' && this.#cut !== direction && age === this.#age) other.write(data);
      });
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        if (age === this.#age) other.destroy();
      });
    }
  }

  /** From now on it leads elsewhere. */
  turn(port: number): void {
    this.#target = port;
  }

  cut(direction: Cut = 'both'): void {
    this.#cut = direction;
  }

  /** Whatever is on it hangs for good, and is not told; whoever comes from now on gets through. */
  strand(): void {
    this.#age++;
  }

  mend(): void {
    this.#cut = null;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.mend();
    this.#server.close();
  }
}

export class Node {
  readonly url: string;
  readonly toNats: Way;
  readonly toDatabase: Way;
  readonly fromPeople: Way;
  readonly #port: number;
  readonly #database: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly cpu = new Meter();
  child: ChildProcess | null = null;
  isUp = false;

  private constructor(port: number, toNats: Way, toDatabase: Way, fromPeople: Way, database: string, env: NodeJS.ProcessEnv) {
    this.#port = port;
    this.url = `http://127.0.0.1:${fromPeople.port}`;
    this.fromPeople = fromPeople;
    this.toNats = toNats;
    this.toDatabase = toDatabase;
    const url = new URL(database);
    url.port = String(toDatabase.port);
    this.#database = url.href;
    this.#env = env;
  }

  static async prepare(database: string, natsPort: number, env: NodeJS.ProcessEnv = {}): Promise<Node> {
    const port = await freePort();
    const ways = [await Way.to(natsPort), await Way.to(Number(new URL(database).port || 5432)), await Way.to(port)] as const;
    return new Node(port, ...ways, database, env);
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', SET_CLOCK, '--max-semi-space-size=64', MAIN], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        BOUCAN_DATABASE: this.#database,
        BOUCAN_NATS: `nats://127.0.0.1:${this.toNats.port}`,
        BOUCAN_LOG: 'silent',
        BOUCAN_BOT_PAUSE: '0',
        BOUCAN_MOMENT: '0',
        BOUCAN_WARM_UP: '0',
        BOUCAN_LOOPBACK_UNLIMITED: '1',
        ...this.#env,
      },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    this.child = child;
    this.cpu.follow(child.pid);
    const orphan = (): void => void child.kill('SIGKILL');
    process.once('exit', orphan);
    child.once('exit', () => {
      process.off('exit', orphan);
      if (this.child === child) this.isUp = false;
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr!.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('Boucan is at')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`the node ended with ${code}: ${said}`)));
    });
    this.isUp = true;
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** Ends it in this way, and waits until it has. */
  async end(name: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(name);
    await ended;
    this.isUp = false;
    return child.exitCode;
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^boucan_${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  }

  async close(): Promise<void> {
    this.child?.kill('SIGCONT');
    await this.end('SIGKILL');
    this.toNats.close();
    this.toDatabase.close();
    this.fromPeople.close();
  }
}

/** So many nodes, started one after the other, that see each other. */
export async function fleetOf(count: number, database: string, natsPort: number, env?: NodeJS.ProcessEnv): Promise<Node[]> {
  const nodes = await Promise.all(Array.from({ length: count }, () => Node.prepare(database, natsPort, env)));
  await nodes[0]!.start(); // makes the tables of the database
  await Promise.all(nodes.slice(1).map((node) => node.start()));
  while ((await Promise.all(nodes.map((node) => node.metric('nodes')))).some((seen) => seen !== count))
    await new Promise((resolve) => setTimeout(resolve, 100));
  return nodes;
}
