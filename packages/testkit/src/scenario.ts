// Scenarios: tests that read like the rulebook. This entry registers them with the test runner.
import type { Game } from '@boucan/kernel';
import { test } from 'vitest';
import { Scene } from './scenes/scene.ts';
import type { Tally } from './scenes/stage.ts';

export { type Ending, Scene, type Telling } from './scenes/scene.ts';
export type { Counts, SeatOf, Tally } from './scenes/stage.ts';

/** A test whose steps are written behind it: `scenario('TOY-05: …', toy).plays('anne bid 2').expectAsked('bart', 'match.bid')`. */
export function scenario<B, P, E>(name: string, game: Game<B, P, E>, tally?: Tally<B>): Scene<B, P, E> {
  const scene = new Scene(game, tally);
  test(name, () => scene.run());
  return scene;
}

/** The `scenario` of one game, which knows what can change on its board. */
export const scenariosOf =
  <B, P, E>(game: Game<B, P, E>, { tally }: { readonly tally: Tally<B> }) =>
  (name: string): Scene<B, P, E> =>
    scenario(name, game, tally);
