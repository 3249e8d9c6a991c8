import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverPairs } from '@boucan/testkit';
import { toy } from '@boucan/toy';
import { twins } from '@boucan/toy/twins';
import { expect, test, vi } from 'vitest';
import { tellLaws } from '../src/commands/laws.ts';
import { Output } from '../src/output.ts';
import { openShell } from './boucan.ts';

const { boucan, folder } = openShell();

test('laws that hold, and a line for every broken twin', async () => {
  const { code, rows } = await boucan('laws', 'toy', '--games', '2', '--players', '2', '--json');
  expect(code).toBe(0);
  const told = rows();
  expect(told[0]).toMatchObject({ law: expect.any(String), claims: expect.any(String), failed: 0, failures: [] });
  expect(told.filter((row) => row.caught === true)).toHaveLength(twins.length);
  const passed = told.length - 1;
  expect(told.at(-1)).toEqual({ passed, failed: 0, summary: `${passed} passed, 0 failed` });
  expect((await boucan('laws', 'brethren', '--games', '1')).out).toMatch(/\n\d+ passed, 0 failed\n$/u);
});

test('tables that cover all pairs play as many matches each as are asked for', async () => {
  const tables = coverPairs(toy, '1').length;
  const reports = (await boucan('laws', 'toy', '--cover', 'pairs', '--games', '2', '--json')).rows();
  expect(reports[0]).toMatchObject({ law: 'no-crash', checks: 2 * tables, failed: 0 });
});

test('a broken law is told, and the match is saved where it can be replayed', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const { game } = twins.find((twin) => twin.breaks === 'conserved')!;
  const holds = await tellLaws(game, [], { games: 1, seed: 's', players: 3 }, join(folder, 'failures'), new Output(true));
  vi.restoreAllMocks();

  expect(holds).toBe(false);
  const broken = lines.map((line) => JSON.parse(line)).find((row) => row.law === 'conserved');
  expect(broken).toMatchObject({ failed: 1, failures: [{ seed: 's', players: 3 }] });
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    failed: expect.any(Number),
    summary: expect.stringMatching(/passed, [1-9]\d* failed$/u),
  });
  const { file, message } = broken.failures[0];
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'boucan-failure',
    game: 'toy',
    seed: 's',
  });
  expect((await boucan('replay', file)).out).toContain(`\n\nconserved: ${message}\n`);
});
