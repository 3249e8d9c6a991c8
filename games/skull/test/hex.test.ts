import { expect, test } from 'vitest';
import { arc, distance, HEADINGS, PORT, rakes, STARBOARD, STEPS, sight, turned } from '../src/hex.ts';

/** All cells up to this far away. */
const around = (far: number): [number, number][] => {
  const cells: [number, number][] = [];
  for (let q = -far; q <= far; q++)
    for (let r = -far; r <= far; r++) if (distance(q, r) <= far && distance(q, r) > 0) cells.push([q, r]);
  return cells;
};

const bearing = ([dq, dr]: readonly [number, number]): number =>
  Math.round(((Math.atan2(1.5 * dq, -Math.sqrt(3) * (dr + dq / 2)) * 180) / Math.PI + 360) % 360);
const at = (far: number, degrees: number): [number, number] =>
  around(far).find((c) => distance(...c) === far && bearing(c) === degrees)!;

test('SKU-MAP-08: a heading is one of six sides, numbered clockwise from the north, and turns by 60°', () => {
  expect(HEADINGS.map((h) => bearing(STEPS[h]!))).toEqual([0, 60, 120, 180, 240, 300]);
  expect([turned(6, 1), turned(1, -1), turned(3, 2), turned(1, -7)]).toEqual([1, 6, 5, 6]);
});

test('SKU-MAP-10: left of the bow is port, right of it starboard', () => {
  expect(arc(1, ...at(1, 60))).toBe(STARBOARD);
  expect(arc(1, ...at(1, 300))).toBe(PORT);
  expect(arc(4, ...at(1, 60))).toBe(PORT);
});

test('SKU-NAVAL-05: of the 18 cells within distance 2 exactly 14 bear, seven a side; ahead and astern are refused', () => {
  for (const h of HEADINGS) {
    const sides = around(2).map((c) => arc(h, ...c));
    expect(sides.filter((s) => s === STARBOARD)).toHaveLength(7);
    expect(sides.filter((s) => s === PORT)).toHaveLength(7);
    for (const far of [1, 2]) for (const off of [0, 180]) expect(arc(h, ...at(far, (bearing(STEPS[h]!) + off) % 360))).toBe(0);
  }
  expect(
    around(3)
      .filter((c) => distance(...c) === 3)
      .map((c) => arc(1, ...c)),
  ).toEqual(Array(18).fill(0));
});

test('SKU-NAVAL-06: the line runs from the lateral vertex to the centre of the target', () => {
  // Two cells away at 60° the line crosses the cell between; straight abeam it runs along an edge and crosses nothing.
  expect(sight(1, ...at(2, 60)).crossed).toEqual([at(1, 60)]);
  expect(sight(1, ...at(2, 90)).crossed).toEqual([]);
  expect(
    sight(1, ...at(2, 90))
      .grazed.map(bearing)
      .sort((a, b) => a - b),
  ).toEqual([60, 120]);
  for (const c of around(1)) expect(sight(1, ...c).crossed).toEqual([]);
});

test('SKU-MANOEUVRE-05: raking by bearing and heading, starboard and mirrored to port', () => {
  const TABLE: [far: number, off: number, axes: number[]][] = [
    [2, 30, [0]],
    [2, 60, [60]],
    [2, 120, [120]],
    [2, 150, [0]],
    [2, 90, [60, 120]],
    [1, 60, [0, 60]],
    [1, 120, [0, 120]],
  ];
  for (const h of HEADINGS)
    for (const [far, off, axes] of TABLE)
      for (const side of [1, -1]) {
        const base = bearing(STEPS[h]!);
        const target = at(far, (base + side * off + 360) % 360);
        const found = HEADINGS.filter((foe) => rakes(h, ...target, foe)).map((foe) => (bearing(STEPS[foe]!) - base + 720) % 180);
        const wanted = axes.flatMap((a) => [(side * a + 360) % 180, (side * a + 360) % 180]);
        expect(
          found.sort((a, b) => a - b),
          `${far} at ${off} of ${h}`,
        ).toEqual(wanted.sort((a, b) => a - b));
      }
});
