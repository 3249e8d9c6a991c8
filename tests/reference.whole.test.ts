// The page is the one that `npm run reference` writes today.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE, page } from '../scripts/reference/page.ts';

test('the page is the one that `npm run reference` writes', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(page());
});
