import galleonArt from 'icon:galleon';
import fortArt from 'icon:hill-fort';
import type { Card, CoastView, Fleet, Ship } from '@boucan/brethren';
import { GALLEON, GALLEON_CARDS, SAILS } from '@boucan/brethren';
import type { Told } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import { AnimatePresence, motion } from 'motion/react';
import type { CSSProperties } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { laidAt, sailedTo } from './news.ts';
import { CardBack, CardFace, SeatShape, ShipPiece, seatColour } from './pieces.tsx';

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
  /** What pressing the whole board would do; `null` if nothing can be put here now. */
  readonly target: { readonly label: string; readonly allowed: boolean; press(): void; why(): void; fade(): void } | null;
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
      className={`bre-board bre-${board.side}${p.target?.allowed ? ' bre-open' : ''}${p.lit ? ' bre-lit' : ''}${sharing ? ' bre-sharing' : ''}`}
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
        <AnimatePresence initial={false}>
          {board.cards.map(({ card, seat, faceDown }, i) => {
            const takes = card === null ? undefined : p.takeable.get(card);
            const face = faceDown || card === null ? <CardBack seat={seat} card={card} /> : <CardFace card={card} />;
            return (
              <motion.li
                key={`${i}-${faceDown}`}
                data-new={i >= old}
                initial={{ opacity: 0, y: -18, rotate: -6 }}
                animate={{ opacity: 1, y: 0, rotate: 0 }}
                exit={{ opacity: 0, scale: 0.6 }}
                transition={{ duration: 0.35 }}
              >
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
              </motion.li>
            );
          })}
        </AnimatePresence>
      </ul>
      {p.target !== null && (
        <button
          type="button"
          className="bre-target"
          aria-disabled={!p.target.allowed}
          aria-label={p.target.label}
          onClick={p.target.allowed ? p.target.press : p.target.why}
          onFocus={p.target.allowed ? undefined : p.target.why}
          onPointerEnter={p.target.allowed ? undefined : p.target.why}
          onBlur={p.target.allowed ? undefined : p.target.fade}
          onPointerLeave={p.target.allowed ? undefined : p.target.fade}
        />
      )}
    </section>
  );
}

/** Six pips for a galleon: it is attacked when all are full. A colony only counts. */
function CardCount({ board, label }: { readonly board: BoardView; readonly label: string }) {
  if (board.side === 'colony') return <span className="bre-count">{label}</span>;
  return (
    <span className="bre-pips" role="img" aria-label={label}>
      {Array.from({ length: GALLEON_CARDS }, (_, i) => (
        <i key={i} className={i < board.cards.length ? 'bre-pip-full' : ''} />
      ))}
    </span>
  );
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
    <motion.li layout className="bre-position" data-new={grown} style={seatColour(fleet.seat)} transition={{ duration: 0.45 }}>
      <span className="bre-rank">{place}</span>
      <span className="bre-fleet">
        {ships.map((ship, k) => (
          <motion.span
            key={`${ship}${k}`}
            initial={{ x: -30, opacity: 0 }}
            animate={{ x: 0, opacity: 1 }}
            transition={{ duration: 0.45 }}
          >
            <ShipPiece ship={ship} seat={fleet.seat} />
          </motion.span>
        ))}
      </span>
      <span className="bre-strength" title={name}>
        <SeatShape seat={fleet.seat} />
        {SAILS.galleon * fleet.galleons + SAILS.schooner * fleet.schooners}
      </span>
      <span className="sr-only">{name}</span>
    </motion.li>
  );
}
