import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { day, dayAndTime, hour, wholeDay } from '../src/words/dates.ts';

const AT = new Date(2026, 7, 5, 14, 30);

it('writes dates as they are written in Britain and France: the day before the month, and 24 hours', () => {
  expect([day('en', AT), wholeDay('en', AT), dayAndTime('en', AT), hour('en', AT)]).toEqual([
    '5 Aug 2026',
    '5 August 2026',
    '5 Aug 2026, 14:30',
    '14:30',
  ]);
  expect([day('fr', AT), wholeDay('fr', AT), hour('fr', AT)]).toEqual(['5 août 2026', '5 août 2026', '14:30']);
  expect(day('de', AT)).toBe('05.08.2026');
});

it('is the only place where dates are written', () => {
  const sources = resolve(import.meta.dirname, '../src');
  const written = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) =>
    /toLocale(?:Date|Time)String\(|DateTimeFormat\((?!\)|placeOf)/u.test(readFileSync(join(sources, file), 'utf8')),
  );
  expect(written.filter((file) => file !== join('words', 'dates.ts'))).toEqual([]);
});
