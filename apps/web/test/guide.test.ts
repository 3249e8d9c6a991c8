import { brethren } from '@boucan/brethren';
import { LANGS } from '@boucan/kernel';
import { expect, it } from 'vitest';
import { chapters, cited, guide } from '../src/boards/brethren/help.ts';
import { chaptersOf } from '../src/screens/rules/search.ts';

const { en } = brethren.def.text;

it('every line of the log cites a rule that exists', () => {
  const rules = Object.keys(en.events).map((event) => cited[event.replace(/:seen$/u, '')]);
  expect(rules.every((rule) => rule !== undefined && rule in en.rules)).toBe(true);
});

it.each(LANGS)('help for a first game (%s) speaks of questions and events of the game, the same in both languages', (lang) => {
  const moments = Object.keys(guide[lang].moments);
  expect(moments).toEqual(Object.keys(guide.en.moments));
  expect(guide[lang].opening.length).toBe(guide.en.opening.length);
  expect(moments.filter((key) => !(key in en.prompts) && !(key in en.events))).toEqual([]);
  for (const question of Object.keys(en.prompts)) expect(moments).toContain(question);
});

it.each(LANGS)('every chapter of the rules has a name (%s)', (lang) => {
  const ids = chaptersOf(Object.keys(en.rules).map((id) => ({ id, text: '' }))).map(({ id }) => id);
  expect(ids.filter((id) => !(id in chapters[lang]))).toEqual([]);
});
