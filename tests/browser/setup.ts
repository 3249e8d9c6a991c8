// Before the first browser test: the web client as it will be served, a server that serves it, and a browser.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium, PACKAGE } from './chromium.ts';
import type { Premises } from './premises.ts';

declare module 'vitest' {
  interface ProvidedContext {
    premises: Premises;
  }
}

const root = resolve(import.meta.dirname, '../..');

function findBrowser(): void {
  const path = findChromium();
  if (existsSync(path)) return;
  if (process.env.CHROMIUM !== undefined) throw new Error(`there is no browser at ${path}: set CHROMIUM to one`);
  // On a bare Debian machine, with the right to, install one; anywhere else, say what is missing.
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', PACKAGE], quiet);
  } catch (cause) {
    throw new Error('the browser tests need Chromium: install it, or set CHROMIUM to where it is', { cause });
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  findBrowser();
  // As `npm start` builds it: in a process of its own, for here NODE_ENV says `test`, and React would come with all its checks.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error'], {
    cwd: root,
    env,
  });
  const premises = fork(join(import.meta.dirname, 'premises.ts'), { env, execArgv: [] });
  const gone = once(premises, 'exit');
  const [found] = await Promise.race([
    once(premises, 'message') as Promise<[Premises]>,
    gone.then(() => Promise.reject(new Error('the server or the browser could not be started'))),
  ]);
  project.provide('premises', found);
  return async () => {
    premises.disconnect();
    await gone;
  };
}
