// What is measured, by the name of its figure. Each candidate loads only what it needs, for it runs in a process of its own.
import { judged } from '@boucan/bots';
import { type Game, type Rng, rngFrom } from '@boucan/kernel';
import type { Listed } from '@boucan/registry';
import { allPacks, newPolicy, playInPlace, playPurely, positionsOf, seatToAnswer, seedNo, tableFor } from './matches.ts';
import { microseconds, perSecond } from './measure.ts';
import type { Played } from './yardstick/board.ts';

export type Candidates = { readonly [figure: string]: () => Promise<number> };
type Load = () => Promise<Game>;
type Packs = (game: Game) => readonly string[];
const none: Packs = () => [];

/** Whole matches one after the other; `play` tells the number of moves. */
function matches(play: (match: number, policy: Rng) => number): number {
  const policy = newPolicy();
  let match = 0;
  return perSecond(() => play(match++, policy), 4);
}

const byHand = ({ playOut }: { playOut(seed: number, policy: Rng): Played }): number =>
  matches((match, policy) => playOut(match, policy).moves);

const inPlace = (game: Game, packs: readonly string[] = []): number =>
  matches((match, policy) => playInPlace(game, game.setup(tableFor(game, packs), seedNo(match)), policy));

const purely = (game: Game): number =>
  matches((match, policy) => playPurely(game, game.setup(tableFor(game), seedNo(match)), policy).choices);

const midgame = (game: Game, packs: Packs) => positionsOf(game, 200, 11, packs(game));

/** What one call costs, on positions from the midst of random matches. */
const costs = (name: string, load: Load, packs = none): Candidates => ({
  [`${name}.clone.us`]: async () => {
    const game = await load();
    return microseconds(midgame(game, packs), (s) => game.clone(s));
  },
  [`${name}.view.us`]: async () => {
    const game = await load();
    return microseconds(midgame(game, packs), (s) => game.glance(s, seatToAnswer(s)));
  },
  [`${name}.options.us`]: async () => {
    const game = await load();
    return microseconds(midgame(game, packs), (s) => game.options(s, seatToAnswer(s)));
  },
  [`${name}.determinize.us`]: async () => {
    const game = await load();
    const rng = rngFrom(seedNo(1));
    const views = midgame(game, packs).map((s) => game.view(s, seatToAnswer(s)));
    return microseconds(views, (seen) => game.determinize(seen, rng));
  },
});

/** What it costs to judge a position, as bots do: by what was learned where there is anything, and by hand. */
const judgements = (name: string, load: Load, packs = none): Candidates => ({
  [`${name}.judgement.us`]: async () => {
    const game = judged(await load());
    return microseconds(midgame(game, packs), (s) => game.worth(s));
  },
  [`${name}.judgement-by-hand.us`]: async () => {
    const game = judged(await load()).judgedBy(null);
    return microseconds(midgame(game, packs), (s) => game.worth(s));
  },
});

const yardstick: Load = async () => (await import('./yardstick/kernel.ts')).yardstick as Game;

/** boardgame.io is there for whoever works on the kernel, and not in the package. */
const isRepository = (): boolean => {
  try {
    return import.meta.resolve('boardgame.io/client') !== '';
  } catch {
    return false;
  }
};

/** The yardstick in its three forms. Its figures are called `toy`. */
const forms: Candidates = {
  'toy.plain.moves/s': async () => byHand(await import('./yardstick/plain.ts')),
  'toy.kernel.moves/s': async () => inPlace(await yardstick()),
  'toy.play.moves/s': async () => purely(await yardstick()),
  'toy.boardgame.io.moves/s': async () => byHand(await import('./yardstick/boardgame-io.ts')),
  ...costs('toy', yardstick),
};

/** The figures of a game that people play. */
const played = (id: string, load: Load): Candidates => ({
  [`${id}.choices/s`]: async () => inPlace(await load()),
  ...costs(id, load),
  ...judgements(id, load),
  [`${id}.search.iterations/s`]: async () => (await import('./search.ts')).searchSpeed(await load()),
});

/** The same with all packs at once. */
const withPacks = (id: string, load: Load): Candidates => ({
  [`${id}.packs.choices/s`]: async () => {
    const game = await load();
    return inPlace(game, allPacks(game));
  },
  ...costs(`${id}.packs`, load, allPacks),
  ...judgements(`${id}.packs`, load, allPacks),
});
const HAVE_PACKS = ['fortunes'];

/** The figures of these games, after those of the yardstick where it is at hand. */
export const candidatesOf = (games: readonly Listed[]): readonly Candidates[] => [
  ...(isRepository() ? [forms] : []),
  ...games
    .filter(({ specimen }) => !specimen)
    .map(({ id, load }) => ({ ...played(id, load), ...(HAVE_PACKS.includes(id) ? withPacks(id, load) : {}) })),
];
