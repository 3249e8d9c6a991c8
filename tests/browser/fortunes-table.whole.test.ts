// Fortunes de mer, and everything a table does with any game: taking back, languages, keyboard.
import { expect, test } from 'vitest';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';
import { openVoyage, playOn, sought } from './voyage.ts';

test('what was sold is taken back freely, what was offered is not, and a turn that has ended only by consent', async () => {
  const venue = await Venue.open();
  const selling = sought('a sale', ({ state, seat, question, options }) => {
    const business = ['sell', 'buy'].every((one) => options.some(([verb, what]) => verb === 'activity' && what === one));
    const { gold, cargo } = state.board.players[seat]!;
    return question === 'port.activity' && business && gold >= 6 && cargo.length > 1;
  });
  const dora = await playOn(venue, selling);
  const port = dora.board.getByRole('region', { name: /^In port: / });
  const undo = dora.prompt.getByRole('button', { name: /^Undo/u });
  const before = await dora.boardInWords();
  await port.getByRole('button', { name: /^Sell goods/u }).click();
  await port
    .getByRole('button', { name: /^Sell (?!goods)/u })
    .first()
    .click();
  await port.getByText('1 card set aside').waitFor();
  await undo.click();
  await eventually(() => read(dora.prompt)).toContain('Which cards do you sell?');
  await undo.click();
  await eventually(() => read(dora.prompt)).toContain('What do you do?');
  await eventually(() => dora.boardInWords()).toEqual(before);
  await dora.asked();
  expect(await read(dora.offers.filter({ hasText: 'Buy goods' })), 'one is told beforehand').toContain('final');
  await dora.offers.filter({ hasText: 'Buy goods' }).press('Enter');
  await dora.beside('Log');
  await eventually(() => read(dora.log)).toContain('cargo cards');
  await undo.hover();
  await dora.page.getByText('This can’t be undone: something has been revealed since.').waitFor();

  const anna = await venue.guest('Anna');
  await openVoyage(anna, { seats: 2, friends: [2] });
  const bea = await venue.guest('Bea');
  await bea.page.goto(await anna.invitation());
  await bea.sitDown();
  await anna.startMatch();
  for (const person of [anna, bea]) await person.choose(/^Take the /u);
  // Chance has it who begins, and whether something else is asked first.
  let first = anna;
  await eventually(async () => {
    for (const person of [anna, bea]) {
      const asked = await read(person.prompt);
      first = person;
      if (asked.includes('What do you do?')) return true;
      if (asked.includes('Your turn.')) await person.choose(/^(?!Retire)/u);
    }
    return false;
  }).toBe(true);
  const second = first === anna ? bea : anna;
  expect(await first.choose(/^End turn/u), 'one is told beforehand').toContain('undo needs consent');
  await eventually(() => read(second.prompt)).toContain('Your turn.');
  const request = second.page.getByRole('region', { name: 'Undo request' });
  const ask = first.prompt.getByRole('button', { name: 'Ask to undo' });
  await ask.click();
  await request.getByRole('button', { name: 'Refuse' }).click();
  await eventually(() => read(first.log)).toContain('refuses.');
  await ask.click();
  await request.getByRole('button', { name: 'Agree' }).click();
  await eventually(() => read(first.prompt)).toContain('What do you do?');
  await eventually(() => read(second.log)).toContain('undoes the last move.');
});

test('the language is switched in the middle of a scene', async () => {
  const venue = await Venue.open();
  const found = sought('a port', ({ question, options }) => question === 'port.activity' && options.length > 4);
  const { page, ...anna } = await playOn(venue, found);
  expect(anna).toBeDefined();
  await page.getByRole('region', { name: /^In port: / }).waitFor();
  const houses = await page.locator('.fdm-house').count();
  await page.getByRole('button', { name: 'Français' }).click();
  const port = page.getByRole('region', { name: /^Au port/ });
  await port.waitFor();
  await eventually(() => port.locator('.fdm-house').count()).toBe(houses);
  await eventually(() => read(page.getByRole('region', { name: 'La question' }))).toContain('À vous');
  const shown = `[...document.querySelectorAll('main [aria-label], main [title], main [data-speaks], main button, main li, main p, main h3, main text')]
    .filter((e) => e.closest('[role=log]') === null)
    .map((e) => e.textContent + ' ' + e.getAttribute('aria-label') + ' ' + e.title).join(' ')`;
  expect(await page.evaluate(shown), 'no English is left behind').not.toMatch(
    /\b(Your turn|gold aboard|Choices|Undo|Sell goods|Round|Hull|Look at|In port|Demand|No event|cargo cards?)\b/u,
  );
  await port
    .getByRole('button', { name: /^Finir|^Quitter|^Terminer|^En finir/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('region', { name: 'The question' }).waitFor();
});

test('several turns are played by keyboard alone', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const { page } = anna;
  const { keyboard } = page;
  await openVoyage(anna, { seats: 2 });
  await anna.board
    .getByRole('button', { name: /^Take the / })
    .first()
    .waitFor();
  const tabTo = async (what: string): Promise<void> => {
    const where = page.locator(':focus').and(page.locator(what));
    for (let presses = 0; (await where.count()) === 0; presses++) {
      if (presses > 120) throw new Error(`no way to ${what} by Tab`);
      await keyboard.press('Tab');
    }
  };
  // The ship on the board itself, then the chart, where the arrows go from zone to zone.
  await tabTo('.fdm-slip');
  await keyboard.press('Enter');
  await anna.prompt.getByText('What do you do?').waitFor();
  await keyboard.press('o');
  for (let made = 0; made < 6; made++) {
    expect(await anna.asked(anna.over)).toBe(true);
    await tabTo('.tb-choices [role=toolbar] button');
    for (let steps = made % 3; steps > 0; steps--) await keyboard.press('ArrowRight');
    // In some groups nothing is allowed now: then on to the next.
    const allowed = page.locator('.tb-choice:focus[aria-disabled=false]');
    for (let steps = 1; (await allowed.count()) === 0; steps++) await keyboard.press(steps % 8 === 0 ? 'Tab' : 'ArrowRight');
    await keyboard.press('Enter');
  }
});
