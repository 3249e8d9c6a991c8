// Nassau, played on from a moment that chance brought about beforehand.
import type { Choice, Game, Seat, State } from '@boucan/kernel';
import { nassau } from '@boucan/nassau';
import { entropyFromSeed, firstPosition, type Played, secretFromSeed } from '@boucan/record';
import { randomMove, seedText, stream } from '@boucan/testkit';
import { BLANK, goOnHere } from './on-device.ts';
import type { Person } from './person.ts';
import type { Habits, Venue } from './venue.ts';

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
const TRIES = 300;

/** Whoever is after animals and fights gets into all sorts of trouble. */
const isBold = ([verb, what]: Choice): boolean =>
  verb === 'adopt' || verb === 'fight' || (verb === 'take' && (what === 'animal' || what === 'sailor'));

/** A lawful choice by chance; in every second match a bold one, where there is one. */
function nextMove(state: Town, rng: ReturnType<typeof stream>, bold: boolean): { seat: Seat; choice: Choice } | null {
  const move = randomMove(nassau as never, state as State<unknown>, rng);
  if (move === null || !bold) return move;
  return { seat: move.seat, choice: nassau.options(state, move.seat).find(isBold) ?? move.choice };
}

/** Matches of three who play at random, looked at whenever somebody is asked, until `look` has seen enough. */
function lookThrough(what: string, packs: readonly string[], look: (moment: Moment, sofar: () => Played) => boolean): boolean {
  for (let i = 0; i < TRIES; i++) {
    const seed = seedText(what, i);
    const rng = stream(seed, 'choices');
    const agreed = nassau.agreed({ seats: NAMES.length, packs });
    const entropy = NAMES.map((_, seat) => entropyFromSeed(seed, seat));
    const terms = { ...agreed, game: nassau.id, version: nassau.version, entropy };
    const secret = secretFromSeed(seed);
    const state = firstPosition(nassau, secret, terms);
    const choices: (readonly [Seat, Choice])[] = [];
    const sofar = (): Played => ({ ...terms, names: NAMES, secret, choices: choices.slice() });
    for (;;) {
      const asked = state.asked.find(({ answer }) => answer === null);
      if (asked !== undefined) {
        const { seat, question } = asked;
        if (look({ state, seat, question, options: nassau.options(state, seat) }, sofar)) return true;
      }
      const move = nextMove(state, rng, i % 2 === 1);
      if (move === null) break;
      choices.push([move.seat, move.choice]);
      nassau.advance(state, move.seat, move.choice);
    }
  }
  return false;
}

/** The first moment like this in matches of three who play at random, looked for anew each time. */
export function sought(what: string, wanted: (moment: Moment) => boolean, packs: readonly string[] = []): Found {
  const found: Found[] = [];
  lookThrough(what, packs, (moment, sofar) => {
    if (wanted(moment)) found.push({ ...moment, played: sofar() });
    return found.length > 0;
  });
  if (found.length === 0) throw new Error(`in ${TRIES} matches there was no moment for: ${what}`);
  return found[0]!;
}

const PACKS = nassau.def.packs ?? [];
const QUESTIONS = [nassau.def, ...PACKS].flatMap(({ questions = [] }) => questions.map(({ id }) => id));

/** Every question of the game and its packs, each at a moment with something to choose. */
export function everyQuestion(): readonly Found[] {
  const found = new Map<string, Found>();
  lookThrough(
    'every question',
    PACKS.map(({ id }) => id),
    (moment, sofar) => {
      const { question, options } = moment;
      if (!found.has(question) && options.length > 1) found.set(question, { ...moment, played: sofar() });
      return found.size === QUESTIONS.length;
    },
  );
  const missing = QUESTIONS.filter((question) => !found.has(question));
  if (missing.length > 0) throw new Error(`in ${TRIES} matches nobody was asked: ${missing.join(', ')}`);
  return [...found.values()];
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
  goOnHere(person, nassau as unknown as Game, played, seat);
