import { BOT_NAMES, botNamed } from '@boucan/bots';
import { commandIn, meet, PATIENCE, usualSeats } from '@boucan/learn';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { CONFIG_FLAGS, configFrom } from '../config.ts';
import { gameNamed, places } from '../games.ts';
import { progress } from '../progress.ts';
import { wilson } from '../standings.ts';
import { readWeights } from '../weights.ts';

export const command: Command = {
  operands: ['GAME'],
  flags: {
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
    const bot = (flag: string): string => {
      const name = given.text(flag, 'greedy');
      if (botNamed(name) === undefined && commandIn(name) === undefined)
        throw new BadInput(`--${flag}: there is no bot ${name}; there are ${BOT_NAMES}, and cmd:PROGRAM`);
      return name;
    };
    const judged = (flag: string) => (given.has(flag) ? readWeights(game, given.text(flag, '')) : null);
    const minutes = Number(given.text('minutes', '60'));
    if (!(minutes > 0)) throw new BadInput('--minutes needs a number above zero');
    const matches = given.whole('games', 30, 1);
    const [one, others, seed] = [bot('one'), bot('others'), given.text('seed', '1')];
    const seats = given.whole('players', usualSeats(game), Math.max(2, game.seats[0]), game.seats[1]);
    const config = configFrom(game, given, seats);
    const patience = given.whole('patience', PATIENCE, 1);
    const show = progress(`${game.id}: arena`);
    const { won, lost, endless, played } = await meet(
      {
        ...{ game: game.id, places, config, one, others, patience, seed, matches, seconds: 60 * minutes },
        ...{ weights: judged('weights'), against: judged('against'), workers: given.whole('workers', 1, 1) },
      },
      (done) => show(done, matches),
    );
    const [low, high] = wilson(won, played);
    const share = won / played;
    await out.table(
      [{ game: game.id, one, others, seats, seed, games: played, won, lost, endless, share, low, high }],
      ['one', 'others', 'games', 'lost', 'share', 'low', 'high'],
      [[one, others, String(played), String(lost), ...[share, low, high].map((part) => `${(100 * part).toFixed(1)} %`)]],
    );
    return true;
  },
};
