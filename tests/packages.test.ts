// What is packed says what it is, and what has changed: its version is one of semver, apart from the versions of games, and stands on top of its changes.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { packed } from '../scripts/pack/pack.ts';

const ROOT = resolve(import.meta.dirname, '..');

test.each(packed())('%s has a description, a page to read, and its changes', (folder) => {
  const { version, description } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  expect(description).toMatch(/\.$/u);
  expect(existsSync(join(ROOT, folder, 'README.md'))).toBe(true);
  const versions = [...readFileSync(join(ROOT, folder, 'CHANGES.md'), 'utf8').matchAll(/^## (\S+)$/gmu)].map(([, one]) => one);
  expect(versions[0]).toBe(version);
  expect(new Set(versions).size).toBe(versions.length);
});
