// `npm test`: everything a change must pass. Tests of the server wait half of the time; checks, rules and the build of the pages take what they leave.
// Stopwatches and browsers have the machine to themselves.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { inWords, type Tally } from './closing-line.ts';

const ROOT = resolve(import.meta.dirname, '..');
const vitest = (...projects: readonly string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];
const CHECKS = [
  ['node_modules/typescript/bin/tsc', '--noEmit'],
  ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web'],
  ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
] as const;
const BUILD = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error'] as const;

const total = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };

/** Whether it went well. What waits for others says what it has to say in one piece, when it is done. */
async function run(args: readonly string[], { stepsBack = false, env = {} } = {}): Promise<boolean> {
  const told = stepsBack ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...(stepsBack && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', told, told, 'ipc'],
  });
  if (stepsBack && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  let counted = 0;
  child.on('message', (tally: Tally) => {
    counted = tally.failed;
    for (const state of ['passed', 'failed', 'skipped'] as const) total[state] += tally[state];
    total.failures.push(...tally.failures);
  });
  const code = await new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', done);
  });
  process.stdout.write(Buffer.concat(said));
  if (code !== 0 && counted === 0) {
    total.failed++; // a check, or tests that could not even begin
    total.failures.push(args.join(' '));
  }
  return code === 0;
}

async function waiting(): Promise<boolean> {
  for (const check of CHECKS) await run(check, { stepsBack: true });
  await run(vitest('unit'), { stepsBack: true });
  return run(BUILD, { stepsBack: true });
}

const [isBuilt] = await Promise.all([waiting(), run(vitest('server'), { env: { BOUCAN_WEB: '/nowhere' } })]);
await run(vitest('timing', 'browser'), { env: isBuilt ? { BOUCAN_BUILT: '1' } : {} });
process.stdout.write(`\n${inWords(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
