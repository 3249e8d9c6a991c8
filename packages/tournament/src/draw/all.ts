// Schedules in which everybody meets everybody once: rounds, tables, people. They exist for some numbers only.

type Schedule = readonly (readonly (readonly number[])[])[];

/** Two at a table: one stays, the others go round. With an odd number, one of them has a bye. */
function circle(people: number): Schedule {
  const chairs = people + (people % 2);
  return Array.from({ length: chairs - 1 }, (_, round) => {
    const around = (i: number): number => (i === 0 ? 0 : 1 + ((i - 1 + round) % (chairs - 1)));
    return Array.from({ length: chairs / 2 }, (__, i) => [around(i), around(chairs - 1 - i)].filter((who) => who < people));
  });
}

/** The field with four elements: 0, 1, x, x + 1 as 0 … 3. */
const add4 = (a: number, b: number): number => a ^ b;
const times4 = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : ((a - 1 + b - 1) % 3) + 1);

/** The lines of an affine plane, by direction: q² people at tables of q. */
function plane(q: 3 | 4 | 5): Schedule {
  const add = q === 4 ? add4 : (a: number, b: number): number => (a + b) % q;
  const times = q === 4 ? times4 : (a: number, b: number): number => (a * b) % q;
  const all = Array.from({ length: q }, (_, i) => i);
  const point = (x: number, y: number): number => x * q + y;
  const steep = all.map((x) => all.map((y) => point(x, y)));
  return [steep, ...all.map((slope) => all.map((start) => all.map((x) => point(x, add(times(slope, x), start)))))];
}

/** The first round, as numbers modulo m on some levels and one point that stays; each round is one further. */
function turned(m: number, round: readonly (readonly (readonly [number, number] | null)[])[]): Schedule {
  const levels = (round.flat().length - 1) / m;
  const who = (point: readonly [number, number] | null, by: number): number =>
    point === null ? m * levels : point[1] * m + ((point[0] + by) % m);
  return Array.from({ length: m }, (_, by) => round.map((table) => table.map((point) => who(point, by))));
}

/** Kirkman's fifteen schoolgirls, three abreast on seven days. */
const FIFTEEN = turned(7, [
  [null, [6, 1], [6, 0]],
  [
    [0, 0],
    [3, 0],
    [1, 0],
  ],
  [
    [2, 0],
    [4, 1],
    [0, 1],
  ],
  [
    [4, 0],
    [5, 1],
    [3, 1],
  ],
  [
    [5, 0],
    [1, 1],
    [2, 1],
  ],
]);

const TWENTY_EIGHT = turned(9, [
  [null, [6, 1], [7, 2], [7, 0]],
  [
    [0, 0],
    [3, 1],
    [1, 1],
    [0, 1],
  ],
  [
    [1, 0],
    [4, 0],
    [3, 2],
    [8, 0],
  ],
  [
    [2, 0],
    [7, 1],
    [0, 2],
    [3, 0],
  ],
  [
    [5, 0],
    [2, 1],
    [6, 2],
    [8, 2],
  ],
  [
    [6, 0],
    [8, 1],
    [4, 1],
    [2, 2],
  ],
  [
    [5, 1],
    [4, 2],
    [5, 2],
    [1, 2],
  ],
]);

/** Ray-Chaudhuri and Wilson: 3q people at tables of three, for a prime q of the form 6t + 1. `root` is a primitive root of it. */
function kirkman(q: number, root: number): Schedule {
  const t = (q - 1) / 6;
  const power = (i: number): number => {
    let value = 1;
    for (let k = 0; k < i % (q - 1); k++) value = (value * root) % q;
    return value;
  };
  const mixed = (i: number, by: number): number[] => [0, 1, 2].map((level) => level * q + ((power(i + 2 * t * level) + by) % q));
  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
  const level = (i: number, of: number, by: number): number[] =>
    [0, 2 * t, 4 * t].map((more) => of * q + ((power(i + more) + by) % q));
  const inner = [...range(t, 2 * t), ...range(3 * t, 4 * t), ...range(5 * t, 6 * t)];
  const outer = [...range(0, t), ...range(2 * t, 3 * t), ...range(4 * t, 5 * t)];
  const together = range(0, q).map((by) => [
    [by, q + by, 2 * q + by],
    ...range(0, t).flatMap((i) => [0, 1, 2].map((of) => level(i, of, by))),
    ...inner.map((i) => mixed(i, by)),
  ]);
  return [...together, ...outer.map((i) => range(0, q).map((by) => mixed(i, by)))];
}

const KNOWN: Readonly<Record<number, Readonly<Record<number, () => Schedule>>>> = {
  3: { 9: () => plane(3), 15: () => FIFTEEN, 21: () => kirkman(7, 3), 39: () => kirkman(13, 2) },
  4: { 16: () => plane(4), 28: () => TWENTY_EIGHT },
  5: { 25: () => plane(5) },
};

/** Everybody meets everybody once, at tables of so many; null where we know of no such schedule. */
export function allMeetAll(people: number, seats: number): Schedule | null {
  if (people < 2 || seats < 2) return null;
  if (people === seats) return [[Array.from({ length: people }, (_, i) => i)]];
  return seats === 2 ? circle(people) : (KNOWN[seats]?.[people]?.() ?? null);
}

/** For how many people there is one; null for two at a table, where there always is. */
export const numbersFor = (seats: number): number[] | null =>
  seats === 2 ? null : [seats, ...Object.keys(KNOWN[seats] ?? {}).map(Number)];
