import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));

// Comments and all other strings are matched too, so that nothing inside them counts.
const TOKEN =
  /\/\/[^\n]*|\/\*.*?\*\/|(?<call>(?<![\w.$])(?:scenario|test|it)\(\s*)?(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>/gsu;

/** The names of the tests in a source text. Those that are skipped or commented out do not count. */
export const testNames = (source: string): string[] =>
  [...source.matchAll(TOKEN)].flatMap(({ groups }) =>
    groups?.call === undefined ? [] : [groups.text!.replace(/\\(.)/gu, '$1')],
  );

/** The identifiers that a test's name mentions: rules, and whatever else is written like one. */
export const idsIn = (name: string): string[] => name.match(/(?<![\w-])[A-Z]+(?:-[A-Z0-9]+)+(?![\w-])/gu) ?? [];

/** For each identifier, the names of the game's tests that mention it. */
export function testsByRule(game: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('**/*.test.ts', { cwd: join(GAMES, game, 'test') }).sort())
    for (const name of testNames(readFileSync(join(GAMES, game, 'test', file), 'utf8')))
      for (const id of new Set(idsIn(name))) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}
