// The whole sheet of a player: captain, ship, hold, cards and papers. What its owner hides lies there face down.
import type { Seat } from '@boucan/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { Label, Note } from '../../parts/label.tsx';
import { Thing } from '../../parts/offer.tsx';
import { offersOf } from '../../parts/offers.ts';
import { Group } from '../../parts/panel.tsx';
import { PlayerSheet, SheetColumn } from '../../parts/player-sheet.tsx';
import { Sum } from '../../parts/sum.tsx';
import { CaptainFace, CardBack, CargoFace, GloryFace, MissionFace, RumourFace } from '../cards/cards.tsx';
import { NATIONS, type PlayerSums, type PlayerView } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { flagOf } from '../ships/colours.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { ofToken } from '../speech.ts';
import { tokenIcon } from '../tokens/icons.ts';
import { Purse } from './purse.tsx';
import { Sections } from './sections.tsx';
import './sheet.css';

interface Props {
  readonly seat: Seat;
  readonly show: (seat: Seat) => void;
  readonly close: () => void;
}

export function Sheet({ seat, show, close }: Props) {
  const { board, me, names, packs, say } = useDeck();
  const p = board.players[seat]!;
  const sums = board.sums.players[seat] ?? null;
  return (
    <PlayerSheet
      seat={seat}
      names={names}
      className="fdm-sheet"
      label={say('sheet', { name: names[seat] ?? '' })}
      tabs={say('sheets')}
      show={show}
      close={close}
    >
      <SheetColumn>
        <Aboard seat={seat} player={p} sums={sums} />
      </SheetColumn>
      <SheetColumn>
        {p.captain === null ? <Note>{say('noCaptain')}</Note> : <CaptainFace captain={p.captain} sums={sums?.dice} />}
        <Group title={say('bounties')}>
          {p.bounties.every((n) => n === 0) ? (
            <Note>{say('noBounty')}</Note>
          ) : (
            NATIONS.map((nation, i) => <Bounty key={nation} nation={nation} n={p.bounties[i]!} />)
          )}
        </Group>
      </SheetColumn>
      <SheetColumn className="fdm-papers">
        <Papers player={p} sums={sums} own={seat === me} />
        {packs.map((face) => face.Sheet && <face.Sheet key={face.pack} seat={seat} />)}
      </SheetColumn>
    </PlayerSheet>
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

interface PartProps {
  readonly player: PlayerView;
  readonly sums: PlayerSums | null;
}

function Aboard({ seat, player: p, sums }: PartProps & { readonly seat: Seat }) {
  const deck = useDeck();
  const { say, speaker } = deck;
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
          {where !== null && <Note>{where}</Note>}
        </div>
      </div>
      <Sections ship={p.ship} seat={seat} />
      <Purse player={p} />
      {(p.ship.mods.length > 0 || p.weapons.length > 0) && (
        <Group title={`${say('mods')} · ${say('weapons')}`}>
          {p.ship.mods.map((mod, i) => (
            <Label key={`${mod}-${i}`} title={ofToken(deck, mod)}>
              <Icon body={tokenIcon(mod)} size={18} />
              {speaker.name(mod)}
              {mod === 'reinforced-hull' && p.ship.turned && <i> ({say('used')})</i>}
            </Label>
          ))}
          {p.weapons.map((weapon, i) => (
            <Label key={`${weapon}-${i}`} title={ofToken(deck, weapon)}>
              <Icon body={tokenIcon(weapon)} size={18} />
              {speaker.name(weapon)}
            </Label>
          ))}
        </Group>
      )}
      <Group
        title={
          <>
            {say('holdOf', { n: p.cargoCards, of: sums?.hold.value ?? p.ship.cargo })}
            {sums !== null && sums.hold.causes.length > 1 && <Sum of={sums.hold} name={say('limitHold')} nameOf={speaker.name} />}
          </>
        }
      >
        {p.cargo === null
          ? Array.from({ length: p.cargoCards }, (_, i) => <CardBack key={i} of="cargo" />)
          : p.cargo.map((card) => <CargoFace key={card} card={card} />)}
      </Group>
    </>
  );
}

function Papers({ player: p, sums, own }: PartProps & { readonly own: boolean }) {
  const { say, speaker, offers } = useDeck();
  return (
    <>
      <Group
        title={
          <>
            {say('handOf', { n: p.cards })}
            {sums !== null && sums.handLimit.causes.length > 1 && (
              <>
                {' / '}
                <Sum of={sums.handLimit} name={say('limitHand')} nameOf={speaker.name} />
              </>
            )}
          </>
        }
      >
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
          p.hand.map((card, i) => (
            <Thing key={`${card}-${i}`} offer={own ? offersOf(offers, 'play', card)[0] : undefined}>
              <GloryFace card={card} />
            </Thing>
          ))
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
        {p.mission === null ? <Note>{say('noMission')}</Note> : <MissionFace card={p.mission} />}
      </Group>
      <Group title={say('rumour')}>
        {p.rumour !== null ? (
          <RumourFace card={p.rumour} />
        ) : p.hasRumour ? (
          <>
            <CardBack of="rumour" />
            <Note>{say('rumourHeld')}</Note>
          </>
        ) : (
          <Note>{say('noRumour')}</Note>
        )}
        {p.proven.map((card) => (
          <RumourFace key={card} card={card} />
        ))}
      </Group>
    </>
  );
}
