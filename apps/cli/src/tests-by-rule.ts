import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { folderOf } from './games.ts';

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

/** The tests in a source text, by name and line. Those that are skipped or commented out do not count. */
export const testsIn = (source: string, helpers: readonly string[] = []): { readonly name: string; readonly line: number }[] =>
  [...source.matchAll(token([...BEGINNERS, ...helpers]))].flatMap(({ groups, index }) =>
    groups?.call === undefined ? [] : [{ name: groups.text!.replace(/\\(.)/gu, '$1'), line: lineAt(source, index) }],
  );

/** The identifiers that a text mentions: rules, those of a module (`SEA-m8-03`) too, and whatever else is written like one. */
export const idsIn = (text: string): string[] => text.match(/(?<![\w-])[A-Z]+(?:-(?:[A-Z0-9]+|m\d+))+(?![\w-])/gu) ?? [];

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/** A test that names a rule, and where it stands: `games/toy/test/duel.test.ts:12`. */
export interface RuleTest {
  readonly name: string;
  readonly at: string;
}

/** For each identifier, the game's tests that mention it. */
export function testsByRule(game: string): Map<string, RuleTest[]> {
  const found = new Map<string, RuleTest[]>();
  const folder = join(folderOf(game), 'test');
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const helpers = [...new Set(globSync('**/*.ts', { cwd: folder }).flatMap((file) => helpersIn(read(file))))];
  for (const file of globSync('**/*.test.ts', { cwd: folder }).sort())
    for (const { name, line } of testsIn(read(file), helpers))
      for (const id of new Set(idsIn(name))) add(found, id, { name, at: `games/${game}/test/${file}:${line}` });
  return found;
}

/** For each identifier, where the game's code mentions it; its words, in `text/`, are no code, and its twins are wrong on purpose. */
export function codeByRule(game: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const folder = join(folderOf(game), 'src');
  for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
    if (file.split(sep).includes('text') || file === 'twins.ts') continue;
    for (const [i, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries())
      for (const id of new Set(idsIn(line))) add(found, id, `games/${game}/src/${file}:${i + 1}`);
  }
  return found;
}

/** A range of identifiers, `TOY-05 … 08`, in which nobody finds what is between the ends. */
export const rangesIn = (source: string): string[] =>
  source.match(/[A-Z]+-[A-Z]*-?\d+\s*(?:…|\.\.+|–|—|\bto\b|,\s*(?=\d))\s*(?:[A-Z]+-)*\d+/gu) ?? [];

function add<T>(map: Map<string, T[]>, id: string, one: T): void {
  const all = map.get(id);
  if (all === undefined) map.set(id, [one]);
  else all.push(one);
}
