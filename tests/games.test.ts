// A game is a folder and one line: nothing of it is forgotten.
import { existsSync, globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { GAMES } from '@boucan/games';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((folder) => basename(folder));

const ids = GAMES.map(({ id }) => id);

test('every folder of a game stands in the list', () => {
  expect(folders('games/*/').toSorted()).toEqual(ids.toSorted());
});

test('every board belongs to a game of the list', () => {
  expect(folders('apps/web/src/boards/*/').filter((board) => !ids.includes(board))).toEqual([]);
});

describe.each(GAMES)('$id', ({ id, load }) => {
  test('goes by the name it is listed under', async () => {
    expect((await load()).id).toBe(id);
  });

  test('is held to the laws, and has golden matches', () => {
    const needed = ['laws.test.ts', 'golden.test.ts', 'golden/index.ts'];
    expect(needed.filter((file) => !existsSync(join(root, 'games', id, 'test', file)))).toEqual([]);
  });
});
