const [WIDE, HIGH, ROOM] = [240, 48, 4];

/** Values as a line, from the first to the last. */
export function Curve({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  if (values.length < 2) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (i: number): number => ROOM + (i * (WIDE - 2 * ROOM)) / (values.length - 1);
  const y = (value: number): number => HIGH - ROOM - ((value - least) * (HIGH - 2 * ROOM)) / Math.max(1, most - least);
  return (
    <svg
      className="puzzles-curve"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={`${label}: ${values[0]} … ${values.at(-1)}`}
    >
      <polyline points={values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1)!)} r="3" />
    </svg>
  );
}
