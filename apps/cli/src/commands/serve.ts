import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from '../commands.ts';
import { quickStart, scriptOf } from '../server-script.ts';

/** The pages, where they come with this program; from a clone, the server knows where they are built. */
const PAGES = fileURLToPath(new URL('../../web/', import.meta.url));

export const command: Command = {
  operands: [],
  flags: { port: 'value', data: 'value', games: 'value' },
  async run(given) {
    const port = given.has('port') ? given.whole('port', 0, 0, 65535) : undefined;
    const data = given.text('data', undefined);
    const games = given.text('games', undefined);
    const env = {
      ...quickStart(),
      ...(existsSync(`${PAGES}index.html`) && { BOUCAN_WEB: PAGES }),
      ...process.env,
      ...(port !== undefined && { PORT: String(port) }),
      ...(data !== undefined && { BOUCAN_DATA: data }),
      ...(games !== undefined && { BOUCAN_GAMES: games }),
    };
    // The channel tells the server when we are gone, however that came about.
    const server = spawn(
      process.execPath,
      ['--max-semi-space-size=64', '--disable-warning=ExperimentalWarning', scriptOf('main')],
      {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env,
      },
    );
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
    return new Promise((resolve, reject) => {
      server.on('error', reject);
      server.on('exit', (code) => resolve(code === 0));
    });
  },
};
