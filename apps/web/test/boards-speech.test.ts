// Cards and icons speak: in both languages, and of rules that exist.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '@boucan/brethren/content/deck';
import { LANGS } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { ofCard, ofShip, tellIn } from '../src/boards/brethren/speech.ts';
import { ABOUT, tellIn as tellOfFortunes } from '../src/boards/fortunes/speech.ts';
import { speaks } from '../src/boards/parts/speaks.ts';
import { ABOUT as OF_SKULL, tellIn as tellOfSkull } from '../src/boards/skull/speech.ts';
import { GAMES } from './house.ts';

test.each(LANGS)('every card and ship of Brethren says what it does, by a rule that exists (%s)', async (lang) => {
  const { rules } = (await GAMES.brethren!.load()).def.text[lang];
  const tell = tellIn(lang);
  const said = [
    ...CARDS.map((card) => ofCard(tell, card, card)),
    ...(['galleon', 'schooner'] as const).map((ship) => ofShip(tell, ship, ship)),
  ];
  for (const { words, rule } of said) {
    expect(words.length).toBeGreaterThan(20);
    expect(words).not.toMatch(/[{}]/u);
    expect(rules).toHaveProperty(rule!);
  }
});

test.each(LANGS)('sections, icons and skills of Fortunes say what they do, by a rule that exists (%s)', async (lang) => {
  const { rules } = (await GAMES.fortunes!.load()).def.text[lang];
  const tell = tellOfFortunes(lang);
  for (const [what, rule] of Object.entries(ABOUT)) {
    expect(tell(what as keyof typeof ABOUT).length).toBeGreaterThan(20);
    expect(rules).toHaveProperty(rule);
  }
});

test.each(LANGS)(
  'posts, pieces, goods, enemies and coins of Skull Tales say what they do, by a rule that exists (%s)',
  async (lang) => {
    const { rules } = (await GAMES.skull!.load()).def.text[lang];
    const tell = tellOfSkull(lang);
    expect(Object.keys(OF_SKULL).length).toBeGreaterThan(90);
    for (const [what, rule] of Object.entries(OF_SKULL)) {
      const words = tell(what as keyof typeof OF_SKULL, { n: 3 });
      expect(words.length, what).toBeGreaterThan(20);
      expect(words).not.toMatch(/[{}]/u);
      expect(rules, what).toHaveProperty(rule);
    }
  },
);

test('every rule a thing of a board names exists', async () => {
  const known = (
    await Promise.all(Object.values(GAMES).map(async ({ load }) => Object.keys((await load()).def.text.en.rules)))
  ).flat();
  const boards = join(import.meta.dirname, '../src/boards');
  const named = globSync('{brethren,fortunes,skull}/**/*.{ts,tsx}', { cwd: boards }).flatMap((file) =>
    [...readFileSync(join(boards, file), 'utf8').matchAll(/'((?:BRE|FDM|SKU)-[A-Z-]+\d+)'/gu)].map(([, rule]) => rule!),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((rule) => !known.includes(rule))).toEqual([]);
});

test('what has nothing to say stays silent, and what cannot be used says why', () => {
  expect(speaks(undefined)).toEqual({});
  expect(speaks('Gold aboard')).toEqual({ 'data-speaks': 'Gold aboard' });
  expect(speaks({ words: 'A ship.', rule: 'BRE-FLEET-01', not: 'Not yet.' })).toEqual({
    'data-speaks': 'A ship.',
    'data-rule': 'BRE-FLEET-01',
    'data-not': 'Not yet.',
  });
});
