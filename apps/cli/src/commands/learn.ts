import { writeFileSync } from 'node:fs';
import { botNamed, MOST_HIDDEN } from '@boucan/bots';
import type { Weights } from '@boucan/kernel';
import { type Learnt, learn, learnInParts, learnInRounds, type Plan, type Rounds, type Trial } from '@boucan/learn';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { gameNamed, places } from '../games.ts';
import { wilson } from '../standings.ts';
import { readWeights } from '../weights.ts';

export const command: Command = {
  operands: ['GAME'],
  flags: {
    minutes: 'value',
    workers: 'value',
    out: 'value',
    seed: 'value',
    hidden: 'value',
    lambda: 'value',
    pull: 'value',
    soft: 'value',
    rate: 'value',
    whims: 'value',
    every: 'value',
    again: 'value',
    trials: 'value',
    rounds: 'value',
    gather: 'value',
    passes: 'value',
    matches: 'value',
    resume: 'value',
    bots: 'value',
    company: 'value',
  },
  async run(given, out) {
    const game = await gameNamed(given.operands[0] as string);
    if (game.def.advice.learned === undefined)
      throw new BadInput(`${game.id} names no features yet, so there is nothing to learn`);
    const number = (flag: string, usual: number): number => {
      const value = Number(given.text(flag, String(usual)));
      if (!(value > 0)) throw new BadInput(`--${flag} needs a number above zero`);
      return value;
    };
    const numbers = (flag: string, usual: string): number[] => {
      const values = given.text(flag, usual).split(',').map(Number);
      if (values.some((value) => !(value >= 0)))
        throw new BadInput(`--${flag} needs numbers, none below zero, with commas between them`);
      return values;
    };
    const inRounds = given.has('rounds');
    const inParts = (game.def.advice.learned.shared ?? 0) > 0; // where all may lose together
    const lambdas = numbers('lambda', inRounds ? '0.7,0.85,0.95' : '0.8');
    const bots = given.text('bots', 'greedy:1w').split(',');
    const company = given.has('company') ? given.text('company', '').split(',') : [];
    for (const [flag, names] of [['bots', bots] as const, ['company', company] as const])
      for (const name of names)
        if (botNamed(name) === undefined)
          throw new BadInput(`--${flag}: nobody is called ${name}; greedy:1w and search:10it are bots`);
    const file = given.text('out', `${game.id}-weights.json`);
    const from = given.has('resume') ? readWeights(game, given.text('resume', '')) : null;
    const plan: Plan = {
      places,
      seconds: 60 * number('minutes', 8),
      workers: given.whole('workers', 1, 1),
      seed: given.text('seed', '1'),
      hidden: from?.hidden ?? given.whole('hidden', 16, 1, MOST_HIDDEN),
      lambda: lambdas[0]!,
      rate: number('rate', 0.0015),
      whims: given.whole('whims', 30, 0),
      every: given.whole('every', 1, 1),
      again: given.whole('again', 0, 0),
      batch: 128,
      trials: given.whole('trials', 8, 1),
      matches: given.whole('matches', 120, 1),
      bots,
      company,
      from,
    };
    const write = (weights: Weights, { matches, share }: Trial): void =>
      writeFileSync(file, `${JSON.stringify({ ...weights, learned: { seed: plan.seed, matches, share } })}\n`);
    let best: Trial | null = null;
    // The best so far is in the file after every trial, whatever becomes of the course.
    const tell = (trial: Trial, weights: Weights, told = ''): void => {
      if (best === null || inRounds || inParts || trial.share >= best.share) best = trial;
      write(weights, best);
      if (told !== '') process.stderr.write(`${told}\n`);
      const { seconds, matches, surprise, share } = trial;
      process.stderr.write(
        `${(seconds / 60).toFixed(1)} min  ${matches} matches  surprise ${surprise.toFixed(3)}  ${(100 * share).toFixed(1)} % against ${bots.join(', ')} by hand\n`,
      );
    };
    const rounds: Rounds = {
      ...plan,
      rounds: given.whole('rounds', 3, 1),
      gather: given.whole('gather', 1500, 1),
      passes: given.whole('passes', 8, 1),
      lambdas,
      pulls: numbers('pull', '0.1,0.5,2,6'),
      softs: numbers('soft', '0'),
    };

    const learnt: Learnt = await (inParts
      ? learnInParts(game, rounds, tell)
      : inRounds
        ? learnInRounds(game, rounds, tell)
        : learn(game, plan, tell));
    const { best: kept, curve } = learnt;
    const [low, high] = wilson(kept.share * plan.matches, plan.matches);
    await out.table(
      [{ game: game.id, out: file, matches: kept.matches, share: kept.share, low, high, curve }],
      ['out', 'matches', 'share'],
      [[file, String(kept.matches), `${(100 * kept.share).toFixed(1)} %`]],
    );
    return true;
  },
};
