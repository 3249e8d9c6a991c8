import { botNamed } from '@boucan/bots';
import { type Checked, check, OTHERS } from '@boucan/lessons/check';
import type { Command } from '../commands.ts';
import { allGames, gameNamed, taughtOf } from '../games.ts';

/** Whether it holds, for people. */
const verdict = ({ solved, idle, faults }: Checked): string =>
  [solved ? 'solved' : 'not solved', ...(idle ? ['done by doing nothing'] : []), ...faults].join('; ');

export const command: Command = {
  operands: ['[GAME]'],
  flags: { check: 'switch' },
  async run(given, out) {
    const [id] = given.operands;
    const games = id === undefined ? await allGames() : [await gameNamed(id)];
    const other = botNamed(OTHERS)!;
    let holds = true;
    for (const game of games) {
      const taught = await taughtOf(game.id);
      if (taught === undefined) continue;
      const [course, en, fr] = await Promise.all([taught.course(), taught.words('en'), taught.words('fr')]);
      for (const lesson of course.lessons) {
        const title = { en: en[lesson.id]!.title, fr: fr[lesson.id]!.title };
        const row = { id: lesson.id, game: game.id, title, steps: lesson.steps.length };
        const checked = given.has('check') ? check(game, course, lesson, other) : null;
        holds &&= checked === null || (checked.solved && !checked.idle && checked.faults.length === 0);
        const found = checked && { solved: checked.solved, idle: checked.idle, faults: checked.faults };
        const text = `${game.id.padEnd(9)} ${lesson.id.padEnd(20)} ${title.en}`;
        await out.line({ ...row, ...found }, checked === null ? text : `${text.padEnd(64)} ${verdict(checked)}`);
      }
    }
    return holds;
  },
};
