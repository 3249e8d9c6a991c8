import { LANGS, type Lang, type Pack } from '@boucan/kernel';
import { searchable, speaker } from '@boucan/words';
import type { Command } from '../commands.ts';
import { gameNamed } from '../games.ts';
import type { Output } from '../output.ts';
import { codeByRule, type RuleTest, testsByRule } from '../tests-by-rule.ts';

interface Row {
  readonly id: string;
  readonly text: Readonly<Record<Lang, string>>;
  /** Rules that this one says again, or reads otherwise. */
  readonly restates?: readonly string[];
  readonly code: readonly string[];
  readonly tests: readonly RuleTest[];
}

export const command: Command = {
  operands: ['GAME'],
  flags: { where: 'switch', search: 'value' },
  async run(given, out) {
    const game = await gameNamed(given.operands[0] as string);
    const [tests, code] = [testsByRule(game.id), codeByRule(game.id)];
    const [en, fr] = [speaker(game, 'en', []), speaker(game, 'fr', [])];
    const restated = Object.assign({}, ...game.def.packs.map(({ restates }) => restates)) as NonNullable<
      Pack<unknown, unknown>['restates']
    >;
    const all = Object.keys(game.def.text.en.rules).map(
      (id): Row => ({
        id,
        text: { en: en.rule(id), fr: fr.rule(id) },
        ...(restated[id] === undefined ? {} : { restates: restated[id] }),
        code: code.get(id) ?? [],
        tests: tests.get(id) ?? [],
      }),
    );
    const query = given.all('search').join(' ');
    const find = searchable(all, ({ id, text }) => LANGS.map((lang) => `${id} ${text[lang]}`));
    const { hits, missing, instead } = find(query);
    if (hits.length > 0)
      for (const [word, others] of instead)
        await out.say(`no rule of ${game.id} says ${word}${others.length > 0 ? `: looked for ${others.join(', ')}` : ''}`);
    if (hits.length === 0) {
      await out.say(`no rule of ${game.id} says: ${query}`);
      return false;
    }
    if (missing > 0)
      await out.say(
        `no rule of ${game.id} says all of: ${query}; these say all but ${missing === 1 ? 'one word' : `${missing} words`}`,
      );
    const rows = hits.map(({ item, text }) => ({ row: item, lang: LANGS[text]! }));
    if (given.has('where')) for (const { row, lang } of rows) await places(row, lang, out);
    else
      await out.table(
        rows.map(({ row }) => row),
        ['rule', 'tests', 'text'],
        rows.map(({ row, lang }) => [row.id, String(row.tests.length), row.text[lang]]),
      );
    return true;
  },
};

async function places(row: Row, lang: Lang, out: Output): Promise<void> {
  const again = row.restates === undefined ? '' : `  says again  ${row.restates.join(', ')}\n`;
  const code = row.code.map((at) => `  code  ${at}\n`);
  const tests = row.tests.map(({ name, at }) => `  test  ${at}  ${name}\n`);
  await out.line(row, `${row.id}  ${row.text[lang]}\n${again}${code.join('')}${tests.join('')}`);
}
