// Every rule of every game is shown by a test that names it, and no test names a rule that does not exist.
import { describe, expect, test } from 'vitest';
import { GAME_IDS, gameNamed } from '../apps/cli/src/games.ts';
import { testsByRule } from '../apps/cli/src/tests-by-rule.ts';

/** Open questions, examples and invariants have identifiers too; the catalogue keeps them apart from the rules. */
const NOT_A_RULE = /-(?:Q|EX|DX|INV)(?:-|$)/u;

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-') + 1);

describe.each(GAME_IDS)('%s', async (id) => {
  const rules = Object.keys((await gameNamed(id)).def.text.en.rules);
  const tests = testsByRule(id);

  test('every rule has a test', () => {
    expect(rules.filter((rule) => !tests.has(rule))).toEqual([]);
  });

  test('every test that names a rule names one that exists', () => {
    const prefixes = new Set(rules.map(prefixOf));
    const named = [...tests.keys()].filter((other) => prefixes.has(prefixOf(other)) && !NOT_A_RULE.test(other));
    expect(named.filter((other) => !rules.includes(other))).toEqual([]);
  });
});
