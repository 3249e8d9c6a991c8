// Tables that live on one device: without a network, without a mouse, and shared by several people.
import { brethren } from '@boucan/brethren';
import { verify } from '@boucan/record';
import { expect } from 'vitest';
import { playOut } from './by-wire.ts';
import { test, whole } from './length.ts';
import { read } from './person.ts';
import { eventually, NO_NETWORK, OwnVenue, Venue } from './venue.ts';

whole('with the network cut, the page loads, a local match is played to the end, and its record verifies', async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.visitor({ serviceWorkers: 'allow', forgives: [NO_NETWORK] });
  const { page, context } = anna;
  await anna.keepAllGames();
  await context.setOffline(true);
  await venue.stop();

  await page.reload();
  await page.getByText('You’re offline.').waitFor();
  await anna.playNow();
  await anna.choose(/galleon/u);
  await anna.asked();
  const hand = await anna.hand();
  await page.reload();
  await anna.asked();
  await eventually(() => anna.hand()).toEqual(hand);
  await eventually(() => read(anna.prompt)).toContain('Now a card.');

  expect(await anna.playToTheEnd()).toBeGreaterThanOrEqual(23);
  const { text } = await anna.download(anna.scores.getByRole('button', { name: 'Save the game file' }));
  expect(verify(brethren, JSON.parse(text))).toEqual({ ok: true });
  await anna.scores.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('Yes. This page has replayed the whole game').waitFor();
});

test('with the network cut, a game that was opened is there, and of another it is said that it is not', async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.visitor({ serviceWorkers: 'allow', forgives: [NO_NETWORK, /dynamically imported|ERR_FAILED/u] });
  const { page, context } = anna;
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload(); // from now on the service worker keeps what is asked for
  await anna.playNow();
  await anna.asked();
  await context.setOffline(true);
  await venue.stop();

  await page.reload();
  await anna.asked();
  await anna.toLobby();
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('button', { name: /Nassau/u }).click();
  await page.getByRole('alert').getByText('This page has never been loaded on this device, and you’re offline.').waitFor();
  await anna.playNow();
  await anna.asked();
});

test('two people share a device, and a curtain hides each hand from the other', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor();
  const { page } = anna;
  await anna.planTable({ where: 'On this device', friends: [2, 3] });
  for (const [seat, name] of ['Anna', 'Bea', 'Clara'].entries())
    await page.getByRole('textbox', { name: `Name at seat ${seat + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();

  const curtain = page.getByRole('region', { name: 'Pass the device' });
  const lift = (name: string) => curtain.getByRole('button', { name: `I’m ${name}, show my hand` });
  const hands: string[][] = [];
  for (const name of ['Anna', 'Bea', 'Clara']) {
    await curtain.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();
    await eventually(() => page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
    await eventually(() => anna.board.count()).toBe(0);
    expect(await page.evaluate('document.body.innerText')).not.toMatch(/chest|cannon|musket|doubloon/iu);
    await lift(name).click();
    await anna.asked();
    hands.push(await anna.hand());
    await anna.choose(/schooner/u);
    await anna.choose(/face (up|down)/u);
    // One sees what one has drawn before the device goes on.
    await eventually(() => anna.hand()).toHaveLength(4);
    await anna.prompt.getByRole('button', { name: 'Pass the device' }).click();
  }
  await lift('Anna').click();
  await anna.asked();
  const now = await anna.hand();
  expect(now).toHaveLength(4);
  const kept = now.filter((card) => hands[0]!.includes(card));
  expect(kept.length, 'it is the same hand, but for the card played and the card drawn').toBeGreaterThanOrEqual(3);
  expect(await read(anna.log), 'what the others drew is theirs').not.toMatch(/(Bea|Clara) (.* )?draws (?!a card|another)/u);

  // A reload lets the curtain down again.
  await page.reload();
  await lift('Anna').waitFor();
  await eventually(() => page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
});

test('a match is begun, played and looked into afterwards by keyboard alone', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor();
  const { page } = anna;
  const { keyboard } = page;
  /** Tab, until the focus is where it should be. */
  const tabTo = async (what: string): Promise<void> => {
    const where = page.locator(`:focus`).and(page.locator(what));
    for (let presses = 0; (await where.count()) === 0; presses++) {
      if (presses > 80) throw new Error(`no way to ${what} by Tab`);
      await keyboard.press('Tab');
    }
  };

  await tabTo('button:has-text("Choose a name")');
  await keyboard.press('Enter');
  await page.locator('input[autocomplete=nickname]:focus').waitFor(); // what stands there is typed over
  await keyboard.type('Anna');
  await keyboard.press('Enter');
  await page.getByText('You play as Anna.').waitFor();
  await tabTo('a[href="/new"]');
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Open a table' }).waitFor();
  // Bots who do not think long: a letter or two finds them in the list.
  for (const seat of ['Seat 2', 'Seat 3']) {
    await tabTo(`select[aria-label="${seat}"]`);
    await keyboard.type('Bot: P');
  }
  await tabTo('button[type=submit]:has-text("Open the table")');
  await keyboard.press('Enter');
  await anna.prompt.getByText('Your turn.').or(anna.prompt.getByText('to play.')).first().waitFor();

  await keyboard.press('o');
  let made = 0;
  for (; made < 8 && (await anna.asked(anna.over)); made++) {
    await tabTo('.tb-choices [role=toolbar] button');
    for (let steps = made % 3; steps > 0; steps--) await keyboard.press('ArrowRight');
    const allowed = page.locator(':focus').and(page.locator('[aria-disabled=false]'));
    while ((await allowed.count()) === 0) await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
  }
  expect(made).toBe(8);
  await playOut(anna);
  await anna.scores.waitFor(); // they come by themselves
  await tabTo('button:has-text("Check it")');
  await keyboard.press('Enter');
  await eventually(() => read(anna.scores)).toContain('Verified: this is the game your browser agreed to');
  await keyboard.press('Escape');
  await anna.scores.waitFor({ state: 'hidden' });
});
