// What is drawn of a match from moment to moment: everybody's chance to win; where all can lose together, first whether they come home, then whose
// the victory is if they do; alone, how the game judges it.
import { foreseen, judged } from '@boucan/bots';
import type { Game } from '@boucan/kernel';
import type { Moments } from './curve.tsx';

/** By moment; nothing where it cannot be said any more. */
export type Values = readonly (number | null)[];

/** One picture: a line for the crew, or one for each seat. */
export interface Drawn {
  readonly title: 'replay.curve' | 'replay.curve.home' | 'replay.curve.shares' | 'replay.curve.alone';
  readonly what: 'replay.curve.what' | 'replay.curve.home.what' | 'replay.curve.shares.what' | 'replay.curve.what.alone';
  readonly lines: readonly Values[];
  readonly isCrew: boolean;
  readonly range: readonly [least: number, most: number];
}

export function drawn(game: Game, all: Moments): readonly Drawn[] {
  const { seats } = all[0]!.state;
  const together = (game.def.losses?.length ?? 0) > 0;
  if (seats === 1 && !together) {
    const line = all.map(({ state }) => judged(game).worth(state)[0]!);
    const range = [Math.min(...line), Math.max(...line)] as const;
    return [{ title: 'replay.curve.alone', what: 'replay.curve.what.alone', lines: [line], isCrew: false, range }];
  }
  const seen = all.map(({ state }) => foreseen(game, state));
  const range = [0, 1] as const;
  const home: Drawn = {
    ...{ title: 'replay.curve.home', what: 'replay.curve.home.what', isCrew: true, range },
    lines: [seen.map((one) => one.home)],
  };
  if (seats === 1) return [home];
  const lines = Array.from({ length: seats }, (_, seat) => seen.map(({ shares }) => shares[seat] ?? null));
  if (!together) return [{ title: 'replay.curve', what: 'replay.curve.what', lines, isCrew: false, range }];
  return [home, { title: 'replay.curve.shares', what: 'replay.curve.shares.what', lines, isCrew: false, range }];
}
