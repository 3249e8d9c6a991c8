// A game is a folder and one line: nothing of it is forgotten.
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CHARACTERS, learnedOf, matterOf } from '@boucan/bots';
import { GAMES } from '@boucan/games';
import { LANGS } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const ids = GAMES.map(({ id }) => id);

test('every board belongs to a game of the list', () => {
  const boards = globSync('apps/web/src/boards/*/board.tsx', { cwd: root }).map((file) => basename(dirname(file)));
  expect(boards.filter((board) => !ids.includes(board))).toEqual([]);
});

describe.each(GAMES)('$id', ({ id, load }) => {
  test('goes by the name it is listed under', async () => {
    expect((await load()).id).toBe(id);
  });

  test('is held to the laws, and has golden matches', () => {
    const needed = ['laws.test.ts', 'golden.test.ts', 'golden/index.ts'];
    expect(needed.filter((file) => !existsSync(join(root, 'games', id, 'test', file)))).toEqual([]);
  });

  test('has words for what a judgement of it is about', async () => {
    const game = await load();
    const { text } = game.def;
    const matters = [...new Set(learnedOf(game)?.features.names.map(matterOf) ?? [])].sort();
    for (const lang of LANGS) expect(Object.keys(text[lang].matters ?? {}).sort()).toEqual(matters);
  });

  test('judges by quantities with names of their own, and learning sets out from some of them', async () => {
    const learned = learnedOf(await load());
    const names = learned?.features.names ?? [];
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(learned?.start ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has words for its characters, who are inclined to what matters in it', async () => {
    const game = await load();
    const { text } = game.def;
    const learned = learnedOf(game);
    const names = learned?.features.names ?? [];
    for (const lang of LANGS)
      expect(Object.keys(text[lang].characters ?? {}).sort()).toEqual(
        Object.keys(learned?.characters ?? {})
          .flatMap((character) => [character, `${character}:likes`])
          .sort(),
      );
    for (const [character, inclination] of Object.entries(learned?.characters ?? {})) {
      expect(learned!.weights).not.toBeNull();
      expect(CHARACTERS).toContain(character);
      expect(Object.keys(inclination).filter((name) => !names.includes(name))).toEqual([]);
      expect(Object.values(inclination).every((by) => Number.isFinite(by) && by !== 0)).toBe(true);
    }
  });
});
