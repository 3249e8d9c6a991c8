import { expect } from 'vitest';
import { test, whole } from './length.ts';
import { read } from './person.ts';
import { eventually, OwnVenue, Venue } from './venue.ts';

test('a leaver becomes a bot and comes back', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable({ friends: [2] });
  const bea = await venue.guest('Bea');
  await bea.page.goto(await anna.invitation());
  await bea.sitDown();
  await anna.startMatch();

  await anna.asked();
  await anna.leaveToBots();
  await eventually(() => read(bea.log)).toContain('Anna leaves the table and a bot takes over.');
  await bea.asked();
  await eventually(() => read(bea.log)).toMatch(/Anna sends .+[\s\S]*Anna (pays|plays) .+ and draws (a card|another)/u);
  await eventually(() => read(bea.seat('Anna'))).toContain('a bot is playing');
  await eventually(() => read(anna.prompt)).toContain('A bot is playing for you.');
  await eventually(() => anna.offers.count()).toBe(0);

  await anna.prompt.getByRole('button', { name: 'Come back' }).click();
  await eventually(() => read(bea.log)).toContain('Anna is back.');
  await bea.choose(/schooner/u);
  await bea.choose(/face up/u);
  await anna.asked();
  await eventually(() => read(anna.log)).toContain('Turn 2 of 12: Anna');
  await anna.choose(/schooner/u);
});

whole('those who are there vote a bot into an absent person’s chair, and she may return', async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.guest('Anna');
  await anna.openTable({ friends: [2, 3], begins: 'The third seat' });
  const link = await anna.invitation();
  const bea = await venue.guest('Bea');
  const clara = await venue.guest('Clara');
  for (const friend of [bea, clara]) {
    await friend.page.goto(link);
    await friend.sitDown();
  }
  await anna.startMatch();
  await clara.asked();
  await clara.page.close();

  await eventually(() => read(anna.seat('Clara'))).toContain('not connected');
  venue.clocks.jump(5 * 60_000);
  await anna.seat('Clara').click();
  await anna.seats.getByText('It takes 2 votes; nobody has voted.').waitFor();
  await anna.seats.getByRole('button', { name: 'Vote for a bot' }).click();
  await anna.seats.getByRole('button', { name: 'You have voted' }).waitFor();
  expect(await anna.offers.count(), 'one vote of two is not enough').toBe(0);

  await bea.seat('Clara').click();
  await bea.seats.getByRole('button', { name: 'Vote for a bot' }).click();
  await eventually(() => read(bea.log)).toContain('The table votes for a bot to play for Clara.');
  await anna.asked();
  await eventually(() => read(anna.log)).toMatch(/Clara sends .+[\s\S]*Clara (pays|plays) .+ and draws (a card|another)/u);

  const again = await clara.inNewPage();
  await again.page.goto(link);
  await again.page.getByRole('dialog', { name: 'While you were away' }).getByRole('button', { name: 'Continue' }).click();
  await again.prompt.getByRole('button', { name: 'Come back' }).click();
  await eventually(() => read(anna.log)).toContain('Clara is back.');
});
