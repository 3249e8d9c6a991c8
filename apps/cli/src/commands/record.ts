import { entropyFromSeed, printRecord, secretFromSeed, startMatch } from '@boucan/record';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { CONFIG_FLAGS, configFrom, playersFrom, seatedBots } from '../config.ts';
import { writeWhole } from '../files.ts';
import { gameNamed, rulesOf } from '../games.ts';
import { playOut } from '../play.ts';

export const command: Command = {
  operands: ['GAME'],
  flags: { players: 'value', seed: 'value', bots: 'value', out: 'value', ...CONFIG_FLAGS },
  async run(given, out) {
    const game = await gameNamed(given.operands[0] as string);
    const players = playersFrom(game, given);
    const config = configFrom(game, given, players);
    const bots = seatedBots(given, players);
    const seed = given.text('seed', '1');
    const file = given.text('out', undefined);
    if (file === undefined) throw new BadInput('record needs --out FILE');

    const match = startMatch(game, {
      ...config,
      names: bots.map(({ name }, seat) => `${name} ${seat + 1}`),
      secret: secretFromSeed(seed),
      entropy: bots.map((_, seat) => entropyFromSeed(seed, seat)),
      players: bots.map(({ name }) => name),
      rules: rulesOf(game.id, game.version)[0]!,
    });
    const choices = playOut(game, bots, seed, match);
    const record = match.record();
    writeWhole(file, printRecord(record));
    const row = { file, seed, players, choices, hash: record.hash };
    await out.line(
      row,
      `${file}: ${game.id}, seed ${seed}, ${players} ${players === 1 ? 'player' : 'players'}, ${choices} choices, ${record.hash}`,
    );
    return true;
  },
};
