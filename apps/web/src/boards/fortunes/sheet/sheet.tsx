// The whole sheet of a player: captain, ship, hold, cards and papers. What its owner hides lies there face down.
import cross from 'icon:cross-mark';
import type { Seat } from '@boucan/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { CaptainFace, CardBack, CargoFace, GloryFace, MissionFace, RumourFace } from '../cards/cards.tsx';
import { NATIONS, type PlayerView } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { flagOf } from '../ships/colours.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { MOD_ICON, WEAPON_ICON } from '../tokens/icons.ts';
import { Purse, Sections } from './rail.tsx';

interface Props {
  readonly seat: Seat;
  readonly show: (seat: Seat) => void;
  readonly close: () => void;
}

export function Sheet({ seat, show, close }: Props) {
  const { board, names, say } = useDeck();
  const p = board.players[seat]!;
  return (
    <section
      className="fdm-panel fdm-sheet"
      aria-label={say('sheet', { name: names[seat] ?? '' })}
      style={{ '--sail': `var(--seat-${seat})` }}
    >
      <h3 className="sr-only">{say('sheet', { name: names[seat] ?? '' })}</h3>
      <header className="fdm-panel-head">
        <fieldset className="fdm-tabs" aria-label={say('sheets')}>
          {board.players.map((_, other) => (
            <button key={other} type="button" className="fdm-tab" aria-pressed={other === seat} onClick={() => show(other)}>
              <SeatBadge seat={other} size={22} />
              <span>{names[other]}</span>
            </button>
          ))}
        </fieldset>
        <button type="button" className="quiet fdm-square" aria-label={say('close')} onClick={close}>
          <Icon body={cross} size={14} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="fdm-sheet-body" tabIndex={0}>
        <div className="fdm-sheet-column">
          <Aboard seat={seat} player={p} />
        </div>
        <div className="fdm-sheet-column">
          {p.captain === null ? <p className="fdm-note">{say('noCaptain')}</p> : <CaptainFace captain={p.captain} />}
          <Group title={say('bounties')}>
            {p.bounties.every((n) => n === 0) ? (
              <span className="fdm-note">{say('noBounty')}</span>
            ) : (
              NATIONS.map((nation, i) => <Bounty key={nation} nation={nation} n={p.bounties[i]!} />)
            )}
          </Group>
        </div>
        <div className="fdm-sheet-column fdm-sheet-cards">
          <Papers player={p} />
        </div>
      </div>
    </section>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="fdm-group">
      <h4>{title}</h4>
      <div className="fdm-group-body">{children}</div>
    </div>
  );
}

function Bounty({ nation, n }: { readonly nation: (typeof NATIONS)[number]; readonly n: number }) {
  const { say, speaker } = useDeck();
  if (n === 0) return null;
  return (
    <span className="fdm-wanted">
      <Flag of={nation} size={24} />
      {say('bountyOf', { nation: speaker.name(nation), n })}
    </span>
  );
}

function Aboard({ seat, player: p }: { readonly seat: Seat; readonly player: PlayerView }) {
  const { say, speaker } = useDeck();
  const where =
    p.captain === null
      ? null
      : p.retired
        ? say('retired')
        : p.zone === 'caribbean-sea'
          ? say('atHigh')
          : say(p.inPort ? 'inPort' : 'atSea', { zone: speaker.name(p.zone) });
  return (
    <>
      <div className="fdm-moored">
        <ShipPicture type={p.ship.type} seat={seat} flag={flagOf(p)} />
        <div>
          <b className="fdm-ship-name">{speaker.name(p.ship.type)}</b>
          {where !== null && <p className="fdm-note">{where}</p>}
        </div>
      </div>
      <Sections ship={p.ship} />
      <div className="fdm-money">
        <Purse player={p} />
      </div>
      {(p.ship.mods.length > 0 || p.weapons.length > 0) && (
        <Group title={`${say('mods')} · ${say('weapons')}`}>
          {p.ship.mods.map((mod, i) => (
            <span key={`${mod}-${i}`} className="fdm-thing" title={speaker.card(mod) ?? undefined}>
              <Icon body={MOD_ICON[mod]} size={18} />
              {speaker.name(mod)}
              {mod === 'reinforced-hull' && p.ship.turned && <i> ({say('used')})</i>}
            </span>
          ))}
          {p.weapons.map((weapon, i) => (
            <span key={`${weapon}-${i}`} className="fdm-thing" title={speaker.card(weapon) ?? undefined}>
              <Icon body={WEAPON_ICON[weapon]} size={18} />
              {speaker.name(weapon)}
            </span>
          ))}
        </Group>
      )}
      <Group title={say('holdOf', { n: p.cargoCards, of: p.ship.cargo })}>
        {p.cargo === null
          ? Array.from({ length: p.cargoCards }, (_, i) => <CardBack key={i} of="cargo" />)
          : p.cargo.map((card) => <CargoFace key={card} card={card} />)}
      </Group>
    </>
  );
}

function Papers({ player: p }: { readonly player: PlayerView }) {
  const { say } = useDeck();
  return (
    <>
      <Group title={say('handOf', { n: p.cards })}>
        {p.hand === null ? (
          <>
            {p.shown.map((card, i) => (
              <GloryFace key={`${card}-${i}`} card={card} brief />
            ))}
            {Array.from({ length: p.cards - p.shown.length }, (_, i) => (
              <CardBack key={i} of="glory" />
            ))}
          </>
        ) : (
          p.hand.map((card, i) => <GloryFace key={`${card}-${i}`} card={card} />)
        )}
      </Group>
      {(p.specialists.length > 0 || p.papers.length > 0) && (
        <Group title={say('specialists')}>
          {[...p.specialists, ...p.papers].map((card, i) => (
            <GloryFace key={`${card}-${i}`} card={card} />
          ))}
        </Group>
      )}
      <Group title={say('mission')}>
        {p.mission === null ? <span className="fdm-note">{say('noMission')}</span> : <MissionFace card={p.mission} />}
      </Group>
      <Group title={say('rumour')}>
        {p.rumour !== null ? (
          <RumourFace card={p.rumour} />
        ) : p.hasRumour ? (
          <>
            <CardBack of="rumour" />
            <span className="fdm-note">{say('rumourHeld')}</span>
          </>
        ) : (
          <span className="fdm-note">{say('noRumour')}</span>
        )}
        {p.proven.map((card) => (
          <RumourFace key={card} card={card} />
        ))}
      </Group>
    </>
  );
}
