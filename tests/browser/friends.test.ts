// Several people at one table, each in a browser of their own.
import { expect } from 'vitest';
import { test, whole } from './length.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

test('two people and a bot play by invitation link, see each other and talk', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable({ friends: [2], openness: 'By invitation only' });
  const link = await anna.invitation();
  expect(link).toContain('?k=');

  // The address alone is not enough.
  const bea = await venue.guest('Bea');
  await bea.page.goto(link.split('?')[0]!);
  await bea.page.getByText('This table is by invitation only.').waitFor();
  await eventually(() => bea.seats.count()).toBe(0);

  // The link is; whoever comes without a name sees who asks him to what, and gives one when he sits down.
  const clara = await venue.visitor();
  await clara.page.goto(link);
  await clara.page.getByRole('heading', { name: /Anna.* invites you to play Brethren of the Coast/u }).waitFor();
  await clara.page.getByText(/A table for \d: .* seat free.*No clock/u).waitFor();
  await clara.page.getByRole('button', { name: 'Sit here' }).first().click();
  const asked = clara.page.getByRole('dialog');
  await asked.getByRole('textbox', { name: 'What should the others call you?' }).fill('Clara');
  await asked.getByRole('button', { name: 'Sit here' }).click();
  await anna.startMatch();
  await clara.prompt.waitFor();

  await anna.choose(/Send a galleon to La Habana/u);
  await eventually(() => read(clara.log)).toContain('Anna sends a galleon to La Habana');
  await anna.choose(/face up/u);
  await clara.choose(/Send a schooner to San Juan/u);
  await eventually(() => read(anna.log)).toContain('Clara sends a schooner to San Juan');

  await clara.say('Ahoy <b>there</b>');
  await clara.offers.first().click({ trial: true }); // whoever talks can still choose
  await anna.page.getByRole('button', { name: /Chat\s*1 unread/u }).waitFor();
  await anna.say('Well met');
  await eventually(() => read(clara.page.getByRole('list', { name: 'Chat' }))).toContain('Well met');
  await eventually(() => read(anna.page.getByRole('list', { name: 'Chat' }))).toContain('Ahoy <b>there</b>');

  expect(await read(anna.seat('Clara'))).not.toContain('not connected');
  await clara.page.close();
  await eventually(() => read(anna.seat('Clara'))).toContain('not connected');
  const back = await clara.inNewPage();
  await back.page.goto(link);
  await eventually(() => read(anna.seat('Clara'))).not.toContain('not connected');
});

whole('the host frees a seat and closes the table to a stranger, each time after saying so', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable({ friends: [2] });
  const bea = await venue.guest('Bea');
  await bea.page.goto(await anna.invitation());
  await bea.sitDown();
  expect(await bea.page.getByRole('button', { name: /^Free .*seat/u }).count(), 'for the host alone').toBe(0);

  const free = anna.page.getByRole('button', { name: 'Free Bea’s seat' });
  await free.click();
  const seat = anna.page.getByRole('dialog', { name: 'Bea’s seat' });
  await seat.getByRole('button', { name: 'Cancel' }).click();
  await free.click();
  await seat.getByRole('button', { name: 'Free the seat', exact: true }).click();
  await bea.page.getByRole('button', { name: 'Sit here' }).waitFor();

  await anna.page.getByRole('button', { name: 'Block Bea' }).click();
  const door = anna.page.getByRole('dialog', { name: 'Block Bea from this table?' });
  await door.getByText('This can’t be undone.').waitFor();
  await door.getByRole('button', { name: 'Block Bea' }).click();
  await bea.page.getByText('The host has blocked you from this table.').waitFor();
  await anna.page.getByRole('button', { name: 'Block Bea' }).waitFor({ state: 'detached' });
  await bea.page.reload();
  await bea.page.getByText('The host has blocked you from this table.').waitFor();
});

/** Where two pieces of a text stand on the screen: how far the second begins to the right of the end of the first. */
const APART = `([first, second]) => {
  const texts = [];
  const walk = document.createTreeWalker(document.querySelector('.tb-side'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode);
  const text = texts.find((node) => node.data.includes(first) && node.data.includes(second));
  const box = (part) => {
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(part));
    range.setEnd(text, text.data.indexOf(part) + part.length);
    return range.getBoundingClientRect();
  };
  return box(second).left - box(first).right;
}`;

whole('a name that runs from right to left leaves what stands beside it in its place', async () => {
  const venue = await Venue.open();
  const sarah = await venue.visitor();
  await sarah.page.getByRole('button', { name: 'Choose a name' }).click();
  await sarah.nameMyself('שרה');
  await sarah.page.getByText(/You play as .*שרה/u).waitFor();
  await sarah.openTable({ friends: [2] });
  await sarah.say('12 crowns');
  await sarah.beside('Log');
  await eventually(() => read(sarah.log)).toContain('12 crowns');
  expect(await sarah.page.evaluate(`(${APART})(['שרה', '12'])`)).toBeGreaterThan(0);
});
