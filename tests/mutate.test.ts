import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { leaksIn } from '../scripts/mutate/leaks.ts';
import { type Mutant, mutantsIn, planted } from '../scripts/mutate/mutants.ts';

const found = (source: string): string[] =>
  mutantsIn('a.ts', source).map(({ before, after }) => (after === '' ? `no ${before}` : `${before} → ${after}`));

test('operators, numbers, truths, conditions, loops and statements', () => {
  expect(found('const f = (a: number) => a < 3;')).toEqual(['a < 3 → a <= 3', 'a < 3 → a >= 3', '3 → 4', '3 → 2']);
  expect(found('const x = !a && b;')).toEqual(['!a && b → !a || b', '!a → a']);
  expect(found('if (a) go(true);')).toEqual(['a → true', 'a → false', 'no go(true);', 'true → false']);
  expect(found('while (a) { a--; break; }')).toEqual(['a → false', 'no a--;', 'a-- → a++', 'no break;']);
  expect(found('const y = Math.min(a, b); list.some(f);')).toEqual([
    'Math.min(a, b) → Math.max(a, b)',
    'no list.some(f);',
    'list.some(f) → list.every(f)',
  ]);
});

test('types, imports, names of fields and sentences are left alone', () => {
  expect(found("import { a } from './1.ts'; type T = 1 | true; interface I { n: 2 } export { a };")).toEqual([]);
  expect(found("const x = { 1: a } as Record<3, T>; const s = 'n ' + a + 'b'; let t!: readonly [4];")).toEqual([]);
  expect(found('const c = a?.b.some(f).d; const t = a.toString();')).toEqual([]);
});

/** What the source says with this mutant switched on. */
function said(source: string, on: number): unknown {
  const mutants = mutantsIn('a.ts', source).map((m, i): Mutant => ({ ...m, file: 'a.ts', id: i + 1 }));
  const js = stripTypeScriptTypes(planted('a.ts', source, mutants));
  return new Function('__mutant', '__watch', `${js}; return f();`)(
    (id: number) => id === on,
    () => {},
  );
}

test('each mutant is behind a switch of its own, also where one is inside another', () => {
  const source = 'function f() { let n: number = 0; for (const x of [1, 2, 3]) if (x > 1 || x + x === 2) n += x; return n; }';
  const kinds = mutantsIn('a.ts', source).map(({ kind }) => kind);
  expect(said(source, 0)).toBe(6);
  expect(said(source, 1 + kinds.indexOf('condition never holds'))).toBe(0);
  expect(said(source, 1 + kinds.indexOf('|| becomes &&'))).toBe(0);
  expect(said(source, 1 + kinds.indexOf('+ becomes -'))).toBe(5);
  expect(said(source, 1 + kinds.indexOf('+= becomes -='))).toBe(-6);
  expect(said(source, 1 + kinds.indexOf('statement left out'))).toBe(0);
});

test('every loop asks the watch, whatever its body', () => {
  let asked = 0;
  const js = planted('a.ts', 'for (let i = 0; i < 3; i++) x(); while (y()) { x(); }', []);
  let ys = 2;
  new Function('__watch', 'x', 'y', js)(
    () => asked++,
    () => {},
    () => ys-- > 0,
  );
  expect(asked).toBe(5);
});

const leaks = (source: string): string[] => leaksIn('a.ts', source).map(({ kind, after }) => `${kind}: ${after}`);

test('a view leaks what it counts, what is another’s, what lies face down, and in which order', () => {
  expect(leaks('function look(b: Board, who: Viewer) { return { bag: b.bag.length }; }')).toEqual([
    'a field more: { leaked: b.bag, bag: b.bag.length }',
    'a card more: { leaked: b.bag.at(-1) ?? null, bag: b.bag.length }',
    'the other end more: { leaked: b.bag.at(0) ?? null, bag: b.bag.length }',
  ]);
  expect(leaks('const look = ({ board: b }, who) => ({ hands: b.hands.map((h, seat) => (seat === who ? h : null)) });')).toEqual([
    'a field more: { leaked: b.hands, hands: b.hands.map((h, seat) => (seat === who ? h : null)) }',
    'shown to all: h',
    'an owner further: (seat === who + 1)',
  ]);
  expect(leaks('const look = (b, who) => (b.seat === who ? all(b) : some(b, who));')).toEqual([
    'shown to all: all(b)',
    'an owner further: (b.seat === who + 1)',
    "seen by another: (who === 'table' ? 0 : who + 1)",
  ]);
  expect(leaks("part({ look: (b, who) => [b.mods.sort(), b.up ? 'hidden' : b.face, b.flag && 'hidden'] });")).toEqual([
    'order shown: b.mods',
    'shown to all: b.face',
    'shown to all: b.flag',
  ]);
});

test('an event leaks what it tells in secret; whatever shows nothing to a viewer cannot leak', () => {
  expect(leaks("t.tell?.('drawn', { seat }, { seats: [seat], with: { card } });")).toEqual([
    "told to all: t.tell?.('drawn', { ...({ seat }), ...({ seats: [seat], with: { card } })?.with })",
    "told to another: t.tell?.('drawn', { seat }, ((s) => s && { ...s, seats: s.seats.map((at) => at + 1) })({ seats: [seat], with: { card } }))",
  ]);
  expect(
    leaks("const imagine = (b, who) => ({ bag: b.bag.length, own: b.seat === who ? b.hand : null }); t.tell?.('a', {});"),
  ).toEqual([]);
});
