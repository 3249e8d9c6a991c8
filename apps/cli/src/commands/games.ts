import type { Game, Lang } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import type { Command } from '../commands.ts';
import { findGame, GAME_IDS } from '../games.ts';

const inBoth = (say: (lang: Lang) => string): Readonly<Record<Lang, string>> => ({ en: say('en'), fr: say('fr') });

/** Its packs, as one needs to know them to choose. */
const packsOf = (game: Game) =>
  game.def.packs.map(({ id, needs = [], conflicts = [] }) => ({
    id,
    name: inBoth((lang) => speaker(game, lang, []).pack(id)),
    about: inBoth((lang) => speaker(game, lang, []).packBlurb(id)),
    needs,
    conflicts,
  }));

export const command: Command = {
  operands: [],
  flags: {},
  async run(_given, out) {
    const rows = [];
    let allLoad = true;
    for (const id of GAME_IDS)
      try {
        const game = (await findGame(id))!;
        const title = inBoth((lang) => game.def.text[lang].title);
        rows.push({ id, title, seats: game.seats, packs: packsOf(game), version: game.version });
      } catch (error) {
        allLoad = false;
        process.stderr.write(`boucan: ${id} cannot be loaded: ${(error as Error).message.split('\n')[0]}\n`);
      }
    await out.table(
      rows,
      ['game', 'title', 'titre', 'players', 'packs', 'version'],
      rows.map((r) => [
        r.id,
        r.title.en,
        r.title.fr,
        r.seats.join('–'),
        r.packs.map((pack) => pack.id).join(', ') || '–',
        String(r.version),
      ]),
    );
    for (const { id, packs } of rows)
      for (const [i, pack] of packs.entries()) {
        if (i === 0) await out.say(`\nPacks of ${id}, for --packs:`);
        await out.say(`  ${pack.id}: ${pack.name.en}. ${pack.about.en}${bounds(pack)}`);
      }
    return allLoad;
  },
};

function bounds({ needs, conflicts }: { readonly needs: readonly string[]; readonly conflicts: readonly string[] }): string {
  return `${needs.length > 0 ? ` Needs ${needs.join(', ')}.` : ''}${conflicts.length > 0 ? ` Not with ${conflicts.join(', ')}.` : ''}`;
}
