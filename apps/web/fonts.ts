/// <reference path="./subset-font.d.ts" />
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const CUT = join(import.meta.dirname, '.fonts');

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** What English and French are written with. */
const LETTERS = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}ÀÇÈÉÊàâçèéêëîïôùûœ !&'(),-.:;?\u00a0«·»–—’“”…\u202f`;
const FIGURES = `${range(0x30, 0x39)}%+/×−`;
/** What a table says besides: the sign of a rule. */
const SIGNS = '§';
/** Names of ships, captains and places have these besides. */
const ABROAD = 'ÁÂÍÎÑÓÔÖÛÜáíñóöúü';
/** Whoever plays may be called anything. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŸŽž€™−→`;

const FELL = '@fontsource/im-fell-english/files/im-fell-english-latin';
const SANS = '@fontsource/source-sans-3/files/source-sans-3-latin';
const FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'];
const FACES = [
  {
    file: 'title',
    of: `${FELL}-400-italic.woff2`,
    core: LETTERS,
    // Titles seldom have figures, but a score is written in them.
    figures: FIGURES,
    // One of them does not bring all letters there are: this face is heavy.
    abroad: ABROAD,
    family: 'IM Fell English',
    style: 'italic',
    weight: 400,
    keepFeatures: ['kern'],
  },
  {
    file: 'text',
    of: `${SANS}-400-normal.woff2`,
    core: LETTERS + FIGURES + SIGNS,
    figures: '',
    abroad: '',
    family: 'Source Sans 3',
    style: 'normal',
    weight: 400,
    keepFeatures: FEATURES,
  },
  {
    file: 'strong',
    of: `${SANS}-600-normal.woff2`,
    core: LETTERS + FIGURES + SIGNS,
    figures: '',
    abroad: '',
    family: 'Source Sans 3',
    style: 'normal',
    weight: 600,
    keepFeatures: FEATURES,
  },
] as const;
const OPTIONS = { targetFormat: 'woff2', noHinting: true } as const;

/** The letters as `unicode-range` lists them, neighbours together. */
function codes(text: string): string {
  const runs: [number, number][] = [];
  for (const code of [...text].map((one) => one.codePointAt(0)!).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16);
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

/** Cuts every face into pieces, and writes the style sheet that says which letters are in which. */
async function cutAll(): Promise<void> {
  mkdirSync(CUT, { recursive: true });
  const rules: string[] = [];
  for (const { file, of, core, figures, abroad, family, style, weight, keepFeatures } of FACES) {
    const whole = readFileSync(resolve(of));
    const more = [...LATIN].filter((one) => !`${core}${figures}${abroad}`.includes(one)).join('');
    for (const [name, text] of [
      [file, core],
      [`${file}-figures`, figures],
      [`${file}-abroad`, abroad],
      [`${file}-more`, more],
    ] as const) {
      if (text === '') continue;
      writeFileSync(join(CUT, `${name}.woff2`), await subset(whole, text, { ...OPTIONS, keepFeatures: [...keepFeatures] }));
      const face = `font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap`;
      rules.push(`@font-face{${face};src:url(./${name}.woff2) format("woff2");unicode-range:${codes(text)}}`);
    }
  }
  writeFileSync(join(CUT, 'fonts.css'), rules.join('\n'));
}

/**
 * The fonts in small pieces: the letters that every page needs, and the rest of Latin, which a browser fetches when a name or a title has
 * one of them. What neither has comes from the fonts of the device.
 */
export function fonts(): Plugin {
  let cut: Promise<void> | undefined;
  return {
    name: 'fonts',
    buildStart: async () => {
      cut ??= cutAll();
      await cut;
    },
  };
}
