// A corner of the arena: plays the matches whose numbers it is told, and says what the one bot took of each.
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { netOf, type Weights } from '@boucan/kernel';
import { contest, type Meeting, type Sides } from './arena.ts';

export type Corner = Omit<Meeting, 'workers' | 'matches' | 'seconds'>;

const { game: id, config, one, others, weights, against, seed } = workerData as Corner;
const game = (await findGame(id))!;
const side = (name: string, judges: Weights | null): Sides => ({
  game: judges === null ? game : game.judgedBy(netOf(judges, game.def.advice.learned!.features.names)),
  bot: botNamed(name)!,
});
const [mine, theirs] = [side(one, weights), side(others, against)];

parentPort!.on('message', (n: number) => parentPort!.postMessage(contest(mine, theirs, config, seed, n)));
