// Skull Tales, played on from a moment that chance brought about beforehand.
import { judged } from '@boucan/bots';
import type { Choice, Game, Seat, State } from '@boucan/kernel';
import { entropyFromSeed, firstPosition, type Played, secretFromSeed } from '@boucan/record';
import { skull } from '@boucan/skull';
import { randomMove, seedText, stream } from '@boucan/testkit';
import { BLANK, goOnHere } from './on-device.ts';
import type { Person } from './person.ts';
import type { Habits, Venue } from './venue.ts';

export type At = Parameters<typeof skull.options>[0];

/** Somebody who is asked something, in the middle of a voyage. */
export interface Moment {
  readonly state: At;
  readonly seat: Seat;
  readonly question: string;
  readonly options: readonly Choice[];
}

/** A moment that somebody would like to see, and how it came about. */
export interface Found extends Moment {
  readonly played: Played;
}

const NAMES = ['Anna', 'Bea', 'Cleo', 'Dora', 'Edith'];
const TRIES = 80;

export interface Table {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string | boolean>>;
  /** Chooses for those whom it likes to steer; null leaves it to chance. */
  readonly steer?: (moment: Moment) => Choice | null;
}

/** The first moment like this in voyages of people who play at random, looked for anew each time. */
export function sought(what: string, wanted: (moment: Moment) => boolean, { seats = 3, options = {}, steer }: Table = {}): Found {
  const names = NAMES.slice(0, seats);
  for (let i = 0; i < TRIES; i++) {
    const seed = seedText(what, i);
    const rng = stream(seed, 'choices');
    const agreed = skull.agreed({ seats, options });
    const entropy = names.map((_, seat) => entropyFromSeed(seed, seat));
    const terms = { ...agreed, game: skull.id, version: skull.version, entropy };
    const secret = secretFromSeed(seed);
    const state = firstPosition(skull, secret, terms);
    const choices: (readonly [Seat, Choice])[] = [];
    for (;;) {
      const asked = state.asked.find(({ answer }) => answer === null);
      if (asked === undefined) break;
      const { seat, question } = asked;
      const moment = { state, seat, question, options: skull.options(state, seat) };
      if (wanted(moment)) return { ...moment, played: { ...terms, names, secret, choices } };
      const steered = steer?.(moment) ?? null;
      const move = steered === null ? randomMove(skull as never, state as State<unknown>, rng) : { seat, choice: steered };
      if (move === null) break;
      choices.push([move.seat, move.choice]);
      skull.advance(state, move.seat, move.choice);
    }
  }
  throw new Error(`in ${TRIES} voyages there was no moment for: ${what}`);
}

/** The choice the advice of the game likes best, a move ahead. */
export function likeliest({ state, seat, options }: Moment): Choice {
  const worth = options.map((choice) => {
    const after = skull.clone(state);
    skull.advance(after, seat, choice);
    return judged(skull).worth(after)[seat]!;
  });
  return options[worth.indexOf(Math.max(...worth))]!;
}

/** Somebody who plays on from there, against passengers, and needs no help. */
export async function playOn(venue: Pick<Venue, 'visitor'>, found: Found, habits: Habits = {}): Promise<Person> {
  const person = await venue.visitor({ at: BLANK, ...habits });
  await goOn(person, found);
  await person.page.getByRole('button', { name: 'Turn off help' }).click();
  return person;
}

/** The same for somebody who is here already. */
export const goOn = (person: Person, { played, seat }: Found): Promise<void> =>
  goOnHere(person, skull as unknown as Game, played, seat);
