import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClientMessage, LIMITS, NewTableRequest, ReportRequest, SessionRequest } from '../src/index.ts';

const accepts = (message: unknown): boolean => ClientMessage.safeParse(message).success;

describe('over the socket', () => {
  test('every message there is', () => {
    const table = 'abcDEF_-012';
    for (const message of [
      { type: 'hello', v: 1 },
      { type: 'watch', table },
      { type: 'watch', table, key: 'k', since: 12 },
      { type: 'unwatch', table },
      { type: 'do', id: 'm1', table, command: { do: 'start' } },
      { type: 'do', id: 'm1', table, command: { do: 'choose', seat: 0, choice: ['ship', 'schooner', 3] } },
      { type: 'do', id: 'm1', table, command: { do: 'sit', seat: 7, commits: 'a'.repeat(64) } },
      { type: 'do', id: 'm1', table, command: { do: 'reveal', seat: 7, entropy: 'a'.repeat(32) } },
      { type: 'do', id: 'm1', table, command: { do: 'say', text: 'ahoy' } },
      { type: 'ping', t: 12.5 },
    ])
      expect(accepts(message), JSON.stringify(message)).toBe(true);
  });

  test('and nothing else', () => {
    const table = 'abc';
    for (const message of [
      null,
      [],
      'hello',
      {},
      { type: 'hello' },
      { type: 'hello', v: 1, admin: true },
      { type: 'watch', table: '../etc' },
      { type: 'watch', table: 'x'.repeat(33) },
      { type: 'watch', table, since: -1 },
      { type: 'do', id: '', table, command: { do: 'start' } },
      { type: 'do', id: 'm', table, command: { do: 'flag' } },
      { type: 'do', id: 'm', table, command: { do: 'choose', seat: LIMITS.seats, choice: ['x'] } },
      { type: 'do', id: 'm', table, command: { do: 'choose', seat: 0, choice: [] } },
      { type: 'do', id: 'm', table, command: { do: 'choose', seat: 0, choice: [1] } },
      { type: 'do', id: 'm', table, command: { do: 'choose', seat: 0, choice: ['x', ...Array(LIMITS.nouns + 1).fill(1)] } },
      { type: 'do', id: 'm', table, command: { do: 'choose', seat: 0, choice: ['x', Number.NaN] } },
      { type: 'do', id: 'm', table, command: { do: 'sit', seat: 0, commits: 'A'.repeat(64) } },
      { type: 'do', id: 'm', table, command: { do: 'sit', seat: 0, commits: 'a'.repeat(64), entropy: 'a'.repeat(32) } },
      { type: 'do', id: 'm', table, command: { do: 'start' }, by: 'clock' },
      JSON.parse('{"type":"hello","v":1,"__proto__":{"x":1}}'),
    ])
      expect(accepts(message), JSON.stringify(message)).toBe(false);
  });

  test('whatever comes, it is read or refused, never a crash', () => {
    fc.assert(fc.property(fc.json(), (text) => typeof accepts(JSON.parse(text)) === 'boolean'));
  });
});

describe('over HTTP', () => {
  const wish = {
    game: 'toy',
    seats: 2,
    packs: [],
    options: {},
    clock: { kind: 'none' },
    visibility: 'public',
    bots: [null, 'level1'],
    commits: '0'.repeat(64),
    start: true,
  };

  test('a wish for a table', () => {
    expect(NewTableRequest.safeParse(wish).success).toBe(true);
    for (const wrong of [
      { visibility: 'local' },
      { seats: 0 },
      { seats: 2.5 },
      { clock: { kind: 'live', bank: 1, increment: 0 } },
      { clock: { kind: 'days', perMove: 1 } },
      { commits: '' },
      { entropy: '0'.repeat(32) },
      { bots: Array(LIMITS.seats + 1).fill(null) },
      { options: { x: { y: 1 } } },
    ])
      expect(NewTableRequest.safeParse({ ...wish, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  });

  test('names can be read by others, and notes are not novels', () => {
    expect(SessionRequest.parse({ name: '  Anne Bonny ' })).toEqual({ name: 'Anne Bonny' });
    for (const name of ['', '   ', 'x'.repeat(LIMITS.name + 1), 'a\nb', '<b>', 'a\u202eb', 7])
      expect(SessionRequest.safeParse({ name }).success, String(name)).toBe(false);
    expect(ReportRequest.safeParse({ note: 'x'.repeat(LIMITS.note + 1) }).success).toBe(false);
  });
});
