// Fortunes de mer, at a table: opened like any other, or played on from a moment that chance brought about beforehand, in no time.
import { fortunes } from '@boucan/fortunes';
import type { CaribbeanView } from '@boucan/fortunes/view';
import type { Choice, Game, Seat, State } from '@boucan/kernel';
import { entropyFromSeed, firstPosition, type Played, secretFromSeed } from '@boucan/record';
import type { TableView } from '@boucan/table';
import { randomMove, seedText, stream } from '@boucan/testkit';
import type { Asked } from './by-wire.ts';
import { BLANK, goOnHere } from './on-device.ts';
import type { Person } from './person.ts';
import type { Habits, Venue } from './venue.ts';

export type Sea = Parameters<typeof fortunes.options>[0];

/** Somebody who is asked something, in the middle of a match. */
export interface Moment {
  readonly state: Sea;
  readonly seat: Seat;
  readonly question: string;
  readonly options: readonly Choice[];
}

/** A moment that somebody would like to see, and how it came about. */
export interface Found extends Moment {
  readonly played: Played;
}

const NAMES = ['Anna', 'Bea'];
const TRIES = 400;

/** Nobody is replaced later than at once: so a death and what follows it are one scene. */
const OPTIONS = { 'glory-target': 6, 'new-captain': 'at-once' } as const;

/** The first question of a match of so many. */
export const setOut = (what: string, players: number): Found => sought(what, () => true, fortunes, [], players);

/**
 * The first moment like this in matches of two who play at random. It is looked for anew each time, so that it is still there when
 * rules or cards have changed.
 */
export function sought(
  what: string,
  wanted: (moment: Moment) => boolean,
  game = fortunes,
  packs: readonly string[] = [],
  players = NAMES.length,
): Found {
  const names = NAMES.slice(0, players);
  for (let i = 0; i < TRIES; i++) {
    const seed = seedText(what, i);
    const rng = stream(seed, 'choices');
    const { options, seats } = game.agreed({ seats: players, packs, options: OPTIONS });
    const entropy = names.map((_, seat) => entropyFromSeed(seed, seat));
    const terms = { game: game.id, version: game.version, packs, options, seats, entropy };
    const secret = secretFromSeed(seed);
    const state = firstPosition(game, secret, terms);
    const choices: (readonly [Seat, Choice])[] = [];
    for (;;) {
      const [asked, ...others] = state.asked.filter(({ answer }) => answer === null);
      if (asked !== undefined && others.length === 0) {
        const { seat, question } = asked;
        const moment = { state, seat, question, options: game.options(state, seat) };
        if (wanted(moment)) return { ...moment, played: { ...terms, names, secret, choices } };
      }
      const move = randomMove(game as never, state as State<unknown>, rng);
      if (move === null) break;
      choices.push([move.seat, move.choice]);
      game.advance(state, move.seat, move.choice);
    }
  }
  throw new Error(`in ${TRIES} matches there was no moment for: ${what}`);
}

const DICE = 5;
const FORMAL = new Set(fortunes.def.questions.filter(({ formal }) => formal).map(({ id }) => id));
const isFormality = (state: Sea, seat: Seat, question: string): boolean =>
  FORMAL.has(question) && fortunes.options(state, seat).length === 1;

/** Whether these choices lead there, whatever the dice say; formalities in between are answered, as they are at the table. */
export function surely(
  { state, seat }: Moment,
  choices: readonly Choice[],
  there: (state: Sea, events: readonly string[]) => boolean,
): boolean {
  return Array.from({ length: DICE }).every((_, i) => {
    let now = fortunes.clone(state);
    now.rng = stream(`dice ${i}`, 'what if');
    const events: string[] = [];
    const play = (who: Seat, choice: Choice): boolean => {
      const outcome = fortunes.play(now, who, choice);
      if (outcome.refused !== undefined) return false;
      now = outcome.state;
      events.push(...outcome.events.map(({ event }) => event));
      return true;
    };
    for (const choice of choices) {
      if (!play(seat, choice)) return false;
      for (;;) {
        const formal = now.asked.find((q) => q.answer === null && isFormality(now, q.seat, q.question));
        if (formal === undefined || there(now, events)) break;
        play(formal.seat, fortunes.options(now, formal.seat)[0]!);
      }
    }
    return there(now, events);
  });
}

/** Takes a record file to the page that opens it, from the lobby. */
export async function dropRecord({ page }: Person, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Open a game file' }).click();
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Choose a game file, or drop it here').setInputFiles(file);
}

/** Opens a record, as whoever was sent the file. */
export async function openRecord(person: Person, text: string): Promise<void> {
  await dropRecord(person, text);
  await person.page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
}

/** Somebody who plays on from there, against a passenger, and needs no help. */
export async function playOn(
  venue: Pick<Venue, 'visitor'>,
  { played, seat }: Found,
  habits: Habits = {},
  game = fortunes,
): Promise<Person> {
  const person = await venue.visitor({ at: BLANK, ...habits });
  await goOnHere(person, game as unknown as Game, played, seat);
  await person.page.getByRole('button', { name: 'Turn off help' }).click();
  return person;
}

export interface VoyageWish {
  readonly seats: 2 | 3 | 4;
  /** The seats of friends, from 2. All others are bots. */
  readonly friends?: readonly number[];
  /** Passengers hardly know where they want to go; a bosun soon has Glory enough. */
  readonly bots?: 'Passenger' | 'Bosun';
  readonly where?: 'Online' | 'On this device';
}

/** Opens a table for a short match. */
export async function openVoyage(person: Person, wish: VoyageWish): Promise<void> {
  const { seats, friends = [], bots = 'Passenger', where = 'Online' } = wish;
  const { page } = person;
  await page.getByRole('link', { name: 'Open a table' }).click();
  await person.pick('Which game?', 'Fortunes of the Sea');
  await person.pick('Where?', where);
  await person.pick('Seats', String(seats));
  for (let seat = 2; seat <= seats; seat++)
    await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption({
      label: friends.includes(seat) ? 'A friend' : `Bot: ${bots}`,
    });
  await page.getByText('House rules').click();
  await person.pick('How many points of Glory win?', '6:');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/(t|local)\//u);
}

/**
 * Chooses whenever asked, something else each time; ends turns early, and never retires. Gives how many choices it took to the end, or
 * to enough of them.
 */
export async function sailOn(person: Person, enough = Number.POSITIVE_INFINITY): Promise<number> {
  const offers = person.offers.filter({ hasNotText: /^Retire/u });
  for (let made = 0; made < enough; made++) {
    if (!(await person.asked(person.over))) return made;
    const open = await offers.allInnerTexts();
    const end = made % 2 === 0 ? -1 : open.findIndex((label) => label.startsWith('End turn'));
    await offers.nth(end < 0 ? (made * 5) % open.length : end).press('Enter');
  }
  return enough;
}

/** The last event lies there: this round ends the match. */
export const lastRound = ({ match, result }: TableView): boolean =>
  result !== null || (match?.board as CaribbeanView | undefined)?.events === 0;

/** Every other choice is the last on the list, which leaves things as they are; nobody retires. */
export const inAHurry = ({ offers }: Asked, n: number): Choice => {
  const allowed = offers.filter(({ because, choice: [verb] }) => because.length === 0 && verb !== 'retire');
  return allowed.at(n % 2 === 0 ? (n * 7) % allowed.length : -1)!.choice;
};
