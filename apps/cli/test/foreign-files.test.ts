// Files come from elsewhere: nothing in them is obeyed by a terminal, and nothing in them can be read in two ways.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openShell } from './boucan.ts';

const { boucan, folder } = openShell();

const ESC = '\u001b]0;owned\u0007\u001b[2J';
/** What a terminal obeys, or turns round. */
const OBEYED = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

let record: Record<string, unknown>;
beforeAll(async () => {
  expect((await boucan('record', 'toy', '--seed', 'foreign', '--out', 'match.json')).code).toBe(0);
  record = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8')) as Record<string, unknown>;
});
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

describe('control characters never reach the terminal', () => {
  const cases: [string, string, () => object][] = [
    ['a name', 'replay', () => ({ ...record, names: [`Anne${ESC}`, '\u009b31mMary\u202e\nfaked line'] })],
    ['a game', 'verify', () => ({ ...record, game: `toy${ESC}` })],
    ['a game', 'replay', () => ({ ...record, game: `toy${ESC}` })],
    ['a field', 'verify', () => ({ ...record, [`mood${ESC}`]: 1 })],
    ['a field', 'replay', () => ({ ...record, [`mood${ESC}`]: 1 })],
    ['a pack', 'verify', () => ({ ...record, packs: [`sea${ESC}\u009b`] })],
    ['a choice', 'verify', () => ({ ...record, choices: [[0, [`bid${ESC}\u0085\u202e`], '00000000']] })],
    ['a choice', 'replay', () => ({ ...record, choices: [[0, [`bid${ESC}\u0085\u202e`], '00000000']] })],
    ['a failure', 'replay', () => ({ ...FAILURE, message: `broken${ESC}\u009b`, law: `law\n${ESC}` })],
  ];
  const FAILURE = { format: 'boucan-failure', game: 'toy', config: { seats: 2 }, seed: '1', choices: [] };
  test.each(cases)('%s, by %s', async (_, command, json) => {
    write('foreign.json', JSON.stringify(json()));
    for (const flags of [[], ['--json']]) {
      const { out, err } = await boucan(command, 'foreign.json', ...flags);
      expect(out + err).not.toBe('');
      expect(out + err).not.toMatch(OBEYED);
      expect(out).not.toMatch(/^faked line/mu);
    }
  });
  test('a name with a joined emoji stays as it is', async () => {
    write('foreign.json', JSON.stringify({ ...record, names: ['🏴‍☠️ Anne', 'Mary'] }));
    expect((await boucan('replay', 'foreign.json')).out).toContain('🏴‍☠️ Anne');
  });
});

test.each(['verify', 'replay'])('%s refuses a key that stands twice', async (command) => {
  const text = readFileSync(join(folder, 'match.json'), 'utf8');
  write('twice.json', text.replace('{', '{"secret": "0",'));
  const { code, out, err } = await boucan(command, 'twice.json');
  expect([code, out, err]).toEqual([2, '', 'boucan: twice.json: secret stands there twice\n']);
});
