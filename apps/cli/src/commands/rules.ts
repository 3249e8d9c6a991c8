import { speaker } from '@boucan/words';
import type { Command } from '../commands.ts';
import { gameNamed } from '../games.ts';
import { testsByRule } from '../tests-by-rule.ts';

export const command: Command = {
  operands: ['GAME'],
  flags: {},
  async run({ operands: [id] }, out) {
    const game = await gameNamed(id as string);
    const tests = testsByRule(game.id);
    const [en, fr] = [speaker(game, 'en', []), speaker(game, 'fr', [])];
    const rows = Object.keys(game.def.text.en.rules).map((rule) => ({
      id: rule,
      text: { en: en.rule(rule), fr: fr.rule(rule) },
      tests: tests.get(rule) ?? [],
    }));
    await out.table(
      rows,
      ['rule', 'tests', 'text'],
      rows.map((r) => [r.id, String(r.tests.length), r.text.en]),
    );
    return true;
  },
};
