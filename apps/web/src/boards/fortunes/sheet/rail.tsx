// One's own ship at a glance, along the lower edge; unfolded it is the whole sheet.
import ear from 'icon:conversation';
import scroll from 'icon:scroll-unfurled';
import type { Seat } from '@boucan/kernel';
import type { Ref } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { PlayerStrip } from '../../parts/player-sheet.tsx';
import { speaks } from '../../parts/speaks.ts';
import { CardBack, GloryMini } from '../cards/cards.tsx';
import { CARGO, NATIONS } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { flagOf } from '../ships/colours.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { ofGood } from '../speech.ts';
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
  const deck = useDeck();
  const { board, say, tell, speaker, names, packs } = deck;
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
      <span className="fdm-rail-facts">{packs.map(({ pack, Rail: Fact }) => Fact && <Fact key={pack} seat={seat} />)}</span>
      <span
        className="fdm-rail-row"
        {...speaks({ words: say('holdOf', { n: p.cargoCards, of: ship.cargo }), rule: 'FDM-SHIP-05' })}
      >
        {p.cargo === null
          ? Array.from({ length: p.cargoCards }, (_, i) => <CardBack key={i} of="cargo" />)
          : p.cargo.map((card) => (
              <span key={card} {...speaks(ofGood(deck, CARGO[card].good, speaker.name(CARGO[card].good)))}>
                <GoodPicture good={CARGO[card].good} size={28} />
              </span>
            ))}
      </span>
      <span
        className="fdm-rail-row"
        {...speaks({ name: say('handOf', { n: p.cards }), words: tell('handCards'), rule: 'FDM-GLORY-08' })}
      >
        {p.hand === null
          ? Array.from({ length: p.cards }, (_, i) => <CardBack key={i} of="glory" />)
          : p.hand.map((card, i) => <GloryMini key={`${card}-${i}`} card={card} />)}
      </span>
      <span className="fdm-rail-row fdm-rail-deals">
        {p.mission !== null && (
          <span
            {...speaks({
              name: speaker.name(p.mission),
              words: speaker.card(p.mission) ?? tell('mission'),
              rule: 'FDM-MISSION-01',
            })}
          >
            <Icon body={scroll} size={20} />
          </span>
        )}
        {p.hasRumour && (
          <span
            {...speaks(
              p.rumour === null
                ? { name: say('rumourHeld'), words: tell('rumour'), rule: 'FDM-RUMOUR-02' }
                : { name: speaker.name(p.rumour), words: speaker.card(p.rumour) ?? tell('rumour'), rule: 'FDM-RUMOUR-02' },
            )}
          >
            <Icon body={ear} size={20} />
          </span>
        )}
        {NATIONS.map((nation, i) =>
          p.bounties[i]! > 0 ? (
            <span
              key={nation}
              className="fdm-wanted"
              {...speaks({
                name: say('bountyOf', { nation: speaker.name(nation), n: p.bounties[i]! }),
                words: tell('bounty'),
                rule: 'FDM-BOUNTY-01',
              })}
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
