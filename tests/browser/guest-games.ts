// Games from outside at a table in the browser: two people and a bot, on whatever board there is.
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';
import type { Venue } from './venue.ts';

/** What may be chosen now, on the board. */
const offersOn = ({ board }: Person): Locator => board.locator('.bd-offers button[aria-disabled="false"]');

/** Anne opens a table of this game for three; Bart comes by her link, and the third is a bot. */
export async function gather(venue: Venue, game: string): Promise<readonly [anne: Person, bart: Person]> {
  const [anne, bart] = [await venue.guest('Anne'), await venue.guest('Bart')];
  const { page } = anne;
  await page.goto(`/new?game=${game}`);
  await anne.pick('Where?', 'Online');
  await anne.pick('Seats', '3');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'A friend' });
  await page.getByRole('combobox', { name: 'Seat 3' }).selectOption({ label: 'Bot: Passenger' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//u);
  await bart.page.goto(await anne.invitation());
  await bart.sitDown();
  await anne.startMatch();
  await bart.prompt.waitFor();
  return [anne, bart];
}

/** Presses whatever is offered on the board, until the match is over. Gives how often. */
export async function playOnBoard(person: Person): Promise<number> {
  const offers = offersOn(person);
  for (let made = 0; ; ) {
    await offers.or(person.over).first().waitFor();
    if (await person.over.first().isVisible()) return made;
    const [offer] = (await offers.all()).slice(made % 2);
    // It may be gone by now: the other has ended the match.
    if (
      offer !== undefined &&
      (await offer.press('Enter', { timeout: 2000 }).then(
        () => true,
        () => false,
      ))
    )
      made++;
    else
      await offers
        .first()
        .press('Enter', { timeout: 2000 })
        .then(
          () => made++,
          () => undefined,
        );
  }
}
