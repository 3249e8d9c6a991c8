// What is shown of a game before it is played: everything in the box by its name, and a player aid that says what the guide says.
import { speaker } from '@boucan/words';
import { describe, expect, test } from 'vitest';
import type { BoxKind } from '../src/screens/look/kind.ts';
import { GAMES } from './house.ts';

const boxes = import.meta.glob<readonly BoxKind[]>('../src/boards/*/box.ts', { import: 'box', eager: true });
const aids = import.meta.glob<readonly string[]>('../src/boards/*/aid.ts', { import: 'aid', eager: true });
const games = Object.keys(boxes).map((path) => path.split('/').at(-2)!);

test('every game with lessons has a box and an aid', () => {
  expect(games).toEqual(['brethren', 'fortunes', 'nassau', 'skull']);
  expect(Object.keys(aids).length).toBe(games.length);
});

describe.each(games)('%s', async (id) => {
  const box = boxes[`../src/boards/${id}/box.ts`]!;
  const aid = aids[`../src/boards/${id}/aid.ts`]!;
  const [game, { guide }] = await Promise.all([GAMES[id]!.load(), GAMES[id]!.help()]);

  test.each(['en', 'fr'])('everything in the box has a name in %s, and nothing is there twice', (lang) => {
    const words = speaker(game, lang as 'en', []);
    for (const { id: kind, items } of box) {
      expect(new Set(items.map((item) => item.id)).size, kind).toBe(items.length);
      for (const { id: item, texts = [], figures = [] } of items) {
        for (const one of [item, ...texts, ...figures.map(([of]) => of)])
          expect(words.name(one), `${kind}: ${one}`).not.toMatch(/^[a-z]+-[a-z0-9-]+$/u);
        for (const text of texts) expect(words.card(text), text).not.toBeNull();
      }
    }
  });

  test.each(['en', 'fr'] as const)('the aid takes what the guide says (%s)', (lang) => {
    const { opening, moments } = guide[lang];
    expect(new Set(aid).size).toBe(aid.length);
    for (const key of aid) {
      const [, n] = /^opening\.(\d)$/u.exec(key) ?? [];
      expect(n === undefined ? moments[key] : opening[Number(n)], key).toBeDefined();
    }
  });
});
