// Finding a sentence by some of its words, in any language: the best first, missing words forgiven, slips of the pen mended.

const plainChar = (char: string): string =>
  char === 'œ' ? 'oe' : char === 'æ' ? 'ae' : char === '’' || char === 'ʼ' ? "'" : char.normalize('NFD').replace(/\p{M}/gu, '');

/** Without accents, capitals or typographic niceties. */
export const plain = (text: string): string => Array.from(text.toLowerCase(), plainChar).join('');

/** A plural finds the singular, and the other way round. */
const stem = (word: string): string => word.replace(/(?<=.{3})[sx]$/u, '');

/** Words that stand in any sentence, and say nothing about what it is about. */
const LITTLE = new Set(
  `a an the of to in on at by for from with and or but if as is are be do does can may when where what who which how many much why i my me you your it
  its that this there not no le la les un une des du de au aux et ou en dans sur par pour avec si est sont peut on que qui quoi quand comment
  quel quelle combien se passe je mon ma mes vous votre il elle ne pas ce cette`.split(/\s+/u),
);

/** The words one looks for: those that tell something, if there are any. */
export const wordsIn = (query: string): string[] => {
  const all = plain(query)
    .split(/[\s,;.!?:«»“”"()]+/u)
    .map((word) => word.replace(/^(?:[cdjlmnst]|qu)'(?=.)|-(?:t-)?(?:ils?|elles?|on|je|vous)$/gu, ''))
    .filter(Boolean);
  const telling = all.filter((word) => !LITTLE.has(word));
  return (telling.length > 0 ? telling : all).map(stem);
};

/** A piece of a text, found or not. */
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

/** One thing that was found, and in which of its texts. */
export interface Hit<T> {
  readonly item: T;
  readonly text: number;
}

/** What a search among texts has found. */
export interface Findings<T> {
  /** The best first. */
  readonly hits: readonly Hit<T>[];
  /** The words that were looked for in the end, those instead of others included. */
  readonly words: readonly string[];
  /** How many of the words what was found lacks: as few as can be. What lacks more than half of them is merely near, and only the nearest are told. */
  readonly missing: number;
  /** Words that nothing has, each with those that look most like it, which were looked for instead. */
  readonly instead: ReadonlyMap<string, readonly string[]>;
}

/** How well a text has a word: as a whole word, as the beginning of one, or somewhere inside. */
const WHOLE = 4;
const BEGINNING = 2;
const INSIDE = 1;
/** Of similar words so many are named. */
const MOST_NAMED = 3;
/** Of what has less than half of the words, so many are told. */
const MOST_NEAR = 8;

interface Indexed {
  readonly plain: string;
  readonly tokens: readonly string[];
  readonly stems: ReadonlySet<string>;
}

const indexed = (text: string): Indexed => {
  const within = plain(text);
  const tokens = within.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  return { plain: within, tokens, stems: new Set(tokens.map(stem)) };
};

const howWell = (word: string, { plain: text, tokens, stems }: Indexed): number => {
  if (!text.includes(word)) return 0;
  if (stems.has(word)) return WHOLE;
  return tokens.some((token) => token.startsWith(word)) ? BEGINNING : INSIDE;
};

/** Letters to change, add, leave out or swap with their neighbour; more than `most` of them are not counted. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** How many slips a word of this length is forgiven. */
const forgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Things that can be searched by their texts, one in each language. */
export function searchable<T>(items: readonly T[], textsOf: (item: T) => readonly string[]): (query: string) => Findings<T> {
  const all = items.map((item) => ({ item, texts: textsOf(item).map(indexed) }));
  const known = new Set(all.flatMap(({ texts }) => texts.flatMap(({ stems }) => [...stems])));

  const similar = (word: string): readonly string[] => {
    const most = forgiven(word);
    if (most === 0) return [];
    return [...known]
      .map((other) => ({ other, far: slips(word, other, most) }))
      .filter(({ far }) => far <= most)
      .sort(
        (a, b) =>
          a.far - b.far || Number(b.other[0] === word[0]) - Number(a.other[0] === word[0]) || (a.other < b.other ? -1 : 1),
      )
      .slice(0, MOST_NAMED)
      .map(({ other }) => other);
  };

  return (query) => {
    const instead = new Map<string, readonly string[]>();
    // Each a word, or those that take its place.
    const sought = [...new Set(wordsIn(query))].map((word): readonly string[] => {
      if (all.some(({ texts }) => texts.some((text) => text.plain.includes(word)))) return [word];
      const others = similar(word);
      instead.set(word, others);
      return others.length > 0 ? others : [word];
    });
    const words = sought.flat();
    const fitOf = (alike: readonly string[], text: Indexed): number => Math.max(...alike.map((word) => howWell(word, text)));
    if (words.length === 0) return { hits: all.map(({ item }) => ({ item, text: 0 })), words, missing: 0, instead };
    // The rarer a word, the more it says.
    const weight = sought.map((alike) => {
      const having = all.filter(({ texts }) => texts.some((text) => fitOf(alike, text) > 0)).length;
      return Math.log(1 + all.length / (1 + having));
    });
    const scored = all.flatMap(({ item, texts }, place) => {
      const best = texts
        .map((text, i) => {
          const fits = sought.map((alike) => fitOf(alike, text));
          const score = fits.reduce((sum, one, w) => sum + one * weight[w]!, 0) / (1 + Math.log(1 + text.tokens.length) / 8);
          return { text: i, score, missing: fits.filter((one) => one === 0).length };
        })
        .sort((a, b) => a.missing - b.missing || b.score - a.score)[0];
      return best === undefined ? [] : [{ item, place, ...best }];
    });
    const ranked = (missing: number) =>
      scored.filter((one) => one.missing === missing).sort((a, b) => b.score - a.score || a.place - b.place);
    const missing = Math.min(...scored.map((one) => one.missing));
    if (!(missing < sought.length)) return { hits: [], words, missing: 0, instead };
    const best = ranked(missing);
    const told = missing > sought.length / 2 ? best.slice(0, MOST_NEAR) : best;
    return { hits: told.map(({ item, text }) => ({ item, text })), words, missing, instead };
  };
}
