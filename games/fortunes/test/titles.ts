// The titles of this game's tests, read from their sources: which scenarios show which item of the content.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAPTAIN_IDS } from '../src/content/captains.ts';
import { EVENT_IDS } from '../src/content/events.ts';
import { SPECIALIST_CARD_IDS } from '../src/content/glory/specialists.ts';
import { COMMODORE_IDS, NAVY, PIRATES } from '../src/content/npc-captains.ts';

const LINT = /^content.*\.test\.ts$/u;

/** What begins a test; helpers that take its name first are found by themselves: `const battle = (name: string) => …` */
const BEGINNERS = ['scenario', 'test'];
const helpersIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:const|function)\s+(\w+)\s*(?:=\s*)?\(\s*name: string\b/gu)].map(([, helper]) => helper!);

/** Where titles are made in a loop: what its variable stands for. */
const LOOPS: { readonly [fileAndVariable: string]: readonly string[] } = {
  'captains.test.ts captain': CAPTAIN_IDS,
  'npc.test.ts id': [...Object.keys(NAVY), ...Object.keys(PIRATES)],
  'specialists.test.ts card': SPECIALIST_CARD_IDS.filter((card) => card.endsWith('-paid')),
  'war.test.ts card': EVENT_IDS.filter((event) => event.startsWith('war-')),
  'war.test.ts id': COMMODORE_IDS,
};

function* titlesIn(file: string, source: string, helpers: readonly string[]): Iterable<string> {
  const begun = new RegExp(
    String.raw`\/\/[^\n]*|(?<![\w.$])(?:${[...BEGINNERS, ...helpers].join('|')})\(\s*(?<quote>['"\x60])(?<title>(?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>`,
    'gsu',
  );
  for (const { groups } of source.matchAll(begun)) {
    const title = groups?.title;
    if (title === undefined || !title.includes(' ')) continue; // helpers that lay a table out take a name first, too
    const variable = /\$\{(\w+)\}/u.exec(title);
    if (variable === null) yield title;
    else for (const id of LOOPS[`${file} ${variable[1]}`] ?? []) yield title.replace(variable[0], id);
  }
}

/** Every title, but for those of the lint itself. */
export function titles(): string[] {
  const folder = import.meta.dirname;
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const helpers = [...new Set(globSync('*.ts', { cwd: folder }).flatMap((file) => helpersIn(read(file))))];
  return globSync('*.test.ts', { cwd: folder })
    .filter((file) => !LINT.test(file))
    .sort()
    .flatMap((file) => [...titlesIn(file, read(file), helpers)]);
}

/** How many titles name this item, as a word of its own. */
export function naming(all: readonly string[], id: string): number {
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'u');
  return all.filter((title) => word.test(title)).length;
}
