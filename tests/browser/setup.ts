// Before the first browser test: the web client as it will be served, a server that serves it, and a browser.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium, mustHave, PACKAGE } from './chromium.ts';
import type { Premises } from './premises.ts';

declare module 'vitest' {
  interface ProvidedContext {
    premises: Premises;
  }
}

const root = resolve(import.meta.dirname, '../..');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  mustHave(findChromium(), PACKAGE);
  // As `npm start` builds it: in a process of its own, for here NODE_ENV says `test`, and React would come with all its checks.
  const env = { ...process.env, NODE_ENV: 'production' };
  if (process.env.BOUCAN_BUILT !== '1')
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
