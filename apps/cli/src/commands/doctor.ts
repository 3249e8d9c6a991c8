import type { Command } from '../commands.ts';
import { columns } from '../output.ts';
import { dataMeant, runServerScript } from '../server-script.ts';

interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly says: string;
}

export const command: Command = {
  operands: [],
  flags: { data: 'value', database: 'value' },
  async run(given, out) {
    const { lines, isDone } = await runServerScript<Finding>('doctor-main', [], dataMeant(given));
    const page = columns(lines.map(({ what, ok, says }) => [ok ? 'ok' : 'WRONG', what, says]));
    for (const [i, finding] of lines.entries()) await out.line(finding, page[i]!);
    const wrong = lines.filter(({ ok }) => !ok).length;
    if (isDone)
      await out.say(wrong === 0 ? 'nothing is wrong' : wrong === 1 ? 'one thing is wrong' : `${wrong} things are wrong`);
    return isDone && wrong === 0;
  },
};
