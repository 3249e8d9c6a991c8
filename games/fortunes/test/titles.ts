// The titles of this game's tests, read from their sources: which scenarios show which item of the content.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIALIST_CARD_IDS } from '../src/content/glory/specialists.ts';
import { COMMODORE_IDS, NAVY, PIRATES } from '../src/content/npc-captains.ts';

const SELF = 'content.test.ts';

/** What begins a test; helpers that take its name first are found by themselves: `const battle = (name: string) => …` */
const BEGINNERS = ['scenario', 'test'];
const helpersIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:const|function)\s+(\w+)\s*(?:=\s*)?\(\s*name: string\b/gu)].map(([, helper]) => helper!);

/** Where a title is made in a loop, `${…}` stands for each of these. */
const LOOPS: { readonly [file: string]: readonly string[] } = {
  'npc.test.ts': [...Object.keys(NAVY), ...Object.keys(PIRATES)],
  'specialists.test.ts': SPECIALIST_CARD_IDS.filter((card) => card.endsWith('-paid')),
  'war.test.ts': ['war-broken-treaties', 'war-two-flags', 'war-sugar-islands', ...COMMODORE_IDS],
};

function* titlesIn(file: string, source: string, helpers: readonly string[]): Iterable<string> {
  const begun = new RegExp(
    String.raw`\/\/[^\n]*|(?<![\w.$])(?:${[...BEGINNERS, ...helpers].join('|')})\(\s*(?<quote>['"\x60])(?<title>(?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>`,
    'gsu',
  );
  for (const { groups } of source.matchAll(begun)) {
    const title = groups?.title;
    if (title === undefined) continue;
    if (/\$\{/u.test(title)) for (const id of LOOPS[file] ?? []) yield title.replace(/\$\{[^}]*\}/u, id);
    else yield title;
  }
}

/** Every title, but for those of the lint itself. */
export function titles(): string[] {
  const folder = import.meta.dirname;
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const helpers = [...new Set(globSync('*.ts', { cwd: folder }).flatMap((file) => helpersIn(read(file))))];
  return globSync('*.test.ts', { cwd: folder })
    .filter((file) => file !== SELF)
    .sort()
    .flatMap((file) => [...titlesIn(file, read(file), helpers)]);
}

/** How many titles name this item, as a word of its own. */
export function naming(all: readonly string[], id: string): number {
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'u');
  return all.filter((title) => word.test(title)).length;
}
