// While somebody looks on, the moments a choice went through are kept until they have been told; otherwise none are.
import { defineGame, type Game } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { momentsSince } from '../src/index.ts';
import { Sitting } from './sitting.ts';

const BEATS = ['die.rolled', 'blow.landed', 'blow.missed'];

test('nothing is kept where nobody looks on', () => {
  const s = new Sitting().start();
  for (let i = 0; s.table.phase === 'playing'; i++) s.chooseAny(i);
  expect(s.table.moments).toEqual([]);
});

test('every beat of a choice is a moment, and where it led to is one more', () => {
  const s = new Sitting().start();
  s.table.watched = true;
  let seen = 0;
  for (let i = 0; s.table.phase === 'playing'; i++) {
    s.chooseAny(i);
    const { entry, events } = s.table.lines.at(-1)!;
    const beats = events.filter(({ event }) => BEATS.includes(event)).length;
    seen += beats;
    const moments = s.table.moments.filter(({ n }) => n === entry.n);
    expect(moments).toHaveLength(beats + 1);
    expect(moments.at(-1)).toEqual({ n: entry.n, told: events.length, state: s.table.state });
    // The present is no moment on the way to it; what was before this choice is left out.
    const views = momentsSince(s.table, entry.n - 1, 0);
    expect(views.map(({ n, told }) => [n, told])).toEqual(moments.slice(0, -1).map(({ n, told }) => [n, told]));
    expect(momentsSince(s.table, entry.n, 0)).toEqual([]);
    s.table.forget(entry.n - 1);
    expect(s.table.moments).toEqual(moments);
    s.table.forget(entry.n);
    expect(s.table.moments).toEqual([]);
  }
  expect(seen).toBeGreaterThan(2);
});

test('talk is no moment, for nothing on the board has changed by it', () => {
  const s = new Sitting().start();
  s.table.watched = true;
  s.choose(0, 'bid', 1);
  const { length } = s.table.moments;
  s.as(0, { do: 'say', text: 'ahoy' });
  expect(s.table.moments).toHaveLength(length);
});

test('of moments that nobody has fetched the last hundred and twenty are kept', () => {
  const long = defineGame({ ...toy.def, options: [{ ...toy.def.options[0]!, values: [40] }] });
  const s = new Sitting({ game: long as Game }).start();
  s.table.watched = true;
  for (let i = 0; i < 150; i++) {
    s.chooseAny(i);
    expect(s.table.moments.at(-1)!.n).toBe(s.table.n);
  }
  expect(s.table.moments).toHaveLength(120);
});
