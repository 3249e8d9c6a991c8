// One's own ship at a glance, along the lower edge; unfolded it is the whole sheet.

import ear from 'icon:conversation';
import chestIcon from 'icon:locked-chest';
import scroll from 'icon:scroll-unfurled';
import wheel from 'icon:ship-wheel';
import coins from 'icon:two-coins';
import type { Seat } from '@boucan/kernel';
import type { Ref } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { CardBack } from '../cards/cards.tsx';
import { CARGO, fullValue, gloryCard, manoeuvrabilityOf, NATIONS, type PlayerView, SECTIONS, type Ship } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { flagOf } from '../ships/colours.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { MARK_ICON } from '../tokens/icons.ts';
import { Cubes, GoodPicture, SectionIcon } from '../tokens/tokens.tsx';

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
    <section
      className="fdm-rail"
      ref={ref}
      aria-label={say('glance', { name: names[seat] ?? '' })}
      style={{ '--sail': `var(--seat-${seat})` }}
    >
      <button type="button" className="fdm-rail-toggle" aria-expanded={open} onClick={toggle}>
        <span className="sr-only">{say(open ? 'showLess' : 'showMore')}. </span>
        <span className="fdm-rail-ship">
          <ShipPicture type={ship.type} seat={seat} flag={captain === null ? null : flagOf(p)} />
          <span className="fdm-rail-who">
            <b>{captain === null ? say('noCaptain') : speaker.name(captain)}</b>
            <span>{speaker.name(ship.type)}</span>
          </span>
        </span>
        <Sections ship={ship} />
        <span className="fdm-rail-gold">
          <Purse player={p} />
        </span>
        <span className="fdm-rail-hold" title={say('holdOf', { n: p.cargoCards, of: ship.cargo })}>
          {p.cargo === null
            ? Array.from({ length: p.cargoCards }, (_, i) => <CardBack key={i} of="cargo" />)
            : p.cargo.map((card) => <GoodPicture key={card} good={CARGO[card].good} size={28} />)}
        </span>
        <span className="fdm-rail-hand" title={say('handOf', { n: p.cards })}>
          {p.hand === null
            ? Array.from({ length: p.cards }, (_, i) => <CardBack key={i} of="glory" />)
            : p.hand.map((card, i) => (
                <span key={`${card}-${i}`} className={`fdm-mini fdm-mark-${gloryCard(card).mark}`} title={speaker.name(card)}>
                  <Icon body={MARK_ICON[gloryCard(card).mark]} size={18} />
                </span>
              ))}
        </span>
        <span className="fdm-rail-deals">
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
        <svg className="fdm-chevron" viewBox="0 0 20 12" width="18" height="11" aria-hidden="true">
          <path d={open ? 'M2 2l8 8 8-8' : 'M2 10l8-8 8 8'} fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </button>
    </section>
  );
}

/** Hull, masts, cannons, crew and cargo as cubes, and how nimble she is. */
export function Sections({ ship, hit }: { readonly ship: Ship; readonly hit?: ReadonlySet<string> }) {
  const { board, say, speaker } = useDeck();
  return (
    <span className="fdm-sections">
      {SECTIONS.map((section) => {
        const of = Math.max(fullValue(ship, section), ship[section]);
        const words = say('section', { section: speaker.name(section), n: ship[section], of });
        return (
          <span
            key={section}
            className={`fdm-section${ship[section] === 0 ? ' fdm-destroyed' : ''}${hit?.has(section) ? ' fdm-struck' : ''}`}
            title={words}
          >
            <span className="sr-only">{words}. </span>
            <SectionIcon section={section} />
            <Cubes n={ship[section]} of={of} />
          </span>
        );
      })}
      <span className="fdm-section fdm-nimble" title={say('manoeuvrability')}>
        <span className="sr-only">{say('manoeuvrability')} </span>
        <Icon body={wheel} size={18} />
        <b>{manoeuvrabilityOf(board as unknown as Parameters<typeof manoeuvrabilityOf>[0], ship)}</b>
      </span>
    </span>
  );
}

/** Gold aboard and in the chest; of others' nobody is told more than how often they hid some.   FDM-INFO-02, FDM-INFO-04 */
export function Purse({ player: p }: { readonly player: PlayerView }) {
  const { say } = useDeck();
  if (p.gold === null || p.chest === null)
    return (
      <span className="fdm-purse fdm-purse-secret" title={say('dSecretGold', { n: p.stashes })}>
        <span className="sr-only">{say('dSecretGold', { n: p.stashes })}</span>
        <span aria-hidden="true" className="fdm-veil">
          <Icon body={coins} size={18} /> ?
        </span>
        <span aria-hidden="true" className="fdm-veil">
          <Icon body={chestIcon} size={18} /> ? · {say('stashed', { n: p.stashes })}
        </span>
      </span>
    );
  return (
    <span className="fdm-purse">
      <span title={say('gold')}>
        <span className="sr-only">{say('goldOf', { n: p.gold })}. </span>
        <Icon body={coins} size={18} />
        <b aria-hidden="true">{p.gold}</b>
      </span>
      <span title={say('chest')}>
        <span className="sr-only">{say('chestOf', { n: p.chest })}. </span>
        <Icon body={chestIcon} size={18} />
        <b aria-hidden="true">{p.chest}</b>
      </span>
    </span>
  );
}
