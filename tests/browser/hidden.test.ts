// What a spectator may not know is nowhere on his page, and never came over his line.
import type { ServerMessage } from '@boucan/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

/** Every message that reaches this page over its sockets, as it came. */
function wiretap(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  return frames;
}

/** Secrets in what came over a line: hands, faces of cards that lie face down, what was drawn, the words of a choice, the dice. */
function secretsIn(frames: readonly string[]): string[] {
  const found: string[] = [];
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const it = value as Record<string, unknown>;
    if ('hand' in it && it.hand !== null) found.push('a hand');
    if (it.faceDown === true && it.card !== null) found.push('the face of a hidden card');
    if (it.type === 'chose' && it.choice !== null) found.push('the words of a choice');
    if ('secret' in it && it.secret !== null) found.push('the secret');
    // What somebody adds to the dice is everybody's once all are bound, and nobody's before.
    if ('entropy' in it && it.type !== 'revealed') found.push('entropy');
    if ('offers' in it) found.push('offers');
    if (/^card\.(hidden|drawn)/u.test(String(it.event)) && 'card' in (it.with as object)) found.push('a card unseen');
    for (const part of Object.values(it)) search(part);
  };
  for (const frame of frames) search(JSON.parse(frame) as ServerMessage);
  return [...new Set(found)].sort();
}

test('a spectator sees no hidden card', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable({ friends: [2], openness: 'By invitation only' });
  const [invitation, spectatorLink] = [await anna.invitation(), await anna.spectatorLink()];
  const bea = await venue.guest('Bea');
  const heard = wiretap(bea.page);
  await bea.page.goto(invitation);
  await bea.sitDown();

  const carl = await venue.guest('Carl');
  const overheard = wiretap(carl.page);
  await carl.page.goto(spectatorLink);
  await carl.seats.waitFor();
  expect(await carl.page.getByRole('button', { name: 'Sit here' }).count(), 'this link is for looking on').toBe(0);
  await eventually(() => anna.page.getByText('1 spectator').count()).toBe(1);

  await anna.startMatch();
  for (const person of [anna, bea]) {
    await person.choose(/schooner/u);
    await person.choose(/face down/u);
  }
  await eventually(() => read(carl.log)).toMatch(
    /Anna pays 1 doubloon, plays a card face down .+ and draws another[\s\S]*Turn 2 of 12: Anna/u,
  );

  // On the page: no hand, nothing to choose, and backs of cards that say nothing.
  await eventually(() => carl.page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
  await eventually(() => carl.offers.count()).toBe(0);
  const faceDown = carl.board.getByRole('listitem').filter({ has: carl.page.locator('.bp-card-back') });
  const hidden = faceDown.filter({ has: carl.page.locator('.bre-card-owner') });
  await eventually(() => hidden.count()).toBeGreaterThanOrEqual(2);
  const [beas] = await bea.board
    .getByRole('listitem')
    .filter({ has: bea.page.locator('.bp-card-through') })
    .all();
  expect(beas, 'whoever laid it down sees through the back').toBeDefined();
  for (const card of await hidden.all()) {
    const html = await card.innerHTML();
    await eventually(() => read(card)).toBe('');
    expect(html).not.toMatch(/through|doubloon|chest|cannon|musket|data-n|title=|aria-label=/u);
  }
  const words = (await carl.boardInWords()).join('\n');
  expect(words).toContain('a face-down card of Anna');
  expect(words).toContain('a face-down card of Bea');

  // On the line: the same search finds plenty on a player’s, who has a hand and a hidden card of her own.
  expect(secretsIn(heard)).toEqual(
    expect.arrayContaining(['a card unseen', 'a hand', 'the face of a hidden card', 'the words of a choice']),
  );
  expect(overheard.length).toBeGreaterThan(4);
  expect(secretsIn(overheard)).toEqual([]);
  expect(secretsIn(heard)).not.toContain('the secret');
  expect(secretsIn(heard)).not.toContain('entropy');
});
