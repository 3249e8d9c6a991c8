// Golden matches as tests. This entry registers them with the test runner.
import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '@boucan/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Golden, type GoldenPlan, replayGolden } from './golden.ts';
import { type Judged, judgedIn } from './judged.ts';
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
  const judged = new URL('judged/judged.json', folder);
  if (!existsSync(judged)) return;
  test('positions of golden matches are judged and imagined as they were, bit for bit', () => {
    const recorded = JSON.parse(readFileSync(judged, 'utf8')) as Judged;
    const found = Object.keys(recorded).map((name) => {
      const golden = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Golden;
      return [name, judgedIn(game, golden)] as const;
    });
    expect(Object.fromEntries(found), `if that is meant: npm run judged ${game.id}`).toEqual(recorded);
  });
}
