import { BOT_NAMES, botNamed } from '@boucan/bots';
import { commandIn, meet, PATIENCE, usualSeats } from '@boucan/learn';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { CONFIG_FLAGS, configFrom } from '../config.ts';
import { gameNamed, places } from '../games.ts';
import { progress } from '../progress.ts';
import { wilson } from '../standings.ts';
import { readWeights } from '../weights.ts';

/** Whom a program meets if nobody says. */
const LEVELS = 'random,level1,level2,level3';

/** Names with commas between them; a command is one, whatever stands in it. */
const namesIn = (list: string): readonly string[] => (commandIn(list) === undefined ? list.split(',') : [list]);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const command: Command = {
  operands: ['GAME'],
  flags: {
    bot: 'value',
    one: 'value',
    others: 'value',
    games: 'value',
    players: 'value',
    workers: 'value',
    minutes: 'value',
    weights: 'value',
    against: 'value',
    seed: 'value',
    patience: 'value',
    ...CONFIG_FLAGS,
  },
  async run(given, out) {
    const game = await gameNamed(given.operands[0] as string);
    const bot = (flag: string, name: string): string => {
      if (botNamed(name) === undefined && commandIn(name) === undefined)
        throw new BadInput(`--${flag}: there is no bot ${name}; there are ${BOT_NAMES}, and cmd:PROGRAM`);
      return name;
    };
    const judged = (flag: string) => (given.has(flag) ? readWeights(game, given.text(flag, '')) : null);
    const minutes = Number(given.text('minutes', '60'));
    if (!(minutes > 0)) throw new BadInput('--minutes needs a number above zero');
    const matches = given.whole('games', 30, 1);
    const program = given.text('bot', null);
    if (program !== null && given.has('one')) throw new BadInput('--bot PROGRAM is --one cmd:PROGRAM: give one of the two');
    const one = bot('one', program === null ? given.text('one', 'greedy') : `cmd:${program}`);
    const rivals = namesIn(given.text('others', program === null ? 'greedy' : LEVELS)).map((name) => bot('others', name));
    const seed = given.text('seed', '1');
    const seats = given.whole('players', usualSeats(game), Math.max(2, game.seats[0]), game.seats[1]);
    const config = configFrom(game, given, seats);
    const patience = given.whole('patience', PATIENCE, 1);
    const [weights, against] = [judged('weights'), judged('against')];
    const workers = given.whole('workers', 1, 1);
    const met = [];
    for (const others of rivals) {
      const show = progress(`${game.id}: arena, ${others}`);
      const meeting = { game: game.id, places, config, one, others, patience, seed, matches, seconds: 60 * minutes };
      const { won, lost, endless, played, thought } = await meet({ ...meeting, weights, against, workers }, (done) =>
        show(done, matches),
      );
      const [low, high] = wilson(won, played);
      const row = { game: game.id, one, others, seats, seed, games: played, won, lost, endless, share: won / played, low, high };
      met.push({ row, rate: (1000 * thought.choices) / thought.ms });
    }
    await out.table(
      met.map(({ row }) => row),
      ['one', 'others', 'games', 'lost', 'share', 'low', 'high', 'choices/s'],
      met.map(({ row: { others, games, lost, share, low, high }, rate }) => [
        ...[one, others, String(games), String(lost), ...[share, low, high].map(percent)],
        Number.isFinite(rate) ? rate.toFixed(0) : '–',
      ]),
    );
    return true;
  },
};
