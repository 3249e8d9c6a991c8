// Texts of people as others will read them: nothing invisible in them, nothing that turns other texts round, no name that passes for another.

/** Emoji may be joined from several; everything else that cannot be seen is refused. */
const PLAIN = /^(?:\p{RGI_Emoji}|[^\p{C}\p{Zl}\p{Zp}\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}])*$/v;

export const isPlain = (text: string): boolean => PLAIN.test(text);

/** How long a text is to whoever reads it. */
export const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Letters and digits of other scripts that look like these. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аɑαạ４',
  b: 'ЬƅbВ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еҽєε',
  f: 'ƒϝ',
  g: 'ɡցɢ',
  h: 'һհнʜ',
  i: 'іıɩι1l|!íì',
  j: 'јʝ',
  k: 'кκĸ',
  m: 'мʍ',
  n: 'ոпռη',
  o: 'оοσօ0ѻө',
  p: 'рρƿ',
  q: 'ԛզ',
  r: 'гᴦɾя',
  s: 'ѕʂꜱ5$',
  t: 'тτʈ',
  u: 'υսцʋ',
  v: 'ѵνᴠ',
  w: 'ԝѡωшɯ',
  x: 'хχ×',
  y: 'уүγʏ',
  z: 'ᴢʐ2',
};
const LETTER_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) => [...alike].map((one) => [one, letter] as const)),
);

/** What is left of a name when all is taken away by which it could differ without looking different. */
export const skeletonOf = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}\p{P}\p{Z}\p{C}]/gu, ''),
  ]
    .map((char) => LETTER_OF.get(char) ?? char)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
