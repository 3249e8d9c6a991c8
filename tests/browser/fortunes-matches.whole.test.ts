// Whole matches of Fortunes de mer at the table, and who learns what in them.
import { fortunes } from '@boucan/fortunes';
import { type ServerMessage, viewAfter } from '@boucan/protocol';
import { type GameRecord, verify } from '@boucan/record';
import type { TableView } from '@boucan/table';
import { WHOLE } from '@boucan/testkit/whole';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { playByWire } from './by-wire.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';
import { inAHurry, lastRound, openVoyage, sailOn } from './voyage.ts';

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true } as const;

test('two people, one of them on a phone, and two bots play to the final score, and the record verifies', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await openVoyage(anna, { seats: 4, friends: [2], bots: 'Bosun' });
  const bea = await venue.guest('Bea', PHONE);
  await bea.page.goto(await anna.invitation());
  await bea.sitDown();
  await anna.startMatch();
  for (const { page } of [anna, bea]) await page.getByRole('button', { name: 'Turn off help' }).click();

  await bea.asked();
  expect(await bea.shifted(), 'on a phone nothing moves sideways').toEqual([]);
  for (const person of [anna, bea]) await person.choose(/^Take the /u);
  // The middle of it is played on the board in other tests, piece by piece.
  await playByWire([anna, bea], lastRound, inAHurry);
  const made = await Promise.all([sailOn(anna), sailOn(bea)]);
  expect(await bea.shifted()).toEqual([]);
  for (const person of [anna, bea]) await person.seeScores();

  const { text } = await anna.download(anna.scores.getByRole('button', { name: 'Save the game file' }));
  const record = JSON.parse(text) as GameRecord;
  expect(verify(fortunes, record)).toEqual({ ok: true });
  expect(record.names.slice(0, 2)).toEqual(['Anna', 'Bea']);
  expect(record.options['glory-target']).toBe(6);
  const chosen = [0, 1].map((seat) => record.choices.filter(([by]) => by === seat).length);
  for (const seat of [0, 1]) expect(chosen[seat], 'and formalities').toBeGreaterThanOrEqual(made[seat]!);
  const counted = await bea.counted();
  expect(counted).toHaveLength(4);
  for (const [seat, name] of record.names.entries()) {
    const { won, parts, total } = counted.find((one) => one.name === name)!;
    expect(parts.reduce((sum, n) => sum + n, 0)).toBe(total);
    expect(total).toBe(record.result.scores[seat]);
    expect(won).toBe(record.result.winners.includes(seat));
  }
  await anna.scores.getByRole('button', { name: 'Check it' }).click();
  await eventually(() => read(anna.scores)).toContain('Verified: this is the game your browser agreed to');
});

/** Every message that reaches this page over its sockets, as it came. */
function wiretap(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  return frames;
}

/** Events that say more to whoever may know it, and the word that says it. */
const SECRET_EVENTS: Readonly<Record<string, string>> = {
  'glory.drawn': 'card',
  'gold.stashed': 'gold',
  'gold.fetched': 'gold',
  'offer.drawn': 'goods',
  'cargo.bought': 'goods',
  'rumour.heard': 'heard',
  'rumour.seen': 'rumour',
  'hand.seen': 'cards',
};
const OWN = ['gold', 'chest', 'hand', 'rumour', 'cargo'] as const;
const BUYERS = ['market', 'basket', 'heard'] as const;

/** What nobody but its owner may know, in what came over a line until somebody declared victory and opened the chest. */
function secretsIn(frames: readonly string[]): string[] {
  const found = new Set<string>();
  let view: TableView | null = null;
  for (const frame of frames) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type !== 'table' && message.type !== 'change') continue;
    view = viewAfter(view, message);
    if (view?.match == null) continue;
    const board = view.match.board as ReturnType<typeof fortunes.view>['board'];
    if (view.phase === 'over' || board.declared.length > 0) break;
    for (const player of board.players)
      for (const own of OWN) if (player[own] !== null && !(own === 'rumour' && player.doubted)) found.add(own); // a failed test has shown it
    for (const buyers of BUYERS) if (board[buyers] !== null) found.add(buyers);
    if (view.asked !== null) found.add('offers');
    if (view.secret !== null) found.add('secret');
    for (const { what, events } of message.notices) {
      if (what.type === 'chose' && what.choice !== null) found.add('the words of a choice');
      for (const told of events) if ((SECRET_EVENTS[told.event] ?? '—') in told.with) found.add(told.event);
    }
  }
  return [...found].sort();
}

/** How many things somebody was told over a line; on a slow one, several at a time. */
const toldIn = (frames: readonly string[]): number =>
  frames
    .map((frame) => JSON.parse(frame) as ServerMessage)
    .reduce((sum, message) => sum + (message.type === 'change' || message.type === 'table' ? message.notices.length : 0), 0);

test('a spectator learns nothing that is hidden, neither from the page nor over the line', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await openVoyage(anna, { seats: 3, friends: [2] });
  const bea = await venue.guest('Bea');
  const heard = wiretap(bea.page);
  await bea.page.goto(await anna.invitation());
  await bea.sitDown();
  const carl = await venue.guest('Carl');
  const overheard = wiretap(carl.page);
  // On a slow device, where more comes in than can be drawn.
  const device = await carl.context.newCDPSession(carl.page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await carl.page.goto(await anna.spectatorLink());
  await carl.seats.waitFor();
  await anna.startMatch();
  for (const person of [anna, bea]) await person.choose(/^Take the /u);
  await eventually(() => read(carl.log)).toMatch(/^Round 1$/mu);
  await eventually(() => carl.offers.count()).toBe(0);
  for (const name of ['Anna', 'Bea']) await eventually(() => carl.seat(name).textContent()).toMatch(/\?.*gold: secret/u);
  await carl.board.getByRole('button', { name: /^Unfold the sheet/u }).click();
  const sheet = carl.board.getByRole('region', { name: /ship and belongings$/u });
  for (const name of ['Anna', 'Bea']) {
    await sheet.getByRole('button', { name }).click();
    await eventually(() => sheet.textContent()).toMatch(/gold aboard and in the chest: secret/u);
  }
  const words = (await carl.boardInWords()).join('\n');
  expect(words.match(/gold aboard and in the chest: secret/gu)).toHaveLength(3);
  expect(words).not.toMatch(/\d+ gold aboard|Glory cards: |rumour: |in the hold: /u);

  for (const person of [anna, bea]) await person.leaveToBots();
  if (WHOLE) await carl.over.first().waitFor({ timeout: 180_000 });
  await eventually(() => toldIn(overheard)).toBeGreaterThan(100);
  expect(secretsIn(overheard)).toEqual([]);
  expect(secretsIn(heard)).toEqual(expect.arrayContaining(['gold', 'hand', 'offers', 'the words of a choice']));
});
