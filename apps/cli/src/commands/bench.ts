import type { Command } from '../commands.ts';
import { gameNamed, places } from '../games.ts';

export const command: Command = {
  operands: ['[GAME]'],
  flags: {},
  async run({ operands: [id] }, out) {
    const which = id === undefined ? undefined : (await gameNamed(id)).id;
    const { figures } = await import('@boucan/bench');
    for await (const figure of figures(which, places)) {
      const value = figure.value.toLocaleString('en', { maximumSignificantDigits: 4 });
      await out.line(figure, `${figure.name.padEnd(56)} ${value.padStart(12)} ${figure.unit}`);
    }
    return true;
  },
};
