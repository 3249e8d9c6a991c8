import type { Command } from '../commands.ts';

export const command: Command = {
  operands: [],
  flags: { port: 'value', data: 'value' },
  async run(given, out) {
    given.whole('port', 0, 0, 65535);
    await out.say('The table for people comes next; until then, boucan sim and boucan replay show the games.');
    return true;
  },
};
