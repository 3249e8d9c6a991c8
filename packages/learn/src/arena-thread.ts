// A corner of the arena: plays the matches whose numbers it is told, and says what the one bot took of each.
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed, judged, learnedOf, netOf } from '@boucan/bots';
import type { Choice, Weights } from '@boucan/kernel';
import { registryAt } from '@boucan/registry/node';
import { bout, chooserOf, contest, type Meeting, type Outcome, type Sides, seatOfOne, type Turn } from './arena.ts';
import { commandIn, PATIENCE, Program } from './program.ts';

export type Corner = Omit<Meeting, 'workers' | 'matches' | 'seconds'>;

const { game: id, places, config, one, others, weights, against, seed, patience = PATIENCE } = workerData as Corner;
const game = (await (await registryAt(places)).find(id))!;
const side = async (name: string, judges: Weights | null): Promise<Sides | Program> => {
  const command = commandIn(name);
  if (command !== undefined) return Program.start(command, game, patience);
  const judging = judges === null ? game : judged(game).judgedBy(netOf(judges, learnedOf(game)!.features.names));
  return { game: judging, bot: botNamed(name)! };
};
const [mine, theirs] = await Promise.all([side(one, weights), side(others, against)]);
const programs = [mine, theirs].filter((side) => side instanceof Program);

type Chooser = (turn: Turn) => Choice | Promise<Choice>;

function seated(side: Sides | Program, n: number, isOne: boolean): Chooser {
  if (!(side instanceof Program)) return chooserOf(side, config, seed, n);
  const seats = Array.from({ length: config.seats }, (_, seat) => seat).filter(
    (seat) => (seat === seatOfOne(config, n)) === isOne,
  );
  side.begin(game, `${seed}#${n}`, config, seats);
  return ({ state, seat }) => side.choose(game, state, seat);
}

/** A match in which programs play. */
async function contestOfPrograms(n: number): Promise<Outcome> {
  const [first, second] = [seated(mine, n, true), seated(theirs, n, false)];
  const match = bout(game, config, seed, n);
  let turn = match.next();
  while (turn.done !== true) turn = match.next(await (turn.value.isOne ? first : second)(turn.value));
  const { result } = turn.value;
  if (result !== null) for (const program of programs) program.end(result);
  return turn.value;
}

parentPort!.on('message', async (n: number | null) => {
  if (n === null) {
    for (const program of programs) program.stop();
    parentPort!.close();
  } else
    parentPort!.postMessage(
      mine instanceof Program || theirs instanceof Program ? await contestOfPrograms(n) : contest(mine, theirs, config, seed, n),
    );
});
