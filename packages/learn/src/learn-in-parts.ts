// The third way to learn, where all may lose together: whether they come home is one thing, whose the victory is then another, and each is
// learned apart. Voyages are gathered as one plays now, and each part is fitted in several manners. Of the shares the one that is least surprised
// by voyages it has not seen is kept; of what foresees coming home the one whose crews fare best, for who hopes wrongly sails wrongly. Crews
// of both play the next voyages.
import { learnedOf, type Net, netOf, netSize, weightsOf } from '@boucan/bots';
import { type Game, next, rngFrom, seedOf, type Weights } from '@boucan/kernel';
import { Crew, type Learnt, type Setting, type Trial } from './crew.ts';
import type { Manner, Part } from './fitter.ts';
import type { Played } from './self-play.ts';

export interface Parts extends Setting {
  readonly rounds: number;
  readonly gather: number;
  readonly seconds: number;
  readonly passes: number;
  readonly lambdas: readonly number[];
  readonly pulls: readonly number[];
}

/** The share of a round until which voyages are gathered, and until which networks are fitted; the rest is for trials. */
const GATHERED = 0.55;
const FITTED = 0.85;
/** One voyage in so many is kept from the fits, to see what they are worth. */
const HELD = 6;

interface Candidate {
  readonly name: string;
  readonly net: Net;
  readonly surprise: number;
}

/** How many came home, and what the one seat that was learned took of it. */
interface Home {
  home: number;
  won: number;
  played: number;
}
interface Tried {
  readonly crew: Home;
  readonly one: Home;
}

/** A straight path where the game says it sets out, and a layer that says nothing yet. */
function blank(inputs: number, hidden: number, linear: (i: number) => number, seed: string): Net {
  const all = new Float64Array(netSize(inputs, hidden));
  const rng = rngFrom(seedOf(seed));
  for (let i = 0; i < inputs; i++) all[1 + i] = linear(i);
  const scale = 2 / Math.sqrt(inputs);
  for (let i = 0; i < inputs * hidden; i++) all[1 + inputs + i] = scale * (next(rng) / 2 ** 32 - 0.5);
  return { inputs, hidden, all };
}

/** Learns where all may lose together: first whether they come home, then who is ahead. */
export async function learnInParts(
  game: Game,
  plan: Parts,
  tell: (trial: Trial, best: Weights, told: string) => void,
): Promise<Learnt> {
  const { features, shared = 0, start = {} } = learnedOf(game)!;
  const { names } = features;
  if (shared === 0) throw new Error(`${game.id} has no quantities that all share: it is not learned in parts`);
  const crew = new Crew(game, { ...plan, from: null });
  const { threads } = crew;
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const until = (round: number, part: number): number => (plan.seconds * (round - 1 + part)) / plan.rounds;
  const from = plan.from === null ? null : netOf(plan.from, names);
  const hidden = from?.hidden ?? plan.hidden;
  let share: Net = from ?? blank(names.length, hidden, (i) => (i < shared ? 0 : (start[names[i]!] ?? 0)), `${plan.seed}#share`);
  let home: Net = from?.home ?? blank(shared, hidden, (i) => start[names[i]!] ?? 0, `${plan.seed}#home`);
  const whole = (by: Net = home): Net => ({ inputs: share.inputs, hidden: share.hidden, all: share.all, home: by });

  const all: Played[] = [];
  let matches = 0;
  const gather = async (round: number): Promise<void> => {
    const net = round === 1 && from === null ? null : whole();
    let begun = 0;
    await Promise.all(
      threads.map(async (thread) => {
        while (begun < plan.gather && seconds() < until(round, GATHERED)) {
          begun++;
          const done = await thread.ask({ do: 'gather', net });
          if (done.did !== 'gather') continue;
          matches++;
          if (done.played.rows > 0) all.push(done.played);
        }
      }),
    );
  };

  const fitBoth = async (round: number): Promise<{ readonly homes: Candidate[]; readonly shares: Candidate[] }> => {
    const known = all.filter((_, i) => i % HELD !== 0);
    const unseen = all.filter((_, i) => i % HELD === 0);
    const { rate, batch, passes } = plan;
    const manners = plan.lambdas.flatMap((lambda) =>
      plan.pulls.flatMap((pull) => (['home', 'share'] as const).map((part: Part) => ({ lambda, pull, part }))),
    );
    const each = (until(round, FITTED) - seconds()) / Math.ceil(manners.length / threads.length);
    const candidates: Record<Part, Candidate[]> = { home: [], share: [] };
    let at = 0;
    await Promise.all(
      threads.map(async (thread) => {
        while (at < manners.length) {
          const { part, lambda, pull } = manners[at++]!;
          const net = part === 'home' ? home : share;
          const manner: Manner = { lambda, pull, part, soft: 0, rate, batch, passes, seconds: each };
          const done = await thread.ask({ do: 'fit', net, matches: known, unseen, manner });
          if (done.did !== 'fit' || !done.sound) continue;
          candidates[part].push({
            name: `${part} λ ${lambda} pull ${pull}`,
            net: { ...net, all: done.weights },
            surprise: done.unseen,
          });
        }
      }),
    );
    const byForesight = (a: Candidate, b: Candidate): number => a.surprise - b.surprise;
    return { homes: candidates.home.sort(byForesight), shares: candidates.share.sort(byForesight) };
  };

  /** A crew that judges so, and one seat of it among others that judge by hand: for each network the same voyages. */
  const trial = async (round: number, nets: readonly Net[]): Promise<readonly Tried[]> => {
    const tried = nets.map((): Tried => ({ crew: { home: 0, won: 0, played: 0 }, one: { home: 0, won: 0, played: 0 } }));
    let n = 0;
    await Promise.all(
      threads.map(async (thread) => {
        while (n < 2 * nets.length * plan.matches && seconds() < until(round, 1)) {
          const at = n % nets.length;
          const turn = Math.floor(n++ / nets.length);
          const crew = turn % 2 === 0;
          const task = { do: 'duel', net: nets[at]!, bots: plan.bots, seed: `${plan.seed}#trial#${round}` } as const;
          const done = await thread.ask({ ...task, matches: [turn >> 1], crew });
          if (done.did !== 'duel') continue;
          const tally = crew ? tried[at]!.crew : tried[at]!.one;
          tally.played++;
          tally.won += done.won;
          tally.home += 1 - done.lost;
        }
      }),
    );
    return tried;
  };

  const curve: Trial[] = [];
  let best: Trial | null = null;
  for (let round = 1; round <= plan.rounds; round++) {
    await gather(round);
    const { homes, shares } = await fitBoth(round);
    share = shares[0]?.net ?? share;
    const all = [{ name: 'home as before', net: home, surprise: 0 }, ...homes];
    const tried = await trial(
      round,
      all.map(({ net }) => whole(net)),
    );
    const told = all.map(({ name, surprise }, i) => {
      const { crew, one } = tried[i]!;
      return `${name}: surprised by ${surprise.toFixed(4)}; crews of it came home in ${crew.home} of ${crew.played}, one among others by hand in ${one.home} of ${one.played} and won ${one.won.toFixed(1)}`;
    });
    const kept = all.map((_, i) => i).reduce((a, b) => (gain(tried[b]!) > gain(tried[a]!) ? b : a));
    home = all[kept]!.net;
    const { one } = tried[kept]!;
    best = { seconds: seconds(), matches, surprise: all[kept]!.surprise, share: one.won / Math.max(1, one.home) };
    curve.push(best);
    const said = shares.map(({ name, surprise }) => `${name}: surprised by ${surprise.toFixed(4)}`);
    tell(best, weightsOf(whole(), names), [`round ${round}`, ...said, ...told, `kept ${all[kept]!.name}`].join('\n'));
  }
  await crew.stop();
  return { weights: weightsOf(whole(), names), best: best!, curve };
}

/** A crew should come home, and one that judges so should win among others. */
const gain = ({ crew, one }: Tried): number => crew.home / Math.max(1, crew.played) + one.won / Math.max(1, one.played);
