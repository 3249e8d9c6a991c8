// What a game calls silly, its bots leave out.
import { defineGame, rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { toyDef } from '../../../games/toy/src/game.ts';
import { LEVELS } from '../src/levels.ts';

/** To bid anything is silly; or everything is. */
const frugal = (all: boolean) =>
  defineGame({
    ...toyDef,
    advice: { ...toyDef.advice, silly: (_s, _seat, [verb, coins]) => all || (verb === 'bid' && coins !== 0) },
  });

test.each(['level1', 'level2', 'level3'])('%s leaves out what is silly, as long as there is anything else', (level) => {
  for (const all of [false, true]) {
    const game = frugal(all);
    const s = game.setup({ seats: 2 }, seedOf('silly'));
    const chosen = new Set<unknown>();
    for (let i = 0; i < 20; i++)
      chosen.add(LEVELS.get(level)!.choose(game, game.view(s, 0), rngFrom(seedOf(`${level} ${i}`)))[1]);
    if (all) expect(chosen.size, 'it chooses all the same').toBeGreaterThan(0);
    else expect([...chosen]).toEqual([0]);
  }
});
