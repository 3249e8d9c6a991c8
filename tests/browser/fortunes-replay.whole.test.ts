// A match of Fortunes de mer is looked at again: all of it in a whole run, otherwise how it began, its middle and its end.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fortunes } from '@boucan/fortunes';
import { type GameRecord, verify } from '@boucan/record';
import { WHOLE } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { read } from './person.ts';
import { eventually, newFolder, Venue } from './venue.ts';
import { openRecord } from './voyage.ts';

const BOUCAN = join(import.meta.dirname, '../../apps/cli/bin/boucan.js');

/** So many moments are looked at in one go. */
const STRETCH = 25;
/** From which moments on. */
const stretches = (last: number): number[] =>
  WHOLE
    ? Array.from({ length: Math.ceil(last / STRETCH) }, (_, i) => i * STRETCH)
    : [0, Math.trunc(last / 2), Math.max(0, last - STRETCH)];

test('a match is looked at again, moment by moment, and verifies', async () => {
  const file = join(newFolder(), 'match.json');
  const two = ['--players', '2', '--bots', 'greedy', '--option', 'glory-target=6', '--seed', 'a'];
  const played = promisify(execFile)(process.execPath, [BOUCAN, 'record', 'fortunes', ...two, '--out', file]);
  const venue = await Venue.open();
  const anna = await venue.visitor({ viewport: SIZES.desktop });
  await played;
  const { page } = anna;
  const text = readFileSync(file, 'utf8');
  const record = JSON.parse(text) as GameRecord;
  expect(verify(fortunes, record)).toEqual({ ok: true });
  await openRecord(anna, text);
  await page.getByText('Not checked against your own data').waitFor();
  const last = record.choices.length;
  // A choice that tells nobody anything has no line of its own.
  const course = page.locator('.course li');
  await eventually(() => course.count()).toBe(last + 1);
  const blank = await course.evaluateAll((rows) =>
    rows.flatMap((row) => ((row as { innerText: string }).innerText.trim() === '' ? [row.getBoundingClientRect().height] : [])),
  );
  expect(blank.length, 'there are such choices').toBeGreaterThan(0);
  expect(blank.filter((height) => height > 0)).toEqual([]);
  const moment = page.getByRole('slider', { name: 'Moment of the game' });
  await eventually(() => moment.getAttribute('max')).toBe(String(last));
  // One press after the other, each as soon as the one before is drawn; every stretch of them through other eyes.
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  for (const [i, from] of stretches(last).entries()) {
    const to = Math.min(from + STRETCH, last);
    await moment.fill(String(from));
    await eyes.selectOption({ index: i % 3 });
    await page.evaluate(`(${ON})(${to - from})`);
    await eventually(() => moment.getAttribute('aria-valuetext')).toBe(`${to} of ${last}`);
    await page.locator('.replay-board .fdm-sea, .replay-board .fdm').first().waitFor();
    expect(await read(page.getByRole('region', { name: 'Playback' }).locator('p').first())).not.toBe('');
  }
});

/** Presses the arrow key so often. */
const ON = `(times) => new Promise((done) => {
  const step = (left) => {
    if (left === 0) return done();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    requestAnimationFrame(() => setTimeout(() => step(left - 1)));
  };
  step(times);
})`;
