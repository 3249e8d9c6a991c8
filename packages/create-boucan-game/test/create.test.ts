import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGame, idOf } from '../src/create.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'boucan-create-'));

test('a name becomes an id, or is refused with an example', () => {
  expect(idOf('The Lost Isle')).toBe('the-lost-isle');
  expect(idOf('Île perdue')).toBe('ile-perdue');
  expect(() => idOf('42')).toThrow('such as Pebbles');
});

test('every file is written, with nothing left to fill in', () => {
  const to = folder();
  createGame('Lost Isle', { folder: to });
  const files = globSync('**/*.{ts,json,md}', { cwd: to });
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'boucan.config.json',
      'src/game.ts',
      'src/board.ts',
      'src/text/fr.ts',
      'test/laws.test.ts',
    ]),
  );
  for (const file of files) expect(readFileSync(join(to, file), 'utf8'), file).not.toMatch(/__\w+__/u);
  expect(readFileSync(join(to, 'src/game.ts'), 'utf8')).toContain("id: 'lost-isle'");
});

test('tarballs take the place of packages that are not published', () => {
  const from = folder();
  for (const name of ['boucan-1.0.0', 'boucan-kernel-1.0.0', 'boucan-testkit-1.2.3', 'create-boucan-game-1.0.0'])
    writeFileSync(join(from, `${name}.tgz`), '');
  const to = folder();
  createGame('Pebbles', { folder: to, from });
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8'));
  expect(dependencies['@boucan/kernel']).toBe(`file:${join(from, 'boucan-kernel-1.0.0.tgz')}`);
  expect(dependencies.boucan).toBe(`file:${join(from, 'boucan-1.0.0.tgz')}`);
  expect(Object.keys(devDependencies)).toEqual(['vitest']);
});

test('what is there already is not written over', () => {
  const to = folder();
  writeFileSync(join(to, 'mine.txt'), '');
  expect(() => createGame('Pebbles', { folder: to })).toThrow('not empty');
});
