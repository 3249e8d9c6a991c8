import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { CONFIG_FLAGS, configFrom } from '../config.ts';
import { gameNamed } from '../games.ts';
import { load } from '../load/load.ts';

export const command: Command = {
  operands: [],
  flags: { ...CONFIG_FLAGS, url: 'value', game: 'value', tables: 'value', connections: 'value', rate: 'value', seconds: 'value' },
  async run(given, out) {
    const url = given.text('url', 'http://localhost:8080');
    if (!URL.canParse(url) || !/^https?:/u.test(url))
      throw new BadInput(`--url takes the address of a server, such as http://localhost:8080, not ${url}`);
    const game = await gameNamed(given.text('game', 'brethren'));
    const [fewest, most] = game.seats;
    const tables = given.whole('tables', 10, 1);
    const connections = given.whole('connections', tables * most, tables * fewest, tables * most);
    const { packs, options } = configFrom(game, given, fewest);
    const rate = given.whole('rate', 100, 0);
    const seconds = given.whole('seconds', 10, 1);

    await out.say(
      `${connections} connections at ${tables} tables of ${game.id}, ${rate === 0 ? 'as fast as it goes' : `${rate} choices/s`}`,
    );
    const bearing = await load({ url, game, packs, options, tables, connections, rate, seconds });
    const { acked, p50, p99, errors, group, ceiling } = bearing;
    await out.line(
      bearing,
      `${acked} choices acknowledged, ${bearing.rate}/s, p50 ${p50} ms, p99 ${p99} ms, ${group} to a commit, ${errors === 1 ? '1 error' : `${errors} errors`}`,
    );
    if (ceiling !== null)
      await out.say(`a bare loop on node:sqlite with such groups writes ${ceiling.bare} rows/s: ratio ${ceiling.ratio}`);
    return errors === 0;
  },
};
