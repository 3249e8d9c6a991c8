// Colours have names, and every sheet of style lies beside the component that brings it.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../src');
const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');
const sheets = globSync('**/*.css', { cwd: SOURCES });
const modules = globSync('**/*.{ts,tsx}', { cwd: SOURCES });

/** `style/` is the whole shell's, and `main.tsx` brings it. */
const shared = (sheet: string): boolean => dirname(sheet) === 'style';

const COLOUR = /#[0-9a-f]{3,8}\b(?!-)|\b(?:rgba?|hsla?|oklab|oklch|lab|lch)\(/giu;
const withoutRemarks = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
/** `url(#paper)` and `href="#main"` name things on the page; a private `#field` is no colour either. */
const named = (text: string): string =>
  text.replaceAll(/url\(#[\w-]+\)|["'`]#[a-z][\w-]*["'`]|\b(?:this|other)\.#\w+|^\s*(?:readonly )?#\w+/gmu, '');

test('no colour stands outside the file of tokens', () => {
  const found = [...sheets, ...modules]
    .filter((file) => file !== 'style/tokens.css')
    .flatMap((file) => (named(withoutRemarks(read(file))).match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`));
  expect(found).toEqual([]);
  expect(read('style/tokens.css').match(COLOUR)!.length).toBeGreaterThan(100);
});

test('every name that is used is a token, or set by somebody', () => {
  const all = [...sheets, ...modules].map(read).join('\n');
  const set = new Set([...all.matchAll(/['"`{;\s[](--[a-z][\w-]*)(?:\$\{[^}]*\})?['"`]?\]?\s*:/gu)].map((m) => m[1]!));
  for (const [, name] of all.matchAll(/setProperty\(\s*'(--[\w-]+)'/gu)) set.add(name!);
  const used = [...new Set([...all.matchAll(/var\((--[a-z][\w-]*)(?!\w|-|\$)/gu)].map((m) => m[1]!))];
  expect(used.filter((name) => !name.endsWith('-') && !set.has(name))).toEqual([]);
  expect(used.length).toBeGreaterThan(80);
});

/** Rules of all sheets: the selector and what it sets. */
const rules = (): { readonly selector: string; readonly sets: string }[] =>
  sheets.flatMap((sheet) =>
    [...withoutRemarks(read(sheet)).matchAll(/([^{};]+)\{([^{}]*)\}/gu)].map(([, selector, sets]) => ({
      selector: selector!.trim(),
      sets: sets!,
    })),
  );
/** Something that can be chosen now; what only stands in a `:not()` or `:has()` is something else. */
const OPEN = /\.bp-may(?!-)|\.bp-open|\[data-state="open"\]/u;
const SHUT = /\.bp-may-not|:disabled|\[aria-disabled="true"\]|\[data-state="shut"\]/u;
const itself = (selector: string): string => selector.replaceAll(/:(?:not|has)\([^()]*(?:\([^()]*\))?[^()]*\)/gu, '');

test('what can be chosen never fades, and what cannot never glows', () => {
  const all = rules();
  const fades = all.filter(({ selector, sets }) => OPEN.test(itself(selector)) && /opacity:\s*0?\.|grayscale/u.test(sets));
  expect(fades).toEqual([]);
  const glows = all.filter(
    ({ selector, sets }) => SHUT.test(itself(selector)) && /(?:shadow|border|outline)[^;]*var\(--act\)/u.test(sets),
  );
  expect(glows).toEqual([]);
  expect(all.filter(({ selector }) => OPEN.test(selector)).length).toBeGreaterThan(10);
});

/** How bright a colour is, as WCAG counts it. */
function brightness(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

test.each(['day', 'night'])('words on what cannot be chosen can be read by %s', (light) => {
  const [day, night] = read('style/tokens.css').split(/:root\[data-theme="night"\]/u);
  const token = (name: string): string => new RegExp(`${name}: (#[0-9a-f]{6})`, 'u').exec(light === 'day' ? day! : night!)![1]!;
  for (const ground of ['--paper', '--card']) {
    const [ink, under] = [brightness(token('--ink-soft')), brightness(token(ground))];
    const contrast = (Math.max(ink, under) + 0.05) / (Math.min(ink, under) + 0.05);
    expect(contrast, `${ground}: ${contrast.toFixed(2)}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('what moves without end stops while nobody is there', () => {
  const blocks = sheets
    .filter((sheet) => sheet !== 'parts/loading.css') // somebody waits for it
    .flatMap((sheet) => (read(sheet).match(/\{[^{}]*\binfinite\b[^{}]*\}/gu) ?? []).map((block) => ({ sheet, block })));
  expect(blocks.length).toBeGreaterThan(2);
  expect(blocks.filter(({ block }) => !block.includes('animation-play-state: var(--endless)'))).toEqual([]);
});

test('a size at which a layout changes is named once, in queries.ts', () => {
  const asked = sheets.flatMap((sheet) => read(sheet).match(/@(?:media|container board)[^{]*/gu) ?? []);
  expect(asked.filter((query) => query.includes('(--')).length).toBeGreaterThan(80);
  expect(asked.filter((query) => /\b(?:599|600|999|1000)px/u.test(query) && query.startsWith('@media'))).toEqual([]);
  expect(asked.filter((query) => /\(width (?:<|>=) 760px\)/u.test(query))).toEqual([]);
});

test('a sheet lies beside the one component that brings it, and is short', () => {
  const brought = new Map<string, string[]>();
  for (const file of modules)
    for (const [, path] of read(file).matchAll(/^import '(\.[^']+\.css)';/gmu)) {
      const sheet = join(dirname(file), path!);
      brought.set(sheet, [...(brought.get(sheet) ?? []), file]);
    }
  const wrong = sheets.flatMap((sheet) => {
    const by = brought.get(sheet) ?? [];
    if (by.length !== 1) return [`${sheet} is brought by ${by.length === 0 ? 'nobody' : by.join(' and ')}`];
    if (!shared(sheet) && dirname(by[0]!) !== dirname(sheet)) return [`${sheet} does not lie beside ${by[0]}`];
    const lines = read(sheet).split('\n').length;
    return lines > 280 ? [`${sheet} has ${lines} lines`] : [];
  });
  expect(wrong).toEqual([]);
});

test('a part knows no game', () => {
  const parts = modules.filter((file) => file.startsWith('boards/parts/'));
  expect(parts.length).toBeGreaterThan(20);
  const knowing = parts.filter((file) =>
    /from '(?:@boucan\/(?!kernel|table|words)|\.\.\/(?!\.\.\/|board\.ts))/u.test(read(file)),
  );
  expect(knowing.map((file) => basename(file))).toEqual([]);
});
