import type { Config, Game } from '@boucan/kernel';
import { twinsIn } from '@boucan/registry/node';
import {
  catchTwins,
  coverPairs,
  eager,
  type LawOptions,
  type LawReport,
  type PackSets,
  packSets,
  runLaws,
  saveFailure,
  type Twin,
} from '@boucan/testkit';
import { BadInput, type Given } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { CONFIG_FLAGS, optionsFrom, packsOf } from '../config.ts';
import { gameNamed, places } from '../games.ts';
import type { Output } from '../output.ts';
import { progress } from '../progress.ts';

const GAMES_PER_TWIN = 20;

export const command: Command = {
  operands: ['GAME'],
  flags: { games: 'value', seed: 'value', players: 'value', sense: 'value', cover: 'value', ...CONFIG_FLAGS },
  async run(given, out) {
    const game = await gameNamed(given.operands[0] as string);
    const packs = given.has('packs') ? packSetsNamed(game, given.list('packs', [])) : undefined;
    const seed = given.text('seed', '1');
    const tables = given.has('cover') ? tablesThatCover(game, given, seed) : undefined;
    const options: LawOptions = {
      games: given.whole('games', tables === undefined ? 100 : 1, 1),
      seed,
      ...(tables === undefined ? {} : { tables }),
      ...(given.has('players') ? { players: given.whole('players', 0, ...game.seats) } : {}),
      ...(packs === undefined ? {} : { packs }),
      agreed: optionsFrom(game, given, packs?.length === 1 ? packs[0]! : []),
      ...(given.has('sense') ? { choose: eager(given.whole('sense', 0, 0, 100)) } : {}),
      progress: progress(`${game.id}: laws`),
    };
    // The specimen has twins, each broken on purpose: a law that lets its twin pass is worth nothing.
    const twins = (await twinsIn(places, game.id)) as readonly Twin[];
    return tellLaws(game, twins, options, 'failures', out);
  },
};

/** Tables that between them have agreed on any two things that can be agreed on together. */
function tablesThatCover(game: Game, given: Given, seed: string): readonly Config[] {
  const how = given.text('cover', '');
  if (how !== 'pairs') throw new BadInput(`--cover takes pairs, not ${how}`);
  const other = ['players', 'packs', 'option'].find((flag) => given.has(flag));
  if (other !== undefined) throw new BadInput(`--cover says what the tables agree on: leave --${other} out`);
  return coverPairs(game, seed);
}

const KINDS: readonly PackSets[] = ['none', 'each', 'pairs', 'all'];

/** `none`, `each`, `pairs` and `all`, or the names of packs that are played together. */
function packSetsNamed(game: Game, names: readonly string[]): readonly (readonly string[])[] {
  const kinds = KINDS.filter((kind) => names.includes(kind));
  return kinds.length === names.length ? packSets(game, kinds) : [packsOf(game, names)];
}

/** Tries the laws on a game and on its broken twins, and tells what came of it. Matches that break a law go into the folder. */
export async function tellLaws<B, P, E>(
  game: Game<B, P, E>,
  twins: readonly Twin[],
  options: LawOptions,
  folder: string,
  out: Output,
): Promise<boolean> {
  const held: boolean[] = [];
  for (const report of runLaws(game, options)) {
    held.push(report.failed === 0);
    await tellLaw(report, folder, out);
  }
  for (const { twin, caught } of catchTwins(twins, { games: GAMES_PER_TWIN, seed: options.seed })) {
    held.push(caught);
    const row = { twin: twin.how, breaks: twin.breaks, caught };
    await out.line(row, `${caught ? 'caught' : 'MISSED'}  ${twin.breaks.padEnd(28)}          ${twin.how}`);
  }
  const passed = held.filter(Boolean).length;
  const failed = held.length - passed;
  const summary = `${passed} passed, ${failed} failed`;
  await out.line({ passed, failed, summary }, summary);
  return failed === 0;
}

async function tellLaw({ law, claims, checks, failed, failures }: LawReport, folder: string, out: Output): Promise<void> {
  const saved = failures.map((f) => ({ seed: f.seed, players: f.players, message: f.message, file: saveFailure(folder, f) }));
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  const text = `${verdict}  ${law.padEnd(28)} ${String(checks).padStart(7)}  ${claims}`;
  await out.line({ law, claims, checks, failed, failures: saved }, text);
  for (const { seed, players, message, file } of saved)
    await out.say(`        seed ${seed}, ${players} players: ${message}\n        boucan replay ${file}`);
}
