import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from '../commands.ts';

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

export const command: Command = {
  operands: [],
  flags: { port: 'value', data: 'value' },
  async run(given) {
    const port = given.has('port') ? given.whole('port', 0, 0, 65535) : undefined;
    const data = given.text('data', undefined);
    const env = {
      ...process.env,
      ...(port !== undefined && { PORT: String(port) }),
      ...(data !== undefined && { BOUCAN_DATA: data }),
    };
    // The channel tells the server when we are gone, however that came about.
    const server = spawn(process.execPath, ['--max-semi-space-size=64', SERVER], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
    return new Promise((resolve, reject) => {
      server.on('error', reject);
      server.on('exit', (code) => resolve(code === 0));
    });
  },
};
