import galleonArt from 'icon:galleon';
import fortArt from 'icon:hill-fort';
import type { Card, CoastView, Fleet, Ship } from '@boucan/brethren';
import { GALLEON } from '@boucan/brethren/content/boards';
import { GALLEON_CARDS } from '@boucan/brethren/content/deck';
import { SAILS } from '@boucan/brethren/content/ships';
import type { Told } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import type { CSSProperties } from 'react';
import { Icon } from '../../parts/icon.tsx';
import type { Acts } from '../parts/offers.ts';
import { glow, Target } from '../parts/place.tsx';
import { SeatShape } from '../parts/seat-mark.tsx';
import { Pips } from '../parts/track.tsx';
import { Comes, ComingAndGoing } from '../parts/travels.tsx';
import { laidAt, sailedTo } from './news.ts';
import { CardBack, CardFace, ShipPiece } from './pieces.tsx';
import './spanish-board.css';

type BoardView = CoastView['boards'][number];

export interface SpanishBoardProps {
  readonly board: BoardView;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly style: CSSProperties;
  readonly north: boolean;
  readonly lit: boolean;
  /** What was laid down here since one's own last turn is marked. */
  readonly news: readonly Told[];
  /** What pressing the whole board would do, if anything can be put here now. */
  readonly target: OfferView | undefined;
  readonly acts: Acts;
  /** Cards that can be taken now. */
  readonly takeable: ReadonlyMap<Card, { readonly label: string; take(): void }>;
  readonly words: { readonly cards: (n: number) => string; readonly north: string };
}

/** A Spanish galleon, or the colony on its back, with the fleets in their line and the cards beside it. */
export function SpanishBoard(p: SpanishBoardProps) {
  const { board, speaker } = p;
  const galleon = board.side === 'galleon';
  const sharing = p.takeable.size > 0;
  const old = board.cards.length - laidAt(p.news, board.id);
  const title = galleon ? speaker.name(GALLEON[board.id].name) : speaker.name(board.id);
  return (
    <section
      className={`bre-board bre-${board.side}${glow(p.target, p.lit)}${sharing ? ' bre-sharing' : ''}`}
      style={p.style}
      aria-label={speaker.name(board.id)}
    >
      <Icon body={galleon ? galleonArt : fortArt} className="bre-art" />
      <header className="bre-board-head">
        <h3>{title}</h3>
        {galleon && <span className="bre-board-where">{speaker.name(board.id)}</span>}
        {p.north && (
          <span className="bre-north" title={p.words.north}>
            N
          </span>
        )}
        <CardCount board={board} label={p.words.cards(board.cards.length)} />
      </header>
      <Line board={board} names={p.names} grown={sailedTo(p.news, board.id)} />
      <ul className="bre-cards">
        <ComingAndGoing>
          {board.cards.map(({ card, seat, faceDown }, i) => {
            const takes = card === null ? undefined : p.takeable.get(card);
            const face = faceDown || card === null ? <CardBack card={card} /> : <CardFace card={card} />;
            return (
              <Comes by="laid" key={`${i}-${faceDown}`} fresh={i >= old}>
                {takes === undefined ? (
                  <>
                    {face}
                    <span className="sr-only">{card === null ? '' : speaker.name(card)}</span>
                  </>
                ) : (
                  <button type="button" className="bre-take" onClick={takes.take} aria-label={takes.label}>
                    {face}
                  </button>
                )}
                {faceDown && (
                  <span className="bre-card-owner">
                    <SeatShape seat={seat} />
                  </span>
                )}
              </Comes>
            );
          })}
        </ComingAndGoing>
      </ul>
      {p.target !== undefined && <Target offer={p.target} label={speaker.label(p.target.choice)} acts={p.acts} />}
    </section>
  );
}

/** Six pips for a galleon: it is attacked when all are full. A colony only counts. */
function CardCount({ board, label }: { readonly board: BoardView; readonly label: string }) {
  if (board.side === 'colony') return <span className="bre-count">{label}</span>;
  return <Pips n={board.cards.length} of={GALLEON_CARDS} words={label} />;
}

interface LineProps {
  readonly board: BoardView;
  readonly names: readonly string[];
  readonly grown: ReadonlySet<number>;
}

/** The line-up: positions 1, 2 and 3, and beside them whoever is weaker. */
function Line({ board, names, grown }: LineProps) {
  const empty = [0, 1, 2].slice(board.fleets.length);
  return (
    <ol className="bre-line">
      {board.fleets.map((fleet, i) => (
        <FleetPiece key={fleet.seat} fleet={fleet} place={i + 1} name={names[fleet.seat] ?? ''} grown={grown.has(fleet.seat)} />
      ))}
      {empty.map((i) => (
        <li key={`empty-${i}`} className="bre-position bre-empty">
          <span className="bre-rank">{i + 1}</span>
        </li>
      ))}
    </ol>
  );
}

interface FleetProps {
  readonly fleet: Fleet;
  readonly place: number;
  readonly name: string;
  readonly grown: boolean;
}

function FleetPiece({ fleet, place, name, grown }: FleetProps) {
  const ships = [...Array<Ship>(fleet.galleons).fill('galleon'), ...Array<Ship>(fleet.schooners).fill('schooner')];
  return (
    <Comes by="sailed" className="bre-position" fresh={grown} seat={fleet.seat}>
      <span className="bre-rank">{place}</span>
      <span className="bre-fleet">
        {ships.map((ship, k) => (
          <Comes by="sailed" as="span" key={`${ship}${k}`}>
            <ShipPiece ship={ship} seat={fleet.seat} />
          </Comes>
        ))}
      </span>
      <span className="bre-strength" title={name}>
        <SeatShape seat={fleet.seat} />
        {SAILS.galleon * fleet.galleons + SAILS.schooner * fleet.schooners}
      </span>
      <span className="sr-only">{name}</span>
    </Comes>
  );
}
