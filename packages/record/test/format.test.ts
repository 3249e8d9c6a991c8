import { describe, expect, test } from 'vitest';
import { jsonIn, parseRecord, printRecord } from '../src/index.ts';
import { begun, copied, played } from './played.ts';

const record = played('format');
const without = (...fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

test('a record survives JSON', () => expect(parseRecord(copied(record))).toEqual(record));

test('a field with a long name is named in short', () => {
  const long = { ...record, ['x'.repeat(600_000)]: 1 };
  expect(() => parseRecord(long)).toThrow(/^.{190,210}$/);
});

test('is written a line a field, and a line a choice', () => {
  const text = printRecord(record);
  expect(JSON.parse(text)).toEqual(record);
  const lines = text.split('\n');
  for (const choice of record.choices.slice(0, -1)) expect(lines).toContain(`    ${JSON.stringify(choice)},`);
  expect(lines).toContain(`  "game": "toy",`);
});

test.each<[string, object]>([
  ['the record is not an object', []],
  ['format is not "boucan-record"', { ...record, format: 'pgn' }],
  ['formatVersion is not 1, 2 or 3', { ...record, formatVersion: 4 }],
  ['rules does not belong into a record', { ...record, formatVersion: 2 }],
  ['dice does not belong into a record', { ...without('rules', 'players'), formatVersion: 1 }],
  ['players is missing', without('players')],
  ['players has 1 entries for 2 seats', { ...record, players: [null] }],
  ['players[0] is not a text', { ...record, players: [3, null] }],
  ['rules is not 64 lower-case hex digits', { ...record, rules: 'abc' }],
  ['dice do not seal what was agreed', { ...record, dice: record.dice!.filter(([, , does]) => does !== 'seals') }],
  ['dice[0][3] is not 64 lower-case hex digits', { ...record, dice: [[0, 'server', 'commits', '']] }],
  ['dice[0][2] is not something that the server does', { ...record, dice: [[0, 'server', 'reveals', '']] }],
  ['dice[0][3] is not ""', { ...record, dice: [[0, 1, 'is-silent', 'x']] }],
  ['secret is not 64 lower-case hex digits', { ...record, secret: record.secret.toUpperCase() }],
  ['entropy[1] is not 32 lower-case hex digits', { ...record, entropy: [record.entropy[0], 7] }],
  ['entropy has 1 entries for 2 seats', { ...record, entropy: [record.entropy[0]] }],
  ['names[0] is not a text', { ...record, names: [null, 'Mary'] }],
  ['names[0] is longer than 120 characters', { ...record, names: ['n'.repeat(600_000), 'Mary'] }],
  ['seats is not a number up to 20', { ...record, seats: 100_000, names: Array(100_000).fill('Anne') }],
  ['game is longer than 120 characters', { ...record, game: 'g'.repeat(600_000) }],
  ['choices[0][1][0] is longer than 120 characters', { ...record, choices: [[0, ['v'.repeat(600_000)], '00000000']] }],
  ['options.rounds is not an option’s value', { ...record, options: { rounds: {} } }],
  ['choices[0] is not a list of 3', { ...record, choices: [[0, ['pass']]] }],
  ['choices[0][1][0] is not a text', { ...record, choices: [[0, [], '00000000']] }],
  ['choices[0][0] is not a whole number', { ...record, choices: [[-1, ['pass'], '00000000']] }],
  ['result.winners is missing', { ...record, result: { scores: [], end: '' } }],
  ['secret is not 64 lower-case hex digits', { ...record, secret: 'abc' }],
  ['names is not a list', { ...record, names: 'Anne' }],
  ['options is not an object', { ...record, options: 7 }],
  ['choices[0][1] is not a list', { ...record, choices: [[0, 'pass', '00000000']] }],
  ['choices[0][1][1] is not a text or a number', { ...record, choices: [[0, ['pass', {}], '00000000']] }],
  ['result.scores[0] is not a number', { ...record, result: { ...record.result, scores: ['7'] } }],
  ['result is not an object', { ...record, result: null }],
  ['mood does not belong into a record', { ...record, mood: 'gay' }],
])('%s', (message, json) => expect(() => parseRecord(json)).toThrow(message));

test('an option’s value may be a word, a number or a truth', () => {
  const options = { a: 'word', b: 7, c: true };
  expect(parseRecord({ ...record, options }).options).toEqual(options);
});

describe('a key that stands twice is refused', () => {
  const text = printRecord(record);
  test('and one that stands once is not', () => expect(jsonIn(text)).toEqual(record));
  test.each([
    ['secret', text.replace('{', '{"secret": "0",')],
    ['secret', text.replace('{', '{"s\\u0065cret" : "0",')],
    ['rounds', text.replace('"rounds"', '"rounds":3,"rounds"')],
    ['a', '[{"a":{"a":"a:","b":["a","a"]}},{"a":1,"b":"\\\\","a":2}]'],
  ])('%s', (key, twice) => expect(() => jsonIn(twice)).toThrow(`${key} stands there twice`));
  test('lists and values may repeat', () =>
    expect(jsonIn('{"a":["x","x",{"a":"a"}],"b":"a","c":{"a":1,"x\\"":2}}')).toMatchObject({ b: 'a' }));
});

test('a match that is not over has no record', () => expect(() => begun('open').record()).toThrow('not over'));

test('a refused choice is not recorded', () => {
  const match = begun('refused');
  expect(match.play(0, ['bid', 9]).refused).toHaveLength(1);
  expect(match.state.asked.every((q) => q.answer === null)).toBe(true);
});
