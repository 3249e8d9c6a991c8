// A server that says something else than what was agreed, and what the page says to that.
import type { ServerMessage } from '@boucan/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, read } from './person.ts';
import { eventually, Venue } from './venue.ts';

const BREACH = 'The rules, options or players of this table are not those your browser agreed to.';

/** From the message on at which `when` holds, the server tells this page of another option. */
async function deceive(page: Page, when: (message: ServerMessage) => boolean): Promise<{ readonly revealed: () => boolean }> {
  let isOn = false;
  let revealed = false;
  await page.routeWebSocket(/\/ws$/u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (String(text).includes('"do":"reveal"')) revealed = true;
      server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      isOn ||= when(message);
      if (isOn && message.type === 'table') {
        const { terms } = message.view;
        const config = { ...terms.config, options: { ...terms.config.options, rounds: 6 } };
        socket.send(JSON.stringify({ ...message, view: { ...message.view, terms: { ...terms, config } } }));
      } else if (isOn && message.type === 'change' && !Array.isArray(message.change)) {
        const terms = { config: { options: { rounds: [6] } } };
        socket.send(JSON.stringify({ ...message, change: { ...message.change, terms } }));
      } else socket.send(text);
    });
  });
  return { revealed: () => revealed };
}

/** A table for three rounds against a bot. */
async function openShort(anna: Person): Promise<void> {
  const { page } = anna;
  await page.goto('/new?game=toy');
  await anna.pick('Seats', '2');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Bot: Passenger' });
  await page.getByText('House rules').click();
  await anna.pick('How many rounds?', 'Three');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//u);
}

test('an option that is switched once this browser has shown what it adds is said loudly, on a phone too', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const { page } = anna;
  const isPlaying = (message: ServerMessage): boolean =>
    message.type === 'change' && JSON.stringify(message).includes('"playing"');
  const { revealed } = await deceive(page, isPlaying);
  await openShort(anna);
  await page.getByRole('alert').getByText(BREACH).waitFor();
  expect(revealed()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await eventually(() => page.getByText(BREACH).isVisible()).toBe(true);
});

test('to a table other than the one that was asked for, this browser shows nothing', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const { page } = anna;
  const { revealed } = await deceive(page, () => true);
  await openShort(anna);
  await page.getByRole('alert').getByText(BREACH).waitFor();
  expect(revealed()).toBe(false);
});

test('at an honest table nothing of this is seen, and the fingerprint of what was agreed stands in its menu', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const { page } = anna;
  await openShort(anna);
  await anna.asked();
  await eventually(() => page.getByText(BREACH).count()).toBe(0);
  await page.getByRole('button', { name: 'The table', exact: true }).click();
  await eventually(() => read(page.getByRole('dialog'))).toMatch(
    /Fingerprint of what was agreed: game, options, players\s+[0-9a-f]{64}/u,
  );
});
