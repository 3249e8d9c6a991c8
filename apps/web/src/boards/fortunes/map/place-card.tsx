// What there is to know about a zone, and what can be done there.
import cross from 'icon:cross-mark';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { CAPTAINS, NPC_IDS, NPCS, ZONE_IDS, ZONES, type ZoneId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { npcShip } from '../describe.ts';
import { RichOffer } from '../rich.tsx';
import { Flag } from '../ships/flag.tsx';
import { MOD_ICON } from '../tokens/icons.ts';
import { GoodPicture } from '../tokens/tokens.tsx';
import { PLACES } from './places.ts';
import { offerAt } from './sea.tsx';

export function PlaceCard({
  zone,
  pinned,
  close,
}: {
  readonly zone: ZoneId;
  readonly pinned: boolean;
  readonly close: () => void;
}) {
  const deck = useDeck();
  const { board, lang, say, speaker, names, offers } = deck;
  const at = ZONE_IDS.indexOf(zone);
  const { nation, ability } = ZONES[zone];
  const [demand, yard] = [board.demand[at]!, board.yards[at]!];
  const sail = offerAt(deck, zone);
  const here = offers.filter((o) => o === sail || (o.choice[0] !== 'sail' && o.choice.slice(1).includes(zone)));
  const homes = board.players.flatMap(({ captain }, seat) => (captain !== null && CAPTAINS[captain].home === zone ? [seat] : []));
  return (
    <aside
      className="fdm-panel fdm-place-card"
      aria-label={speaker.name(zone)}
      data-pinned={pinned}
      data-side={PLACES[zone].name[0] < 760 ? 'east' : 'west'}
    >
      <header className="fdm-panel-head">
        <h3>
          {nation !== null && <Flag of={nation} size={26} />}
          {speaker.name(zone)}
        </h3>
        {pinned && (
          <button type="button" className="quiet fdm-square" aria-label={say('close')} onClick={close}>
            <Icon body={cross} size={14} />
          </button>
        )}
      </header>
      <p className="fdm-note">{nation === null ? say('openSea') : say('portOf', { nation: speaker.name(nation) })}</p>
      {ability !== null && (
        <p className="fdm-ability">
          <b>{speaker.name(ability)}.</b> {speaker.card(ability)}
        </p>
      )}
      <ul className="fdm-facts">
        {demand !== null && (
          <li>
            <GoodPicture good={demand} size={24} />
            {say('demand', { good: speaker.name(demand) })}
          </li>
        )}
        {yard !== null && (
          <li>
            {yard === 'hidden' ? <span className="fdm-unknown">?</span> : <Icon body={MOD_ICON[yard]} size={22} />}
            {yard === 'hidden' ? say('yardHidden') : say('yard', { mod: speaker.name(yard) })}
          </li>
        )}
        {board.merchants[at] !== null && (
          <li>
            <span className="fdm-unknown">?</span>
            {say('merchantHere')}
          </li>
        )}
        {board.players.map((p, seat) =>
          p.captain !== null && p.zone === zone && !p.retired ? (
            <li key={names[seat]}>
              <SeatBadge seat={seat} size={22} />
              {say(p.inPort ? 'seatShipPort' : 'seatShip', { name: names[seat] ?? '', ship: speaker.name(p.ship.type) })}
            </li>
          ) : null,
        )}
        {NPC_IDS.map((npc, i) => {
          return board.npcs[i]?.zone === zone ? (
            <li key={npc}>
              <Flag of={NPCS[npc].nation ?? 'pirate'} size={24} />
              {npcShip(board, npc, speaker, lang, names)}
            </li>
          ) : null;
        })}
        {homes.map((seat) => (
          <li key={`home-${seat}`}>
            <SeatBadge seat={seat} size={22} />
            {say('homeOf', { name: names[seat] ?? '' })}
          </li>
        ))}
      </ul>
      {pinned && here.length > 0 && (
        <div className="fdm-offers-rows">
          {here.map((offer) => (
            <RichOffer key={offer.choice.join(' ')} offer={offer} plain />
          ))}
        </div>
      )}
    </aside>
  );
}
