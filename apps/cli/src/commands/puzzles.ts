import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Game, rngFrom, seedOf } from '@boucan/kernel';
import { startOf } from '@boucan/lessons';
import { type Puzzle, points, puzzlesIn, type Themes } from '@boucan/puzzles';
import { make } from '@boucan/puzzles/crew';
import { agrees, finds, SOLVERS } from '@boucan/puzzles/make';
import { BadInput, type Given } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { folderOf, gameNamed, places, taughtOf } from '../games.ts';
import type { Output } from '../output.ts';
import { progress } from '../progress.ts';
import { wilson } from '../standings.ts';

/** Those that ship with the game, or those of a file somebody named. */
function puzzlesOf(game: Game, given: Given): readonly Puzzle[] {
  const file = given.text('from', undefined);
  if (file !== undefined && !existsSync(file)) throw new BadInput(`${file} cannot be read: there is no such file or folder`);
  const files = file === undefined ? globSync(join(folderOf(game.id), 'puzzles', '*.jsonl')).sort() : [file];
  try {
    return files.flatMap((one) => puzzlesIn(readFileSync(one, 'utf8')));
  } catch (error) {
    throw new BadInput(`${file} is not a file of puzzles: ${(error as Error).message}`);
  }
}

/** A few of them, from all over the list. */
const sample = <T>(all: readonly T[], n: number): T[] =>
  Array.from({ length: Math.min(n, all.length) }, (_, i) => all[Math.floor((i * all.length) / Math.min(n, all.length))]!);

async function makeThem(game: Game, themes: Themes, given: Given, out: Output): Promise<boolean> {
  const file = given.text('out', undefined);
  if (file === undefined) throw new BadInput('--make needs --out FILE, where the puzzles go');
  const count = given.whole('make', 1, 1);
  const minutes = Number(given.text('minutes', '600'));
  if (!(minutes > 0)) throw new BadInput('--minutes needs a number above zero');
  mkdirSync(dirname(file), { recursive: true });
  const had = existsSync(file) ? puzzlesIn(readFileSync(file, 'utf8')) : [];
  if (had.length === 0) writeFileSync(file, '');
  const began = performance.now();
  const show = progress(`${game.id}: puzzles`);
  const plan = { game: game.id, places, themes, had, seed: given.text('seed', '1'), seconds: 60 * minutes };
  const { puzzles, matches, thrown } = await make({ ...plan, count, threads: given.whole('threads', 1, 1) }, (puzzle, all) => {
    appendFileSync(file, `${JSON.stringify(puzzle)}\n`);
    show(all, count);
  });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const told = Object.entries(thrown).map(([reason, n]) => `${n} ${reason}`);
  await out.line(
    { game: game.id, out: file, puzzles: puzzles.length, matches, seconds, thrown },
    `${puzzles.length} puzzles from ${matches} matches in ${seconds} s; thrown away: ${told.join(', ')}`,
  );
  return had.length + puzzles.length >= count;
}

/** How many of them each level finds. */
async function levelsOn(game: Game, puzzles: readonly Puzzle[], seed: string, out: Output): Promise<boolean> {
  const rows = SOLVERS.map(([bot]) => ({ bot, solved: 0, of: puzzles.length }));
  for (const puzzle of puzzles) {
    const seen = game.view(startOf(game, puzzle), puzzle.seat);
    for (const row of rows)
      if (finds(game, seen, puzzle.answer, row.bot, rngFrom(seedOf(`${puzzle.id} ${row.bot} ${seed}`)))) row.solved++;
  }
  const told = rows.map((row) => {
    const [low, high] = wilson(row.solved, row.of);
    return { game: game.id, ...row, share: row.solved / row.of, low, high };
  });
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  await out.table(
    told,
    ['bot', 'solved', 'of', 'share', 'low', 'high'],
    told.map(({ bot, solved, of, share, low, high }) => [bot, String(solved), String(of), ...[share, low, high].map(percent)]),
  );
  return true;
}

export const command: Command = {
  operands: ['GAME'],
  flags: {
    ...{ check: 'value', levels: 'switch', from: 'value' },
    ...{ make: 'value', out: 'value', seed: 'value', threads: 'value', minutes: 'value' },
  },
  async run(given, out) {
    const game = await gameNamed(given.operands[0] as string);
    const themes = await (await taughtOf(game.id))?.themes();
    if (themes === undefined) throw new BadInput(`there are no puzzles for ${game.id}: it names no themes`);
    if (given.has('make')) return makeThem(game, themes, given, out);
    const puzzles = puzzlesOf(game, given);
    const seed = given.text('seed', 'check');
    if (given.has('levels')) return levelsOn(game, puzzles, seed, out);
    const checks = given.has('check') ? given.whole('check', 1, 1) : null;
    let holds = true;
    for (const puzzle of checks === null ? puzzles : sample(puzzles, checks)) {
      const { id, theme } = puzzle;
      const found = checks === null ? {} : { agrees: agrees(game, puzzle, seed) };
      holds &&= found.agrees ?? true;
      const rating = points(puzzle.rating);
      const text = `${id.padEnd(16)} ${themes[theme]!.en.padEnd(28)} ${String(rating).padStart(5)}`;
      const verdict = found.agrees === undefined ? '' : found.agrees ? '  agrees' : '  finds another answer';
      await out.line({ id, theme, rating, ...found }, `${text}${verdict}`);
    }
    return holds;
  },
};
