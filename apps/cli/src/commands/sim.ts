import { seedText } from '@boucan/testkit';
import type { Command } from '../commands.ts';
import { CONFIG_FLAGS, configFrom, playersFrom, seatedBots } from '../config.ts';
import { gameNamed } from '../games.ts';
import { playMatch } from '../play.ts';

export const command: Command = {
  operands: ['GAME'],
  flags: { players: 'value', games: 'value', seed: 'value', bots: 'value', ...CONFIG_FLAGS },
  async run(given, out) {
    const game = await gameNamed(given.operands[0] as string);
    const players = playersFrom(game, given);
    const config = configFrom(game, given, players);
    const bots = seatedBots(given, players);
    const matches = given.whole('games', 1, 1);
    const base = given.text('seed', '1');

    const width = Math.max('seed'.length, seedText(base, matches - 1).length);
    await out.say(`${'seed'.padEnd(width)}  turns  choices        ms  hash              end, scores by seat`);
    for (let i = 0; i < matches; i++) {
      const seed = seedText(base, i);
      const began = performance.now();
      const { state, choices } = playMatch(game, config, bots, seed);
      const ms = Math.round((performance.now() - began) * 1000) / 1000;
      const { winners, scores, end } = state.result!;
      const row = { seed, players, winners, scores, turns: state.turns, choices, end, hash: game.hash(state), ms };
      const figures = [String(row.turns).padStart(5), String(choices).padStart(7), ms.toFixed(3).padStart(8)];
      const bySeat = scores.map((score, seat) => (winners.includes(seat) ? `*${score}` : String(score)));
      await out.line(row, [seed.padEnd(width), ...figures, row.hash, `${end}, ${bySeat.join(' ')}`].join('  '));
    }
    return true;
  },
};
