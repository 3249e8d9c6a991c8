// The score if the goal were reached now: the same that is counted when it is.
import { expect, test } from 'vitest';
import { SHIP_POINT } from '../src/content/campaign.ts';
import { endVoyage, scoresOf } from '../src/rules/end.ts';
import { scoreIfReached } from '../src/standing.ts';
import { names as en } from '../src/text/content/names.en.ts';
import { names as fr } from '../src/text/content/names.fr.ts';
import { cargo, scenario, set } from './kit.ts';

const AT_GOAL = { end: 'reached', annex: 0 } as const;

/** What is foretold, and what is counted afterwards. */
const both = (b: Parameters<typeof scoreIfReached>[0]) => {
  const board = structuredClone(b) as never;
  const foretold = b.registers.map((_, seat) => scoreIfReached(b, seat).value);
  const t = { board, roll: () => 1, draw: () => null, reveal: () => {}, state: {} } as never;
  endVoyage(t, AT_GOAL);
  return [foretold, scoresOf(t, AT_GOAL)];
};

scenario('SKU-INFO-07: what everybody would score at the goal is summed from what lies open, and comes out so')
  .given(cargo(3, 'gold', 'sugar'))
  .given(set({ loot: 23 }))
  .given((b) => {
    Object.assign(b.registers[0]!, { prestige: 14, setOut: 10, doubloons: 16, brought: 5 });
    b.people[0]!.trust = 4;
    b.people[1]!.trust = 7;
  })
  .expectBoard((b) => {
    const [foretold, counted] = both(b);
    return JSON.stringify(foretold) === JSON.stringify(counted);
  }, true);

scenario('SKU-TRUST-03: whoever lies in the infirmary has no part in the goal')
  .given((b) => {
    b.people[1]!.post = 'infirmary';
    b.people[1]!.trust = 0;
  })
  .expectBoard(
    (b) => {
      const [foretold, counted] = both(b);
      return [JSON.stringify(foretold) === JSON.stringify(counted), scoreIfReached(b, 1).causes.some((c) => c.what === 'goal')];
    },
    [true, false],
  );

scenario('SKU-INFO-07: the score adds up to its causes')
  .given(set({ loot: 57 }))
  .expectBoard((b) => {
    const { value, causes } = scoreIfReached(b, b.captain);
    return causes.reduce((sum, { by }) => sum + by, 0) === value && causes.some((c) => c.what === 'ship');
  }, true);

test('the final table says what loot and cargo are divided by', () => {
  for (const { ship } of [en, fr]) expect(ship).toMatch(new RegExp(`÷\\s${SHIP_POINT}\\)$`, 'u'));
});
