// Away from a table, and back at it on a device that has never seen it.
import { test as both, expect } from 'vitest';
import { whole } from './length.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

both('whoever comes back by the personal link, on another device, is told what happened meanwhile', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const link = await anna.personalLink();
  await anna.openTable({ friends: [2] });
  const clara = await venue.guest('Clara');
  await clara.page.goto(anna.page.url());
  await clara.sitDown();
  await anna.startMatch();
  await anna.choose(/Send a galleon to La Habana/u);
  await anna.choose(/face up/u);
  await clara.asked();
  await eventually(() => read(anna.log)).toMatch(/Anna plays .+ at/u);

  await eventually(() => anna.hand()).toHaveLength(4);
  const [hand, address] = [await anna.hand(), anna.page.url()];
  await anna.page.close();
  await eventually(() => read(clara.seat('Anna'))).toContain('not connected');
  await clara.choose(/Send a schooner to San Juan/u);
  await clara.choose(/face up/u);

  const elsewhere = await venue.visitor();
  await elsewhere.page.goto(link);
  await elsewhere.page.getByRole('button', { name: 'Yes, I’m Anna' }).click();
  await elsewhere.page.getByText('You play as Anna.').waitFor();
  await elsewhere.tableIn('Your tables').getByText('Your turn').click();
  const away = elsewhere.page.getByRole('dialog', { name: 'While you were away' });
  await away.waitFor();
  const told = await read(away);
  expect(told).toContain('Clara sends a schooner to San Juan');
  expect(told).not.toContain('Anna sends a galleon');
  await away.getByRole('button', { name: 'Continue' }).click();
  expect(elsewhere.page.url()).toBe(address);
  await eventually(() => elsewhere.hand()).toEqual(hand);

  // Seen is seen: coming again at once, there is nothing to tell.
  await elsewhere.page.reload();
  await elsewhere.asked();
  await eventually(() => away.count()).toBe(0);
});

whole(
  'a personal link is listed and revoked with all that came of it, and the devices that came by it know their person no longer',
  async () => {
    const venue = await Venue.open();
    const anna = await venue.guest('Anna');
    const link = await anna.personalLink();
    const elsewhere = await venue.visitor({ forgives: [/status of 401/u] }); // its cookie is void in the end
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('button', { name: 'Yes, I’m Anna' }).click();
    await elsewhere.page.getByText('You play as Anna.').waitFor();

    await anna.page.getByRole('button', { name: 'other devices' }).click();
    await anna.page.getByText('used on one device').waitFor();
    const first = anna.page.getByRole('button', { name: /^Revoke the link created on/u }).first();
    await first.click();
    await anna.page.getByText('The device that uses it is signed out.').waitFor();
    await anna.page.getByRole('button', { name: 'Keep it' }).click();
    await anna.page.getByRole('button', { name: 'Close' }).click();

    // That device makes a link of its own: it came of the first.
    await elsewhere.page.getByRole('button', { name: 'other devices' }).click();
    await elsewhere.page.getByRole('button', { name: 'Create a personal link' }).click();
    await elsewhere.page.getByText('created with the link of').waitFor();
    const child = await elsewhere.page.getByRole('textbox', { name: 'Your personal link' }).inputValue();

    await anna.page.getByRole('button', { name: 'other devices' }).click();
    await anna.page.getByText('created with the link of').waitFor();
    await first.click();
    await anna.page.getByText('Revoke this link and the link created with it?').waitFor();
    await anna.page.getByRole('button', { name: 'Revoke the link', exact: true }).click();
    await anna.page.getByText('2 links are revoked').waitFor();
    await anna.page.getByText('Your links').waitFor({ state: 'detached' });

    await elsewhere.page.reload();
    await elsewhere.page.getByText('To play with friends you only need a name.').waitFor();
    await elsewhere.page.goto(link);
    await elsewhere.page.getByText('This personal link doesn’t work').waitFor();
    await elsewhere.page.goto(child);
    await elsewhere.page.getByText('This personal link doesn’t work').waitFor();
    await anna.page.reload();
    await anna.page.getByText('You play as Anna.').waitFor();
  },
);
