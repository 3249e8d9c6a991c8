// Somebody at a table: what a person sees and does, by the roles and names a screen reader would say.
import { text } from 'node:stream/consumers';
import type { BrowserContext, Locator, Page } from 'playwright-core';

export interface TableWish {
  readonly seats?: 3 | 4 | 5 | 6;
  /** The seats of friends, from 2. All others are bots. */
  readonly friends?: readonly number[];
  readonly openness?: 'Anyone with the link' | 'Everyone' | 'By invitation only';
  readonly begins?: 'The first seat' | 'The second seat' | 'The third seat';
  readonly where?: 'Online' | 'On this device';
  readonly bots?: 'Passenger' | 'Deckhand' | 'Bosun';
}

/** What stands there, as one sees it. */
export async function read(what: Locator): Promise<string> {
  await what.waitFor({ state: 'attached' });
  return (await what.allInnerTexts()).join('\n');
}

/** The hand once it has not changed for three frames. */
const CALM_HAND = `new Promise((done) => {
  let calm = 0;
  let last = '';
  const look = () => {
    const hand = document.querySelector('[aria-label="Your hand"]');
    const cards = [...hand.querySelectorAll('button')].map((card) => card.getAttribute('aria-label'));
    const now = cards.join();
    calm = now === last && hand.getAnimations({ subtree: true }).length === 0 ? calm + 1 : 0;
    last = now;
    if (calm === 3) done(cards);
    else requestAnimationFrame(look);
  };
  look();
})`;

const SHIFTED = `['html', 'body', '.app', 'main', '.tb', '.bre', '.fdm'].filter((one) => {
  const box = document.querySelector(one);
  if (box === null) return false;
  box.scrollLeft = 100;
  const moved = box.scrollLeft > 0;
  box.scrollLeft = 0;
  return moved;
})`;

export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  #chosen = 0;

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  /** The same person at another page of the same browser. */
  async inNewPage(): Promise<Person> {
    return new Person(this.context, await this.context.newPage());
  }

  // ————— the lobby

  async takeName(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose a name' }).click();
    await this.nameMyself(name);
    await this.page.getByText(`You play as ${name}.`).waitFor();
  }

  async nameMyself(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'What should the others call you?' }).fill(name);
    await this.page.getByRole('button', { name: 'That’s me' }).click();
  }

  async toLobby(): Promise<void> {
    await this.page.getByRole('link', { name: 'Boucan' }).first().click();
    await this.page.getByRole('heading', { level: 1, name: 'Boucan' }).waitFor();
  }

  async playNow(): Promise<void> {
    await this.page.getByRole('button', { name: 'Against bots, Brethren of the Coast' }).click();
    await this.board.waitFor();
  }

  /** One row of a list of the lobby. */
  tableIn(list: 'Your tables' | 'Open tables' | 'On this device'): Locator {
    const section = this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: list, exact: true }) });
    return section.getByRole('listitem').filter({ hasText: 'Brethren of the Coast' });
  }

  async personalLink(): Promise<string> {
    await this.page.getByRole('button', { name: 'other devices' }).click();
    await this.page.getByRole('button', { name: 'Create a personal link' }).click();
    const link = await this.page.getByRole('textbox', { name: 'Your personal link' }).inputValue();
    await this.page.keyboard.press('Escape');
    return link;
  }

  /** Has all games kept on the device, as one does before a journey. */
  async keepAllGames(): Promise<void> {
    await this.page.getByRole('button', { name: 'Settings' }).click();
    const settings = this.page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('button', { name: 'Keep all games on this device' }).click();
    await settings.getByText('All games are on this device').waitFor();
    await this.page.keyboard.press('Escape');
  }

  // ————— a new table

  /** Fills in the form; `openTable` also sends it. */
  async planTable({ where = 'Online', seats = 3, friends = [], bots = 'Passenger', ...wish }: TableWish): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Open a table' }).click();
    await this.pick('Where?', where);
    await this.pick('Seats', String(seats));
    for (let seat = 2; seat <= seats; seat++) {
      const friend = where === 'Online' ? 'A friend' : 'A person here';
      await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption({
        label: friends.includes(seat) ? friend : `Bot: ${bots}`,
      });
    }
    if (wish.openness !== undefined) await this.pick('Who can join?', wish.openness);
    await page.getByText('House rules').click();
    await this.pick('Who begins?', wish.begins ?? 'The first seat');
  }

  async openTable(wish: TableWish = {}): Promise<void> {
    await this.planTable(wish);
    await this.page.getByRole('button', { name: 'Open the table' }).click();
    await this.page.waitForURL(/\/(t|local)\//u);
  }

  /** One of a few, by the beginning of its label. */
  async pick(group: string, label: string): Promise<void> {
    const option = this.page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: new RegExp(`^${label}`, 'u') });
    await option.check({ force: true });
  }

  // ————— before the match

  get seats(): Locator {
    return this.page.getByRole('list', { name: 'Seats' });
  }

  seat(name: string): Locator {
    return this.seats.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  }

  invitation(): Promise<string> {
    return this.page.getByRole('textbox', { name: 'Invite someone to play' }).inputValue();
  }

  /** The link for those who look on: before the match it lies open, later it is in the table’s menu. */
  async spectatorLink(): Promise<string> {
    const field = this.page.getByRole('textbox', { name: /^Invite someone to (?:play or )?watch$/u });
    if (!(await field.isVisible())) await this.page.getByRole('button', { name: 'The table', exact: true }).click();
    const link = await field.inputValue();
    if (await this.page.getByRole('dialog').isVisible()) await this.page.keyboard.press('Escape');
    return link;
  }

  async sitDown(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sit here' }).first().click();
    await this.page.getByRole('button', { name: 'Stand up' }).waitFor();
  }

  async startMatch(): Promise<void> {
    const start = this.page.getByRole('button', { name: 'Start the game', disabled: false });
    await start.click();
    await this.prompt.waitFor();
  }

  // ————— the match

  get board(): Locator {
    return this.page.getByRole('region', { name: 'The board', exact: true });
  }

  get prompt(): Locator {
    return this.page.getByRole('region', { name: 'The question' });
  }

  get log(): Locator {
    return this.page.getByRole('list', { name: 'Log of the game' });
  }

  /** The cards in one’s hand, by name, when none is on its way in or out any more. */
  async hand(): Promise<string[]> {
    await this.board.getByRole('list', { name: 'Your hand' }).waitFor();
    return this.page.evaluate(CALM_HAND);
  }

  /** Everything that may be chosen now, in the list that says it in words. */
  get offers(): Locator {
    return this.page.getByRole('region', { name: 'Choices' }).getByRole('button', { disabled: false });
  }

  get #folded(): Locator {
    return this.prompt.getByRole('button', { name: /^\d+ choices?$/u, expanded: false });
  }

  get scores(): Locator {
    return this.page.getByRole('dialog', { name: /You win!|wins\.|share the victory\./u });
  }

  /** Waits to be asked something, with the choices in words unfolded; or for something else, and then says `false`. */
  async asked(orElse?: Locator): Promise<boolean> {
    const first = this.offers.first();
    for (;;) {
      const sights = [first, this.#folded, ...(orElse === undefined ? [] : [orElse])];
      await sights
        .reduce((all, one) => all.or(one))
        .first()
        .waitFor();
      if (orElse !== undefined && (await orElse.first().isVisible())) return false;
      if (await first.isVisible()) return true;
      if (await this.#folded.isVisible()) await this.#folded.click();
    }
  }

  /** Makes one of the choices whose label fits, another one each time. */
  async choose(fits: RegExp = /./u): Promise<string> {
    await this.asked();
    const offers = this.offers.filter({ hasText: fits });
    const offer = offers.nth((this.#chosen++ * 5) % (await offers.count()));
    const label = await read(offer);
    await offer.press('Enter');
    return label;
  }

  /** Plays whenever asked, until this comes into sight or enough choices are made. Gives how many it took. */
  async playUntil(sight: Locator, enough = Number.POSITIVE_INFINITY): Promise<number> {
    for (let made = 0; made < enough; made++) {
      if (!(await this.asked(sight))) return made;
      const offers = await this.offers.all();
      await offers[(this.#chosen++ * 5) % offers.length]!.press('Enter');
    }
    await this.asked(sight);
    return enough;
  }

  async foldChoices(): Promise<void> {
    await this.prompt.getByRole('button', { name: /^\d+ choices?$/u, expanded: true }).click();
  }

  /** Plays to the end. The final scoring is shown step by step; the scores come after it, or when one asks for them. */
  async playToTheEnd(): Promise<number> {
    const made = await this.playUntil(this.over);
    await this.seeScores();
    return made;
  }

  /** The match is over, whether or not its scores are on the table yet. */
  get over(): Locator {
    return this.prompt.getByRole('button', { name: 'Scores' }).or(this.scores);
  }

  async seeScores(): Promise<void> {
    await this.over.first().waitFor();
    // They come by themselves, and then lie over the button.
    const ask = this.prompt.getByRole('button', { name: 'Scores' });
    if (!(await this.scores.isVisible())) await ask.click({ timeout: 2000 }).catch(() => undefined);
    await this.scores.waitFor();
  }

  /** The final count as it stands in the table of scores, a column for each player. */
  async counted(): Promise<{ readonly name: string; readonly won: boolean; readonly parts: number[]; readonly total: number }[]> {
    const table = this.scores.getByRole('table');
    const heads = await table.getByRole('columnheader').allInnerTexts();
    const rows = await Promise.all(
      (await table.locator('tr:has(th[scope=row])').all()).map((row) => row.locator('td').allInnerTexts()),
    );
    return heads.map((head, i) => {
      const column = rows.map((row) => Number(row[i]));
      return {
        name: head.trim().split('\n')[0]!,
        won: /\bwinner\b/u.test(head),
        parts: column.slice(0, -1),
        total: column.at(-1)!,
      };
    });
  }

  /** Leaves; with nobody else there, the bots finish the match. */
  async leaveToBots(): Promise<void> {
    await this.openMenu('Leave the game');
    await this.page.getByRole('button', { name: 'Let a bot take over' }).click();
  }

  async openMenu(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'The table', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: entry }).click();
  }

  async say(text: string): Promise<void> {
    await this.beside('Chat');
    await this.page.getByRole('textbox', { name: 'Write to the table' }).fill(text);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** Opens what lies beside the board. */
  async beside(panel: 'Log' | 'Chat' | 'Rules' | 'In words'): Promise<Locator> {
    const button = this.page.getByRole('navigation', { name: 'Beside the board' }).getByRole('button', { name: panel });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    return this.page.getByRole('complementary', { name: panel });
  }

  /** The whole board in sentences. */
  async boardInWords(): Promise<string[]> {
    const panel = await this.beside('In words');
    await panel.getByRole('listitem').first().waitFor();
    return panel.getByRole('listitem').allInnerTexts();
  }

  /** Presses the button and gives the file that comes of it: what it is called, and what is in it. */
  async download(button: Locator): Promise<{ readonly name: string; readonly text: string }> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), button.click()]);
    return { name: file.suggestedFilename(), text: await text(await file.createReadStream()) };
  }

  async switchTo(language: 'English' | 'Français'): Promise<void> {
    await this.page.getByRole('button', { name: language }).click();
  }

  /** What can be moved sideways, and would be as soon as something in it takes the focus. */
  shifted(): Promise<string[]> {
    return this.page.evaluate(SHIFTED);
  }
}
