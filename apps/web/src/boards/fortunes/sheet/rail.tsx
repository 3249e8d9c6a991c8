// One's own ship at a glance, along the lower edge; unfolded it is the whole sheet.
import ear from 'icon:conversation';
import scroll from 'icon:scroll-unfurled';
import type { Seat } from '@boucan/kernel';
import type { Ref } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { PlayerStrip } from '../../parts/player-sheet.tsx';
import { CardBack, GloryMini } from '../cards/cards.tsx';
import { CARGO, NATIONS } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { flagOf } from '../ships/colours.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { GoodPicture } from '../tokens/tokens.tsx';
import { Purse } from './purse.tsx';
import './rail.css';
import { Sections } from './sections.tsx';

interface Props {
  readonly seat: Seat;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly ref?: Ref<HTMLElement>;
}

export function Rail({ seat, open, toggle, ref }: Props) {
  const { board, say, speaker, names } = useDeck();
  const p = board.players[seat]!;
  const { captain, ship } = p;
  return (
    <PlayerStrip
      seat={seat}
      className="fdm-rail"
      {...(ref !== undefined && { ref })}
      label={say('glance', { name: names[seat] ?? '' })}
      open={open}
      toggle={toggle}
    >
      <span className="fdm-rail-ship">
        <ShipPicture type={ship.type} seat={seat} flag={captain === null ? null : flagOf(p)} />
        <span className="fdm-rail-who">
          <b>{captain === null ? say('noCaptain') : speaker.name(captain)}</b>
          <span>{speaker.name(ship.type)}</span>
        </span>
      </span>
      <Sections ship={ship} seat={seat} inert />
      <Purse player={p} />
      <span className="fdm-rail-row" title={say('holdOf', { n: p.cargoCards, of: ship.cargo })}>
        {p.cargo === null
          ? Array.from({ length: p.cargoCards }, (_, i) => <CardBack key={i} of="cargo" />)
          : p.cargo.map((card) => <GoodPicture key={card} good={CARGO[card].good} size={28} />)}
      </span>
      <span className="fdm-rail-row" title={say('handOf', { n: p.cards })}>
        {p.hand === null
          ? Array.from({ length: p.cards }, (_, i) => <CardBack key={i} of="glory" />)
          : p.hand.map((card, i) => <GloryMini key={`${card}-${i}`} card={card} />)}
      </span>
      <span className="fdm-rail-row fdm-rail-deals">
        {p.mission !== null && (
          <span title={speaker.name(p.mission)}>
            <Icon body={scroll} size={20} />
          </span>
        )}
        {p.hasRumour && (
          <span title={p.rumour === null ? say('rumourHeld') : speaker.name(p.rumour)}>
            <Icon body={ear} size={20} />
          </span>
        )}
        {NATIONS.map((nation, i) =>
          p.bounties[i]! > 0 ? (
            <span
              key={nation}
              className="fdm-wanted"
              title={say('bountyOf', { nation: speaker.name(nation), n: p.bounties[i]! })}
            >
              <Flag of={nation} size={20} />
              <b>{p.bounties[i]}</b>
            </span>
          ) : null,
        )}
      </span>
    </PlayerStrip>
  );
}
