// Who and what moves about in the town: pirates in the lanes, points on the track, the prices of lanes.
import type { OfferView } from '@boucan/table';
import type { Spot } from '../../parts/hexes.ts';
import { allowed } from '../../parts/offers.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { Glyph } from '../../parts/token.tsx';
import { Travels } from '../../parts/travels.tsx';
import { NOBODY } from '../content.ts';
import { ICONS } from '../icons.ts';
import { DRAWN_ONLY, Pawn } from '../pieces.tsx';
import { useNassau } from '../table.tsx';
import { along, type Line, trackSpot } from './plan.ts';

interface LaneProps {
  readonly sections: number;
  readonly line: Line;
  readonly seat: number;
  readonly names: readonly string[];
}

/** Its pirates, one on every paving stone. */
export function Lane({ sections, line, seat, names }: LaneProps) {
  if (seat === NOBODY) return null;
  return (
    <g className="nas-lane-full" style={{ '--own': `var(--seat-${seat})` }}>
      <title>{names[seat]}</title>
      {Array.from({ length: sections }, (_, i) => {
        const [x, y] = along(line, (i + 0.5) / sections);
        return (
          <g key={i} className="nas-comes">
            <g transform={`translate(${x} ${y})`}>
              <Pawn seat={seat} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** What a lane takes: so many pirates. */
export const Price = ({ spot: [x, y], offer, n }: { readonly spot: Spot; readonly offer: OfferView; readonly n: number }) => (
  <g className="nas-price" data-may={allowed(offer)} transform={`translate(${x} ${y})`} {...DRAWN_ONLY}>
    <rect x="-27" y="-15" width="54" height="30" rx="15" />
    <g transform="translate(-10 0)">
      <Glyph body={ICONS.pirate} size={22} />
    </g>
    <text x="12" y="8">
      {n}
    </text>
  </g>
);

/** Points run round the town. */
export function ScoreTrack() {
  const { board, names, say } = useNassau();
  const seats = board.ships.map(({ score }, seat) => ({ seat, score, at: ((score % 100) + 100) % 100 }));
  return (
    <g>
      {seats.map(({ seat, score, at }) => {
        const before = seats.filter((other) => other.at === at && other.seat < seat).length;
        const [x, y] = trackSpot(score);
        return (
          <Travels
            key={seat}
            to={[x + before * 8, y + before * 8]}
            seat={seat}
            label={say('scoreOf', { name: names[seat]!, n: score })}
          >
            <g className="nas-score" transform="scale(2.3)">
              <SeatMark seat={seat} />
            </g>
          </Travels>
        );
      })}
    </g>
  );
}
