import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { dataMeant, runServerScript } from '../server-script.ts';

export const command: Command = {
  operands: [],
  flags: { data: 'value', database: 'value', out: 'value' },
  async run(given, out) {
    const file = given.text('out', undefined);
    if (file === undefined) throw new BadInput('backup needs --out FILE');
    const { isDone } = await runServerScript('backup-main', [file], dataMeant(given));
    if (isDone) await out.line({ file }, `everything is in ${file}`);
    return isDone;
  },
};
