// Brethren of the Coast, played on from a moment that chance brought about beforehand.
import { brethren } from '@boucan/brethren';
import type { Choice, Game, Outcome, Seat, State } from '@boucan/kernel';
import { entropyFromSeed, firstPosition, type Played, secretFromSeed } from '@boucan/record';
import { randomMove, seedText, stream } from '@boucan/testkit';

export type Coastline = Parameters<typeof brethren.options>[0];
type Carried = Extract<Outcome<Coastline['board']>, { refused?: undefined }>;

/** Somebody is about to make a choice that leads to this. */
export interface Brink {
  readonly played: Played;
  readonly state: Coastline;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly outcome: Carried;
}

const NAMES = ['Anna', 'Bea', 'Cleo'];
const TRIES = 200;

/** The first choice like this in matches of three who play at random. */
export function brinkOf(what: string, wanted: (outcome: Carried, state: Coastline) => boolean): Brink {
  for (let i = 0; i < TRIES; i++) {
    const seed = seedText(what, i);
    const rng = stream(seed, 'choices');
    const { options, seats } = brethren.agreed({ seats: NAMES.length });
    const entropy = NAMES.map((_, seat) => entropyFromSeed(seed, seat));
    const terms = { game: brethren.id, version: brethren.version, packs: [], options, seats, entropy };
    const secret = secretFromSeed(seed);
    const state = firstPosition(brethren, secret, terms);
    const choices: (readonly [Seat, Choice])[] = [];
    for (;;) {
      const move = randomMove(brethren as unknown as Game, state as State<unknown>, rng);
      if (move === null) break;
      const outcome = brethren.play(state, move.seat, move.choice, true);
      if (outcome.refused === undefined && wanted(outcome, state))
        return { played: { ...terms, names: NAMES, secret, choices }, state, ...move, outcome };
      choices.push([move.seat, move.choice]);
      brethren.advance(state, move.seat, move.choice);
    }
  }
  throw new Error(`in ${TRIES} matches there was no choice that led to: ${what}`);
}

const eventsOf = ({ events }: Carried): string[] => events.map(({ event }) => event);

/** The sixth card: a galleon is attacked, cards are revealed, cannons fire, and treasure is shared without a question. */
export const anAttack = (): Brink =>
  brinkOf('an attack', (outcome) => {
    const events = eventsOf(outcome);
    return ['galleon.scored', 'card.revealed', 'marked.given', 'colony.shown'].every((event) => events.includes(event));
  });

/** The last card of the match: every board is scored, one after the other, with nothing to choose. */
export const theEnd = (): Brink =>
  brinkOf(
    'the end',
    (outcome) => outcome.state.result !== null && eventsOf(outcome).filter((e) => e.endsWith('.scored')).length === 3,
  );
