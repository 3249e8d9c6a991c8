// Several events of one action are one line of the log, which opens.
import { expect, test } from 'vitest';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import { Venue } from './venue.ts';

test('a line of the log opens by its button and by a key, and shows its parts', async () => {
  const found = soughtAtCoast('a folded line', 4, ({ question, made }) => question === 'turn.ship' && made >= 16);
  const anna = await playOnAtCoast(await Venue.open(), found, { viewport: { width: 1440, height: 900 } });
  await anna.beside('Log');
  const line = anna.log
    .locator('.tb-line')
    .filter({ hasText: /and draws a card/u })
    .last();
  const unfold = line.getByRole('button', { name: 'Show the 2 steps' });
  const last = line.locator('.tb-last');
  expect(await last.innerText(), 'the arrow stays with the last word').toMatch(/^\w+\.\s?▸$/u);
  expect(await last.evaluate((el) => el.getClientRects().length)).toBe(1);
  await unfold.click();
  expect(await unfold.getAttribute('aria-expanded')).toBe('true');
  const parts = line.getByRole('listitem');
  expect(await parts.allInnerTexts()).toEqual([
    expect.stringMatching(/ plays .+ at .+\.$/u),
    expect.stringMatching(/ draws a card\.$/u),
  ]);
  if (process.env.BOUCAN_PICTURES !== undefined)
    await anna.page.screenshot({ path: `${process.env.BOUCAN_PICTURES}/folded.png` });
  await line.focus();
  await anna.page.keyboard.press('ArrowLeft');
  expect(await parts.count()).toBe(0);
  await anna.page.keyboard.press('ArrowRight');
  expect(await parts.count()).toBe(2);
});
