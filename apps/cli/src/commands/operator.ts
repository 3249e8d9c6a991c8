import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { dataMeant, runServerScript } from '../server-script.ts';

export const command: Command = {
  operands: ['NAME'],
  flags: { data: 'value', database: 'value', revoke: 'switch' },
  async run(given, out) {
    const name = given.operands[0]!.trim();
    if (name === '') throw new BadInput('operator needs the name of a person who stays');
    const isOne = !given.has('revoke');
    const settings = { ...dataMeant(given), BOUCAN_NAME: isOne ? name : `-${name}` };
    const { isDone } = await runServerScript('operator-main', [], settings);
    if (isDone)
      await out.line({ name, operator: isOne }, isOne ? `${name} is an operator: /admin` : `${name} is no longer an operator`);
    return isDone;
  },
};
