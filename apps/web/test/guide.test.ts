import { brethren } from '@boucan/brethren';
import { LANGS } from '@boucan/kernel';
import { expect, it } from 'vitest';
import { citedBy } from '../src/screens/rules/cited.ts';
import { guideOf } from '../src/screens/table/words/guide.ts';

const { en } = brethren.def.text;

it('every line of the log that cites a rule cites one that exists', () => {
  const cited = Object.keys(en.events).map((event) => citedBy('brethren', event));
  expect(cited.every((rule) => rule !== undefined && rule in en.rules)).toBe(true);
});

it.each(LANGS)('help for a first game (%s) speaks of questions and events of the game, the same in both languages', (lang) => {
  const guide = guideOf(lang, 'brethren');
  const moments = Object.keys(guide?.moments ?? {});
  expect(moments).toEqual(Object.keys(guideOf('en', 'brethren')?.moments ?? {}));
  expect(guide?.opening.length).toBe(guideOf('en', 'brethren')?.opening.length);
  expect(moments.filter((key) => !(key in en.prompts) && !(key in en.events))).toEqual([]);
  for (const question of Object.keys(en.prompts)) expect(moments).toContain(question);
});

it('a game without a guide simply has none', () => {
  expect(guideOf('en', 'no-such-game')).toBeNull();
  expect(citedBy('no-such-game', 'turn.began')).toBeUndefined();
});
