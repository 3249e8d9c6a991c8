// How much may be said at a table, how fast, and under which name.
import { expect, test } from 'vitest';
import { person, Sitting } from './sitting.ts';

const HOUR = 3_600_000;

test('four hundred lines each, a thousand in all', () => {
  const s = new Sitting({ seats: 2 });
  const say = (who: number) => {
    s.now += HOUR;
    return s.try({ do: 'say', text: 'ahoy' }, person(who));
  };
  for (let i = 0; i < 400; i++) expect(say(0)).toBeUndefined();
  expect(say(0)).toStrictEqual([{ rule: 'TABLE', text: 'talked-out', with: { most: 400 } }]);
  for (let i = 0; i < 400; i++) say(1);
  for (let i = 0; i < 200; i++) expect(say(2)).toBeUndefined();
  expect(say(2)).toStrictEqual([{ rule: 'TABLE', text: 'table-talked-out', with: { most: 1000 } }]);
});

test('who talks without drawing breath is stopped, and only he', () => {
  const s = new Sitting({ seats: 2 });
  let said = 0;
  while (s.as(0, { do: 'say', text: 'ahoy' }) === undefined) said++;
  expect(said).toBe(8);
  expect(s.as(0, { do: 'say', text: 'ahoy' })).toBe('talks-too-fast');
  expect(s.as(1, { do: 'say', text: 'ahoy' })).toBeUndefined();
  s.now += HOUR;
  expect(s.as(0, { do: 'say', text: 'ahoy' })).toBeUndefined();
});

test('nobody who looks on speaks under the name of one who sits there', () => {
  const s = new Sitting({ seats: 2 }).sitDown(0);
  const liar = { player: 'p9', name: 'Person 0' };
  expect(s.try({ do: 'say', text: 'ahoy' }, liar)).toStrictEqual([
    { rule: 'TABLE', text: 'name-taken', with: { name: 'Person 0' } },
  ]);
  expect(s.do({ do: 'say', text: 'ahoy' }, { player: 'p9', name: 'Somebody' })).toBeUndefined();
  expect(s.do({ do: 'say', text: 'ahoy' }, { player: 'p0', name: 'Another' })).toBeUndefined();
  expect(s.entries.at(-1)).toMatchObject({ type: 'said', player: 'p0', name: 'Person 0' });
});

test('what is said can be read: nothing that cannot be seen, nothing that turns other texts round', () => {
  const s = new Sitting({ seats: 2 });
  for (const text of ['a\u202eb', 'a\u200bb', 'a\nb', 'a\u2800b']) expect(s.as(0, { do: 'say', text }), text).toBe('not-plain');
  expect(s.entries).toHaveLength(1);
  expect(s.as(0, { do: 'say', text: 'À l’abordage ! 🏴‍☠️' })).toBeUndefined();
});
