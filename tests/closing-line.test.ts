import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { closing } from '../scripts/closing-line.ts';

type Ran = readonly [name: string, state: 'passed' | 'failed' | 'skipped' | 'pending'];

const file = (name: string, ...ran: readonly Ran[]): TestModule =>
  ({
    relativeModuleId: name,
    children: {
      allTests: () => ran.map(([fullName, state]) => ({ fullName, result: () => ({ state }) })),
    },
  }) as unknown as TestModule;

test('passed and failed', () => {
  expect(closing([file('a', ['one', 'passed'], ['two', 'failed']), file('b', ['three', 'passed'])], [])).toEqual({
    text: '\n2 passed, 1 failed\n',
    failed: 1,
  });
});

test('what was skipped is neither, and is counted only if there is any', () => {
  expect(closing([file('a', ['one', 'passed'], ['two', 'skipped'])], [])).toEqual({
    text: '\n1 passed, 0 failed, 1 skipped\n',
    failed: 0,
  });
});

test('what never ran, a file without tests and an error outside of them have failed', () => {
  expect(closing([file('a', ['one', 'pending']), file('b')], [new Error('lost')])).toEqual({
    text: '\n0 passed, 3 failed\n',
    failed: 3,
  });
});
