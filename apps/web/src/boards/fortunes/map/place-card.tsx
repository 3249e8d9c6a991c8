// What there is to know about a zone, and what can be done there.
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { Note } from '../../parts/label.tsx';
import { RichOffer } from '../../parts/offer.tsx';
import { keyOf } from '../../parts/offers.ts';
import { Panel } from '../../parts/panel.tsx';
import { Disc, Unknown } from '../../parts/token.tsx';
import { Ability } from '../cards/cards.tsx';
import { CAPTAINS, NPCS, type NpcId, ZONE_IDS, ZONES, type ZoneId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { npcShip } from '../describe.ts';
import { tokensBeside } from '../packs.ts';
import { PlanButton } from '../plan-button.tsx';
import { toMerchant, toPort, toZone } from '../plans.ts';
import { Flag } from '../ships/flag.tsx';
import { tokenIcon } from '../tokens/icons.ts';
import { GoodPicture } from '../tokens/tokens.tsx';
import { npcAt, npcsOf } from './berths.ts';
import { flagSeen, merchantWords } from './merchants.ts';
import { PLACES } from './places.ts';
import './place-card.css';
import { offerAt } from './steering.ts';

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
  const sailing = deck.me === null ? null : board.players[deck.me]!;
  const { nation, ability } = ZONES[zone];
  const [demand, yard, flag] = [board.demand[at]!, board.yards[at]!, flagSeen(board, zone)];
  const sail = offerAt(deck, zone);
  const plans = [toZone(deck, zone), toPort(deck, zone), board.merchants[at] === null ? null : toMerchant(deck, zone)].flatMap(
    (plan) => (plan === null || plan.steps.length < 2 ? [] : [plan]),
  );
  const ships = offers.filter(({ choice: [verb, what] }) => {
    if (verb === 'seek') return board.players[what as number]?.zone === zone;
    return verb === 'scout' && (what === 'merchant' ? sailing?.zone === zone : npcAt(board, what as NpcId)?.zone === zone);
  });
  const own =
    sailing?.zone === zone
      ? offers.filter(({ choice }) => choice.length === 2 && choice[0] === 'sail' && choice[1] === 'port')
      : [];
  const ofPacks = deck.packs.flatMap(({ offersAt }) => offersAt?.(deck, zone) ?? []);
  const here = offers.filter(
    (o) =>
      o === sail ||
      ofPacks.includes(o) ||
      ships.includes(o) ||
      own.includes(o) ||
      (o.choice[0] !== 'sail' && o.choice.slice(1).includes(zone)),
  );
  const homes = board.players.flatMap(({ captain }, seat) => (captain !== null && CAPTAINS[captain].home === zone ? [seat] : []));
  return (
    <Panel
      label={speaker.name(zone)}
      className={`fdm-place-card fdm-${PLACES[zone].name[0] < 760 ? 'east' : 'west'}${pinned ? '' : ' fdm-glimpsed'}`}
      {...(pinned && { close })}
      head={
        <h3>
          {nation !== null && <Flag of={nation} size={26} />}
          {speaker.name(zone)}
        </h3>
      }
    >
      <Note>{nation === null ? say('openSea') : say('portOf', { nation: speaker.name(nation) })}</Note>
      {pinned && here.length + plans.length > 0 && (
        <div className="bp-offers-rows">
          {plans.map((plan) => (
            <PlanButton key={plan.what} plan={plan} />
          ))}
          {here.map((offer) => (
            <RichOffer key={keyOf(offer)} offer={offer} plain />
          ))}
        </div>
      )}
      {ability !== null && <Ability of={ability} />}
      <ul className="fdm-facts">
        {demand !== null && (
          <li>
            <GoodPicture good={demand} size={24} />
            {say('demand', { good: speaker.name(demand) })}
          </li>
        )}
        {yard !== null && (
          <li>
            {yard === 'hidden' ? <Unknown /> : <Icon body={tokenIcon(yard)} size={22} />}
            {yard === 'hidden' ? say('yardHidden') : say('yard', { mod: speaker.name(yard) })}
          </li>
        )}
        {board.merchants[at] !== null && (
          <li>
            {flag === null ? <Unknown /> : <Flag of={flag} size={24} />}
            {merchantWords(board, zone, say, speaker)}
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
        {npcsOf(board).map((npc) => {
          return npcAt(board, npc)?.zone === zone ? (
            <li key={npc}>
              <Flag of={NPCS[npc].nation ?? 'pirate'} size={24} />
              {npcShip(board, npc, speaker, lang, names, tokensBeside(deck.view.match!, npc))}
            </li>
          ) : null;
        })}
        {deck.packs.flatMap(({ facts }) =>
          (facts?.(deck.view.match!, zone, speaker, lang) ?? []).map(({ icon, words }) => (
            <li key={words}>
              <Disc body={icon} size={24} />
              {words}
            </li>
          )),
        )}
        {homes.map((seat) => (
          <li key={`home-${seat}`}>
            <SeatBadge seat={seat} size={22} />
            {say('homeOf', { name: names[seat] ?? '' })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
