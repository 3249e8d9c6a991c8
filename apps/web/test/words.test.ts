// What the web client says, in both languages. That every sentence is given what it needs in English, the compiler sees to.

import { LANGS } from '@boucan/kernel';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { shell } from '../src/words/shell.ts';

type Words = Readonly<Record<'en' | 'fr', { readonly [key: string]: string }>>;

const boards = import.meta.glob<Words>('../src/boards/*/words.ts', { eager: true, import: 'words' });
const all: readonly (readonly [string, Words])[] = [
  ['the shell', shell],
  ...Object.entries(boards).map(([file, words]) => [file.split('/').at(-2)!, words] as const),
];

type Element = ReturnType<typeof parse>[number];
const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return namesIn(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
    return [element.value];
  });
const needs = (message: string): string[] => [...new Set(namesIn(parse(message, { ignoreTag: true })))].sort();

it('every board has its words', () => {
  expect(all.map(([whose]) => whose)).toEqual(expect.arrayContaining(['the shell', 'brethren', 'fortunes', 'parts']));
});

describe.each(all)('the words of %s', (_whose, { en, fr }) => {
  it('are the same in both languages', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  it('need the same in both languages', () => {
    const unlike = Object.keys(en).filter((key) => needs(fr[key]!).some((name) => !needs(en[key]!).includes(name)));
    expect(unlike).toEqual([]);
  });

  it.each(LANGS)('can be read (%s)', (lang) => {
    for (const message of Object.values({ en, fr }[lang])) expect(() => parse(message, { ignoreTag: true })).not.toThrow();
  });
});
