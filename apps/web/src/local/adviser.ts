/// <reference lib="webworker" />
// Thinks for somebody who asks for a hint, in a thread of its own: it is handed what that seat sees, and nothing else.
import { PATIENCE, type Plan, planOf, type Standing, search, standing, type Why, why } from '@boucan/bots';
import { type Choice, type Game, rngFrom, seedOf, type View } from '@boucan/kernel';
import { findGame } from './find-game.ts';

/** `n` tells one question from the next. */
export interface HintAsked {
  readonly n: number;
  readonly seen: View<unknown>;
  /** How it stands is wanted, too. */
  readonly stands?: boolean;
}

export interface Hint {
  readonly n: number;
  readonly choice: Choice;
  readonly why: Why;
  readonly plan: Plan;
  readonly standing?: Standing;
}

declare const self: DedicatedWorkerGlobalScope;

/** About as much as a bot of the third level. */
const EFFORT = { usual: 300 } as const;

self.onmessage = async ({ data: { n, seen, stands = false } }: MessageEvent<HintAsked>) => {
  const game = (await findGame(seen.game)) as Game | undefined;
  if (game === undefined) throw new Error(`there is no game ${seen.game}`);
  const rng = rngFrom(seedOf(`hint ${n}`));
  const { choice, line } = search(game, seen, EFFORT, rng, { within: PATIENCE });
  const told = stands ? { standing: standing(game, seen, rng) } : {};
  self.postMessage({
    n,
    choice,
    why: why(game, seen, choice, rng),
    plan: planOf(game, seen, choice, rng, line),
    ...told,
  } satisfies Hint);
};
