// The service file, run: its command, its environment, its way of stopping.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cleanUpLater, newFolder } from './harness.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the service starts, is healthy, and ends well', async () => {
  const data = newFolder();
  const unit = readFileSync(`${root}/deploy/boucan.service`, 'utf8')
    .replaceAll('/opt/boucan', root)
    .replaceAll('/var/lib/boucan', data)
    .replaceAll('/var/cache/boucan', `${data}/compiled`);
  const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)![1]!;
  const [command, ...args] = value('ExecStart').split(' ');
  const env = Object.fromEntries(
    value('Environment')
      .split(' ')
      .map((pair) => pair.split('=', 2)),
  );
  const service = spawn(command!, args, { cwd: value('WorkingDirectory'), env: { ...env, PORT: '0', BOUCAN_LOG: 'silent' } });
  cleanUpLater(() => service.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    service.stderr.setEncoding('utf8').on('data', (text: string) => {
      const at = /Boucan is at (\S+)/.exec(text);
      if (at !== null) resolve(at[1]!);
    });
    service.on('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const ended = new Promise((resolve) => service.on('exit', resolve));
  service.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(`${data}/compiled`), 'what was compiled is kept for the next start').toBe(true);
});
