import { LANGS } from '@boucan/kernel';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../src/screens/rules/chapters.ts';
import { GAMES } from './house.ts';

it('there are boards', () => {
  expect(Object.keys(GAMES)).toEqual(expect.arrayContaining(['brethren', 'fortunes']));
});

describe.each(Object.entries(GAMES))('the board of %s', async (_id, { card, load, help }) => {
  const [game, { guide, cited, chapters }] = await Promise.all([load(), help()]);
  const { en } = game.def.text;

  it.each(LANGS)('has a card with the name of the game (%s)', (lang) => {
    expect(card.title[lang]).toBe(game.def.text[lang].title);
  });

  it('has a card for a match that can start', () => {
    expect(game.whyNotStart({ seats: 1 + card.bots })).toEqual([]);
  });

  it('cites a rule that exists for every line of the log', () => {
    const uncited = Object.keys(en.events).filter((event) => !((cited[event.replace(/:seen$/u, '')] ?? '') in en.rules));
    expect(uncited).toEqual([]);
  });

  it.each(LANGS)('helps in a first game (%s) with every question, and with nothing that never comes', (lang) => {
    const moments = Object.keys(guide[lang].moments);
    expect(moments).toEqual(Object.keys(guide.en.moments));
    expect(guide[lang].opening.length).toBe(guide.en.opening.length);
    const isChosen = (key: string): boolean => key.startsWith('may ') && key.split(' ')[1]! in en.choices;
    expect(moments.filter((key) => !(key in en.prompts) && !(key in en.events) && !isChosen(key))).toEqual([]);
    expect(Object.keys(en.prompts).filter((question) => !moments.includes(question))).toEqual([]);
  });

  it.each(LANGS)('names every chapter of the rules (%s)', (lang) => {
    const ids = chaptersOf(Object.keys(en.rules).map((id) => ({ id, text: '' }))).map(({ id }) => id);
    expect(ids.filter((id) => !(id in chapters[lang]))).toEqual([]);
  });
});
