import { BadInput, type Given } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { runServerScript, withoutPassword } from '../server-script.ts';

const HOW = 'sqlite:FOLDER, sqlite:FILE.db or postgres://USER@HOST/NAME';

function placeFrom(given: Given, flag: string): string {
  const place = given.text(flag, undefined);
  if (place === undefined) throw new BadInput(`move needs --${flag}: ${HOW}`);
  const isPlace = /^sqlite:./u.test(place) || (/^postgres(ql)?:\/\//u.test(place) && URL.canParse(place));
  if (!isPlace) throw new BadInput(`--${flag} takes ${HOW}, not ${withoutPassword(place)}`);
  return place;
}

export const command: Command = {
  operands: [],
  flags: { from: 'value', to: 'value' },
  async run(given, out) {
    const [from, to] = [placeFrom(given, 'from'), placeFrom(given, 'to')];
    if (from === to) throw new BadInput('--from and --to are the same place');
    const settings = { BOUCAN_FROM: from, BOUCAN_TO: to };
    const { lines, isDone } = await runServerScript<Record<string, number>>('move-main', [], settings);
    const [counts] = lines;
    if (!isDone || counts === undefined) return false;
    const places = { from: withoutPassword(from), to: withoutPassword(to) };
    const { players, tables, entries } = counts;
    await out.line(
      { ...places, ...counts },
      `${players} persons and ${tables} tables with ${entries} entries are in ${places.to}, every row of them read back and compared; in ${places.from} nothing has changed`,
    );
    return true;
  },
};
