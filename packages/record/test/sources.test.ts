import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bare } from '../src/bare.ts';
import { digestOf, digestWith, playable, rulesOf } from '../src/sources.ts';

const TOY = fileURLToPath(new URL('../../../games/toy/src', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The digest of the toy with one of its files changed. */
function changed(file: string, change: (source: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-rules-'));
  folders.push(folder);
  cpSync(TOY, folder, { recursive: true });
  const before = readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, file), after);
  return digestOf(folder);
}

describe('the digest of a game', () => {
  const own = digestOf(TOY);
  test('is another when a figure, a card or a rule is', () => {
    expect(changed('game.ts', (s) => s.replace('COINS = 5', 'COINS = 4'))).not.toBe(own);
    expect(changed('setup.ts', (s) => s.replace('coins: 5', 'coins: 4'))).not.toBe(own);
    expect(changed('content/cards.ts', (s) => s.replace('parry', 'party'))).not.toBe(own);
    expect(changed('rules/match.ts', (s) => s.replace('> bids[best]', '>= bids[best]'))).not.toBe(own);
    expect(changed('packs/charms/charms.ts', (s) => `${s}export const more = 1;\n`)).not.toBe(own);
  });
  test('stays when only words, comments, layout or the advice to bots do not', () => {
    expect(changed('text/en.ts', (s) => s.replace(/[a-z]{5}/u, 'other'))).toBe(own);
    expect(changed('advice.ts', (s) => s.replace('0.4', '0.5'))).toBe(own);
    expect(changed('setup.ts', (s) => `// A remark.\n${s.replaceAll('  ', '    ').replaceAll(' }', '\n}')}`)).toBe(own);
  });
  test('is known for every game by its name, and always the same', () => {
    expect(rulesOf('toy')).toMatch(/^[0-9a-f]{64}$/u);
    expect(rulesOf('toy')).toBe(rulesOf('toy'));
    expect(rulesOf('brethren')).not.toBe(rulesOf('toy'));
    expect(playable('toy', 2)[0]).toBe(rulesOf('toy'));
  });
  test('is another on another kernel', () => {
    const kernel = digestOf(fileURLToPath(new URL('../../kernel/src', import.meta.url)));
    expect(rulesOf('toy')).toBe(digestWith(kernel, own));
    expect(digestWith(kernel.replace(/^./u, 'x'), own)).not.toBe(rulesOf('toy'));
  });
  test('stands beside those of which the authors vouch, version by version', () => {
    const folder = mkdtempSync(join(tmpdir(), 'boucan-alike-'));
    folders.push(folder);
    cpSync(TOY, join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'alike.json'), JSON.stringify({ 2: ['a', 'b'], 3: ['c'] }));
    expect(playable('toy', 2, join(folder, 'src'))).toEqual([rulesOf('toy'), 'a', 'b']);
    expect(playable('toy', 4, join(folder, 'src'))).toEqual([rulesOf('toy')]);
  });
});

test.each([
  ['f(a, b); // why', 'f(\n  a,\n  b,\n);'],
  ['const a = { b: 1 };', 'const a = {\n  /* one */\n  b: 1,\n};'],
  ['return x;', 'return   x ;'],
  ['a / b / c', 'a/b/c'],
])('%s', (one, other) => expect(bare(one)).toBe(bare(other)));

test.each([
  ["'a  b'", "'a b'"],
  ["'// no'", "'// yes'"],
  [`\`a \${b + '}'} c\``, `\`a \${b + '}'}  c\``],
  ['x = /a  b[/]\\/ c/u', 'x = /a b[/]\\/ c/u'],
  ['a + +b', 'a ++b'],
  ['newX', 'new X'],
  ['f(/* a */ 1)', 'f(2)'],
])('%s is not %s', (one, other) => expect(bare(one)).not.toBe(bare(other)));
