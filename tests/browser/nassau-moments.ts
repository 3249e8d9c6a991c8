// Nassau, played on from a moment that chance brought about beforehand.
import type { Choice, Game, Seat, State } from '@boucan/kernel';
import { nassau } from '@boucan/nassau';
import { entropyFromSeed, firstPosition, type Played, secretFromSeed } from '@boucan/record';
import { randomMove, seedText, stream } from '@boucan/testkit';
import type { Habits, House } from './house.ts';
import { goOnHere } from './on-device.ts';
import type { Person } from './person.ts';

export type Town = Parameters<typeof nassau.options>[0];

/** Somebody who is asked something, in the middle of a match. */
export interface Moment {
  readonly state: Town;
  readonly seat: Seat;
  readonly question: string;
  readonly options: readonly Choice[];
}

/** A moment that somebody would like to see, and how it came about. */
export interface Found extends Moment {
  readonly played: Played;
}

const NAMES = ['Anna', 'Bea', 'Cleo'];
const TRIES = 60;

/** The first moment like this in matches of three who play at random, looked for anew each time. */
export function sought(what: string, wanted: (moment: Moment) => boolean, packs: readonly string[] = []): Found {
  for (let i = 0; i < TRIES; i++) {
    const seed = seedText(what, i);
    const rng = stream(seed, 'choices');
    const agreed = nassau.agreed({ seats: NAMES.length, packs });
    const entropy = NAMES.map((_, seat) => entropyFromSeed(seed, seat));
    const terms = { ...agreed, game: nassau.id, version: nassau.version, entropy };
    const secret = secretFromSeed(seed);
    const state = firstPosition(nassau, secret, terms);
    const choices: (readonly [Seat, Choice])[] = [];
    for (;;) {
      const asked = state.asked.find(({ answer }) => answer === null);
      if (asked !== undefined) {
        const { seat, question } = asked;
        const moment = { state, seat, question, options: nassau.options(state, seat) };
        if (wanted(moment)) return { ...moment, played: { ...terms, names: NAMES, secret, choices } };
      }
      const move = randomMove(nassau as never, state as State<unknown>, rng);
      if (move === null) break;
      choices.push([move.seat, move.choice]);
      nassau.advance(state, move.seat, move.choice);
    }
  }
  throw new Error(`in ${TRIES} matches there was no moment for: ${what}`);
}

/** Somebody who plays on from there, against passengers, and needs no help. */
export async function playOn(house: Pick<House, 'visitor'>, { played, seat }: Found, habits: Habits = {}): Promise<Person> {
  const person = await house.visitor(habits);
  await goOnHere(person, nassau as unknown as Game, played, seat);
  await person.page.getByRole('button', { name: 'No more help' }).click();
  return person;
}
