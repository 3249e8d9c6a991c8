import { below, type Config, type Game, pick, type Rng } from '@boucan/kernel';

/** Three, where a game allows it: most tables are so, and so are trials. */
export const usualSeats = ({ seats: [min, max] }: Game): number => Math.min(Math.max(3, min), max);

/** What a trial is played with: three seats, and where packs are learned with everything every other time. */
export function trialConfig(game: Game, n: number): Config {
  const seats = usualSeats(game);
  const { packs, advice } = game.def;
  if (advice.learned?.packs !== true || (n >> 1) % 2 === 0) return { seats };
  return { seats, packs: packs.filter(({ variant }) => variant !== true).map(({ id }) => id) };
}

/** How many of the packs lie on the table, of a hundred: nothing at all every third time, everything every sixth. */
const LAID = [0, 0, 25, 50, 75, 100] as const;

/** A table as people set it: every other time the usual number of seats, otherwise any from two; and each time another mixture of packs. */
export function anyConfig(game: Game, rng: Rng): Config {
  const [min, max] = game.seats;
  const least = Math.max(2, min);
  const seats = below(rng, 2) === 0 ? usualSeats(game) : least + below(rng, max - least + 1);
  const laid = pick(rng, LAID);
  const packs = game.def.packs
    .filter(({ variant }) => below(rng, 100) < (variant === true ? laid / 4 : laid))
    .map(({ id }) => id);
  const config: Config = { seats, packs };
  return game.whyNotStart(config).length === 0 ? config : { seats };
}
