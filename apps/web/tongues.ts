import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GameText, Lang } from '@boucan/kernel';
import type { Plugin } from 'vite';
import { findGame, GAMES as LISTED } from '../../games/index.ts';

const GAMES = resolve(import.meta.dirname, '../../games');
const BOARDS = resolve(import.meta.dirname, 'src/boards');

/** The words of a game and of each of its packs; and those of a board: `words.en.ts`, `guide.fr.ts`. Those of the parts come with them, few as they are. */
const LANGUAGE =
  /\/(?:games\/[\w-]+\/src\/(?:packs\/[\w-]+\/)?text\/|src\/boards\/(?!parts\/)[\w-]+\/[\w-]+\.)(?<lang>en|fr)\.ts$/u;
const WORDS = 'words:';
const ALL = '\0words:all';
const EMPTY = '\0empty:';

type Book = 'game' | 'packs' | 'rules';
interface Wanted {
  readonly game: string;
  readonly lang: Lang;
  readonly book: Book;
}
const wanted = (id: string): Wanted | undefined =>
  /^\0words:(?<game>[\w-]+)\/(?<lang>en|fr)\/(?<book>game|packs|rules)$/u.exec(id)?.groups as Wanted | undefined;

async function bookOf({ game, lang, book }: Wanted): Promise<object> {
  const { text, packs } = (await findGame(game))!.def;
  const { rules, packs: packNames, ...all } = text[lang];
  if (book === 'game') {
    const { rules: _, ...own } = (await import(join(GAMES, game, `src/text/${lang}.ts`)))[lang] as GameText;
    return { ...own, packs: packNames };
  }
  if (book === 'packs') {
    const added = packs
      .flatMap(({ text }) => Object.entries(text?.[lang] ?? {}))
      .filter(([chapter]) => chapter in all && chapter !== 'blurb');
    return Object.fromEntries(
      [...Map.groupBy(added, ([chapter]) => chapter)].map(([chapter, some]) => [
        chapter,
        Object.assign({}, ...some.map(([, one]) => one)),
      ]),
    );
  }
  const brought = packs.flatMap(({ id, text }) => Object.keys(text?.[lang].rules ?? {}).map((rule) => [rule, id]));
  return { rules, origins: Object.fromEntries(brought) };
}

/** Fills the books of a game's board. */
const boardIn = ({ game, lang }: Wanted): string =>
  globSync(`${game}/*.${lang}.ts`, { cwd: BOARDS })
    .map((file) => join(BOARDS, file))
    .map(
      (file, i) => `import { ${lang} as empty${i} } from ${JSON.stringify(EMPTY + file)};
import { ${lang} as whole${i} } from ${JSON.stringify(file)};
Object.assign(empty${i}, whole${i});`,
    )
    .join('\n');

/** Where each book is had. */
const shelf = (books: readonly Book[]): string => {
  const inOne = (game: string, lang: Lang) =>
    books.map((book) => `${book}: () => import('${WORDS}${game}/${lang}/${book}')`).join(', ');
  const ofOne = (game: string) =>
    `${game}: { ${(['en', 'fr'] as const).map((lang) => `${lang}: { ${inOne(game, lang)} }`).join(', ')} }`;
  return `export default { ${LISTED.map(({ id }) => ofOne(id)).join(', ')} };`;
};

/**
 * Words apart from rules, and one language at a time. In what is built, a game and its board know their sentences as empty books, which a page fills in
 * its language; `words:all` says where they are had. `words:GAME/LANG/game` has what every table needs, `…/packs` what there is with packs, `…/rules` the statements of the rules and which pack
 * brings each. A thread never says anything, so it fetches none. Where nothing is built, games come with all their words.
 */
export function tongues(): Plugin {
  let isBuild = false;
  return {
    name: 'tongues',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async resolveId(source, importer = '') {
      if (source.startsWith(WORDS)) return `\0${source}`;
      if (source.startsWith(EMPTY)) return source;
      if (!isBuild || !/\b(?:en|fr)\.ts$/u.test(source) || wanted(importer) !== undefined) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && LANGUAGE.test(found.id) ? EMPTY + found.id : null;
    },
    async load(id) {
      if (id.startsWith(EMPTY)) return `export const ${LANGUAGE.exec(id)!.groups!.lang} = {};`;
      if (id === ALL) return shelf(isBuild ? ['game', 'packs', 'rules'] : ['rules']);
      const words = wanted(id);
      if (words === undefined) return null;
      return `${words.book === 'game' ? boardIn(words) : ''}\nexport default ${JSON.stringify(await bookOf(words))};`;
    },
  };
}
