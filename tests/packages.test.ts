// What is packed says what it is, and what has changed: its version is one of semver, apart from the versions of games, and stands on top of its changes.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { carryLicences, packed } from '../scripts/pack/pack.ts';

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

test('the licences of icons and fonts come with the pages they are in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-licences-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  carryLicences(folder);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/web/package.json'), 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const of = (home: string): string[] => names.filter((name) => name.startsWith(`${home}/`)).map((name) => basename(name));
  const [fonts, icons] = [of('@fontsource'), of('@iconify-json')];
  expect(fonts.length).toBeGreaterThan(1);
  expect(icons.length).toBeGreaterThan(0);
  const said = (name: string): string => readFileSync(join(folder, `${name}.txt`), 'utf8');
  for (const font of fonts) expect(said(font), font).toMatch(/SIL OPEN FONT LICENSE Version [\s\S]*PERMISSION & CONDITIONS/u);
  for (const set of icons) expect(said(set), set).toMatch(/^Icons by .+ \(https?:.+\), under .+ \(https?:.+\)\.$/mu);
});
