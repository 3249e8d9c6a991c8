// The ship that is always there: at a glance along the lower edge, and unfolded with everything that belongs to it.
import type { Seat } from '@boucan/kernel';
import type { Ref } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { Group } from '../../parts/panel.tsx';
import { Chevron, PlayerSheet, SheetColumn } from '../../parts/player-sheet.tsx';
import { owned } from '../../parts/seat-mark.tsx';
import { useParts } from '../../parts/words.ts';
import { opponentId } from '../content.ts';
import { ICONS, WORD_ICONS } from '../icons.ts';
import { OpponentPiece } from '../sea/opponent.tsx';
import { useNassau } from '../table.tsx';
import { Hideout } from './hideout.tsx';
import { Deck, Holds, Rack, Rail, Sails, Turns } from './parts.tsx';
import './ship.css';
import { Tales } from './tales.tsx';

/** In profile: masts, deck, holds; beside it what hangs on the hooks and lies on the rail. */
export function Profile({ seat }: { readonly seat: Seat }) {
  const { board } = useNassau();
  const ship = board.ships[seat]!;
  return (
    <div className="nas-profile" style={owned(seat)}>
      <div className="nas-hull">
        <Sails ship={ship} seat={seat} />
        <Deck ship={ship} seat={seat} />
        <Holds ship={ship} seat={seat} />
      </div>
      <div className="nas-gear">
        <Rack ship={ship} seat={seat} />
        <Rail ship={ship} seat={seat} />
        <Turns ship={ship} />
      </div>
    </div>
  );
}

/** What one asks every minute, in a line, where the ship itself is a page away. */
export function Brief() {
  const { ship, say } = useNassau();
  const told = ship.sums.tales?.filter(({ have, need }) => have >= need).length ?? 0;
  const words = `${say('turnsLeft', { n: ship.provisions })}, ${say('load', { n: ship.crates, what: say('crates') })}`;
  const things = [
    [ICONS.pirate, ship.standing],
    [ICONS.ham, ship.provisions],
    [ICONS.crate, ship.crates],
    [WORD_ICONS.doubloon, ship.doubloon],
    [WORD_ICONS.rum, ship.rum],
    [ICONS.card, `${told}/${ship.backs.hand.length}`],
  ] as const;
  return (
    <p className="nas-brief" title={words}>
      <span className="sr-only">{words}</span>
      {things.map(([body, n], i) => (
        <span key={i} aria-hidden="true">
          <Icon body={body} size={16} />
          {n}
        </span>
      ))}
    </p>
  );
}

interface StripProps {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly ref?: Ref<HTMLElement>;
}

export function ShipStrip({ open, toggle, ref }: StripProps) {
  const { own, names, say } = useNassau();
  const parts = useParts();
  const label = say('shipOf', { name: names[own]! });
  return (
    <section className="nas-ship" ref={ref} aria-label={label} style={owned(own)}>
      <Profile seat={own} />
      <Tales seat={own} />
      <button
        type="button"
        className="quiet square nas-ship-more"
        aria-expanded={open}
        title={parts(open ? 'showLess' : 'showMore')}
        onClick={toggle}
      >
        <SeatBadge seat={own} size={22} />
        <Chevron up={!open} />
        <span className="sr-only">{parts(open ? 'showLess' : 'showMore')}</span>
      </button>
    </section>
  );
}

interface SheetProps {
  readonly seat: Seat;
  readonly show: (seat: Seat) => void;
  readonly close: () => void;
}

const SOURCES = ['towers', 'opponents', 'goods', 'weapons', 'companions', 'cargo'] as const;

/** Everything of one ship: also its hideout, whom it has beaten, and what a count would bring now. */
export function ShipSheet({ seat, show, close }: SheetProps) {
  const { board, names, say, speaker } = useNassau();
  const ship = board.ships[seat]!;
  return (
    <PlayerSheet
      seat={seat}
      names={names}
      label={say('shipOf', { name: names[seat]! })}
      tabs={say('ships')}
      show={show}
      close={close}
      className="nas-sheet"
    >
      <SheetColumn>
        <Profile seat={seat} />
        <Group title={say('tales', { n: ship.backs.hand.length })}>
          <Tales seat={seat} />
        </Group>
      </SheetColumn>
      <SheetColumn>
        <Group title={speaker.name(ship.hideout)}>
          <Hideout ship={ship} />
        </Group>
      </SheetColumn>
      <SheetColumn>
        <Group title={say('beaten', { n: ship.beaten.length })}>
          {ship.beaten.map((number) => (
            <span key={number} title={speaker.name(opponentId(number))}>
              <OpponentPiece number={number} size={46} />
              <span className="sr-only">{speaker.name(opponentId(number))}</span>
            </span>
          ))}
        </Group>
        <Group title={say('ifCounted')}>
          <dl className="nas-counted">
            <div>
              <dt>{speaker.name('track')}</dt>
              <dd>{ship.score}</dd>
            </div>
            {SOURCES.map((source) => (
              <div key={source}>
                <dt>{speaker.name(source)}</dt>
                <dd>{board.phase === 'over' ? '·' : ship.sums.count[source].points}</dd>
              </div>
            ))}
            <div className="nas-counted-total">
              <dt>{say('countedTotal')}</dt>
              <dd>
                {ship.score +
                  (board.phase === 'over' ? 0 : SOURCES.reduce((sum, source) => sum + ship.sums.count[source].points, 0))}
              </dd>
            </div>
          </dl>
        </Group>
      </SheetColumn>
    </PlayerSheet>
  );
}
