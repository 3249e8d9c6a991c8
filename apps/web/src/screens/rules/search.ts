import type { RuleId } from '@boucan/kernel';

export interface Rule {
  readonly id: RuleId;
  readonly text: string;
}

export interface Chapter {
  readonly id: string; // 'TURN'
  readonly rules: readonly Rule[];
}

/** `BRE-TURN-07` stands in the chapter `TURN`, `TOY-05` in `TOY`, for want of chapters. */
const chapterOf = (id: RuleId): string => id.split('-').slice(1, -1).join('-') || id.split('-', 1)[0]!;

export const chaptersOf = (rules: readonly Rule[]): Chapter[] =>
  [...Map.groupBy(rules, ({ id }) => chapterOf(id))].map(([id, own]) => ({ id, rules: own }));

const plainChar = (char: string): string =>
  char === 'œ' ? 'oe' : char === 'æ' ? 'ae' : char === '’' ? "'" : char.normalize('NFD').replace(/\p{M}/gu, '');

/** Without accents, capitals or typographic niceties. */
export const plain = (text: string): string => Array.from(text.toLowerCase(), plainChar).join('');

/** The words one looks for; a plural finds the singular as well. */
export const wordsIn = (query: string): string[] =>
  plain(query)
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=.{3})[sx]$/u, ''));

/** Whether a text has all the words one looks for. */
export const has = (text: string, words: readonly string[]): boolean => {
  const within = plain(text);
  return words.every((word) => within.includes(word));
};

export interface Piece {
  readonly from: number;
  readonly text: string;
  readonly found: boolean;
}

/** The text cut where a word was found, in its own spelling. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const chars = Array.from(text);
  const origin = chars.flatMap((char, i) => Array.from(plainChar(char.toLowerCase()), () => i));
  const within = plain(text);
  const found = new Set<number>();
  for (const word of words)
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) found.add(origin[i]!);
  const cut: { from: number; text: string; found: boolean }[] = [];
  for (const [i, char] of chars.entries()) {
    const last = cut.at(-1);
    if (last !== undefined && last.found === found.has(i)) last.text += char;
    else cut.push({ from: i, text: char, found: found.has(i) });
  }
  return cut;
}
