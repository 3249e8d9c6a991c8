// A table with every pack of Fortunes: saved, left in the midst of it, taken up again by another server, played to the end, exported.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fortunes } from '@boucan/fortunes';
import type { GameRecord } from '@boucan/record';
import { expect, test } from 'vitest';
import { type Line, newFolder, party, serve } from './harness.ts';

const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const boucan = (...args: string[]) => spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8', maxBuffer: 1 << 27 });

/** Whoever is asked chooses, another thing each time, until so many entries are there or the match is over. */
async function playOn(lines: readonly Line[], table: string, enough: number): Promise<void> {
  const views = () => lines.map((line) => line.views.get(table)!);
  for (;;) {
    const { phase, n } = views()[0]!;
    if (phase === 'over' || n >= enough) return;
    const line = lines.find((one) => one.views.get(table)?.asked != null);
    if (line === undefined) {
      await sleep(1);
      continue;
    }
    const view = line.views.get(table)!;
    const allowed = view.asked!.offers.filter(({ because, choice: [verb] }) => because.length === 0 && verb !== 'retire');
    // Every other choice is the last on the list, which leaves things as they are; so the match is over soon.
    const { choice } = allowed.at(view.n % 2 === 0 ? (view.n * 7) % allowed.length : -1)!;
    await line.do(table, { do: 'choose', seat: view.viewer as number, choice });
    for (const other of lines) await other.until(table, (now) => now.n > view.n);
  }
}

test('a table with all packs goes on after a restart as if nothing had been, and its record verifies and is told', async () => {
  const data = newFolder();
  const packs = fortunes.def.packs.map(({ id }) => id);
  const first = await serve({ data });
  const { table, guests, lines } = await party(first.url, 2, { game: 'fortunes', packs });
  await playOn(lines, table, 90);
  const seen = () => lines.map((line) => line.views.get(table)!);
  // What is nobody's decision goes on by itself: the table rests where somebody is asked, and all know it.
  while (seen().every(({ asked }) => asked === null) || seen().some(({ n }) => n !== seen()[0]!.n)) await sleep(1);
  const before = seen();
  expect(before[0]!.phase).toBe('playing');
  expect(Object.keys(before[0]!.match!.parts!).length).toBeGreaterThan(8);
  await first.close();

  const second = await serve({ data });
  const again = await Promise.all(guests.map((guest) => guest.at(second.url).connect()));
  for (const [seat, line] of again.entries()) {
    await line.watch(table);
    const { match, asked, n } = line.views.get(table)!;
    expect({ match, asked, n }).toEqual({ match: before[seat]!.match, asked: before[seat]!.asked, n: before[seat]!.n });
  }
  await playOn(again, table, Number.POSITIVE_INFINITY);

  const { body } = await guests[0]!.at(second.url).get(`/api/tables/${table}/record`);
  const record = body as GameRecord;
  expect(record.packs).toEqual(packs);
  const file = join(data, 'match.json');
  writeFileSync(file, JSON.stringify(record));
  expect(boucan('verify', file, '--json')).toMatchObject({ status: 0, stdout: '{"ok":true}\n' });
  const told = boucan('replay', file, '--as', '0', '--json');
  expect(told.status, told.stderr).toBe(0);
  const printed = told.stdout.trim().split('\n');
  const steps = printed.map((line) => JSON.parse(line) as { readonly n: number; readonly text: readonly string[] | string });
  expect(steps.at(-1)!.n).toBe(record.choices.length);
  // What belongs to packs has words too: no key is left in the telling.
  expect(steps.flatMap(({ text }) => text).join('\n')).not.toMatch(/\b(?:[a-z-]+\/[a-z-]+|undefined)\b/u);
});
