// Brethren of the Coast, from a moment that chance brought about beforehand, in no time.
import { brethren } from '@boucan/brethren';
import type { Game, Seat, State } from '@boucan/kernel';
import { entropyFromSeed, firstPosition, type Played, secretFromSeed } from '@boucan/record';
import { randomMove, seedText, stream } from '@boucan/testkit';
import { BLANK, goOnHere } from './on-device.ts';
import type { Person } from './person.ts';
import type { Habits, Venue } from './venue.ts';

type Coast = Parameters<typeof brethren.options>[0];

export interface AtCoast {
  readonly state: Coast;
  readonly seat: Seat;
  readonly question: string;
  /** How many choices have been made. */
  readonly made: number;
}

const NAMES = ['Anna', 'Bea', 'Cleo', 'Dora', 'Emma', 'Fanny'];
const TRIES = 60;

/** The first moment like this in matches of so many who play at random. */
export function soughtAtCoast(
  what: string,
  players: number,
  wanted: (at: AtCoast) => boolean,
): { readonly played: Played; readonly seat: Seat } {
  const names = NAMES.slice(0, players);
  for (let i = 0; i < TRIES; i++) {
    const seed = seedText(what, i);
    const rng = stream(seed, 'choices');
    const { options, seats } = brethren.agreed({ seats: players, packs: [], options: {} });
    const entropy = names.map((_, seat) => entropyFromSeed(seed, seat));
    const terms = { game: brethren.id, version: brethren.version, packs: [], options, seats, entropy };
    const secret = secretFromSeed(seed);
    const state = firstPosition(brethren, secret, terms);
    const choices: Played['choices'][number][] = [];
    for (;;) {
      const asked = state.asked.find(({ answer }) => answer === null);
      if (asked === undefined) break;
      if (wanted({ state, seat: asked.seat, question: asked.question, made: choices.length }))
        return { played: { ...terms, names, secret, choices }, seat: asked.seat };
      const move = randomMove(brethren as never, state as State<unknown>, rng);
      if (move === null) break;
      choices.push([move.seat, move.choice]);
      brethren.advance(state, move.seat, move.choice);
    }
  }
  throw new Error(`in ${TRIES} matches there was no moment for: ${what}`);
}

/** Somebody who plays on from there, against passengers, and needs no help. */
export async function playOnAtCoast(
  venue: Pick<Venue, 'visitor'>,
  { played, seat }: { readonly played: Played; readonly seat: Seat },
  habits: Habits = {},
): Promise<Person> {
  const person = await venue.visitor({ at: BLANK, ...habits });
  await goOnHere(person, brethren as unknown as Game, played, seat);
  await person.page.getByRole('button', { name: 'Turn off help' }).click();
  return person;
}
