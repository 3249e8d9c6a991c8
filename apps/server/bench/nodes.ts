// What a choice costs each part: the nodes, the database, and NATS between them. Starts a PostgreSQL and a NATS of its own, and each set-up in turn
// under the same load; people come in at all nodes alike, so that at three nodes two of three watch a table that another node decides for.
//   node apps/server/bench/nodes.ts [seconds] [choices a second] [tables]
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Nats } from '../test/nodes/nats.ts';
import { Database, freePort } from '../test/storage/database.ts';

const [seconds = '12', rate = '300', tables = '75'] = process.argv.slice(2);
const SET_UPS = [
  { name: 'one on SQLite', nodes: 1, database: false },
  { name: 'one on PostgreSQL', nodes: 1, database: true },
  { name: 'three on PostgreSQL and NATS', nodes: 3, database: true },
] as const;
/** Clock ticks a second in /proc. */
const TICKS = 100;
const WARM_UP = 3;
/** Seconds in which nodes that have just been started get to their speed, all on the same two cores. */
const AFTER_START = 10;

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ticksOf = (stat: string): number => {
  const fields = stat.split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
};
/** CPU time of a process, in ms. */
const cpuOf = (pid: number): number => ticksOf(readFileSync(`/proc/${pid}/stat`, 'utf8'));
const pidNamed = (words: string): number =>
  Number(
    readdirSync('/proc').find((pid) => {
      try {
        return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(words);
      } catch {
        return false; // it has ended
      }
    }),
  );
/** The CPU time of those who work for this database. */
async function cpuOfDatabase(database: Database): Promise<number> {
  const rows = await database.ask('select pid from pg_stat_activity where pid <> pg_backend_pid()');
  return rows.reduce((sum, { pid }) => sum + cpuOf(Number(pid)), 0);
}

async function start(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', BOUCAN_LOG: 'warn', BOUCAN_MOMENT: '0' };
  const child = spawn(process.execPath, ['--max-semi-space-size=64', pathOf('../src/main.ts')], {
    env: { ...process.env, ...settings, BOUCAN_BOT_PAUSE: '0', BOUCAN_LOOPBACK_UNLIMITED: '1', ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  for await (const text of child.stderr!.setEncoding('utf8')) if (String(text).includes('Boucan is at')) return { child, port };
  throw new Error('a server did not start');
}

/** Leads whoever comes to the next of the nodes. */
async function door(ports: readonly number[]): Promise<{ url: string; close(): void }> {
  let next = 0;
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: ports[next++ % ports.length]!, host: '127.0.0.1', noDelay: true });
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function choicesAt(ports: readonly number[]): Promise<number> {
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(/^boucan_choices_total (\d+)$/m.exec(text)![1]), 0);
}

async function measure(setUp: (typeof SET_UPS)[number], database: Database, nats: Nats, monitor: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'boucan-bench-'));
  const url = setUp.database ? await database.fresh() : '';
  const env = {
    BOUCAN_DATA: data,
    ...(url !== '' && { BOUCAN_DATABASE: url }),
    ...(setUp.nodes > 1 && { BOUCAN_NATS: nats.url }),
  };
  const nodes: { child: ChildProcess; port: number }[] = [];
  for (let i = 0; i < setUp.nodes; i++) nodes.push(await start(env));
  const ports = nodes.map(({ port }) => port);
  const front = await door(ports);
  await sleep(AFTER_START * 1000);
  const look = async () => {
    const [wal] = url === '' ? [] : await database.ask(`select pg_current_wal_lsn() - '0/0' as bytes`);
    const [rows] = url === '' ? [] : await database.ask('select sum(n_tup_ins) as rows from pg_stat_user_tables', url);
    const bus = (await (await fetch(`http://127.0.0.1:${monitor}/varz`)).json()) as Record<string, number>;
    return {
      choices: await choicesAt(ports),
      nodes: nodes.reduce((sum, { child }) => sum + cpuOf(child.pid!), 0),
      database: url === '' ? 0 : await cpuOfDatabase(database),
      nats: cpuOf(pidNamed(`-p ${nats.port} `)),
      wal: Number(wal?.bytes ?? 0),
      rows: Number(rows?.rows ?? 0),
      messages: bus.in_msgs!,
      bytes: bus.in_bytes!,
    };
  };
  const args = [
    'load',
    '--url',
    front.url,
    '--game',
    'brethren',
    '--tables',
    tables,
    '--connections',
    String(4 * Number(tables)),
  ];
  const load = spawn(process.execPath, [pathOf('../../cli/src/main.ts'), ...args, '--rate', rate, '--seconds', seconds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  load.stdout!.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(load, 'exit');
  while ((await choicesAt(ports)) < Number(rate) * WARM_UP && load.exitCode === null) await sleep(200);
  const first = await look();
  await sleep((Number(seconds) - WARM_UP - 2) * 1000);
  const last = await look();
  await ended;
  front.close();
  for (const { child } of nodes) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(data, { recursive: true });
  const choices = last.choices - first.choices;
  const each = (part: keyof typeof last, digits: number): string => ((last[part] - first[part]) / choices).toFixed(digits);
  console.log(`${setUp.name}: ${said.trim().split('\n').at(-1)}`);
  console.log(
    `  a choice: nodes ${each('nodes', 3)} ms, database ${each('database', 3)} ms, NATS ${each('nats', 3)} ms of CPU; ` +
      `${each('rows', 2)} rows, ${each('wal', 0)} bytes of its log; ${each('messages', 2)} messages, ${each('bytes', 0)} bytes over NATS`,
  );
}

const [database, monitor] = [await Database.start(), await freePort()];
const nats = await Nats.start('-m', String(monitor));
try {
  console.log(`load of the machine before: ${execFileSync('cat', ['/proc/loadavg']).toString().trim()}`);
  for (const setUp of SET_UPS) await measure(setUp, database, nats, monitor);
} finally {
  await database.end();
  await nats.end();
}
