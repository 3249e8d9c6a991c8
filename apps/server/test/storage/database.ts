// PostgreSQL for the tests: the one that BOUCAN_TEST_DATABASE names, or one of our own, on a free port and with its data in a temporary folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  closeSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { foundOrInstalled } from '../debian.ts';
import { Meter } from '../nodes/cpu.ts';
import { Disk } from './disk.ts';

const PACKAGE = 'postgresql';
const find = (): string | undefined => globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

const given = process.env.BOUCAN_TEST_DATABASE;
const programs = given === undefined ? foundOrInstalled(find, PACKAGE) : undefined;
export const hasDatabase = given !== undefined || programs !== undefined;
export const isOurs = given === undefined;

/** It refuses to be run by root. */
function anybodyElse(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const line = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))!;
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** Of those that the system gives to nobody by itself: whatever is stopped and started again finds its port as it left it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_768);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}

export class Database {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  /** What it lies on, if that is its own. */
  readonly disk: Disk | null;
  readonly cpu = new Meter();
  #child: ChildProcess | null = null;
  #made = 0;

  private constructor(url: string, folder: string, port: number, disk: Disk | null) {
    this.url = url;
    this.#folder = folder;
    this.#port = port;
    this.disk = disk;
  }

  /** `megabytes`: on a disk of its own that has no more, where that is allowed. */
  static async start(megabytes?: number): Promise<Database> {
    if (given !== undefined) return new Database(given, '', 0, null);
    const disk = megabytes === undefined ? null : Disk.mount(megabytes);
    const folder = disk?.inside ?? mkdtempSync(join(tmpdir(), 'boucan-postgres-'));
    if (disk !== null) mkdirSync(folder);
    const who = anybodyElse();
    if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
    const options = ['-D', folder, '-U', 'boucan', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync', '--wal-segsize=1'];
    execFileSync(join(programs!, 'initdb'), options, { stdio: 'ignore', ...who, cwd: folder });
    // Quicker, and nothing is lost unless the machine fails.
    appendFileSync(join(folder, 'postgresql.conf'), '\nfsync = off\nfull_page_writes = off\nmax_wal_size = 128MB\n');
    const port = await freePort();
    const database = new Database(`postgres://boucan@127.0.0.1:${port}/postgres`, folder, port, disk);
    await database.up();
    return database;
  }

  get isUp(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async up(...more: readonly string[]): Promise<void> {
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: this.#folder };
    const all = [...Object.entries(settings).map(([name, value]) => `${name}=${value}`), ...more];
    const args = all.flatMap((setting) => ['-c', setting]);
    const child = spawn(join(programs!, 'postgres'), ['-D', this.#folder, '-p', String(this.#port), ...args], {
      ...anybodyElse(),
      cwd: this.#folder,
      stdio: 'ignore',
    });
    this.#child = child;
    this.cpu.follow(child.pid);
    const orphan = (): void => void child.kill('SIGQUIT');
    process.once('exit', orphan);
    child.once('exit', () => process.off('exit', orphan));
    await this.answers();
  }

  /** When it does: it may have to mend itself first. */
  async answers(): Promise<void> {
    for (;;) {
      if (!this.isUp) throw new Error(`PostgreSQL ended with ${this.#child?.exitCode}`);
      try {
        return await this.ask('select 1').then(() => {});
      } catch {
        await sleep(30);
      }
    }
  }

  /** From now on what is committed is on disk. */
  async keepEverything(): Promise<void> {
    for (const name of ['fsync', 'full_page_writes']) await this.ask(`alter system set ${name} = on`);
    await this.ask('select pg_reload_conf()');
  }

  /** Breaks the last page of what is kept under this name. */
  async breakPage(of: string, url: string): Promise<void> {
    const [row] = await this.ask(`select pg_relation_filepath('${of}') as path`, url);
    const file = join(this.#folder, row!.path as string);
    await this.down('SIGINT');
    const end = statSync(file).size;
    const fd = openSync(file, 'r+');
    writeSync(fd, Buffer.alloc(64, 0xff), 0, 64, end - 8192);
    closeSync(fd);
    await this.up();
  }

  /** SIGINT ends it in an orderly way, without waiting for anybody; SIGKILL does not. */
  async down(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    const pids = signal === 'SIGKILL' ? readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ') : [];
    child.kill(signal);
    for (const pid of pids.map(Number).filter(Boolean))
      try {
        process.kill(pid, signal);
      } catch {
        // it went with the others
      }
    await gone;
  }

  async end(): Promise<void> {
    if (this.#folder === '') return;
    await this.down('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
    this.disk?.end();
  }

  /** A new database that is empty. */
  async fresh(): Promise<string> {
    const name = `boucan_test_${process.pid}_${++this.#made}`;
    await this.ask(`drop database if exists ${name}`);
    await this.ask(`create database ${name}`);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** Ours goes as a whole. */
  async drop(url: string): Promise<void> {
    if (this.#folder !== '') return;
    await this.ask(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  }

  async ask(text: string, url = this.url): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
}
