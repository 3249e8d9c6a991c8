import galleonArt from 'icon:galleon';
import fortArt from 'icon:hill-fort';
import type { Card, CoastView } from '@boucan/brethren';
import { GALLEON } from '@boucan/brethren/content/boards';
import { GALLEON_CARDS } from '@boucan/brethren/content/deck';
import type { Told } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import type { CSSProperties } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { droppable } from '../parts/drag.ts';
import type { Acts } from '../parts/offers.ts';
import { glow, Target } from '../parts/place.tsx';
import { ComingAndGoing } from '../parts/presence.tsx';
import { SeatShape } from '../parts/seat-mark.tsx';
import { type Speaking, speaks } from '../parts/speaks.ts';
import { Pips } from '../parts/track.tsx';
import { Comes } from '../parts/travels.tsx';
import { FleetLine } from './fleet-line.tsx';
import { laidAt, sailedTo } from './news.ts';
import { CardBack, CardFace } from './pieces.tsx';
import './spanish-board.css';
import { ofCard, type Tells } from './speech.ts';
import type { Say } from './words.ts';

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
  /** What would come of putting it here. */
  readonly promise: string | null;
  /** That, and what lies here. */
  readonly remark: string | null;
  readonly say: Say;
  readonly tell: Tells;
}

/** A Spanish galleon, or the colony on its back, with the fleets in their line and the cards beside it. */
export function SpanishBoard(p: SpanishBoardProps) {
  const { board, speaker, tell } = p;
  const galleon = board.side === 'galleon';
  const sharing = p.takeable.size > 0;
  const old = board.cards.length - laidAt(p.news, board.id);
  const place = speaker.name(board.id);
  const ship = galleon ? speaker.name(GALLEON[board.id].name) : null;
  const title = ship === null ? place : `${place}, ${ship}`;
  const about: Speaking = galleon
    ? { name: title, words: tell('galleonBoard', { n: board.cards.length }), rule: 'BRE-TURN-15' }
    : { name: title, words: tell('colonyBoard'), rule: 'BRE-TURN-16' };
  return (
    <section
      className={`bre-board bre-${board.side}${glow(p.target, p.lit)}${sharing ? ' bre-sharing' : ''}`}
      style={p.style}
      aria-label={place}
      {...droppable(board.id)}
      {...speaks(about)}
    >
      <Icon body={galleon ? galleonArt : fortArt} className="bre-art" />
      <div className="bre-face-of-board">
        <header className="bre-board-head">
          <h3>{place}</h3>
          {ship !== null && <span className="bre-board-ship">{ship}</span>}
          {p.north && (
            <span className="round bre-north" {...speaks({ words: tell('north'), rule: 'BRE-END-03' })}>
              N
            </span>
          )}
          <CardCount board={board} label={p.say('cards', { n: board.cards.length })} said={about} />
        </header>
        <FleetLine board={board} names={p.names} grown={sailedTo(p.news, board.id)} tell={tell} />
        <ul className="bre-cards">
          <ComingAndGoing>
            {board.cards.map(({ card, seat, faceDown }, i) => {
              const takes = card === null ? undefined : p.takeable.get(card);
              const face = faceDown || card === null ? <CardBack card={card} /> : <CardFace card={card} />;
              const said: Speaking =
                card === null
                  ? { words: tell('hidden', { name: p.names[seat] ?? '' }), rule: 'BRE-INFO-03' }
                  : ofCard(tell, card, speaker.name(card));
              return (
                <Comes by="laid" key={`${i}-${faceDown}`} fresh={i >= old}>
                  {takes === undefined ? (
                    <span {...speaks(said)}>
                      {face}
                      <span className="sr-only">{card === null ? '' : speaker.name(card)}</span>
                    </span>
                  ) : (
                    <button type="button" className="bre-take" onClick={takes.take} aria-label={takes.label} {...speaks(said)}>
                      {face}
                    </button>
                  )}
                  {faceDown && (
                    <span className="round bre-card-owner">
                      <SeatShape seat={seat} />
                    </span>
                  )}
                </Comes>
              );
            })}
          </ComingAndGoing>
        </ul>
      </div>
      {p.promise !== null && (
        <p className="bre-promise" aria-hidden="true">
          {p.promise}
        </p>
      )}
      {p.target !== undefined && (
        <Target
          offer={p.target}
          label={p.remark === null ? speaker.label(p.target.choice) : `${speaker.label(p.target.choice)}. ${p.remark}`}
          acts={p.acts}
        />
      )}
    </section>
  );
}

/** Six pips for a galleon: it is attacked when all are full. A colony only counts. */
function CardCount({ board, label, said }: { readonly board: BoardView; readonly label: string; readonly said: Speaking }) {
  if (board.side === 'colony') return <span className="bre-count">{label}</span>;
  return <Pips n={board.cards.length} of={GALLEON_CARDS} words={label} said={said} />;
}
