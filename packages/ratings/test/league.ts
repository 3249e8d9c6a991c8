// A league of people of known strength, to see how soon ratings find their order.
import { fold, type Outcome, type Rating } from '../src/index.ts';

export interface League {
  readonly people: number;
  readonly seats: number;
  readonly step: number; // between one person and the next, in logits: 0.5 means that the better one wins 62 of 100
  readonly matches: number; // of each
}

const generator = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return (seed + 0.5) / 2 ** 32;
};

export const nameOf = (person: number): string => `p${person}`;

/** The outcomes, round by round: everybody plays once in each, at tables drawn by lot; who is stronger does better on average. */
export function playLeague({ people, seats, step, matches }: League, seed: number): Outcome[][] {
  const random = generator(seed);
  const onTheDay = (person: number): number => person * step - Math.log(-Math.log(random()));
  return Array.from({ length: matches }, (_, round) => {
    const lots = Array.from({ length: people }, (__, person) => ({ person, lot: random() }));
    const order = lots.sort((a, b) => a.lot - b.lot).map(({ person }) => person);
    return Array.from({ length: people / seats }, (__, table): Outcome => {
      const sitting = order.slice(table * seats, (table + 1) * seats);
      const scores = sitting.map(onTheDay);
      const best = scores.indexOf(Math.max(...scores));
      return {
        ...{ game: 'brethren', at: round, clock: 'live', winners: [best] },
        seats: sitting.map((person, i) => ({ player: nameOf(person), score: scores[i]! })),
      };
    });
  });
}

/** Kendall's tau between the true order and that of the ratings: 1 if it is found, 0 if it is chance. */
export function agreement(ratings: ReadonlyMap<string, Rating>, people: number): number {
  let balance = 0;
  for (let a = 0; a < people; a++)
    for (let b = a + 1; b < people; b++)
      balance += Math.sign((ratings.get(nameOf(b))?.mu ?? 25) - (ratings.get(nameOf(a))?.mu ?? 25));
  return balance / ((people * (people - 1)) / 2);
}

/** The mean agreement after so many matches of each. */
export function curve(league: League, leagues: number, after: readonly number[]): number[] {
  const played = Array.from({ length: leagues }, (_, seed) => playLeague(league, seed + 1));
  return after.map((n) => {
    const found = played.map((rounds) => agreement(fold(rounds.slice(0, n).flat()), league.people));
    return found.reduce((sum, one) => sum + one, 0) / leagues;
  });
}
