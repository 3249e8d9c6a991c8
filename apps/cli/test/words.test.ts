// All messages in one file per language, and back again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@boucan/kernel';
import { catalogueFrom, entriesOf, faultsIn, type PoEntry, readPo, writePo } from '@boucan/words/catalogue';
import { describe, expect, it, test } from 'vitest';
import { allWords } from '../src/all-words.ts';
import { openShell } from './boucan.ts';

const { folder: dir, boucan, withSettings } = openShell();

describe.each(LANGS)('the words in %s', (lang) => {
  it('come back as they were', async () => {
    const file = join(dir, `${lang}.po`);
    const made = await boucan('words', '--lang', lang, '--out', file, '--json');
    expect(made.code).toBe(0);
    const read = readPo(readFileSync(file, 'utf8'));
    expect(read.lang).toBe(lang);
    const words = await allWords(lang);
    expect(JSON.parse(made.out)).toMatchObject({ lang, messages: read.entries.length, translated: read.entries.length });
    expect([...catalogueFrom(read.entries)].sort()).toEqual([...words].filter(([, book]) => Object.keys(book).length > 0).sort());
    const checked = await boucan('words', '--check', file);
    expect([checked.code, checked.out.trim()]).toEqual([0, expect.stringMatching(/, 0 faults$/u)]);
  });
});

test('every part of the product is among them', async () => {
  const books = [...(await allWords('en')).keys()];
  for (const book of [
    'kernel',
    'table',
    'replay',
    'page/words/table',
    'page/boards/parts/words',
    'page/boards/skull/help',
    'page/boards/nassau/about',
    'page/screens/table/typed/words',
    'nassau/folds',
  ])
    expect(books).toContain(book);
  expect(books.filter((book) => /^page\/boards\/fortunes\/packs\//u.test(book)).length).toBeGreaterThan(5);
});

describe('what is wrong with a file', () => {
  const english = new Map([
    ['it/events', { hit: '{seat} is hit by {npc_the}.', sunk: 'It sinks.' }],
    ['it/folds', { 'hit+sunk': '{seat} sinks.' }],
  ]);
  const whole = entriesOf(english, english);
  const kinds = (entries: readonly PoEntry[]) => faultsIn(entries, english).map(({ key, kind }) => `${kind} ${key}`);
  const withOne = (translation: string) => [{ ...whole[0]!, translation }, ...whole.slice(1)];

  it('is nothing where all is well, and a fold may be empty', () => {
    expect(kinds(whole)).toEqual([]);
    expect(kinds([...whole.slice(0, 2), { ...whole[2]!, translation: '' }])).toEqual([]);
  });

  it.each([
    ['broken', '{seat is hit.'],
    ['broken', '{seat, plural, one {a}} {npc}'],
    ['parameter', '{captain} is hit by {npc_the}.'],
    ['form', '{seat} is hit by {npc_dem}.'],
    ['untranslated', ''],
  ])('%s: %s', (kind, translation) => expect(kinds(withOne(translation))).toEqual([`${kind} it/events|hit`]));

  it('what is missing, twice there, unknown or no longer what it was', () => {
    expect(kinds(whole.slice(1))).toEqual(['missing it/events|hit']);
    expect(kinds([...whole, whole[0]!])).toEqual(['twice it/events|hit']);
    expect(kinds([...whole, { ...whole[0]!, context: 'it/events|gone' }])).toEqual(['unknown it/events|gone']);
    expect(kinds([{ ...whole[0]!, source: 'It was different.' }, ...whole.slice(1)])).toEqual(['outdated it/events|hit']);
  });

  it('is said with exit 1; a file that cannot be read, with 2', async () => {
    const file = join(dir, 'bad.po');
    writeFileSync(file, writePo({ lang: 'eo', entries: withOne('{seat') }));
    const checked = await boucan('words', '--check', file);
    expect(checked.code).toBe(1);
    writeFileSync(file, 'no messages');
    expect(await boucan('words', '--check', file)).toMatchObject({ code: 2, err: expect.stringContaining('line 1 is not PO') });
    expect(await boucan('words', '--lang', 'fr')).toMatchObject({ code: 2 });
    expect(await boucan('words', '--lang', '../x', '--out', file)).toMatchObject({ code: 2 });
  });

  it('quotes, backslashes, breaks and tabs come back', () => {
    const odd = [{ context: 'a|b', notes: ['Parameters: x'], source: 'a "b" \\ c\n\td', translation: '«\u00a0é\u202f»' }];
    expect(readPo(writePo({ lang: 'fr', entries: odd })).entries).toEqual([{ ...odd[0], notes: [] }]);
    // As editors write long texts.
    expect(
      readPo('msgid ""\nmsgstr "Language: de\\n"\n\nmsgctxt "a|b"\nmsgid ""\n"one "\n"two"\nmsgstr "eins"\n').entries[0],
    ).toMatchObject({
      source: 'one two',
      translation: 'eins',
    });
  });
});

test('a third language needs no programmer: a match is told in it', async () => {
  const record = join(dir, 'match.json');
  await boucan('record', 'nassau', '--players', '2', '--seed', 'words', '--bots', 'random', '--out', record);
  // Made-up Esperanto: every sentence and every name is marked.
  const file = join(dir, 'eo.po');
  const english = await allWords('en');
  const entries = entriesOf(english, null).map((entry) => ({ ...entry, translation: `⟦${entry.source}⟧` }));
  writeFileSync(file, writePo({ lang: 'eo', entries }));
  expect((await boucan('words', '--check', file)).code).toBe(0);

  const told = await boucan('replay', record, '--words', file);
  expect(told.code).toBe(0);
  const lines = told.out.split('\n').filter((line) => /^ {9}/u.test(line));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => !/^ {9}⟦.*⟧$/u.test(line))).toEqual([]);
  expect(told.out).toMatch(/⟦Players: random 1 kaj random 2⟧/u);
  // The same by the environment; what is not translated is said in English.
  writeFileSync(file, writePo({ lang: 'eo', entries: entries.filter(({ context }) => !context.includes('captain.moved')) }));
  const partly = await withSettings({ BOUCAN_WORDS: file })('replay', record, '--lang', 'eo');
  expect(partly.out).toMatch(/^ {9}random \d walks the captain ⟦/mu);
  // And a folder of such files, as the server reads it.
  expect((await withSettings({ BOUCAN_WORDS: dir })('replay', record, '--lang', 'eo')).out).toBe(partly.out);
  const otherwise = await boucan('replay', record, '--lang', 'eo');
  expect(otherwise).toMatchObject({ code: 2, err: expect.stringContaining('--lang takes en or fr, not eo') });
});
