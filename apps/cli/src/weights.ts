import { readFileSync } from 'node:fs';
import { judged, learnedOf, netOf } from '@boucan/bots';
import type { Game, Weights } from '@boucan/kernel';
import { BadInput } from './arguments.ts';

/** What was learned, from a file; whoever named another file is told so. */
export function readWeights(game: Game, file: string): Weights {
  const learned = learnedOf(game);
  if (learned === undefined) throw new BadInput(`${game.id} names no features yet, so no weights fit it`);
  try {
    const weights = JSON.parse(readFileSync(file, 'utf8')) as Weights;
    netOf(weights, learned.features.names);
    return weights;
  } catch (error) {
    throw new BadInput(`${file} holds no weights for ${game.id}: ${(error as Error).message}`);
  }
}

/** The game as it is judged by the weights of a file. */
export const judgedFrom = (game: Game, file: string): Game =>
  judged(game).judgedBy(netOf(readWeights(game, file), learnedOf(game)!.features.names));
