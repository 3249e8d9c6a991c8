// Golden matches as tests. This entry registers them with the test runner.
import { readFileSync } from 'node:fs';
import type { Game } from '@boucan/kernel';
import { afterAll, beforeAll, test } from 'vitest';
import { type Golden, type GoldenPlan, replayGolden } from './golden.ts';
import { type Pin, playAsRecorded } from './pin.ts';

/** One test for every golden match of a game; the files lie in `folder`. They are played with the decks of the day they were recorded. */
export function goldenTests<B, P, E>(game: Game<B, P, E>, goldens: readonly GoldenPlan<B>[], folder: URL, pin?: Pin): void {
  let undo: (() => void) | undefined;
  beforeAll(() => {
    if (pin !== undefined) undo = playAsRecorded(pin, folder);
  });
  afterAll(() => undo?.());
  for (const { name, until } of goldens)
    test(`the golden match ${name} is played as it was recorded`, () => {
      const golden = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Golden;
      const again = replayGolden(game, golden);
      if (typeof again === 'string') throw new Error(again);
      if (golden.result === null || until?.(golden.result, again) === false) throw new Error('the match does not end as planned');
    });
}
