// The upper edge: round and events, the Glory track, war and peace. Unfolded it is the almanac.
import sabres from 'icon:crossed-sabres';
import laurel from 'icon:laurels';
import scroll from 'icon:scroll-unfurled';
import type { Ref } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useDeck } from '../deck.tsx';
import { Flag } from '../ships/flag.tsx';

interface Props {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly ref?: Ref<HTMLElement>;
}

export function Ribbon({ open, toggle, ref }: Props) {
  const { board, say, speaker } = useDeck();
  const { war, inForce, turn } = board;
  return (
    <section className="fdm-ribbon" ref={ref} aria-label={say('glory')}>
      <button type="button" className="fdm-ribbon-news" aria-expanded={open} onClick={toggle}>
        <b className="fdm-round">{say('round', { n: board.round })}</b>
        <span className="fdm-weather">
          {inForce.map(({ event }) => (
            <span key={event} className="fdm-chip">
              <Icon body={scroll} size={15} />
              <span>{speaker.name(event)}</span>
            </span>
          ))}
          {war !== null && (
            <span
              className="fdm-chip fdm-chip-war"
              title={say('war', { one: speaker.name(war.nations[0]), other: speaker.name(war.nations[1]) })}
            >
              <Flag of={war.nations[0]} size={20} />
              <Icon body={sabres} size={15} />
              <Flag of={war.nations[1]} size={20} />
              <span className="sr-only">
                {say('war', { one: speaker.name(war.nations[0]), other: speaker.name(war.nations[1]) })}
              </span>
            </span>
          )}
          {war === null && inForce.length === 0 && <span className="fdm-note">{say('noEvent')}</span>}
        </span>
        <svg className="fdm-chevron" viewBox="0 0 20 12" width="14" height="9" aria-hidden="true">
          <path d={open ? 'M2 10l8-8 8 8' : 'M2 2l8 8 8-8'} fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </button>
      <GloryTrack />
      {turn.seat >= 0 && (
        <span className="fdm-actions" title={say('actionsLeft', { n: turn.actions })}>
          <SeatBadge seat={turn.seat} size={22} />
          <span className="sr-only">{say('actionsLeft', { n: turn.actions })}</span>
          {Array.from({ length: Math.max(3, turn.actions) }, (_, i) => (
            <i key={i} className={i < turn.actions ? 'fdm-action' : 'fdm-action fdm-action-spent'} />
          ))}
        </span>
      )}
    </section>
  );
}

/** From nothing to the target; whoever stands on a point has a pennant there. */
function GloryTrack() {
  const { board, names, say } = useDeck();
  const { target } = board.house;
  const top = Math.max(target, ...board.players.map(({ points }) => points));
  return (
    <div className="fdm-track">
      <Icon body={laurel} size={20} className="fdm-gold" />
      <span className="sr-only">
        {say('gloryTrack', { target })}.{' '}
        {board.players.map(({ points }, seat) => say('gloryOf', { name: names[seat] ?? '', n: points })).join('. ')}
      </span>
      <ol aria-hidden="true">
        {Array.from({ length: top + 1 }, (_, n) => {
          const here = board.players.flatMap(({ points }, seat) => (points === n ? [seat] : []));
          return (
            <li key={n} className={n === target ? 'fdm-point fdm-point-goal' : 'fdm-point'} data-crowd={here.length}>
              {here.length === 0 ? (
                <span>{n}</span>
              ) : (
                here.map((seat) => (
                  <span key={seat} title={say('gloryOf', { name: names[seat] ?? '', n })}>
                    <SeatBadge seat={seat} size={here.length > 2 ? 16 : 20} />
                  </span>
                ))
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
