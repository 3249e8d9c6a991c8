// How people play Nassau on its board: they press what glows.
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';
import { counted, heeded, IN_WORDS, piecesFirst } from './pieces.ts';
import { eventually } from './venue.ts';

/** Everything on the board that can be chosen now. */
export const glowing = ({ board }: Person): Locator => board.locator('.bp-place[data-state="open"], .bp-offer.bp-may');

/** What is asked, and every thing that can be chosen, as it is called: in one look, for looks are many. */
const SIGHT = `(() => {
  const name = (one) => one.getAttribute('aria-label') ?? one.textContent;
  const open = [...document.querySelectorAll('.bp-frame :is(.bp-place[data-state="open"], .bp-offer.bp-may)')];
  const seen = open.filter((one) => one.getClientRects().length > 0);
  const asked = document.querySelector('[aria-label="The question"]')?.textContent ?? '';
  return { asked, open: seen.map(name), words: seen.map((one) => one.matches('${IN_WORDS}')), over: document.querySelector('.nas-count') !== null };
})()`;
interface Sight {
  readonly asked: string;
  readonly open: readonly string[];
  /** Which of them are buttons with words. */
  readonly words: readonly boolean[];
  readonly over: boolean;
}
export const sightOf = ({ page }: Person): Promise<Sight> => page.evaluate(SIGHT);

/** Chooses something on the board, another thing each time, and waits until something has come of it. */
export async function chooseOnBoard(person: Person, which: number, inWords?: string[]): Promise<string> {
  const before = await sightOf(person);
  const at = inWords === undefined ? which % before.open.length : piecesFirst(before.words, which);
  const what = glowing(person).filter({ visible: true }).nth(at);
  await heeded(
    person,
    () => what.press('Enter'),
    () => sightOf(person),
  );
  if (before.words[at]) inWords?.push(before.open[at]!);
  return before.open[at]!;
}

/** Chooses on the board until the count lies there; gives how often, and how many of the presses fell on pieces. */
export async function playOnBoard(person: Person): Promise<{ readonly made: number } & ReturnType<typeof counted>> {
  const inWords: string[] = [];
  for (let made = 0; ; made++) {
    await eventually(async () => {
      const { open, over, asked } = await sightOf(person);
      return over || open.length > 0 ? 'to play' : asked;
    }).toBe('to play');
    if ((await sightOf(person)).over) return { made, ...counted(made, inWords) };
    await chooseOnBoard(person, made * 3, inWords);
  }
}

/** Two people open a table and begin, with passengers on the other seats. */
export async function beginTogether(host: Person, friend: Person, seats: number): Promise<void> {
  const { page } = host;
  await page.getByRole('link', { name: 'Open a table' }).click();
  await host.pick('Which game?', 'Nassau');
  await host.pick('Seats', String(seats));
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'A friend' });
  for (let seat = 3; seat <= seats; seat++)
    await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption({ label: 'Bot: Passenger' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//u);
  await friend.page.goto(page.url());
  await friend.sitDown();
  await host.startMatch();
  for (const person of [host, friend]) await person.page.getByRole('button', { name: 'Turn off help' }).click();
}
