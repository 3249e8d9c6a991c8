import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { count, inWords } from '../scripts/closing-line.ts';

type Ran = readonly [name: string, state: 'passed' | 'failed' | 'skipped' | 'pending'];

const file = (name: string, ...ran: readonly Ran[]): TestModule =>
  ({
    relativeModuleId: name,
    children: {
      allTests: () => ran.map(([fullName, state]) => ({ fullName, result: () => ({ state }) })),
    },
  }) as unknown as TestModule;

test('passed and failed', () => {
  expect(inWords(count([file('a', ['one', 'passed'], ['two', 'failed']), file('b', ['three', 'passed'])], []))).toBe(
    '2 passed, 1 failed',
  );
});

test('what was skipped is neither, and is counted only if there is any', () => {
  expect(inWords(count([file('a', ['one', 'passed'], ['two', 'skipped'])], []))).toBe('1 passed, 0 failed, 1 skipped');
});

test('what never ran, a file without tests and an error outside of them have failed', () => {
  expect(inWords(count([file('a', ['one', 'pending']), file('b')], [new Error('lost')]))).toBe('0 passed, 3 failed');
});
