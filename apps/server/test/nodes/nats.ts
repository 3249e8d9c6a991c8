// NATS for the tests: the one that BOUCAN_TEST_NATS names, or one of our own, on a free port and with its files in a temporary folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { foundOrInstalled } from '../debian.ts';
import { freePort } from '../storage/database.ts';
import { Meter } from './cpu.ts';

const PACKAGE = 'nats-server';
const find = (): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((folder) => join(folder, 'nats-server')).find((file) => existsSync(file));

const given = process.env.BOUCAN_TEST_NATS;
const program = given === undefined ? foundOrInstalled(find, PACKAGE) : undefined;
export const hasNats = given !== undefined || program !== undefined;
export const isOurNats = given === undefined;

export class Nats {
  readonly url: string;
  readonly port: number;
  readonly #folder: string;
  readonly #more: readonly string[];
  readonly cpu = new Meter();
  #child: ChildProcess | null = null;

  private constructor(url: string, port: number, folder: string, more: readonly string[]) {
    this.#more = more;
    this.url = url;
    this.port = port;
    this.#folder = folder;
  }

  /** `more`: what else its command line says. */
  static async start(...more: readonly string[]): Promise<Nats> {
    if (given !== undefined) return new Nats(given, Number(new URL(given).port || 4222), '', more);
    const port = await freePort();
    const nats = new Nats(`nats://127.0.0.1:${port}`, port, mkdtempSync(join(tmpdir(), 'boucan-nats-')), more);
    await nats.up();
    return nats;
  }

  async up(): Promise<void> {
    const child = spawn(program!, ['-a', '127.0.0.1', '-p', String(this.port), '-P', join(this.#folder, 'pid'), ...this.#more], {
      stdio: 'ignore',
    });
    this.#child = child;
    this.cpu.follow(child.pid);
    const orphan = (): void => void child.kill('SIGKILL');
    process.once('exit', orphan);
    child.once('exit', () => process.off('exit', orphan));
    for (;;) {
      if (child.exitCode !== null) throw new Error(`NATS ended with ${child.exitCode}`);
      const socket = connect(this.port, '127.0.0.1');
      const isUp = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
        () => false,
      );
      socket.destroy();
      if (isUp) return;
      await sleep(20);
    }
  }

  async down(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    if (this.#folder === '') return;
    await this.down();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
