// Which names look like each other. The table is large and only servers need it: pages do not load this file.
import confusables from './confusables.json' with { type: 'json' };

/** By character, what it looks like: https://www.unicode.org/reports/tr39, 4. */
const PROTOTYPES = new Map(
  confusables.alike.flatMap((line) => {
    const [prototype, chars] = line.split('\t') as [string, string];
    return [...chars].map((char) => [char, prototype] as const);
  }),
);

const prototypes = (text: string): string => Array.from(text, (char) => PROTOTYPES.get(char) ?? char).join('');

/** A name by its prototypes. They tell large from small letters and we do not, so both are looked up; nor do marks and punctuation count. */
const bare = (name: string): string =>
  prototypes(prototypes(name.normalize('NFKD')).toLowerCase().normalize('NFKD'))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');

/** What the standard tells apart, and people who read quickly do not. */
const NEAR: Readonly<Record<string, string>> = {
  a: '4',
  b: 'ьвʙƅ',
  c: 'ϲ',
  d: 'ɗ',
  e: 'єεҽ3',
  f: 'ϝ',
  g: 'ɢ',
  h: 'нʜ',
  i: 'l1|ι',
  j: 'ʝ',
  k: 'кκĸ',
  m: 'мʍ',
  n: 'пηռɴ',
  o: '0ѻө',
  p: 'ƿ',
  r: 'яʀɾ',
  s: 'ʂ5$',
  t: 'тτʈ',
  u: 'цʋ',
  w: 'ωшɯ',
  x: '×χ',
  y: 'ʏ',
  z: 'ʐ2',
};
const LETTER_OF = new Map(Object.entries(NEAR).flatMap(([letter, near]) => [...near].map((one) => [bare(one), letter] as const)));

/** What is left of a name when all is taken away by which it could differ without looking different. */
export const skeletonOf = (name: string): string =>
  Array.from(bare(name), (char) => LETTER_OF.get(char) ?? char)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
