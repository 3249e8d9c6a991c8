// Whoever follows the guide to the letter gets what it says. The packages are those of this repository; tests/packed-play.whole.test.ts installs them.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { atLength } from '@boucan/testkit/whole';
import { afterAll, describe, expect, test } from 'vitest';
import { type Block, CHAPTERS, write } from './guide/chapters.ts';

const MODULES = resolve(import.meta.dirname, '../node_modules');
const folder = mkdtempSync(join(tmpdir(), 'boucan-guide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As somebody has it who knows nothing of this run. */
const ENV = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_|TEST|BOUCAN|npm_)/u.test(name))),
  PATH: [join(MODULES, '.bin'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  PORT: '0',
};

/** The packages that the guide installs, without a registry. */
function install(): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of ['@boucan', 'vitest', 'typescript', 'react', '@types']) {
    const to = join(folder, 'node_modules', name);
    if (!existsSync(to)) symlinkSync(join(MODULES, name), to);
  }
}

/** What the first word of a command is here: `npx` would look for it on the net. */
function run(line: string): string {
  const [command = '', ...args] = line.replace(/ +#.*$/u, '').split(' ');
  if (command === 'npm')
    return args[0] === 'install' ? '' : execFileSync('npm', args, { cwd: folder, env: ENV, encoding: 'utf8' });
  if (command !== 'npx') throw new Error(`${line}: only npm and npx are known here`);
  const [tool = '', ...rest] = args;
  if (tool === 'tsc') return typesIn(rest);
  return execFileSync(join(MODULES, '.bin', tool), rest, {
    cwd: folder,
    env: ENV,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The packages are sources here, which would be checked along: what is said about them does not count. */
function typesIn(args: readonly string[]): string {
  const { stdout } = spawnSync(join(MODULES, '.bin/tsc'), args, { cwd: folder, env: ENV, encoding: 'utf8' });
  expect(stdout.split('\n').filter((line) => /^\w/u.test(line))).toEqual([]);
  return stdout;
}

/** A server that is up, until it is ended. */
async function served(line: string): Promise<ChildProcess & { readonly url: string }> {
  const [, tool = '', ...rest] = line.split(' ');
  const child = spawn(join(MODULES, '.bin', tool), rest, { cwd: folder, env: ENV, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const chunk of child.stdout!.setEncoding('utf8')) {
    said += chunk as string;
    const url = /http:\/\/[\w.]+:\d+/u.exec(said)?.[0];
    if (url !== undefined) return Object.assign(child, { url });
  }
  throw new Error(`it did not start: ${said}`);
}

let printed = '';
const ways: { readonly [K in Block['kind']]: (block: Extract<Block, { kind: K }>) => Promise<void> | void } = {
  file: (block) => write(folder, block),
  async run({ lines, isServer }) {
    if (!isServer) {
      printed = lines.map(run).join('\n');
      return;
    }
    const server = await served(lines[0]!);
    const gone = new Promise((resolve) => server.once('exit', resolve));
    const games = (await (await fetch(`${server.url}/api/v1/games`)).json()) as object;
    expect(JSON.stringify(games)).toContain('"pebbles"');
    server.kill('SIGTERM');
    await gone;
  },
  prints({ lines }) {
    for (const line of lines) expect(printed).toContain(line.trim());
  },
};

/** Each builds on those before it; in a whole run all of them. */
describe.each(CHAPTERS.slice(0, atLength(2, CHAPTERS.length)))('$title', ({ blocks }) => {
  // Bots may have to think for a while.
  test.each(blocks)('$at', { timeout: 300_000 }, async (block) => {
    if (block.kind === 'run' && block.lines.includes('npm install')) install();
    await (ways[block.kind] as (block: Block) => Promise<void> | void)(block);
  });
});

test('the guide has its six chapters', () => expect(CHAPTERS).toHaveLength(6));
