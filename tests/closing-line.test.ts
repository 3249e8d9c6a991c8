import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { closing } from '../scripts/closing-line.ts';

type Ran = readonly [name: string, state: 'passed' | 'failed' | 'skipped' | 'pending', flaky?: boolean];

const file = (name: string, ...ran: readonly Ran[]): TestModule =>
  ({
    relativeModuleId: name,
    children: {
      allTests: () =>
        ran.map(([fullName, state, flaky = false]) => ({ fullName, result: () => ({ state }), diagnostic: () => ({ flaky }) })),
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

test('what needed a retry is named', () => {
  const text = '\nneeded a retry: a > board > opens\n1 passed, 0 failed\n';
  expect(closing([file('a', ['board > opens', 'passed', true])], [])).toEqual({ text, failed: 0 });
});
