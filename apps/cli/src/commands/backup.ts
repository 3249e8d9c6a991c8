import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';

const SCRIPT = fileURLToPath(new URL('../../../server/src/backup-main.ts', import.meta.url));

export const command: Command = {
  operands: [],
  flags: { data: 'value', out: 'value' },
  async run(given, out) {
    const file = given.text('out', undefined);
    if (file === undefined) throw new BadInput('backup needs --out FILE');
    const data = given.text('data', process.env.BOUCAN_DATA ?? 'data');
    const script = spawn(process.execPath, [SCRIPT, data, file], { stdio: ['ignore', 'inherit', 'inherit'] });
    const isDone = await new Promise<boolean>((resolve, reject) => {
      script.on('error', reject);
      script.on('exit', (code) => resolve(code === 0));
    });
    if (isDone) await out.line({ file }, `everything is in ${file}`);
    return isDone;
  },
};
