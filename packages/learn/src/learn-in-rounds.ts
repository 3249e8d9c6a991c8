// The other way to learn, for games that take long to play: matches are gathered as one plays now, by hand at first; every thread fits a
// network of its own to all of them, each in another manner; they are tried against judgement by hand, the better half again and again; the
// best of them, or what there was before if none is better, plays the next matches; and so on.
import { learnedOf, type Net, weightsOf } from '@boucan/bots';
import type { Game, Weights } from '@boucan/kernel';
import { Crew, type Learnt, type Setting, type Trial } from './crew.ts';
import { inUnit, type Manner, unitOf } from './fitter.ts';
import type { Played } from './self-play.ts';

/** How to learn in rounds. */
export interface Rounds extends Setting {
  readonly rounds: number;
  /** How many matches each round gathers: fewer, if its share of the time is over first. */
  readonly gather: number;
  readonly seconds: number;
  /** How many times the positions of a round are gone through. */
  readonly passes: number;
  /** What is varied: a network is fitted in every manner of these. */
  readonly lambdas: readonly number[];
  readonly pulls: readonly number[];
  readonly softs: readonly number[];
}

/** The share of a round until which matches are gathered, and until which networks are fitted; the rest is for trials. */
const GATHERED = 0.4;
const FITTED = 0.6;
/** How many matches say in what unit a network speaks. */
const ENOUGH = 300;
/** Stages of a trial: after each but the last the worse half is left out. */
const STAGES = 3;

interface Candidate {
  readonly manner: string;
  readonly net: Net;
  readonly surprise: number;
  /** How it fared with each bot that played by it. */
  readonly tallies: readonly Tally[];
}
interface Tally {
  won: number;
  played: number;
}
const total = ({ tallies }: Candidate): Tally =>
  tallies.reduce((sum, { won, played }) => ({ won: sum.won + won, played: sum.played + played }), { won: 0, played: 0 });
const shareOf = ({ won, played }: Tally): number => (played === 0 ? 0 : won / played);

/** Learns in rounds: gathers matches, fits networks of several kinds to them, and keeps the best. */
export async function learnInRounds(
  game: Game,
  plan: Rounds,
  tried: (trial: Trial, best: Weights, told: string) => void,
): Promise<Learnt> {
  const { names } = learnedOf(game)!.features;
  const crew = new Crew(game, plan);
  const { threads } = crew;
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const share = (round: number, part: number): number => (plan.seconds * (round - 1 + part)) / plan.rounds;
  const netOfAll = (all: Float64Array): Net => ({ inputs: names.length, hidden: plan.hidden, all });
  const blank = (): Tally[] => plan.bots.map(() => ({ won: 0, played: 0 }));
  let matches = 0;

  /** Each thread one match at a time. Says what it had to leave out. */
  const gather = async (round: number, base: Net, said: string[]): Promise<Played[]> => {
    const gathered: Played[] = [];
    let begun = 0;
    const net = round === 1 && plan.from === null ? null : base;
    await Promise.all(
      threads.map(async (thread) => {
        while (begun < plan.gather && seconds() < share(round, GATHERED)) {
          begun++;
          const done = await thread.ask({ do: 'gather', net });
          if (done.did === 'gather' && done.played.rows > 0) gathered.push(done.played);
          if (done.did === 'gather' && done.played.wrong !== null)
            said.push(`a match left out: ${done.played.wrong} is no number`);
          matches++;
        }
      }),
    );
    return gathered;
  };

  const fitAll = async (round: number, base: Net, rows: readonly Played[], said: string[]): Promise<Candidate[]> => {
    // Each sets out in the unit of what it is held against: otherwise fitting would find the unit first, by what is surest, out of proportion to the rest.
    const bases = new Map(plan.softs.map((soft) => [soft, inUnit(base, unitOf(game, base, rows.slice(-ENOUGH), soft))]));
    const { rate, batch, passes, seconds: most } = plan;
    const manners = plan.pulls.flatMap((pull) =>
      plan.lambdas.flatMap((lambda) =>
        plan.softs.map((soft): Manner => ({ lambda, pull, soft, rate, batch, passes, seconds: most })),
      ),
    );
    const time = share(round, FITTED) - seconds();
    const each = time / Math.ceil(manners.length / threads.length);
    const candidates: Candidate[] = [];
    let next = 0;
    await Promise.all(
      threads.map(async (thread) => {
        while (next < manners.length) {
          const manner = manners[next++]!;
          const done = await thread.ask({
            do: 'fit',
            net: bases.get(manner.soft)!,
            matches: rows,
            manner: { ...manner, seconds: each },
          });
          if (done.did !== 'fit') continue;
          const name = `λ ${manner.lambda} pull ${manner.pull} soft ${manner.soft}`;
          if (done.sound)
            candidates.push({ manner: name, net: netOfAll(done.weights), surprise: done.surprises.at(-1)!, tallies: blank() });
          else said.push(`${name}: refused, its weights are no numbers`);
        }
      }),
    );
    return candidates;
  };

  /** The same matches for all, one at a time, until it is time to come to an end. */
  const stage = async (round: number, number: number, candidates: readonly Candidate[]): Promise<void> => {
    const until = share(round, FITTED + ((1 - FITTED) * (number + 1)) / STAGES);
    const last = candidates.length * plan.matches;
    let next = 0;
    await Promise.all(
      threads.map(async (thread) => {
        while (next < last && seconds() < until) {
          const at = next++;
          const one = candidates[at % candidates.length]!;
          const n = number * plan.matches + Math.floor(at / candidates.length);
          const task = { do: 'duel', net: one.net, bots: plan.bots, seed: `${plan.seed}#trial#${round}` } as const;
          const done = await thread.ask({ ...task, matches: [n] });
          if (done.did !== 'duel') continue;
          const tally = one.tallies[n % plan.bots.length]!;
          tally.won += done.won;
          tally.played++;
        }
      }),
    );
  };

  const curve: Trial[] = [];
  let base = netOfAll(crew.weights.slice());
  let before: Played[] = [];
  let best: Trial | null = null;
  for (let round = 1; round <= plan.rounds; round++) {
    const said: string[] = [];
    const fresh = await gather(round, base, said);
    const unit = unitOf(game, base, fresh.slice(0, ENOUGH));
    base = inUnit(base, unit);
    said.push(`in its unit: times ${unit.scale.toFixed(2)}, ${unit.more} more`);
    const unchanged: Candidate = { manner: 'as before', net: base, surprise: 0, tallies: blank() };
    const all = [unchanged, ...(await fitAll(round, base, [...before, ...fresh], said))];
    before = fresh;
    let left = all;
    for (let number = 0; number < STAGES && left.length > 0; number++) {
      await stage(round, number, left);
      left = left.toSorted((a, b) => shareOf(total(b)) - shareOf(total(a)));
      if (number < STAGES - 1) left = left.slice(0, Math.ceil(left.length / 2));
    }
    const winner = left[0]!;
    base = winner.net;
    best = { seconds: seconds(), matches, surprise: winner.surprise, share: shareOf(total(winner)) };
    curve.push(best);
    const told = all.map(({ manner, tallies }) => {
      const shares = tallies.map((tally, i) => `${plan.bots[i]} ${(100 * shareOf(tally)).toFixed(1)} % of ${tally.played}`);
      return `${manner}: ${shares.join(', ')}`;
    });
    tried(best, weightsOf(base, names), [...said, ...told, `kept ${winner.manner}`].join('\n'));
  }
  await crew.stop();
  return { weights: weightsOf(base, names), best: best!, curve };
}
