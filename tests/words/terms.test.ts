// One word per thing, in every layer: rules, log, questions, boards, guides, shell.
import { LANGS } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { allWords } from '../../apps/cli/src/all-words.ts';
import type { Banned } from './terms/term.ts';
import { EVERYWHERE, TERMS } from './terms.ts';

const belongsTo = (book: string, game: string): boolean => book.startsWith(`${game}/`) || book.startsWith(`page/boards/${game}/`);

describe.each(LANGS)('the words in %s', (lang) => {
  const messages = allWords(lang).then((words) =>
    [...words].flatMap(([book, all]) => Object.entries(all).map(([key, text]) => ({ book, key, text }))),
  );
  const said = async (banned: readonly Banned[], isMeant: (book: string) => boolean): Promise<string[]> =>
    (await messages)
      .filter(({ book }) => isMeant(book))
      .flatMap(({ book, key, text }) =>
        banned
          .filter(({ words, but }) => words.test(text) && !(but?.test(text) ?? false))
          .map(({ words, why }) => `${book}|${key}: ${words.exec(text)![0]} (${why}): ${text}`),
      );

  test('keep away from what nobody says', async () => expect(await said(EVERYWHERE[lang], () => true)).toEqual([]));

  test.each(Object.keys(TERMS))('call things of %s by their names', async (game) => {
    expect(await said(TERMS[game]!.banned[lang], (book) => belongsTo(book, game))).toEqual([]);
    const all = (await messages)
      .filter(({ book }) => belongsTo(book, game))
      .map(({ text }) => text.toLowerCase())
      .join('\n');
    for (const term of TERMS[game]!.wanted[lang]) expect(all, term).toContain(term.toLowerCase());
  });
});
