// What a mind is worth: one seat of it against all others as they were before, on seeds that it never played.
import { type Bot, botNamed } from '@boucan/bots';
import { type Config, type Game, type Net, rngFrom, type Seat, seedOf } from '@boucan/kernel';

/** The share of the victory that one seat of the network took from bots that judge by hand. */
export function duel(game: Game, net: Net, config: Config, bot: string, seed: string, n: number): number {
  const plays = botNamed(bot) as Bot;
  const judged = game.judgedBy(net);
  const other = game.judgedBy(null);
  const mine = n % config.seats;
  const state = game.setup(config, seedOf(`${seed}#${n}`));
  const rngs = Array.from({ length: config.seats }, (_, seat) => rngFrom(seedOf(`${seed}#${n}#${seat}`)));
  while (state.result === null) {
    const { seat } = state.asked.find((q) => q.answer === null) as { seat: Seat };
    const choice = plays.choose(seat === mine ? judged : other, game.glance(state, seat), rngs[seat]!);
    game.advance(state, seat, choice);
  }
  const { winners } = state.result;
  return winners.includes(mine) ? 1 / winners.length : 0;
}
