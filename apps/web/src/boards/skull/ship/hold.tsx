// The hold: ten columns of two cells, column 1 on the right. Only the farthest that is used counts for the load.
import { Icon } from '../../../parts/icon.tsx';
import { allowed, anyAllowed, offerOf, offersOf } from '../../parts/offers.ts';
import { speaks } from '../../parts/speaks.ts';
import { Sum } from '../../parts/sum.tsx';
import { COLUMN_CELLS, HOLD_COLUMNS, type Marker, quantities } from '../content.ts';
import { cellHeld, isStowing, stowOffer, useHand } from '../hand.tsx';
import { ICONS, MARKER_ICONS } from '../icons.ts';
import { ofMarker, ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import './hold.css';

const colourOf = (column: number): string => (column >= 8 ? 'red' : column >= 5 ? 'yellow' : 'green');

export const MarkerPiece = ({ marker, size = 22 }: { readonly marker: Marker; readonly size?: number }) => (
  <span className="sku-good" data-good={marker} aria-hidden="true">
    <Icon body={MARKER_ICONS[marker]} size={size} />
  </span>
);

export function Hold() {
  const table = useVoyage();
  const { board, say, speaker, offers } = table;
  const { ship } = board;
  const { load } = quantities.speedOf(board);
  const stowing = isStowing(offers);
  return (
    <section className="sku-hold" aria-label={say('hold')} data-stowing={stowing}>
      <header>
        <Icon body={ICONS.hold} size={15} />
        <span>{say('hold')}</span>
        <span {...speaks(ofThing(table, 'load', say('loadIndex')))}>
          <Sum of={load} name={say('loadIndex')} nameOf={(what) => speaker.name(what)} className="sku-load">
            <b data-colour={load.value >= 4 ? 'red' : load.value === 3 ? 'yellow' : 'green'}>
              {say('dieOver', { n: load.value })}
            </b>
          </Sum>
        </span>
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
  const table = useVoyage();
  const { board, say, speaker, offers, choose } = table;
  const { held, take } = useHand();
  const marker = board.ship.cells[at] ?? null;
  const from = cellHeld(held);
  const offer = from === null || from === at ? undefined : stowOffer(offers, board.ship.cells, from, at);
  const column = Math.floor(at / COLUMN_CELLS) + 1;
  const words = say('cellWords', { column, what: marker === null ? say('empty') : speaker.name(marker) });
  const what = `cell-${at}`;
  const said = speaks(marker === null ? ofThing(table, usable ? 'emptyCell' : 'brokenCell', words) : ofMarker(table, marker));
  const inside = marker === null ? null : <MarkerPiece marker={marker} />;
  if (offer !== undefined)
    return (
      <button
        type="button"
        className="sku-cell-of-hold bp-open"
        data-drop={what}
        {...said}
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
        {...said}
        onClick={() => take(from === at ? null : what)}
      >
        {inside}
      </button>
    );
  return (
    <span className="sku-cell-of-hold" data-drop={what} data-usable={usable} role="img" aria-label={words} {...said}>
      {inside}
    </span>
  );
}

/** Over the side with what is held; and beside it what waits to be taken in. */
function Overboard() {
  const table = useVoyage();
  const { board, say, speaker, offers, choose, explain } = table;
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
          {...speaks(ofMarker(table, offer.choice[1] as Marker))}
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
        {...speaks(ofThing(table, 'overboard', say('overboard')))}
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
