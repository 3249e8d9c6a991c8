import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listOf, type Places, registryAt } from '@boucan/registry/node';
import { type Candidates, candidatesOf } from './candidates.ts';
import { median } from './measure.ts';

export interface Figure {
  readonly name: string; // 'toy.clone.us'
  readonly value: number;
  readonly unit: string; // 'us'
}

const ROUNDS = 3;
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const run = promisify(execFile);

/** One candidate by another in the same round: how many times as fast it is; or how many copies of a position a judgement of it costs. */
const RATIOS: { readonly [figure: string]: readonly [string, string] } = {
  'toy.kernel/boardgame.io': ['toy.kernel.moves/s', 'toy.boardgame.io.moves/s'],
  'toy.play/boardgame.io': ['toy.play.moves/s', 'toy.boardgame.io.moves/s'],
  'toy.kernel/plain': ['toy.kernel.moves/s', 'toy.plain.moves/s'],
  'fortunes.packs/base': ['fortunes.packs.choices/s', 'fortunes.choices/s'],
  'brethren.judgement/clone': ['brethren.judgement.us', 'brethren.clone.us'],
  'fortunes.judgement/clone': ['fortunes.judgement.us', 'fortunes.clone.us'],
};

/** One candidate, alone in its process. As in production: boardgame.io leaves its development checks at home. */
async function measured(name: string, places: Places): Promise<number> {
  const { stdout } = await run(process.execPath, [WORKER, name, JSON.stringify(places)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return Number(stdout);
}

/** The games that come with the house. */
const HOUSE: Places = { lists: listOf('@boucan/games', import.meta.url), outside: [] };

/** The figures whose name contains `which`, or all, of the games at these places. Candidates take turns, so that noise from neighbours hits all alike. */
export async function* figures(which = '', places = HOUSE): AsyncIterable<Figure> {
  const wanted = (name: string): boolean => name.includes(which);
  const ratios = Object.entries(RATIOS).filter(([name]) => wanted(name));
  const needed = new Set(ratios.flatMap(([, pair]) => pair));

  const inTurn = async (candidates: Candidates): Promise<Map<string, number[]>> => {
    const names = Object.keys(candidates).filter((name) => wanted(name) || needed.has(name));
    const rounds = new Map(names.map((name) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round++) for (const [name, values] of rounds) values.push(await measured(name, places));
    return rounds;
  };

  for (const candidates of candidatesOf((await registryAt(places)).all)) {
    const rounds = await inTurn(candidates);
    for (const [name, values] of rounds) {
      if (wanted(name)) yield { name, value: median(values), unit: name.slice(name.lastIndexOf('.') + 1) };
    }
    for (const [name, [one, other]] of ratios) {
      const [speeds, others] = [rounds.get(one), rounds.get(other)];
      if (speeds === undefined || others === undefined) continue;
      yield { name, value: median(speeds.map((speed, round) => speed / (others[round] as number))), unit: 'x' };
    }
  }
}
