import { seedText } from '@boucan/testkit';
import { ordinal, type Rating, rate, rating } from 'openskill';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { botsFrom, CONFIG_FLAGS, configFrom } from '../config.ts';
import { gameNamed } from '../games.ts';
import { playMatch } from '../play.ts';
import { progress } from '../progress.ts';
import { ranks, wilson } from '../standings.ts';
import { judgedFrom } from '../weights.ts';

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

export const command: Command = {
  operands: ['GAME'],
  flags: { bots: 'value', games: 'value', seed: 'value', weights: 'value', ...CONFIG_FLAGS },
  async run(given, out) {
    const plain = await gameNamed(given.operands[0] as string);
    const game = given.has('weights') ? judgedFrom(plain, given.text('weights', '')) : plain;
    const [min, max] = game.seats;
    if (!given.has('bots')) throw new BadInput(`match needs --bots with ${min} to ${max} names, as in --bots random,greedy`);
    const bots = botsFrom(given);
    if (bots.length < min || bots.length > max)
      throw new BadInput(
        `--bots names ${bots.length === 1 ? 'one bot' : `${bots.length} bots`}; ${game.id} is for ${min} to ${max}`,
      );
    const config = configFrom(game, given, bots.length);
    const games = given.whole('games', 1, 1);
    const base = given.text('seed', '1');

    const wins = bots.map(() => 0);
    let unwon = 0;
    let ratings: Rating[] = bots.map(() => rating());
    const show = progress(`${game.id}: match`);
    for (let i = 0; i < games; i++) {
      show(i, games);
      // Everybody moves on by one seat from game to game, so that nobody profits from a seat.
      const seatOf = bots.map((_, entry) => (entry + i) % bots.length);
      const seated = bots.map((_, seat) => bots[seatOf.indexOf(seat)]!);
      const { result } = playMatch(game, config, seated, seedText(base, i)).state;
      const { winners } = result!;
      if (winners.length === 0) unwon++;
      const rankOf = ranks(result!);
      for (const [entry, seat] of seatOf.entries()) if (winners.includes(seat)) wins[entry]! += 1 / winners.length;
      const rank = seatOf.map((seat) => rankOf[seat]!);
      ratings = rate(
        ratings.map((r) => [r]),
        { rank },
      ).map(([r]) => r!);
    }
    show(games, games);

    const rows = bots.map(({ name }, entry) => {
      const won = wins[entry]!;
      const [low, high] = wilson(won, games);
      return {
        bot: name,
        games,
        wins: rounded(won, 3),
        share: rounded(won / games, 4),
        low: rounded(low, 4),
        high: rounded(high, 4),
        rating: rounded(ordinal(ratings[entry]!), 2),
        unwon,
        ofWon: unwon === games ? null : rounded(won / (games - unwon), 4),
      };
    });
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    await out.table(
      rows,
      ['bot', 'games', 'wins', 'share', 'low', 'high', 'rating', 'of those won'],
      rows.map((r) => [
        ...[r.bot, String(r.games), r.wins.toFixed(1), ...[r.share, r.low, r.high].map(percent), r.rating.toFixed(2)],
        r.ofWon === null ? '–' : percent(r.ofWon),
      ]),
    );
    await out.say(unwon === 0 ? 'Every match was won by somebody.' : `${unwon} of ${games} matches had no winner.`);
    return true;
  },
};
