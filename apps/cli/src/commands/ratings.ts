import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { dataMeant, runServerScript } from '../server-script.ts';

interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

interface Change {
  readonly table: string;
  readonly player: string | null; // null: what came of the table itself
  readonly before: Rating | null;
  readonly after: Rating | null;
}

const said = (rating: Rating | null): string =>
  rating === null ? 'none' : `${rating.mu.toFixed(2)} ± ${rating.sigma.toFixed(2)}`;

export const command: Command = {
  operands: [],
  flags: { data: 'value', database: 'value', recompute: 'switch', write: 'switch' },
  async run(given, out) {
    if (!given.has('recompute')) throw new BadInput('ratings needs --recompute; with --write it also changes what is kept');
    const write = given.has('write');
    const { lines, isDone } = await runServerScript<Change>('ratings-main', write ? ['--write'] : [], dataMeant(given));
    for (const change of lines) {
      const who = change.player === null ? 'its outcome' : `${change.player}: ${said(change.before)} → ${said(change.after)}`;
      await out.line(change, `${change.table}  ${who}`);
    }
    if (isDone)
      await out.say(lines.length === 0 ? 'all ratings are as kept' : `${lines.length} ${write ? 'changed' : 'would change'}`);
    return isDone;
  },
};
