import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brethren } from '@boucan/brethren';
import type { Call, CallsReply } from '@boucan/protocol';
import { type GameRecord, verify } from '@boucan/record';
import { expect, test } from 'vitest';
import { playByWire, playOut } from './by-wire.ts';
import { read } from './person.ts';
import { eventually, newFolder, Venue } from './venue.ts';

const BOUCAN = fileURLToPath(new URL('../../apps/cli/bin/boucan.js', import.meta.url));

/** Of some eighty entries of a table. */
const LATE = 64;

test('a person plays against two bots to the final score, and the record of it verifies', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', { reducedMotion: 'no-preference' });
  await anna.openTable();
  // The last turns on the page, those before by wire.
  await playByWire([anna], ({ asked, n }) => asked?.question === 'turn.ship' && n > LATE);
  expect(await anna.playUntil(anna.over)).toBeGreaterThanOrEqual(4);

  const { scores } = anna;
  await scores.waitFor();
  const { text } = await anna.download(scores.getByRole('button', { name: 'Save the game file' }));
  const record = JSON.parse(text) as GameRecord;
  expect(verify(brethren, record)).toEqual({ ok: true });
  expect(record.names[0]).toBe('Anna');
  const made = record.choices.filter(([seat]) => seat === 0).length;
  expect(made, 'twelve ships and twelve cards, and what was taken').toBeGreaterThanOrEqual(24);
  const path = join(newFolder(), 'match.json');
  writeFileSync(path, text);
  const { stdout } = await promisify(execFile)(process.execPath, [BOUCAN, 'verify', path]);
  expect(stdout).toBe('ok\n');

  const counted = await anna.counted();
  expect(counted).toHaveLength(3);
  for (const [seat, name] of record.names.entries()) {
    const { won, parts, total } = counted.find((one) => one.name === name)!;
    expect([3, 4], 'treasure, tokens, Port Royal; and the pot, if anybody has some of it').toContain(parts.length);
    expect(parts.reduce((sum, n) => sum + n, 0)).toBe(total);
    expect(total).toBe(record.result.scores[seat]);
    expect(won).toBe(record.result.winners.includes(seat));
  }
  // The seats say the same.
  const seats = await anna.seats.getByRole('listitem').allInnerTexts();
  for (const [seat, score] of record.result.scores.entries()) expect(seats[seat]).toMatch(new RegExp(`\\b${score}\\b`, 'u'));
  await eventually(() => read(scores)).toMatch(/treasure chests: Anna\s\d/u);

  await scores.getByRole('button', { name: 'Check it' }).click();
  await eventually(() => read(scores)).toContain('Verified: this is the game your browser agreed to');
  await eventually(() => read(scores)).toContain(record.secret);
});

test('a rematch is one click away, with the same bots; whoever wants one is heard over the scores', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const call: Call = { follows: 'another', game: 'brethren', by: 'Bart' };
  await anna.page.route('**/api/calls', (route) => route.fulfill({ json: { calls: [call] } satisfies CallsReply }));
  await anna.openTable();
  await playOut(anna);
  await anna.seeScores();
  const heard = anna.scores.getByText('Bart wants a rematch');
  await heard.waitFor();
  await anna.scores.getByRole('button', { name: 'Not now' }).click();
  await eventually(() => heard.count()).toBe(0);
  await anna.scores.getByRole('button', { name: 'Rematch' }).click();
  await anna.asked();
  await eventually(() => anna.seats.getByRole('listitem').count()).toBe(3);
  await eventually(() => read(anna.log)).toContain('The game begins.');
});

test('a turn is played on the board with the mouse, and a board that is not allowed says why', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', { reducedMotion: 'no-preference' });
  const { board, page } = anna;
  await anna.openTable();
  await page.getByRole('button', { name: 'Turn off help' }).click();
  await board.getByRole('button', { name: '3 galleons left' }).click();
  await board.getByRole('button', { name: 'Send a galleon to San Juan' }).click();
  await eventually(() => read(anna.log)).toContain('Anna sends a galleon to San Juan');

  const [held] = await anna.hand();
  await board.getByRole('list', { name: 'Your hand' }).getByRole('button').first().click();
  await board.getByRole('button', { name: 'Face down, for a doubloon' }).click();
  await board.getByRole('button', { name: `Play ${held} at San Juan` }).hover();
  const why = page.getByText('Your ship went to this board this turn. The card must go to another one.');
  await why.waitFor();
  await page.getByRole('status').getByRole('button', { name: 'BRE-TURN-07' }).click();
  await page.getByRole('complementary', { name: 'Rules' }).getByText('BRE-TURN-07').first().waitFor();
  await board.getByRole('button', { name: `Play ${held} at La Habana, face down` }).click();
  await anna.beside('Log');
  await eventually(() => read(anna.log)).toContain(`Anna pays 1 doubloon, plays ${held} face down at La Habana and draws `);
});
