import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { GAMES } from '@boucan/games';
import { listed, registryOf } from '@boucan/registry';
import { linked, modulesOf } from '@boucan/registry/modules';
import { listOf, placesFor, registryAt, rulesIn, twinsIn } from '@boucan/registry/node';
import { describe, expect, test } from 'vitest';

const HOUSE = { lists: listOf('@boucan/games', import.meta.url), outside: [] };
const KERNEL = resolve(import.meta.dirname, '../../kernel');

const TEXT = `{ title: 'T', blurb: 'B', rules: { 'T-1': 'One takes.' }, prompts: {}, choices: {}, events: {}, reasons: {}, names: {}, cards: {}, options: {}, packs: {}, ends: {} }`;
const source = (id: string): string => `import { defineGame } from '@boucan/kernel';
import { START } from './start.ts';
const text: object = ${TEXT};
export const game = defineGame({ id: '${id}', version: 3, seats: [2, 2], seatsRule: 'T-1', options: [], procs: [], questions: [], packs: [], opening: 'x',
  verbs: {}, setup: () => ({ at: START }), clone: (b: object) => ({ ...b }), look: () => ({}), imagine: () => ({}), knows: {}, faults: () => [], limit: 5,
  advice: { decisive: 1, worth: () => [0, 0] }, text: { en: text, fr: text } } as never);
export const card = { minutes: [1, 2] };
`;

/** A folder outside the repository, with a game in it. */
function folderWith(id: string, more: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-game-'));
  const files = {
    'package.json': JSON.stringify({
      name: `@my/${id}`,
      type: 'module',
      exports: { '.': './src/game.ts', './board': './board.js' },
    }),
    'src/game.ts': source(id),
    'src/start.ts': 'export const START: number = 1; // where it begins\n',
    'board.js': "import { createElement } from 'react';\nexport const Board = () => createElement('p');\n",
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  mkdirSync(join(folder, 'node_modules/@boucan'), { recursive: true });
  symlinkSync(KERNEL, join(folder, 'node_modules/@boucan/kernel'));
  return folder;
}

test('the list of the house is one list among others, and games are found by their id', async () => {
  const registry = await registryAt(HOUSE);
  expect(registry.ids).toEqual(GAMES.map(({ id }) => id));
  expect((await registry.find('toy'))!.id).toBe('toy');
  expect(await registry.find('chess')).toBeUndefined();
  expect(rulesIn(HOUSE)('toy', 2)[0]).toMatch(/^[0-9a-f]{64}$/u);
  expect((await twinsIn(HOUSE, 'toy')).length).toBeGreaterThan(20);
  expect(await twinsIn(HOUSE, 'nassau')).toEqual([]);
  expect(listOf('@boucan/none-such', import.meta.url)).toEqual([]);
});

test('two games of one id are refused', () => {
  const load = () => Promise.reject(new Error('unused'));
  expect(() => registryOf([listed('one', load), listed('two', load), listed('one', load)])).toThrow('two games are called one');
});

describe('a game from outside', () => {
  test('is named by the environment or by boucan.config.json, as a folder or as a package', async () => {
    const folder = folderWith('pebbles');
    const fromEnv = await placesFor(HOUSE, { BOUCAN_GAMES: folder }, tmpdir());
    const { id, version, card, board } = fromEnv.outside[0]!;
    expect({ id, version, board }).toEqual({ id: 'pebbles', version: 3, board: join(folder, 'board.js') });
    expect(card).toMatchObject({ title: { en: 'T', fr: 'T' }, minutes: [1, 2], players: [2, 2] });
    expect((await (await registryAt(fromEnv)).find('pebbles'))!.version).toBe(3);
    expect(rulesIn(fromEnv)('pebbles', 3)).toEqual([fromEnv.outside[0]!.rules]);

    const home = mkdtempSync(join(tmpdir(), 'boucan-home-'));
    mkdirSync(join(home, 'node_modules/@my'), { recursive: true });
    symlinkSync(folder, join(home, 'node_modules/@my/pebbles'));
    writeFileSync(join(home, 'boucan.config.json'), '{ "games": ["@my/pebbles"] }');
    const fromFile = await placesFor(HOUSE, {}, home);
    expect(fromFile.outside.map(({ id, rules }) => [id, rules])).toEqual([['pebbles', fromEnv.outside[0]!.rules]]);
    expect((await placesFor(HOUSE, { BOUCAN_GAMES: '' }, home)).outside).toEqual([]);
  });

  test('has a digest of its rules that follows them and the kernel, and neither comments nor words', async () => {
    const digest = async (more: Readonly<Record<string, string>>) =>
      (await placesFor(HOUSE, { BOUCAN_GAMES: folderWith('pebbles', more) }, '.')).outside[0]!.rules;
    const rules = await digest({});
    expect(await digest({ 'src/start.ts': 'export const START: number = 1;' })).toBe(rules);
    expect(await digest({ 'src/start.ts': 'export const START: number = 2;' })).not.toBe(rules);
    const withWords = (said: string) => ({
      'src/start.ts': "import './text/en.ts';\nexport const START: number = 1;",
      'src/text/en.ts': `export const en = '${said}';`,
    });
    expect(await digest(withWords('one'))).toBe(await digest(withWords('two')));
  });

  test('is served as modules whose imports lead to each other, and to what pages have already', async () => {
    const folder = folderWith('pebbles');
    const rules = await modulesOf(join(folder, 'src/game.ts'), folder);
    expect(rules[0]!.path).toBe('src/game.ts');
    expect(rules.map(({ path }) => path)).toEqual(expect.arrayContaining(['src/start.ts', '~/@boucan/kernel/src/index.ts']));
    expect(rules.every(({ text }) => !/^import type/mu.test(text))).toBe(true);
    const [board] = await modulesOf(join(folder, 'board.js'), folder);
    expect(linked(board!, (means) => `/shared/${means}.js`)).toContain("from '/shared/react.js'");
    expect(linked(rules[0]!, (means) => `/g/${means}`)).toContain("from '/g/./~/@boucan/kernel/src/index.ts'");
  });

  test('may bring lessons under ./lessons, and puzzles in files', async () => {
    const [none] = (await placesFor(HOUSE, { BOUCAN_GAMES: folderWith('pebbles') }, '.')).outside;
    expect(none).toMatchObject({ lessons: null, puzzles: [] });
    const exports = { '.': './src/game.ts', './lessons': './lessons.js' };
    const files = {
      'lessons.js': 'export const course = {};',
      'puzzles/01.jsonl': '',
      'puzzles/00.jsonl': '',
      'puzzles/notes': '',
    };
    const folder = folderWith('pebbles', { ...files, 'package.json': JSON.stringify({ type: 'module', exports }) });
    const [some] = (await placesFor(HOUSE, { BOUCAN_GAMES: folder }, '.')).outside;
    const puzzles = ['puzzles/00.jsonl', 'puzzles/01.jsonl'].map((file) => join(folder, file));
    expect(some).toMatchObject({ board: null, lessons: join(folder, 'lessons.js'), puzzles, rules: none!.rules });
  });

  test.each([
    ['nothing there', '/none/such', 'there is no package.json in /none/such'],
    ['no such package', '@my/none', 'npm install @my/none'],
  ])('%s: says so', async (_, name, message) => {
    await expect(placesFor(HOUSE, { BOUCAN_GAMES: name }, '/')).rejects.toThrow(message);
  });

  test('that exports no game, breaks while it is loaded, or needs Node, is refused with what to do', async () => {
    const refused = (more: Readonly<Record<string, string>>) =>
      expect(placesFor(HOUSE, { BOUCAN_GAMES: folderWith('pebbles', more) }, '.')).rejects;
    await refused({ 'src/game.ts': 'export const other = 1;' }).toThrow('export const game = defineGame');
    await refused({ 'src/start.ts': "throw new Error('out of order');" }).toThrow('out of order');
    await refused({ 'src/start.ts': "import 'node:fs';\nexport const START = 1;" }).toThrow('where there is no Node');
    await refused({ 'src/game.ts': source('No Id') }).toThrow('an id is short');
  });
});
