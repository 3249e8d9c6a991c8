// The pictures in the rules: lessons drawn by the board, in the chapters that they are about.
import { findGame } from '@boucan/games';
import { LESSONS } from '@boucan/games/lessons';
import { describe, expect, test } from 'vitest';
import { chapterOf } from '../src/screens/rules/chapters.ts';

describe.each(Object.entries(LESSONS))('%s', async (id, taught) => {
  const [game, { lessons }] = [(await findGame(id))!, await taught.course()];
  const firstRules = lessons.map(({ steps: [first] }) => first!.rule);

  test('there are at least eight, each in a chapter that the book has', () => {
    expect(firstRules.length).toBeGreaterThanOrEqual(8);
    const rules = Object.keys(game.def.text.en!.rules ?? {});
    const chapters = new Set(rules.map(chapterOf));
    for (const rule of firstRules) expect(chapters, rule).toContain(chapterOf(rule));
    expect(new Set(firstRules.map(chapterOf)).size).toBeGreaterThanOrEqual(id === 'brethren' ? 5 : 6);
  });
});

test('every module of Fortunes that changes how one plays has one', async () => {
  const [game, { positions }] = [(await findGame('fortunes'))!, await LESSONS.fortunes!.course()];
  const shown = new Set(Object.values(positions).flatMap(({ packs = [] }) => packs));
  const others = ['cards-and-flags', 'player-aid']; // more cards, and the rules said again
  for (const { id } of game.def.packs) if (!others.includes(id)) expect(shown, id).toContain(id);
});
