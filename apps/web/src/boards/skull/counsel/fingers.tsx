// Fingers on the board: whose advice lies on this cell, this room, this piece.
import { SeatMark, SeatShape } from '../../parts/seat-mark.tsx';
import { spotOf } from '../sea/layout.ts';
import { placeOfAdvice } from '../sea/places.ts';
import { useVoyage } from '../table.tsx';

/** On the chart. */
export function ChartFingers() {
  const { board, counsel, names, say, speaker } = useVoyage();
  return counsel.proposals.map(({ seat, choice }, i) => {
    const cell = placeOfAdvice(board, choice);
    if (cell === null || cell < 0) return null;
    const [x, y] = spotOf(cell);
    return (
      <g key={seat} className="sku-finger" transform={`translate(${x + 18 - i * 12} ${y - 24}) scale(1.6)`}>
        <title>{say('advises', { name: names[seat] ?? '', what: speaker.label(choice) })}</title>
        <SeatMark seat={seat} />
      </g>
    );
  });
}

/** Verbs that send somebody to a room, and where in the choice the room stands. */
const ROOM_AT: Readonly<Record<string, number>> = { post: 1, order: 2, reassign: 2 };

/** In a room of the ship. */
export function RoomFingers({ room }: { readonly room: string }) {
  const { counsel } = useVoyage();
  const here = counsel.proposals.filter(({ choice }) => choice[ROOM_AT[choice[0]] ?? 0] === room);
  if (here.length === 0) return null;
  return (
    <span className="sku-fingers" aria-hidden="true">
      {here.map(({ seat }) => (
        <SeatShape key={seat} seat={seat} size={20} />
      ))}
    </span>
  );
}
