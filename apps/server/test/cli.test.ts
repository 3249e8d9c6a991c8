import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cleanUpLater, newFolder } from './harness.ts';

const CLI = fileURLToPath(new URL('../../cli/bin/boucan.js', import.meta.url));

function boucan(
  args: readonly string[],
  env: Record<string, string> = {},
): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, ...env } });
  cleanUpLater(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return { child, said: () => said, ended: new Promise((resolve) => child.on('close', resolve)) };
}

test('boucan serve serves, boucan load plays at its tables, and a signal ends it well', async () => {
  const env = { BOUCAN_LOOPBACK_UNLIMITED: '1', BOUCAN_LOG: 'warn', HOST: '127.0.0.1' };
  const server = boucan(['serve', '--port', '0', '--data', newFolder()], env);
  while (!server.said().includes('Boucan is at')) await new Promise((resolve) => setTimeout(resolve, 20));
  const url = /Boucan is at (\S+)/.exec(server.said())![1]!;

  const flags = ['--tables', '4', '--connections', '12', '--rate', '100', '--seconds', '2'];
  const load = boucan(['load', '--url', url, '--game', 'brethren', ...flags, '--json']);
  expect(await load.ended, load.said()).toBe(0);
  const bearing = JSON.parse(load.said()) as Record<string, number>;
  expect(bearing).toMatchObject({ connections: 12, tables: 4, errors: 0 });
  expect(bearing.acked).toBeGreaterThan(10);
  expect(bearing.p99).toBeGreaterThanOrEqual(bearing.p50!);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a server does not outlive the command that started it', async () => {
  const { child, said } = boucan(['serve', '--port', '0', '--data', newFolder()], { BOUCAN_LOG: 'warn', HOST: '127.0.0.1' });
  while (!said().includes('Boucan is at')) await new Promise((resolve) => setTimeout(resolve, 20));
  const url = /Boucan is at (\S+)/.exec(said())![1]!;
  child.kill('SIGKILL');
  const answers = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  while (await answers()) await new Promise((resolve) => setTimeout(resolve, 50));
});

test('a server that cannot start says why, and so does a load without one', async () => {
  const server = boucan(['serve', '--port', '0', '--data', '/dev/null/nowhere']);
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/^boucan: .*ENOTDIR/);
  const load = boucan(['load', '--url', 'http://127.0.0.1:1', '--tables', '1']);
  expect(await load.ended).toBe(1);
  expect(load.said()).toContain('no server answers at http://127.0.0.1:1');
});
