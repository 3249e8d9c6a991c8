// What a server bears, one command for each figure: starts one on a new folder, as `npm start` does, lets `boucan load` play at it, and
// says what a choice costs all threads of the server, the first two seconds not counted.
// With BOUCAN_DATABASE the server keeps everything there; what the database itself uses is not counted.
//   node apps/server/bench/load.ts brethren|fortunes|ceiling [seconds]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const RUNS: { readonly [name: string]: readonly string[] } = {
  brethren: ['--game', 'brethren', '--tables', '250', '--connections', '1000', '--rate', '1000'],
  fortunes: ['--game', 'fortunes', '--tables', '250', '--connections', '1000', '--rate', '500'],
  ceiling: ['--game', 'brethren', '--tables', '250', '--connections', '1000', '--rate', '0'],
};
/** Clock ticks a second in /proc. */
const TICKS = 100;
/** Seconds in which a server that has just been started gets to its speed. */
const AFTER_START = 5;
const WARM_UP = 2;

const [name = 'brethren', seconds = '20'] = process.argv.slice(2);
const run = RUNS[name];
if (run === undefined) throw new Error(`there is no run called ${name}: there are ${Object.keys(RUNS).join(', ')}`);

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function startServer(data: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const settings = { PORT: '0', HOST: '127.0.0.1', BOUCAN_DATA: data, BOUCAN_LOG: 'warn', BOUCAN_MOMENT: '0' };
  const child = spawn(process.execPath, ['--max-semi-space-size=64', pathOf('../src/main.ts')], {
    env: { ...process.env, ...settings, BOUCAN_BOT_PAUSE: '0', BOUCAN_LOOPBACK_UNLIMITED: '1' },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  for await (const text of child.stderr!.setEncoding('utf8')) {
    said += text as string;
    const at = /Boucan is at (\S+)/.exec(said);
    if (at !== null) return { child, url: at[1]! };
  }
  throw new Error(`the server did not start: ${said}`);
}

/** CPU time of all threads of a process, in ms. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
}

async function choicesAt(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^boucan_choices_total (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

const data = mkdtempSync(join(tmpdir(), 'boucan-load-'));
const { child, url } = await startServer(data);
try {
  await sleep(AFTER_START * 1000);
  const load = spawn(process.execPath, [pathOf('../../cli/src/main.ts'), 'load', '--url', url, ...run, '--seconds', seconds], {
    stdio: 'inherit',
  });
  const ended = once(load, 'exit');
  const seen: { readonly choices: number; readonly cpu: number }[] = [];
  while (load.exitCode === null) {
    await Promise.race([ended, sleep(1000)]);
    seen.push({ choices: await choicesAt(url), cpu: cpuOf(child.pid!) });
  }
  const busy = seen.filter(({ choices }, i) => choices > (seen[i - 1]?.choices ?? 0)).slice(WARM_UP, -1);
  const [first, last] = [busy[0]!, busy.at(-1)!];
  const each = (last.cpu - first.cpu) / (last.choices - first.choices);
  console.log(`${each.toFixed(3)} ms of CPU for a choice, all threads of the server together`);
  process.exitCode = load.exitCode ?? 1;
} finally {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(data, { recursive: true });
}
