// Every rule of every game stands in its code and is shown by a test that names it, and nothing names a rule that does not exist.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, gameNamed } from '../apps/cli/src/games.ts';
import { codeByRule, rangesIn, testsByRule } from '../apps/cli/src/tests-by-rule.ts';

/** Open questions, examples, invariants and content have identifiers too; the catalogue keeps them apart from the rules. */
const NOT_A_RULE = /-(?:Q|EX|DX|INV|CONTENT|DEF|SET|VAR)(?:-|$)/u;

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-') + 1);

describe.each(GAME_IDS)('%s', async (id) => {
  const rules = Object.keys((await gameNamed(id)).def.text.en.rules);
  const [tests, code] = [testsByRule(id), codeByRule(id)];
  const prefixes = new Set(rules.map(prefixOf));
  const unknown = (ids: Iterable<string>): string[] =>
    [...ids].filter((other) => prefixes.has(prefixOf(other)) && !NOT_A_RULE.test(other) && !rules.includes(other));

  test('every rule has a test', () => {
    expect(rules.filter((rule) => !tests.has(rule))).toEqual([]);
  });

  test('every test that names a rule names one that exists', () => {
    expect(unknown(tests.keys())).toEqual([]);
  });

  test('every rule stands beside the code that carries it', () => {
    expect(rules.filter((rule) => !code.has(rule))).toEqual([]);
  });

  test('code names only rules that exist, and each of them by its whole name', () => {
    expect(unknown(code.keys()).filter((other) => /\d$/u.test(other))).toEqual([]); // `TOY-BID` heads a chapter
    const folder = resolve(import.meta.dirname, '../games', id, 'src');
    const ranges = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
      rangesIn(readFileSync(join(folder, file), 'utf8')).map((range) => `${file}: ${range}`),
    );
    expect(ranges).toEqual([]);
  });
});
