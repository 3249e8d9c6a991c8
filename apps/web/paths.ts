/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };
const PART = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gu;

/** Numbers, no more apart than they must be. */
const joined = (numbers: readonly number[]): string => numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : String(n))).join('');

/**
 * A path on whole numbers. Every step goes on from where the rounded one before it ended, so errors do not add up: no point is further than half a unit
 * from where it was, of 512.
 */
export function rounded(path: string): string {
  const parts = path.match(PART) ?? [];
  let out = '';
  let last = '';
  // Where the path is, where it is when rounded, and where it will close; each as it was and rounded.
  let [x, y, rx, ry, sx, sy, rsx, rsy] = [0, 0, 0, 0, 0, 0, 0, 0];
  let command = '';
  let isFirst = true;
  for (let i = 0; i < parts.length; ) {
    if (/[a-zA-Z]/u.test(parts[i]!)) {
      command = parts[i++]!;
      isFirst = true;
    }
    const kind = command.toLowerCase();
    const count = TAKES[kind];
    if (count === undefined) throw new Error(`a path with ${command}: ${path}`);
    const isRelative = command === kind;
    const given = parts.slice(i, i + count).map(Number);
    i += count;
    if (kind === 'z') {
      out += 'z';
      last = 'z';
      [x, y, rx, ry] = [sx, sy, rsx, rsy];
      continue;
    }
    const [fx, fy] = isRelative ? [x, y] : [0, 0];
    const at = (value: number, isX: boolean): number => Math.round(value + (isX ? fx : fy));
    let numbers: number[];
    if (kind === 'h') numbers = [at(given[0]!, true) - rx];
    else if (kind === 'v') numbers = [at(given[0]!, false) - ry];
    else if (kind === 'a')
      numbers = [
        ...given.slice(0, 2).map((r) => Math.round(r * 10) / 10),
        ...given.slice(2, 5),
        at(given[5]!, true) - rx,
        at(given[6]!, false) - ry,
      ];
    else numbers = given.map((value, n) => (n % 2 === 0 ? at(value, true) - rx : at(value, false) - ry));
    const [ex, ey] =
      kind === 'h' ? [given[0]! + fx, y] : kind === 'v' ? [x, given[0]! + fy] : [given.at(-2)! + fx, given.at(-1)! + fy];
    [x, y] = [ex, ey];
    [rx, ry] = [kind === 'v' ? rx : Math.round(ex), kind === 'h' ? ry : Math.round(ey)];
    if (kind === 'm' && isFirst) [sx, sy, rsx, rsy] = [x, y, rx, ry];
    // What follows the first point of a move is a line.
    const letter = kind === 'm' && !isFirst ? 'l' : kind;
    if (!(letter === 'l' && numbers[0] === 0 && numbers[1] === 0)) {
      const body = joined(numbers);
      out += letter === last && letter !== 'm' ? (numbers[0]! >= 0 ? ` ${body}` : body) : letter + body;
      last = letter;
    }
    isFirst = false;
  }
  return out;
}
