// What lies beside the board: it is read while one chooses, and never hides that it is one's turn.
import { test as both, expect } from 'vitest';
import { whole } from './length.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

/** Buttons whose words do not fit, or that leave their bar. */
const CUT = `(() => {
  const bar = document.querySelector('.tb-nav').getBoundingClientRect();
  return [...document.querySelectorAll('.tb-nav button')].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth || left < bar.left - 1 || right > bar.right + 1;
  }).map((one) => one.textContent);
})()`;

/** Names of seats that can be read to their end. */
const NAMES = `[...document.querySelectorAll('.tb-seat-chip .tb-seat-name')]
  .filter((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1).map((one) => one.textContent)`;

both('the log is read below open choices, and the buttons beside the board have room for their words', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', { viewport: { width: 1440, height: 900 } });
  await anna.openTable();
  await anna.asked();
  await anna.beside('Log');
  await anna.offers.first().click({ trial: true });
  await anna.log.getByText('The game begins.').click({ trial: true });
  for (const width of [1024, 1200, 1440]) {
    await anna.page.setViewportSize({ width, height: 800 });
    for (const language of ['Français', 'English'] as const) {
      await anna.switchTo(language);
      await anna.page.locator(`html[lang^="${language === 'English' ? 'en' : 'fr'}"]`).waitFor({ state: 'attached' });
      expect(await anna.page.evaluate(CUT), `${width}, ${language}`).toEqual([]);
    }
  }
});

/** Whether the last line of the log lies within it. */
const FOLLOWED = `(() => {
  const log = document.querySelector('.tb-log').getBoundingClientRect();
  const last = [...document.querySelectorAll('.tb-log .tb-line')].at(-1).getBoundingClientRect();
  return last.bottom <= log.bottom + 1 && last.top >= log.top;
})()`;

/** Lines are folded and others come, before the browser says that it has moved the log. */
const FOLDED = `new Promise((done) => {
  const log = document.querySelector('.tb-log');
  log.addEventListener('scroll', () => requestAnimationFrame(done), { once: true });
  const rows = [...log.children].slice(-6);
  for (const row of rows) row.style.display = 'none';
  void log.scrollTop;
  for (const row of rows) row.style.display = '';
  rows.at(-1).style.paddingBottom = '80px';
})`;

both('the log follows what happens, and a press on a line shows its place on the board', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', { viewport: { width: 1440, height: 700 } });
  await anna.openTable();
  await anna.page.getByRole('button', { name: 'Turn off help' }).click();
  for (let turn = 0; turn < 3; turn++) {
    await anna.choose(/galleon|schooner/u);
    await anna.choose(/face up/u);
    await anna.asked();
    await eventually(() => anna.page.evaluate(FOLLOWED)).toBe(true);
    if (turn === 1) await anna.page.evaluate(FOLDED);
  }
  await anna.log
    .getByText(/^Anna sends a (?:galleon|schooner) to/u)
    .last()
    .click();
  await anna.board.locator('.bp-lit, [data-lit=true]').first().waitFor();
});

/** How high the help is, and whether some of its words are out of sight. */
const HIDDEN = `(() => {
  const [words] = document.querySelectorAll('.tb-guide p');
  const { top, bottom } = document.querySelector('.tb-guide').getBoundingClientRect();
  return { height: bottom - top, isCut: words.scrollHeight > words.clientHeight + 1 || words.getBoundingClientRect().bottom > bottom };
})()`;

both('on a phone help is two lines that open, every name is whole, and who talks still sees that it is their turn', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Windward Albatross', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await anna.openTable();
  const help = anna.page.getByRole('complementary', { name: 'Help for a first game' });
  await help.waitFor();
  const folded = (await anna.page.evaluate(HIDDEN)) as { readonly height: number; readonly isCut: boolean };
  expect(folded.height).toBeLessThan(120);
  expect(folded.isCut, 'there is more to read').toBe(true);
  await help.getByRole('button', { name: 'Read it all' }).click();
  expect(await anna.page.evaluate(HIDDEN)).toMatchObject({ isCut: false });
  await help.getByRole('button', { name: 'Show less' }).click();
  await anna.page.getByRole('button', { name: 'Turn off help' }).click();
  await anna.beside('Chat');
  const sentence = anna.prompt.locator('.tb-prompt-text');
  await eventually(() => read(sentence)).toContain('Your turn.');
  await sentence.click({ trial: true });
  const names: string[] = await anna.page.evaluate(NAMES);
  expect(names[0]).toBe('Windward Albatross');
  expect(names).toHaveLength(3);
});

whole('no more help in one game leaves the first words of another', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor();
  const guide = anna.page.getByRole('complementary', { name: 'Help for a first game' });
  await anna.playNow();
  await guide.waitFor();
  await anna.page.getByRole('button', { name: 'Turn off help' }).click();
  await guide.waitFor({ state: 'detached' });
  await anna.toLobby();
  await anna.page.locator('[data-plays=nassau]').click();
  await guide.waitFor();
});
