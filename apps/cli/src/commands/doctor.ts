import type { Given } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { columns } from '../output.ts';
import { dataMeant, runServerScript } from '../server-script.ts';

interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly says: string;
}

/** Whoever names a folder means a server by itself, whatever the environment says of others. */
function natsMeant(given: Given): { readonly [name: string]: string } {
  const nats = given.text('nats', given.text('data', undefined) === undefined ? undefined : '');
  return nats === undefined ? {} : { BOUCAN_NATS: nats };
}

export const command: Command = {
  operands: [],
  flags: { data: 'value', database: 'value', nats: 'value' },
  async run(given, out) {
    const { lines, isDone } = await runServerScript<Finding>('doctor-main', [], { ...dataMeant(given), ...natsMeant(given) });
    const page = columns(lines.map(({ what, ok, says }) => [ok ? 'ok' : 'WRONG', what, says]));
    for (const [i, finding] of lines.entries()) await out.line(finding, page[i]!);
    const wrong = lines.filter(({ ok }) => !ok).length;
    if (isDone)
      await out.say(wrong === 0 ? 'nothing is wrong' : wrong === 1 ? 'one thing is wrong' : `${wrong} things are wrong`);
    return isDone && wrong === 0;
  },
};
