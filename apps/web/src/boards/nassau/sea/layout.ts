// Where things lie on the chart: nine zones in three rows, four islands where their corners meet. Who borders on whom is data.
import type { Spot } from '../../parts/hexes.ts';
import type { Zone } from '../content.ts';

export const WIDE = 364;
export const HIGH = 292;
const EDGE = 26;
export const SEA = { x: -EDGE, y: -EDGE, width: 3 * WIDE + 2 * EDGE, height: 3 * HIGH + 2 * EDGE };

export const zoneCorner = (zone: Zone): Spot => [(zone % 3) * WIDE, Math.floor(zone / 3) * HIGH];
export const zoneMiddle = (zone: Zone): Spot => {
  const [x, y] = zoneCorner(zone);
  return [x + WIDE / 2, y + HIGH / 2];
};

/** The islands at which four zones meet. */
export const ISLANDS: readonly Spot[] = [
  [WIDE, HIGH],
  [2 * WIDE, HIGH],
  [WIDE, 2 * HIGH],
  [2 * WIDE, 2 * HIGH],
];
export const ISLE = 50;

/** A zone without the islands at its corners. */
export function zonePath(zone: Zone): string {
  const [x, y] = zoneCorner(zone);
  const [column, row] = [zone % 3, Math.floor(zone / 3)];
  const cut = (left: boolean, top: boolean): number =>
    (left ? column > 0 : column < 2) && (top ? row > 0 : row < 2) ? ISLE + 6 : 12;
  const [a, b, c, d] = [cut(true, true), cut(false, true), cut(false, false), cut(true, false)];
  const [r, l, t, u] = [x + WIDE - 4, x + 4, y + 4, y + HIGH - 4];
  const arc = (n: number): string => `a${n} ${n} 0 0 ${n > 20 ? 0 : 1}`;
  return `M${l + a} ${t}H${r - b}${arc(b)} ${b} ${b}V${u - c}${arc(c)} ${-c} ${c}H${l + d}${arc(d)} ${-d} ${-d}V${t + a}${arc(a)} ${a} ${-a}z`;
}

/** Things side by side in a row of a zone. */
export const inRow = (zone: Zone, i: number, of: number, dy: number, step: number): Spot => {
  const [x, y] = zoneCorner(zone);
  return [x + WIDE / 2 + (i - (of - 1) / 2) * step, y + dy];
};

export const OPPONENTS_Y = 94;
export const BOATS_Y = 168;
export const PLACES_Y = 240;
