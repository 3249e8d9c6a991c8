import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { count, inWords } from '../scripts/closing-line.ts';

type Ran = readonly [name: string, state: 'passed' | 'failed' | 'skipped' | 'pending', message?: string];

const file = (name: string, ...ran: readonly Ran[]): TestModule =>
  ({
    relativeModuleId: name,
    errors: () => [],
    children: {
      allTests: () =>
        ran.map(([fullName, state, message]) => ({
          fullName,
          result: () => ({ state, ...(message !== undefined && { errors: [{ message }] }) }),
        })),
    },
  }) as unknown as TestModule;

const lastLine = (text: string): string => text.split('\n').at(-1)!;

test('passed and failed', () => {
  const said = inWords(count([file('a', ['one', 'passed'], ['two', 'failed', 'no\nnever']), file('b', ['three', 'passed'])], []));
  expect(said).toBe('FAILED a > two\n    no\n    never\n\n2 passed, 1 failed');
});

test('what was skipped is neither, and is counted only if there is any', () => {
  expect(inWords(count([file('a', ['one', 'passed'], ['two', 'skipped'])], []))).toBe('1 passed, 0 failed, 1 skipped');
});

test('what never ran, a file without tests and an error outside of them have failed', () => {
  const said = inWords(count([file('a', ['one', 'pending']), file('b')], [new Error('lost')]));
  expect(lastLine(said)).toBe('0 passed, 3 failed');
  expect(said).toMatch(/FAILED outside of the tests\n {4}Error: lost.*FAILED a > one\n.*FAILED b\n/s);
});
