import { bagOf, type Config, type Rng, takeAny } from '@boucan/kernel';
import type { DuelBoard } from './board.ts';
import { contentOf } from './content/cards.ts';

/** Everybody starts with five coins and two cards.   TOY-01 */
export function setup(config: Required<Config>, rng: Rng): DuelBoard {
  const bag = bagOf(contentOf(config).deck);
  return {
    rounds: config.options.rounds as number,
    round: 0,
    first: config.seats - 1,
    chest: 0,
    duellists: Array.from({ length: config.seats }, () => ({ coins: 5, hand: [takeAny(rng, bag), takeAny(rng, bag)] })),
    bag,
    discard: [],
  };
}
