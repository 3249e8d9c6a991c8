import { type Verdict, verify } from '@boucan/record';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { readJson } from '../files.ts';
import { findGame, GAME_IDS } from '../games.ts';
import { printable } from '../output.ts';

export const command: Command = {
  operands: ['FILE'],
  flags: {},
  async run({ operands: [file] }, out) {
    const json = readJson(file as string) as { readonly format?: unknown; readonly game?: unknown } | null;
    if (json?.format !== 'boucan-record') throw new BadInput(`${file} is not a game record`);
    const verdict = await verdictOn(json);
    await out.line(verdict, verdict.ok ? ['ok', verdict.remark].filter(Boolean).join(', but ') : printable(verdict.message));
    return verdict.ok;
  },
};

async function verdictOn(json: { readonly game?: unknown }): Promise<Verdict> {
  if (typeof json.game !== 'string') return { ok: false, what: 'format', message: 'game is not a text' };
  const game = await findGame(json.game);
  if (game !== undefined) return verify(game, json);
  return { ok: false, what: 'game', message: `there is no game ${json.game} here; there are ${GAME_IDS.join(', ')}` };
}
