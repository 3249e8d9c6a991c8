import { expect, test } from 'vitest';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

test('the language is switched in mid-game, and nothing is lost', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const { page } = anna;
  await anna.openTable();
  await anna.choose(/Send a galleon to La Habana/u);
  await anna.asked();
  const [offers, hand, lines] = [await anna.offers.count(), await anna.hand(), await anna.log.getByRole('listitem').count()];
  await eventually(() => read(anna.log)).toContain('Anna sends a galleon to La Habana');

  await anna.switchTo('Français');
  const prompt = page.getByRole('region', { name: 'La question' });
  await eventually(() => read(prompt)).toContain('À vous');
  const log = page.getByRole('list', { name: 'Journal de la partie' });
  await eventually(() => read(log)).toMatch(/Anna envoie un galion à La Havane/u);
  await eventually(() => log.getByRole('listitem').count()).toBe(lines);
  await eventually(() => page.getByRole('region', { name: 'Choix' }).getByRole('button', { disabled: false }).count()).toBe(
    offers,
  );
  await eventually(() => page.getByRole('list', { name: 'Votre main' }).getByRole('button').count()).toBe(hand.length);
  expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
  // What was announced was announced; everything else is in French.
  const shown = `[...document.querySelectorAll('main [aria-label], main button, main li, main p, main h2')]
    .filter((e) => e.closest('[role=log]') === null).map((e) => e.innerText + ' ' + e.getAttribute('aria-label')).join(' ')`;
  expect(await page.evaluate(shown), 'no English is left behind').not.toMatch(
    /\b(Your turn|Your ship first|Choices|Undo|sends|goes first|Connected)\b/u,
  );

  // What is chosen in French happened in English as well.
  await page.getByRole('region', { name: 'Choix' }).getByRole('button', { disabled: false }).first().click();
  await eventually(() => read(log)).toMatch(/Tour\s2\ssur\s12\s: Anna/u);
  await anna.switchTo('English');
  await anna.asked();
  await eventually(() => read(anna.log)).toMatch(/Anna plays .+[\s\S]*Turn 2 of 12: Anna/u);

  await page.reload();
  await anna.asked();
  expect(await page.evaluate('document.documentElement.lang')).toBe('en');
});

test('whoever comes with a French browser is greeted in French', async () => {
  const venue = await Venue.open();
  const anne = await venue.visitor({ locale: 'fr-FR' });
  await anne.page.getByRole('button', { name: 'Contre des robots, Les Frères de la côte' }).waitFor();
  expect(await anne.page.evaluate('document.documentElement.lang')).toBe('fr');
});

test('the light is switched, follows the device until then, and is remembered', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor({ colorScheme: 'dark' });
  const { page } = anna;
  const theme = () => page.evaluate('document.documentElement.dataset.theme');
  const paper = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  await eventually(() => theme()).toBe('night');
  const night = await paper();
  await page.getByRole('button', { name: 'Settings' }).click();
  await anna.pick('Theme', 'Light');
  await eventually(() => theme()).toBe('day');
  await eventually(paper).not.toBe(night);
  await page.reload();
  await eventually(() => theme()).toBe('day');
});
