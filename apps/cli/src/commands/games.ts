import type { Command } from '../commands.ts';
import { findGame, GAME_IDS } from '../games.ts';

export const command: Command = {
  operands: [],
  flags: {},
  async run(_given, out) {
    const rows = [];
    let allLoad = true;
    for (const id of GAME_IDS)
      try {
        const { def, seats, version } = (await findGame(id))!;
        const title = { en: def.text.en.title, fr: def.text.fr.title };
        rows.push({ id, title, seats, packs: def.packs.map((p) => p.id), version });
      } catch (error) {
        allLoad = false;
        process.stderr.write(`boucan: ${id} cannot be loaded: ${(error as Error).message.split('\n')[0]}\n`);
      }
    await out.table(
      rows,
      ['game', 'title', 'titre', 'players', 'packs', 'version'],
      rows.map((r) => [r.id, r.title.en, r.title.fr, r.seats.join('–'), r.packs.join(', ') || '–', String(r.version)]),
    );
    return allLoad;
  },
};
