// The server and the browser that all browser tests share, in a process of their own: `setup.ts` starts it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../apps/server/src/server.ts';
import { launchForAll } from './chromium.ts';

/** Where the two are to be found. */
export interface Premises {
  readonly url: string;
  readonly browser: string;
}

/** No limits for us, no pauses, no talk; and no warm-up, for no guest is in a hurry. */
export const QUIET = {
  host: '127.0.0.1',
  log: 'silent',
  loopbackUnlimited: true,
  botPause: 0,
  moment: 0,
  grace: 0,
  warmsUp: false,
} as const;

if (import.meta.main) {
  const data = mkdtempSync(join(tmpdir(), 'boucan-browser-'));
  const [server, browser] = await Promise.all([startServer({ ...QUIET, port: 0, data, botThreads: 2 }), launchForAll()]);
  process.once('disconnect', async () => {
    await Promise.all([server.close(), browser.close()]);
    rmSync(data, { recursive: true, force: true });
    process.exit();
  });
  process.send?.({ url: server.url, browser: browser.wsEndpoint() } satisfies Premises);
}
