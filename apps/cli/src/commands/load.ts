import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';

export const command: Command = {
  operands: [],
  flags: { url: 'value', tables: 'value', connections: 'value', rate: 'value', seconds: 'value' },
  async run() {
    throw new BadInput('load comes with the table; there is no server to try yet');
  },
};
