import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));

/** What begins a test. */
const BEGINNERS = ['scenario', 'test', 'it'];

// Comments and all other strings are matched too, so that nothing inside them counts.
const token = (beginners: readonly string[]): RegExp =>
  new RegExp(
    String.raw`\/\/[^\n]*|\/\*.*?\*\/|(?<call>(?<![\w.$])(?:${beginners.join('|')})\(\s*)?(?<quote>['"\x60])(?<text>(?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>`,
    'gsu',
  );

/** Helpers that begin a test under a name they are given first: `const battle = (name: string) => scenario(name) …` */
export const helpersIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:const|function)\s+(\w+)\s*(?:=\s*)?\(\s*name: string\b/gu)].map(([, helper]) => helper!);

/** The names of the tests in a source text. Those that are skipped or commented out do not count. */
export const testNames = (source: string, helpers: readonly string[] = []): string[] =>
  [...source.matchAll(token([...BEGINNERS, ...helpers]))].flatMap(({ groups }) =>
    groups?.call === undefined ? [] : [groups.text!.replace(/\\(.)/gu, '$1')],
  );

/** The identifiers that a test's name mentions: rules, and whatever else is written like one. */
export const idsIn = (name: string): string[] => name.match(/(?<![\w-])[A-Z]+(?:-[A-Z0-9]+)+(?![\w-])/gu) ?? [];

/** For each identifier, the names of the game's tests that mention it. */
export function testsByRule(game: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const folder = join(GAMES, game, 'test');
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const helpers = [...new Set(globSync('**/*.ts', { cwd: folder }).flatMap((file) => helpersIn(read(file))))];
  for (const file of globSync('**/*.test.ts', { cwd: folder }).sort())
    for (const name of testNames(read(file), helpers))
      for (const id of new Set(idsIn(name))) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}
