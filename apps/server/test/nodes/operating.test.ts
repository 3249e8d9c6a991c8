// What whoever runs nodes gets wrong, and is told.
import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineNats, type Finding } from '../../src/doctor.ts';
import { fromEnvironment } from '../../src/options.ts';
import { startServer } from '../../src/server.ts';
import { Database, freePort, hasDatabase } from '../storage/database.ts';
import { hasNats, Nats } from './nats.ts';

const QUIET = { port: 0, host: '127.0.0.1', log: 'silent', warmsUp: false, web: '/nowhere' } as const;
const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

const DOCTOR = fileURLToPath(new URL('../../src/doctor-main.ts', import.meta.url));
const outputOf = async (script: string, env: NodeJS.ProcessEnv): Promise<string> =>
  (await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...env } })).stdout;

test.each(['0', '1', '999'])('a lease of %s ms is refused: every node would be dead', (lease) => {
  expect(() => fromEnvironment({ BOUCAN_LEASE: lease })).toThrow(`BOUCAN_LEASE takes 1000 milliseconds or more, not ${lease}`);
});

describe.skipIf(!hasDatabase || !hasNats)('with a database and NATS', () => {
  let database: Database;
  let nats: Nats;
  beforeAll(async () => {
    database = await Database.start();
    nats = await Nats.start();
  });
  afterAll(async () => {
    await nats?.end();
    await database?.end();
  });

  test('a server that does not know of the others is refused at their database, and not when they are gone', async () => {
    const url = await database.fresh();
    const pace = { beat: 250, lease: 1000 };
    const node = await startServer({ ...QUIET, database: url, nats: nats.url, pace });
    await expect(startServer({ ...QUIET, database: url, pace })).rejects.toThrow(/set BOUCAN_NATS .* or stop them first/);
    await node.close();
    const alone = await startServer({ ...QUIET, database: url, pace });
    await alone.close();
  });

  test('rows that killed nodes left behind keep nobody out', async () => {
    const url = await database.fresh();
    const pace = { beat: 250, lease: 1000 };
    await (await startServer({ ...QUIET, database: url, pace })).close();
    await database.ask(`insert into nodes (id, beat, info) values ('killed', 7, '{}')`, url);
    await (await startServer({ ...QUIET, database: url, pace })).close();
  });

  test('a node that is started while NATS is away ends with a sentence, to be started again', async () => {
    const port = await freePort();
    const node = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: '0',
        BOUCAN_LOG: 'silent',
        BOUCAN_DATABASE: await database.fresh(),
        BOUCAN_NATS: `nats://127.0.0.1:${port}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    node.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    expect(await new Promise((resolve) => node.on('exit', resolve))).toBe(1);
    expect(said).toContain(`the nodes cannot talk to each other at 127.0.0.1:${port}`);
  });

  test('the doctor tries every NATS server', async () => {
    const findings: Finding[] = [];
    const port = await freePort();
    for await (const finding of examineNats(`${nats.url},nats://127.0.0.1:${port}`)) findings.push(finding);
    expect(findings).toMatchObject([
      { what: 'nats', ok: true, says: expect.stringContaining('there and back in') },
      { what: 'nats', ok: false, says: expect.stringContaining(`127.0.0.1:${port}`) },
    ]);
    const said = await outputOf(DOCTOR, { BOUCAN_DATABASE: await database.fresh(), BOUCAN_NATS: `nats://127.0.0.1:${port}` });
    expect(
      said
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Finding),
    ).toContainEqual({
      what: 'nats',
      ok: false,
      says: expect.stringContaining(`127.0.0.1:${port}`),
    });
  });
});
