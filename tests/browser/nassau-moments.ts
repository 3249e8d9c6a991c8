// Nassau, at a table: opened like any other, or played on from a moment that chance brought about beforehand.
import type { Choice, Seat, State } from '@boucan/kernel';
import { nassau } from '@boucan/nassau';
import { entropyFromSeed, type GameRecord, printRecord, secretFromSeed, startMatch } from '@boucan/record';
import { randomMove, seedText, stream } from '@boucan/testkit';
import type { Habits, House } from './house.ts';
import type { Person } from './person.ts';
import { openRecord } from './voyage.ts';

export type Town = Parameters<typeof nassau.options>[0];

/** Somebody who is asked something, in the middle of a match. */
export interface Moment {
  readonly state: Town;
  readonly seat: Seat;
  readonly question: string;
  readonly options: readonly Choice[];
}

/** A whole match, and the moment in it that one would like to see. */
export interface Found extends Moment {
  readonly record: GameRecord;
  readonly at: number;
}

const NAMES = ['Anna', 'Bea', 'Cleo'];
const TRIES = 60;

/** The first moment like this in matches played at random, looked for anew each time. */
export function sought(what: string, wanted: (moment: Moment) => boolean, packs: readonly string[] = []): Found {
  for (let i = 0; i < TRIES; i++) {
    const seed = seedText(what, i);
    const rng = stream(seed, 'choices');
    const match = startMatch(nassau, {
      seats: NAMES.length,
      names: NAMES,
      packs,
      secret: secretFromSeed(seed),
      entropy: NAMES.map((_, seat) => entropyFromSeed(seed, seat)),
    });
    let found: (Moment & { readonly at: number }) | null = null;
    for (let at = 0; ; at++) {
      const { state } = match;
      const asked = state.asked.find(({ answer }) => answer === null);
      if (found === null && asked !== undefined) {
        const { seat, question } = asked;
        const moment = { state, seat, question, options: nassau.options(state, seat) };
        if (wanted(moment)) found = { ...moment, at };
      }
      const move = randomMove(nassau as never, state as State<unknown>, rng);
      if (move === null) break;
      match.play(move.seat, move.choice);
    }
    if (found !== null) return { ...found, record: match.record() };
  }
  throw new Error(`in ${TRIES} matches there was no moment for: ${what}`);
}

/** Somebody who plays on from there, against passengers, and needs no help. */
export async function playOn(house: Pick<House, 'visitor'>, { record, at, seat }: Found, habits: Habits = {}): Promise<Person> {
  const person = await house.visitor(habits);
  const { page } = person;
  await openRecord(person, printRecord(record));
  await page.getByRole('slider', { name: 'Moment of the match' }).fill(String(at));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('combobox', { name: 'You play for' }).selectOption({ label: record.names[seat]! });
  await page.getByRole('combobox', { name: 'The others are played by' }).selectOption({ label: 'Passenger' });
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/local\//u);
  await page.getByRole('button', { name: 'No more help' }).click();
  return person;
}
