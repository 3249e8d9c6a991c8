// From the borders as they are drawn to lines and areas.
import { ZONE_IDS, type ZoneId } from '../content.ts';
import { DRAWN, type Drawn, type Spot } from './places.ts';

const at = ([x, y]: Spot): string => `${Math.round(x)} ${Math.round(y)}`;

/** A soft line through all points, as a hand would draw it: cubic pieces after Catmull and Rom. Without its beginning. */
function curve(points: readonly Spot[]): string {
  return points
    .slice(1)
    .map((to, i): string => {
      const from = points[i]!;
      const before = points[i - 1] ?? from;
      const after = points[i + 2] ?? to;
      const lead: Spot = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const follow: Spot = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${at(lead)} ${at(follow)} ${at(to)}`;
    })
    .join('');
}

const straight = (points: readonly Spot[]): string =>
  points
    .slice(1)
    .map((to) => `L${at(to)}`)
    .join('');

const line = ({ zones: [, other] }: Drawn, points: readonly Spot[]): string =>
  other === null ? straight(points) : curve(points);

/** The borders at sea, without the frame. */
export const BORDER_LINES: readonly string[] = DRAWN.filter(({ zones: [, other] }) => other !== null).map(
  (drawn) => `M${at(drawn.through[0]!)}${line(drawn, drawn.through)}`,
);

const same = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];

/** The borders of one zone put end to end. */
function around(zone: ZoneId): string {
  const left = DRAWN.filter(({ zones }) => zones.includes(zone));
  const first = left.shift()!;
  let end = first.through.at(-1)!;
  let path = `M${at(first.through[0]!)}${line(first, first.through)}`;
  while (left.length > 0) {
    const i = left.findIndex(({ through }) => same(through[0]!, end) || same(through.at(-1)!, end));
    if (i < 0) throw new Error(`the border of ${zone} has a gap at ${at(end)}`);
    const [next] = left.splice(i, 1);
    const points = same(next!.through[0]!, end) ? next!.through : next!.through.toReversed();
    path += line(next!, points);
    end = points.at(-1)!;
  }
  return `${path}z`;
}

export const AREAS = Object.fromEntries(ZONE_IDS.map((zone) => [zone, around(zone)])) as Readonly<Record<ZoneId, string>>;
