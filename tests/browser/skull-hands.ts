// How people play Skull Tales on its board: they press what glows.
import type { Locator } from 'playwright-core';
import { type Person, read } from './person.ts';
import { counted, heeded, IN_WORDS, piecesFirst } from './pieces.ts';
import { eventually } from './venue.ts';

export const told = async (person: Person): Promise<string> => {
  await person.beside('Log');
  return read(person.log);
};

export const room = ({ board }: Person, post: string): Locator => board.locator(`[data-room="${post}"]`);

const GLOWS = [
  '.bp-place[data-state="open"]',
  '.bp-offer.bp-may',
  '.bp-open > .bp-target:not([aria-disabled="true"])',
  '.sku-piece:is([data-may="true"], [data-lift="true"][aria-pressed="false"])',
  '.sku-overboard .bp-open',
].map((one) => `.sku-table:not([data-advising="true"]) ${one}`);

/** Everything on the board that can be chosen now, in the page that is in front. */
export const glowing = ({ board }: Person): Locator => board.locator(GLOWS.join(', ')).filter({ visible: true });

/** Chooses something on the board, another thing each time, and waits until something has come of it. */
export async function chooseOnBoard(person: Person, which: number, inWords?: string[]): Promise<void> {
  const open = glowing(person);
  const sight = async () => `${await read(person.prompt)}|${await person.board.innerText()}|${await open.count()}`;
  const before = await sight();
  const words = await open.evaluateAll((all, rows) => all.map((el) => el.matches(rows)), IN_WORDS);
  if (words.length === 0) return; // answered from elsewhere, or by the clock, between two looks
  const at = inWords === undefined ? which % words.length : piecesFirst(words, which);
  const one = open.nth(at);
  if (words[at]) inWords?.push((await one.textContent().catch(() => '')) ?? '');
  const press = () =>
    one.press('Enter', { timeout: 10_000 }).catch(async (error: unknown) => {
      if ((await sight()) === before) throw error;
    });
  const what = await one.evaluate((el) => el.getAttribute('aria-label') ?? el.textContent).catch(() => '');
  await heeded(person, press, sight).catch((cause: unknown) => {
    throw new Error(`nothing came of “${what}”, asked: ${before.split('|')[0]}`, { cause });
  });
}

/** Whoever is asked chooses on the board, until the match is over or so many choices are made; gives how many it took. */
export async function playOnBoard(
  people: readonly Person[],
  most: number,
): Promise<{ readonly made: number; readonly over: boolean } & ReturnType<typeof counted>> {
  const inWords: string[] = [];
  const [first] = people;
  const over = () => first!.over.first().isVisible();
  for (let made = 0; made < most; made++) {
    let asked: Person | undefined;
    await eventually(async () => {
      asked = undefined;
      for (const person of people) if ((await glowing(person).count()) > 0) asked = person;
      return asked !== undefined || (await over());
    }).toBe(true);
    if (asked === undefined) return { made, over: true, ...counted(made, inWords) };
    // Between two looks a bot may have ended it.
    await chooseOnBoard(asked, made * 7 + 3, inWords).catch(async (error: unknown) => {
      if (!(await over())) throw error;
    });
  }
  return { made: most, over: await over(), ...counted(most, inWords) };
}

/** A table of this game, with friends on the seats from 2 and passengers on the rest. */
export async function openSkull(host: Person, seats: number, friends: readonly Person[], campaign = false): Promise<void> {
  const { page } = host;
  await page.getByRole('link', { name: 'Open a table' }).click();
  await host.pick('Which game?', 'Skull Tales');
  await host.pick('Seats', String(seats));
  for (let seat = 2; seat <= seats; seat++)
    await page
      .getByRole('combobox', { name: `Seat ${seat}` })
      .selectOption({ label: seat - 2 < friends.length ? 'A friend' : 'Bot: Passenger' });
  if (campaign) await host.pick('How long do you play?', 'The Salt Ledger');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//u);
  for (const friend of friends) {
    await friend.page.goto(page.url());
    await friend.sitDown();
  }
  if (friends.length > 0) await host.startMatch();
  for (const person of [host, ...friends]) {
    const help = person.page.getByRole('button', { name: 'Turn off help' });
    await glowing(person).or(help).first().waitFor();
    if (await help.isVisible()) await help.click();
  }
}
