// Choices with a number or a name in them that nobody can list beforehand: each is made when it is first needed.
import { type Choice, choice } from '@boucan/kernel';

/** By a number: gold, a price. */
export const numbered = (verb: string): ((n: number) => Choice) => {
  const made: Choice[] = [];
  return (n) => {
    made[n] ??= choice(verb, n);
    return made[n];
  };
};

/** By a thing and its price. */
export const priced = <K extends string>(verb: string): ((what: K, price: number) => Choice) => {
  const made: { [what in K]?: Choice[] } = {};
  return (what, price) => {
    const row: Choice[] = made[what] ?? [];
    made[what] ??= row;
    row[price] ??= choice(verb, what, price);
    return row[price];
  };
};
