// The upper edge: round and events, the Glory track, war and peace. Unfolded it is the almanac.
import sabres from 'icon:crossed-sabres';
import hour from 'icon:hourglass';
import laurel from 'icon:laurels';
import scroll from 'icon:scroll-unfurled';
import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { signed } from '../../parts/causes.ts';
import { Chip, Note } from '../../parts/label.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { allowed, offerOf } from '../../parts/offers.ts';
import { Chevron } from '../../parts/player-sheet.tsx';
import { Pips, Track } from '../../parts/track.tsx';
import { useDeck } from '../deck.tsx';
import { Flag } from '../ships/flag.tsx';
import './ribbon.css';

interface Props {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Actions a turn has, if nothing changes that. */
const USUAL = 3;

export function Ribbon({ open, toggle, ref }: Props) {
  const { board, names, say, tell, speaker, packs, offers, question } = useDeck();
  const stop = question === 'turn.action' ? offerOf(offers, 'stop') : undefined;
  const { war, inForce, turn } = board;
  const { target } = board.house;
  const last = board.eventDiscard.at(-1);
  const sum = turn.seat >= 0 ? board.sums.players[turn.seat]?.actions : undefined;
  const causes =
    sum === undefined || sum.causes.length < 2
      ? []
      : [
          say('madeOf', {
            sum: sum.value,
            parts: sum.causes.map(({ by, what }) => `${signed(by)} ${speaker.name(what)}`).join(', '),
          }),
        ];
  const atWar = war === null ? '' : say('war', { one: speaker.name(war.nations[0]), other: speaker.name(war.nations[1]) });
  return (
    <section className="fdm-ribbon" ref={ref} aria-label={say('glory')}>
      <button type="button" className="fdm-ribbon-news" aria-expanded={open} onClick={toggle}>
        <b className="fdm-round">{say('round', { n: board.round })}</b>
        <span className="fdm-weather">
          {inForce.map(({ event }) => (
            <Chip key={event} title={{ name: speaker.name(event), words: speaker.card(event) ?? '' }}>
              <Icon body={scroll} size={15} />
              <span>{speaker.name(event)}</span>
            </Chip>
          ))}
          {war !== null && (
            <Chip className="fdm-war" title={atWar}>
              <Flag of={war.nations[0]} size={20} />
              <Icon body={sabres} size={15} />
              <Flag of={war.nations[1]} size={20} />
              <span className="sr-only">{atWar}</span>
            </Chip>
          )}
          {packs.map(({ pack, Sky }) => Sky && <Sky key={pack} />)}
          {last !== undefined && inForce.length === 0 && (
            <Chip
              className="fdm-last"
              title={{ name: say('lastEvent', { event: speaker.name(last) }), words: speaker.card(last) ?? '' }}
            >
              <Icon body={scroll} size={15} />
              <span>{say('lastEvent', { event: speaker.name(last) })}</span>
            </Chip>
          )}
          {war === null && inForce.length === 0 && last === undefined && !packs.some(({ Sky }) => Sky) && (
            <Note>{say('noEvent')}</Note>
          )}
        </span>
        <Chevron up={open} size={14} />
      </button>
      <Track
        className="fdm-track"
        to={target}
        goal={target}
        picture={<Icon body={laurel} size={20} className="fdm-laurel" />}
        words={say('gloryTrack', { target })}
        marks={board.players.map(({ points }, seat) => ({
          at: points,
          seat,
          label: say('gloryOf', { name: names[seat] ?? '', n: points }),
        }))}
      />
      {turn.seat >= 0 && (
        <span className="fdm-actions">
          <SeatBadge seat={turn.seat} size={22} />
          <Pips
            n={turn.actions}
            of={USUAL}
            shape="diamond"
            words={say('actionsLeft', { n: turn.actions })}
            said={{
              name: say('actionsLeft', { n: turn.actions }),
              words: [...causes, tell('actions')].join(' '),
              rule: 'FDM-TURN-09',
            }}
          />
          {stop !== undefined && allowed(stop) && (
            <OfferButton offer={stop} className="fdm-glass">
              <Icon body={hour} size={20} />
            </OfferButton>
          )}
        </span>
      )}
      {inForce.length > 0 && (
        <div className="fdm-effects">
          {inForce.map(({ event, eye, good }) => (
            <Effect key={event}>
              <b>{speaker.name(event)}</b> {speaker.card(event)}
              {[eye, good].map((what) => (what === null ? '' : ` (${speaker.name(what)})`)).join('')}
            </Effect>
          ))}
        </div>
      )}
    </section>
  );
}

/** What an event in force does: the beginning of it, and all of it when it is pressed. */
function Effect({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
      <span>{children}</span>
    </button>
  );
}
