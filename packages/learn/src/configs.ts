import { below, type Config, type Game, type Rng } from '@boucan/kernel';

/** Three, where a game allows it: most tables are so, and so are trials. */
export const usualSeats = ({ seats: [min, max] }: Game): number => Math.min(Math.max(3, min), max);

/** A table as people set it: every other time the usual number of seats, otherwise any from two; and one in three with a pack or some. */
export function anyConfig(game: Game, rng: Rng): Config {
  const [min, max] = game.seats;
  const least = Math.max(2, min);
  const seats = below(rng, 2) === 0 ? usualSeats(game) : least + below(rng, max - least + 1);
  const plain = below(rng, 3) > 0;
  const packs = plain ? [] : game.def.packs.filter(() => below(rng, 4) === 0).map(({ id }) => id);
  const config: Config = { seats, packs };
  return game.whyNotStart(config).length === 0 ? config : { seats };
}
