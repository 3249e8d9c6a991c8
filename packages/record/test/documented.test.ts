// What docs/record-format.md promises to those who write a verifier of their own.
import { readFileSync } from 'node:fs';
import { canonical, hashOf, next, rngFrom } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { agreementOf, commitmentOf, seedFrom } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/record-format.md', import.meta.url), 'utf8');
const example = JSON.parse(/```json\n(?<block>.*?)```/su.exec(page)?.groups?.block ?? '');
const code = [...page.matchAll(/```js\n(.*?)```/gsu)].map(([, block]) => block);

test('the example is what the code gives', () => {
  const { secret, terms } = example;
  expect(commitmentOf(secret)).toBe(example.commitment);
  expect(canonical(terms)).toBe(example.canonical);
  expect(seedFrom(secret, terms)).toEqual(example.seed);
  expect(seedFrom(secret, { ...terms, dice: [] })).toEqual(example.key);
  const keyed = rngFrom(example.key);
  expect([next(keyed), next(keyed), next(keyed), next(keyed)]).toEqual(example.keyDraws);
  const rng = rngFrom(example.seed);
  expect([next(rng), next(rng), next(rng), next(rng)]).toEqual(example.draws);
  expect(hashOf(example.hashed)).toBe(example.hash);
  expect(agreementOf(example.agreed)).toBe(example.fingerprint);
});

test('the hash on the page is the kernel’s', () => {
  const hash = new Function(`${code[1]}; return hash;`)() as (text: string) => string;
  for (const value of [example.hashed, 'été', {}, [null, -1.5]]) expect(hash(canonical(value))).toBe(hashOf(value));
});
