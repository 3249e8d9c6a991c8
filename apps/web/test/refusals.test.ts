import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FRENCH, inFrench } from '../src/words/refusals.fr.ts';

/** Every sentence with which the server refuses something, as its sources have it; # stands for what is filled in. */
function saidByTheServer(): string[] {
  const quoted = /(?:new Refusal\(\s*'[a-z-]+',|badMessage\()\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
  return globSync('apps/server/src/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(quoted)].map(
      ([, plain, filled]) => plain ?? filled!.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '#'),
    ),
  );
}

test('whatever the server refuses, a French page says it in French', () => {
  const said = saidByTheServer();
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((sentence) => inFrench(sentence.replaceAll('#', '7')) === null)).toEqual([]);
});

test('what is filled in comes along', () => {
  expect(inFrench('You’re in 20 clubs. Leave one of them first.')).toBe('Vous êtes dans 20 clubs. Quittez-en un d’abord.');
  expect(inFrench('A sentence nobody wrote')).toBeNull();
  for (const [english, french] of Object.entries(FRENCH)) expect(french.split('#').length).toBe(english.split('#').length);
});
