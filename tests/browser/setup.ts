// Before the first browser test: a browser, and the web client as it will be served.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

function findBrowser(): void {
  if (existsSync(CHROMIUM)) return;
  if (process.env.CHROMIUM !== undefined) throw new Error(`there is no browser at ${CHROMIUM}: set CHROMIUM to one`);
  // On a bare Debian machine, with the right to, install one; anywhere else, say what is missing.
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  } catch (cause) {
    throw new Error('the browser tests need Chromium: install it, or set CHROMIUM to where it is', { cause });
  }
}

export default async function setup(): Promise<void> {
  findBrowser();
  await build({ root: resolve(root, 'apps/web'), logLevel: 'warn' });
}
