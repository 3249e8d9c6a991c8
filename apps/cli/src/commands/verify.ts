import { type Verdict, verify } from '@boucan/record';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { readMatch } from '../files.ts';
import { findGame, GAME_IDS, rulesOf } from '../games.ts';
import { printable } from '../output.ts';

export const command: Command = {
  operands: ['FILE'],
  flags: { agreed: 'value' },
  async run(given, out) {
    const [file] = given.operands;
    const agreed = given.text('agreed', undefined);
    if (agreed !== undefined && !/^[0-9a-f]{64}$/u.test(agreed)) throw new BadInput('--agreed takes 64 lower-case hex digits');
    const json = (await readMatch(file as string)) as { readonly format?: unknown; readonly game?: unknown } | null;
    if (json?.format !== 'boucan-record') throw new BadInput(`${file} is not a game record`);
    const verdict = await verdictOn(json, agreed);
    await out.line(verdict, printable(inWords(verdict)));
    return verdict.ok;
  },
};

function inWords(verdict: Verdict): string {
  if (!verdict.ok) return verdict.message;
  const { unbound, remark } = verdict;
  if (unbound !== undefined) return `not bound: the match follows from its secret and its choices, but ${remark}`;
  return remark === undefined ? 'ok' : `ok, but ${remark}`;
}

async function verdictOn(json: { readonly game?: unknown }, agreed: string | undefined): Promise<Verdict> {
  if (typeof json.game !== 'string') return { ok: false, what: 'format', message: 'game is not a text' };
  const game = await findGame(json.game);
  if (game !== undefined) {
    const hasRules = (digest: string): boolean => rulesOf(game.id, game.version).includes(digest);
    return verify(game, json, { hasRules, ...(agreed !== undefined && { agreed }) });
  }
  return { ok: false, what: 'game', message: `there is no game ${json.game} here; there are ${GAME_IDS.join(', ')}` };
}
