// What the web client says, in both languages. That every sentence is given what it needs in English, the compiler sees to.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGS } from '@boucan/kernel';
import { fill } from '@boucan/words';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { words as learning } from '../src/screens/learn/words.ts';
import { en as lobby } from '../src/words/lobby.en.ts';
import { shell } from '../src/words/shell.ts';

type Words = Readonly<Record<'en' | 'fr', { readonly [key: string]: string }>>;

const boards = import.meta.glob<Words>('../src/boards/*/words.ts', { eager: true, import: 'words' });
const all: readonly (readonly [string, Words])[] = [
  ['the shell', shell],
  ['lessons', learning],
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

/** A module and everything that comes along with it. */
function along(file: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(file) || !/\.tsx?$/u.test(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, typed, path] of text.matchAll(/^import (type )?[^;]*?'(\.[^']+)';$/gmu))
    if (typed === undefined) along(join(dirname(file), path!), found);
  return found;
}

it('what the first page says stands in the words that come with it', () => {
  const first = along(join(import.meta.dirname, '../src/main.tsx'));
  expect([...first.keys()].some((file) => file.endsWith('lobby-screen.tsx'))).toBe(true);
  const later = Object.keys(shell.en).filter((key) => !(key in lobby));
  const missing: string[] = [];
  for (const [file, text] of first)
    for (const [, key, begun] of text.matchAll(/'([\w.-]+)'|\bt\(`([^`$]+)\$/gu))
      if (
        key === undefined
          ? !Object.keys(lobby).some((one) => one.startsWith(begun!)) && later.some((one) => one.startsWith(begun!))
          : later.includes(key)
      )
        missing.push(`${file}: ${key ?? begun}`);
  expect(missing).toEqual([]);
});

it('a match that nobody wins says so', () => {
  for (const lang of ['en', 'fr'] as const) {
    const said = fill(lang, shell[lang]['table.over.won'], { count: 0, names: '' });
    expect(said).toMatch(/^(Nobody|Personne)/u);
  }
});
