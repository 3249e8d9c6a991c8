import { below, type Config, type Game, type Rng } from '@boucan/kernel';

/** A table as people set it: any number of seats from two, and now and then a pack. */
export function anyConfig(game: Game, rng: Rng): Config {
  const [min, max] = game.seats;
  const least = Math.max(2, min);
  const seats = least + below(rng, max - least + 1);
  const packs = game.def.packs.filter(() => below(rng, 4) === 0).map(({ id }) => id);
  const config: Config = { seats, packs };
  return game.whyNotStart(config).length === 0 ? config : { seats };
}
