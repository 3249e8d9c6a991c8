// From an empty folder with the tarballs alone, by the guide to the letter: a game is written, tested, served, and played in the browser by two people and
// a bot, on the board for any game (chapters 1 to 3) and on its own (all six). Prints how long each part took.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pack } from '../../scripts/pack/pack.ts';
import { type Block, CHAPTERS, write } from '../guide/chapters.ts';
import { gather, playOnBoard } from './guest-games.ts';
import { learns } from './lessons.ts';
import { Venue } from './venue.ts';

const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'boucan-packed-play-'));
const BIN = join(folder, 'node_modules/.bin');
/** As a stranger has it, on the Node that this runs on. */
const ENV = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_(?!EXTRA_CA)|TEST|BOUCAN|npm_(?!config))/u.test(name)),
  ),
  PATH: [BIN, join(process.execPath, '..'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  PORT: '0',
};
let tarballs: ReadonlyMap<string, string>;
let server: (ChildProcess & { url?: string }) | undefined;
afterAll(() => server?.kill('SIGKILL'));

const timed = async (what: string, act: () => unknown): Promise<void> => {
  const began = performance.now();
  await act();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
};

/** The packages are not published: what the guide asks for comes from the tarballs, and what they need among themselves, too. */
function install(): void {
  const manifest = join(folder, 'package.json');
  const asWritten = readFileSync(manifest, 'utf8');
  const own = JSON.parse(asWritten) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const ours = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const others = Object.fromEntries(Object.entries(own.devDependencies).filter(([name]) => !tarballs.has(name)));
  writeFileSync(manifest, JSON.stringify({ ...own, dependencies: ours, devDependencies: others }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder, env: ENV, stdio: 'pipe' });
  writeFileSync(manifest, asWritten);
}

function run(line: string): void {
  const [command = '', ...args] = line.replace(/ +#.*$/u, '').split(' ');
  if (command === 'npm') {
    install();
    return;
  }
  const [tool = '', ...rest] = args;
  execFileSync(join(BIN, tool), rest, { cwd: folder, env: ENV, stdio: 'pipe' });
}

async function serve(): Promise<Venue> {
  const child = spawn(join(BIN, 'boucan'), ['serve'], { cwd: folder, env: ENV, stdio: ['ignore', 'pipe', 'ignore'] });
  server = child;
  let said = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    said += chunk as string;
    const url = /http:\/\/[\w.]+:\d+/u.exec(said)?.[0];
    if (url !== undefined) return Venue.at(url);
  }
  throw new Error(`it did not start: ${said}`);
}

async function follow(blocks: readonly Block[]): Promise<void> {
  for (const block of blocks) {
    if (block.kind === 'file') write(folder, block);
    if (block.kind === 'run' && !block.isServer)
      for (const line of block.lines) await timed(`${block.at} ${line}`, () => run(line));
  }
}

async function playTogether(venue: Venue, zone: string): Promise<void> {
  const [anne, bart] = await gather(venue, 'pebbles');
  await anne.board.getByRole('group', { name: zone, exact: true }).first().waitFor();
  const made = await Promise.all([playOnBoard(anne), playOnBoard(bart)]);
  expect(Math.min(...made)).toBeGreaterThan(0);
  await Promise.all([anne.seeScores(), bart.seeScores()]);
}

async function learnAlone(venue: Venue): Promise<void> {
  const cleo = await venue.visitor();
  expect(await learns(cleo, 'pebbles', 'last-pebble', 'mouse')).toBe(1);
  await cleo.page.goto('/puzzles/pebbles');
  await cleo.page.locator('.puzzle .lesson-task').waitFor();
}

test('the tarballs are made', { timeout: 5 * MINUTES }, () =>
  timed('pack', () => {
    tarballs = pack(resolve(import.meta.dirname, '../../apps/web/dist'));
  }),
);

test('chapters 1 to 3, and a match on the board for any game', { timeout: 8 * MINUTES }, async () => {
  for (const { blocks } of CHAPTERS.slice(0, 3)) await follow(blocks);
  const venue = await serve();
  await timed('a match of two people and a bot', () => playTogether(venue, 'Shells'));
  server?.kill('SIGTERM');
});

test('chapters 4 to 6, a match on the board of its own, its lesson and its puzzle', { timeout: 8 * MINUTES }, async () => {
  for (const { blocks } of CHAPTERS.slice(3)) await follow(blocks);
  const venue = await serve();
  await timed('a match of two people and a bot', () => playTogether(venue, 'Heap'));
  await timed('its lesson and its puzzle', () => learnAlone(venue));
  server?.kill('SIGTERM');
});
