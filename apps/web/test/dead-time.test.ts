import type { MouseEvent } from 'react';
import { expect, test } from 'vitest';
import { isSecond, type Press } from '../src/screens/table/model/use-dead-time.ts';

const first: Press = { meaning: 'Enough', at: 1000, x: 100, y: 200 };
const press = (pointerType: string, detail: number, timeStamp: number, x: number, y = 200): MouseEvent =>
  ({ detail, timeStamp, clientX: x, clientY: y, nativeEvent: { pointerType } }) as unknown as MouseEvent;

test('a click that the browser counts as the second belongs to the first', () => {
  expect(isSecond(press('mouse', 2, 1300, 100), first)).toBe(true);
  expect(isSecond(press('mouse', 1, 1300, 100), first)).toBe(false);
});

test('so does a tap soon after another at the same place, where browsers do not count', () => {
  expect(isSecond(press('touch', 1, 1390, 110, 210), first)).toBe(true);
  expect(isSecond(press('touch', 1, 1410, 100), first), 'later').toBe(false);
  expect(isSecond(press('touch', 1, 1200, 130), first), 'elsewhere').toBe(false);
});
