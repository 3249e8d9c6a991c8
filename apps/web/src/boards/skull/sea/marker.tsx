// The scroll of an island with its letter, and the marker that lies there.
import { speaks } from '../../parts/speaks.ts';
import { Glyph } from '../../parts/token.tsx';
import { type IslandId, MOORING, type VoyageView } from '../content.ts';
import { ICONS } from '../icons.ts';
import { ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import { spotOf } from './layout.ts';
import './marker.css';

export type MarkerSeen = VoyageView['objectives'][number];

export const markerOf = (board: VoyageView, island: IslandId): MarkerSeen | undefined =>
  board.objectives.find((o) => o.island === island);

interface Props {
  readonly id: IslandId;
  readonly marker: MarkerSeen | undefined;
  readonly lit: boolean;
}

export function Scroll({ id, marker, lit }: Props) {
  const at = useVoyage();
  const { board, say, speaker, names } = at;
  const [x, y] = spotOf(MOORING[id]);
  const hoards = board.hoards.filter((h) => h.island === id);
  const state = marker === undefined ? 'none' : marker.up ? (marker.face === 1 ? 'goal' : 'decoy') : 'hidden';
  const words = [
    speaker.name(id),
    ...(state === 'none' ? [] : [say('markerState', { state, gems: marker!.gems })]),
    ...hoards.map((h) => say('hoardHere', { name: names[h.seat] ?? '', n: h.amount })),
  ].join(' · ');
  return (
    <g
      className="sku-scroll"
      transform={`translate(${x} ${y})`}
      data-lit={lit}
      {...speaks(ofThing(at, state === 'none' ? (hoards.length > 0 ? 'hoard' : 'mooring') : state, words))}
    >
      <path className="sku-scroll-paper" d="M-17 11H17Q21 11 21 15T17 19H-17Q-21 19-21 15T-17 11z" transform="translate(0 10)" />
      <text className="sku-scroll-letter" y="30">
        {speaker.name(id).replace(/ \(.\)$/u, '')}
      </text>
      {marker !== undefined && (
        <g className="sku-marker" data-state={state} transform="translate(0 -6)">
          <path className="sku-marker-cast" d="M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0z" transform="translate(1.500 3)" />
          <path className="sku-marker-coin" d="M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0z" />
          {state === 'hidden' && <Glyph body={ICONS.skull} size={25} />}
          {state === 'goal' && <Glyph body={ICONS.star} size={29} />}
          {state === 'decoy' && <path className="sku-marker-cross" d="M-8-8L8 8M8-8L-8 8" />}
          {Array.from({ length: state === 'hidden' ? marker.gems : 0 }, (_, i) => (
            <g key={i} className="sku-gem" transform={`translate(${-14 + i * 14} -21)`}>
              <circle r="8" />
              <Glyph body={ICONS.gem} size={12} />
            </g>
          ))}
        </g>
      )}
      {hoards.length > 0 && (
        <g className="sku-hoard" transform="translate(25 -6)">
          <circle r="9" />
          <Glyph body={ICONS.chest} size={13} />
        </g>
      )}
    </g>
  );
}
