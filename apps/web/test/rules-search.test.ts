import { expect, it } from 'vitest';
import { chaptersOf } from '../src/screens/rules/chapters.ts';

it('groups rules by the chapter in their id, in catalogue order', () => {
  const rules = ['BRE-TURN-01', 'BRE-TURN-02', 'BRE-END-01'].map((id) => ({ id, text: '' }));
  expect(chaptersOf(rules).map((c) => [c.id, c.rules.length])).toEqual([
    ['TURN', 2],
    ['END', 1],
  ]);
});
