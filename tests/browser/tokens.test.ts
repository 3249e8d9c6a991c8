// Tokens for programs, made and revoked on the settings page, in both languages.
import { expect, test } from 'vitest';
import { Boucan } from '../../clients/typescript/boucan.ts';
import { look } from './axe.ts';
import { Venue } from './venue.ts';

test.each([
  {
    locale: 'en-GB',
    settings: 'Settings',
    open: 'Tokens and bots',
    bot: 'Name of a new bot',
    makeBot: 'Create bot',
    who: 'Who plays with it?',
    token: 'Name of a new token',
    make: 'Create token',
    may: ['see tables', 'open tables and play'],
    idle: 'Tick at least one thing. A token that may do nothing can’t be created.',
    fresh: 'Your new token',
    kept: 'I’ve copied it',
    revoke: 'Revoke My program',
  },
  {
    locale: 'fr-FR',
    settings: 'Réglages',
    open: 'Jetons et bots',
    bot: 'Nom d’un nouveau bot',
    makeBot: 'Créer le bot',
    who: 'Qui joue avec ce jeton ?',
    token: 'Nom d’un nouveau jeton',
    make: 'Créer le jeton',
    may: ['voir les tables', 'ouvrir des tables et jouer'],
    idle: 'Cochez au moins une permission : un jeton qui ne permet rien ne peut pas être créé.',
    fresh: 'Votre nouveau jeton',
    kept: 'C’est copié',
    revoke: 'Révoquer My program',
  },
])('a bot and a token for it are made in the settings; the token works, until it is revoked: $locale', async (words) => {
  const venue = await Venue.open();
  const anna = await venue.visitor({ locale: words.locale, viewport: { width: 390, height: 844 } });
  const { page } = anna;
  await page.request.post('/api/session', { data: { name: 'Anna' } });
  await page.reload();
  await page.getByRole('button', { name: words.settings }).first().click();
  await page.getByRole('button', { name: words.open }).click();
  await page.getByLabel(words.bot).fill('Iron Hook');
  await page.getByRole('button', { name: words.makeBot }).click();
  await page.getByLabel(words.who).selectOption({ index: 1 });
  await page.getByLabel(words.token).fill('My program');
  for (const may of words.may) await page.getByLabel(may).uncheck();
  await page.getByRole('button', { name: words.make }).click();
  // What is wrong is said where it is, and of the name nothing is said.
  const complaints = await page.locator('.programs .complaint').allInnerTexts();
  expect(complaints.map((text) => text.replaceAll(/\s/gu, ' '))).toEqual(['', words.idle]);
  expect(await look(page, 'tokens that may do nothing')).toEqual([]);
  if (process.env.BOUCAN_PICTURES !== undefined)
    await page.screenshot({ path: `${process.env.BOUCAN_PICTURES}/tokens-idle-${words.locale}.png`, fullPage: true });
  expect(await page.getByLabel(words.fresh).count()).toBe(0);
  for (const may of words.may) await page.getByLabel(may).check();
  await page.getByRole('button', { name: words.make }).click();
  const token = await page.getByLabel(words.fresh).inputValue();
  expect(await look(page, 'tokens')).toEqual([]);
  if (process.env.BOUCAN_PICTURES !== undefined)
    await page.screenshot({ path: `${process.env.BOUCAN_PICTURES}/tokens-${words.locale}.png`, fullPage: true });

  const program = new Boucan(venue.url, token);
  const mine = (): Promise<unknown> => program.call('GET', '/tables');
  expect(await mine()).toMatchObject({ mine: [] });
  await expect(program.call('POST', '/tables/none/say', { text: 'Ahoy' })).rejects.toMatchObject({ status: 403 }); // not in its scopes
  await page.getByRole('button', { name: words.kept }).click();
  expect(await page.getByText(token).count()).toBe(0); // told once
  await page.getByRole('button', { name: words.revoke }).click();
  await page.getByRole('button', { name: words.revoke }).click();
  await page.getByRole('button', { name: words.revoke }).waitFor({ state: 'detached' });
  await expect(mine()).rejects.toMatchObject({ status: 401 });
});
