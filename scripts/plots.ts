// Figures of reports and their pictures.

export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
export const quantile = (list: readonly number[], q: number): number =>
  list.toSorted((a, b) => a - b)[Math.floor(q * (list.length - 1))]!;
export const percent = (x: number, digits = 0): string => `${(100 * x).toFixed(digits)} %`;

/** A bar for each, with its figure; and a line where all would be even. */
export const bars = (
  title: string,
  data: readonly (readonly [label: string, value: number])[],
  unit = '',
  fair?: number,
): string => {
  const [width, row, left] = [720, 24, 190];
  const most = Math.max(...data.map(([, value]) => value), fair ?? 0, 1e-9);
  const least = Math.min(0, ...data.map(([, value]) => value));
  const x = (value: number): number => left + ((value - least) / (most - least)) * (width - left - 80);
  const height = 44 + data.length * row;
  const line =
    fair === undefined
      ? ''
      : `<line x1="${x(fair)}" x2="${x(fair)}" y1="34" y2="${height - 6}" stroke="#a33" stroke-dasharray="4 3"/>`;
  const rows = data.map(
    ([label, value], i) =>
      `<text x="${left - 8}" y="${34 + i * row + 16}" text-anchor="end">${label}</text>` +
      `<rect x="${x(Math.min(0, value)).toFixed(1)}" y="${34 + i * row + 4}" width="${Math.abs(x(value) - x(0)).toFixed(1)}" height="${row - 8}" fill="${value < 0 ? '#a33' : '#2f6d7a'}"/>` +
      `<text x="${(x(Math.max(0, value)) + 6).toFixed(1)}" y="${34 + i * row + 16}">${Number(value.toFixed(2))}${unit}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#222"><title>${title}</title><rect width="${width}" height="${height}" fill="#faf6ec"/><text x="12" y="22" font-size="15" font-weight="bold">${title}</text>${rows.join('')}${line}</svg>\n`;
};
