// Records that somebody made up: whatever stands in them, the answer is a verdict in words, and never a match that was not played.
import { below, pick, type Rng, rngFrom, seedOf } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { jsonIn, printRecord, RecordError, verify } from '../src/index.ts';
import { played } from './played.ts';

const RECORDS = process.env.BOUCAN_SCALE === 'full' ? 1000 : 150;

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '__proto__',
  [],
  {},
  [[]],
  { length: 1e9 },
  'x'.repeat(10_000),
  ['bid', -0],
  [0, ['bid', 1], '00000000'],
];

/** Some place in a JSON value, and something else put there. */
function spoil(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(rng, 4) === 0) return pick(rng, VALUES);
  if (Array.isArray(value)) {
    const at = below(rng, value.length + 1);
    const how = below(rng, 4);
    if (how === 0) return value.toSpliced(at, 1);
    if (how === 1) return value.toSpliced(at, 0, pick(rng, VALUES));
    if (how === 2) return value.toReversed();
    return value.length === 0 ? [pick(rng, VALUES)] : value.with(at % value.length, spoil(rng, value[at % value.length]));
  }
  const keys = Object.keys(value);
  const key = pick(rng, [...keys, '__proto__', 'constructor']);
  const { [key]: was, ...rest } = value as Record<string, unknown>;
  return below(rng, 5) === 0 ? rest : { ...rest, [key]: spoil(rng, was) };
}

/** A letter of the text is another. */
function misspell(rng: Rng, text: string): string {
  const at = below(rng, text.length);
  return text.slice(0, at) + String.fromCharCode(below(rng, 128)) + text.slice(at + 1);
}

test(`${RECORDS} crafted records: a verdict each, and none of them holds that is not the record`, () => {
  const rng = rngFrom(seedOf('crafted'));
  const kinds = new Map<string, number>();
  for (let i = 0; i < RECORDS; i++) {
    const record = played(`crafted ${i % 7}`);
    const text = below(rng, 2) === 0 ? JSON.stringify(spoil(rng, record)) : misspell(rng, printRecord(record));
    let what: string;
    try {
      const json = jsonIn(text) as typeof record;
      const verdict = verify(toy, json);
      what = verdict.ok ? 'ok' : verdict.what;
      if (verdict.ok) expect({ ...json, names: [] }).toEqual({ ...record, names: [] });
      else expect(verdict.message).toMatch(/\S/u);
    } catch (error) {
      expect(error instanceof SyntaxError || error instanceof RecordError, String(error)).toBe(true);
      what = 'not JSON';
    }
    kinds.set(what, (kinds.get(what) ?? 0) + 1);
  }
  expect(kinds.size).toBeGreaterThan(5);
  expect(Object.prototype).not.toHaveProperty('0');
});
