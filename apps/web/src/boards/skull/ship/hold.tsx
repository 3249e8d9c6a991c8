// The hold: ten columns of two cells, column 1 on the right. Only the farthest that is used counts for the load.
import { Icon } from '../../../parts/icon.tsx';
import { allowed, anyAllowed, offerOf, offersOf } from '../../parts/offers.ts';
import { Sum } from '../../parts/sum.tsx';
import { COLUMN_CELLS, GOODS, HOLD_COLUMNS, type Marker } from '../content.ts';
import { cellHeld, isStowing, stowOffer, useHand } from '../hand.tsx';
import { ICONS, MARKER_ICONS } from '../icons.ts';
import { useVoyage } from '../table.tsx';
import './hold.css';
import { speedOf } from './speed.ts';

const colourOf = (column: number): string => (column >= 8 ? 'red' : column >= 5 ? 'yellow' : 'green');

export const MarkerPiece = ({ marker, size = 22 }: { readonly marker: Marker; readonly size?: number }) => (
  <span className="sku-good" data-good={marker} aria-hidden="true">
    <Icon body={MARKER_ICONS[marker]} size={size} />
  </span>
);

export function Hold() {
  const { board, say, speaker, offers } = useVoyage();
  const { ship } = board;
  const { load } = speedOf(board);
  const stowing = isStowing(offers);
  return (
    <section className="sku-hold" aria-label={say('hold')} data-stowing={stowing}>
      <header>
        <Icon body={ICONS.hold} size={15} />
        <span>{say('hold')}</span>
        <Sum of={load} name={say('loadIndex')} nameOf={(what) => speaker.name(what)} className="sku-load">
          <b data-colour={load.value >= 4 ? 'red' : load.value === 3 ? 'yellow' : 'green'}>{say('dieOver', { n: load.value })}</b>
        </Sum>
      </header>
      <ol className="sku-columns">
        {Array.from({ length: HOLD_COLUMNS }, (_, i) => HOLD_COLUMNS - i).map((column) => (
          <li
            key={column}
            data-colour={colourOf(column)}
            data-broken={column > ship.hold && column <= ship.holdMax}
            data-none={column > ship.holdMax}
          >
            <small aria-hidden="true">{column}</small>
            {Array.from({ length: COLUMN_CELLS }, (_, k) => (
              <Cell key={k} at={(column - 1) * COLUMN_CELLS + k} usable={column <= ship.hold} />
            ))}
          </li>
        ))}
      </ol>
      {(board.found.length > 0 || stowing) && <Overboard />}
    </section>
  );
}

function Cell({ at, usable }: { readonly at: number; readonly usable: boolean }) {
  const { board, say, speaker, offers, choose } = useVoyage();
  const { held, take } = useHand();
  const marker = board.ship.cells[at] ?? null;
  const from = cellHeld(held);
  const offer = from === null || from === at ? undefined : stowOffer(offers, board.ship.cells, from, at);
  const column = Math.floor(at / COLUMN_CELLS) + 1;
  const words = say('cellWords', { column, what: marker === null ? say('empty') : speaker.name(marker) });
  const what = `cell-${at}`;
  const inside = marker === null ? null : <MarkerPiece marker={marker} />;
  if (offer !== undefined)
    return (
      <button
        type="button"
        className="sku-cell-of-hold bp-open"
        data-drop={what}
        aria-label={`${say('putHere')}: ${words}`}
        onClick={() => {
          take(null);
          choose(offer.choice);
        }}
      >
        {inside}
      </button>
    );
  const movable =
    marker !== null &&
    anyAllowed(
      offers
        .filter(({ choice }) => choice[0] === 'stow' && (choice[1] === at || choice[2] === at))
        .concat(offersOf(offers, 'jettison', at)),
    );
  if (movable)
    return (
      <button
        type="button"
        className="sku-cell-of-hold"
        data-drag={what}
        data-drop={what}
        data-movable="true"
        aria-pressed={from === at}
        aria-label={words}
        title={worth(marker)}
        onClick={() => take(from === at ? null : what)}
      >
        {inside}
      </button>
    );
  return (
    <span className="sku-cell-of-hold" data-drop={what} data-usable={usable} role="img" aria-label={words} title={worth(marker)}>
      {inside}
    </span>
  );

  function worth(of: Marker | null): string | undefined {
    if (of === null || of === 'cannon') return of === null ? undefined : speaker.name(of);
    return say('worth', { what: speaker.name(of), n: GOODS[of].sale });
  }
}

/** Over the side with what is held; and beside it what waits to be taken in. */
function Overboard() {
  const { board, say, speaker, offers, choose, explain } = useVoyage();
  const { held, take } = useHand();
  const from = cellHeld(held);
  const over = from === null ? undefined : offerOf(offers, 'jettison', from);
  return (
    <div className="sku-overboard">
      {offersOf(offers, 'load').map((offer) => (
        <button
          key={offer.choice[1]}
          type="button"
          className={`sku-cell-of-hold${allowed(offer) ? ' bp-open' : ''}`}
          aria-disabled={!allowed(offer)}
          aria-label={speaker.label(offer.choice)}
          onClick={() => (allowed(offer) ? choose(offer.choice) : explain(offer.because))}
        >
          <MarkerPiece marker={offer.choice[1] as Marker} />
        </button>
      ))}
      <button
        type="button"
        className={`sku-over${over === undefined ? '' : ' bp-open'}`}
        data-drop="overboard"
        disabled={over === undefined}
        onClick={() => {
          take(null);
          if (over !== undefined) choose(over.choice);
        }}
      >
        <Icon body={ICONS.drop} size={16} />
        {say(board.found.length > 0 && from === null ? 'takeOrLeave' : 'overboard')}
      </button>
    </div>
  );
}
