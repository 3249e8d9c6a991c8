// The port: a quay with its houses. Each house is an activity; inside, the business itself.
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { CardRow } from '../../parts/card.tsx';
import { droppable } from '../../parts/drag.ts';
import { Label } from '../../parts/label.tsx';
import { Thing } from '../../parts/offer.tsx';
import { OfferRows } from '../../parts/offer-list.tsx';
import { allowed, offerOf, offersOf } from '../../parts/offers.ts';
import { owned } from '../../parts/seat-mark.tsx';
import { Ability, CargoFace } from '../cards/cards.tsx';
import { ACTIVITIES, CARGO, ZONE_IDS, ZONES } from '../content.ts';
import { type Deck, useDeck } from '../deck.tsx';
import { wareOf } from '../map/dropped.ts';
import { PlanButton } from '../plan-button.tsx';
import { sellOne } from '../plans.ts';
import { Purse } from '../sheet/purse.tsx';
import { Sections } from '../sheet/sections.tsx';
import { flagOf } from '../ships/colours.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { tokenIcon } from '../tokens/icons.ts';
import { GoodPicture } from '../tokens/tokens.tsx';
import { houseOffer } from './houses.ts';
import { Basket, Market, Prices } from './market.tsx';
import './port.css';
import { Scene } from './scene.tsx';
import { Door, House, Quayside, Skyline } from './skyline.tsx';
import { dealt, Yard } from './yard.tsx';

export function PortScene({ fold }: { readonly fold: () => void }) {
  const deck = useDeck();
  const { board, view, say, speaker, offers, question, me, packs } = deck;
  const seat = board.turn.seat >= 0 ? board.turn.seat : (me ?? 0);
  const p = board.players[seat]!;
  const at = ZONE_IDS.indexOf(p.zone);
  const { nation } = ZONES[p.zone];
  const demand = board.demand[at]!;
  const yard = board.yards[at]!;
  // Whoever looks on sees the quay while another makes up his mind.
  const menu = (question ?? view.match?.asked.find(({ answered }) => !answered)?.question) === 'port.activity';
  const houses = offersOf(offers, 'activity');
  // What lies on the counter is pressed there.
  const goods = offers.filter(({ choice: [verb] }) => verb === 'sell' || verb === 'buy' || verb === 'put-back');
  // What has just been bought is sold again at the end of the list, not where it was bought.
  const work = offers
    .filter(({ choice }) => choice[0] === 'drop' || (question === 'port.yard' && choice.length > 1))
    .sort((a, b) => Number(a.choice[0] === 'sell-weapon') - Number(b.choice[0] === 'sell-weapon'));
  const laid = [...dealt(work), ...mending(work)];
  const leave = menu ? offerOf(offers, 'leave') : undefined;
  const rest = offers.filter((o) => ![...houses, ...goods, ...work, leave, doorOf(deck)].includes(o));
  return (
    <Scene
      kind={menu ? 'port' : 'port fdm-inside'}
      title={say('portTitle', { zone: speaker.name(p.zone) })}
      offers={rest}
      fold={fold}
      note={
        <span className="fdm-port-facts">
          {nation !== null && <Flag of={nation} size={26} />}
          {demand !== null && (
            <Label>
              <GoodPicture good={demand} size={24} />
              <span>{say('demand', { good: speaker.name(demand) })}</span>
            </Label>
          )}
        </span>
      }
    >
      <Skyline label={say('quay')}>
        {ACTIVITIES.map((activity) => (
          <House
            key={activity}
            activity={activity}
            done={board.turn.activities.includes(activity)}
            busy={!menu && board.turn.activities.at(-1) === activity}
            offer={houseOffer(offers, activity)}
          />
        ))}
        {menu && (
          <Quayside offer={leave}>
            <ShipPicture type={p.ship.type} seat={seat} flag={flagOf(p)} className="fdm-house-art" />
          </Quayside>
        )}
      </Skyline>
      <Counter menu={menu} work={work.filter((o) => !laid.includes(o))}>
        {question === 'port.yard' && yard !== null && yard !== 'hidden' && (
          <Label>
            <Icon body={tokenIcon(yard)} size={22} />
            <Ability of={yard} />
          </Label>
        )}
        {question === 'port.yard' && <Yard />}
        {question === 'port.yard' && packs.map(({ pack, Yard }) => Yard && <Yard key={pack} />)}
      </Counter>
    </Scene>
  );
}

/** What can be mended: a section is mended where it is pressed. */
const mending = (offers: readonly OfferView[]): OfferView[] => offersOf(offers, 'repair').filter(allowed);

/** The way out of the house one is in: its door, beside what one has. */
export const doorOf = ({ board, question, offers }: Deck): OfferView | undefined =>
  question?.startsWith('port.') && board.turn.activities.length > 0 ? offerOf(offers, 'done') : undefined;

interface CounterProps {
  /** Nothing is being done yet. */
  readonly menu: boolean;
  readonly work: readonly OfferView[];
  readonly children?: ReactNode;
}

/** Where business is done: what one has, what is on offer, what is set aside. */
export function Counter({ menu, work, children }: CounterProps) {
  const deck = useDeck();
  const { board, offers, question, me } = deck;
  const seat = board.turn.seat >= 0 ? board.turn.seat : (me ?? 0);
  const p = board.players[seat]!;
  const door = doorOf(deck);
  return (
    <div className="fdm-counter">
      <div className="fdm-counter-own bp-takes" style={owned(seat)} {...droppable('counter')}>
        <Sections ship={p.ship} seat={seat} offers={mending(offers)} />
        <Purse player={p} />
        {door !== undefined && <Door activity={board.turn.activities.at(-1)!} offer={door} />}
      </div>
      {!menu && board.marketCards > 0 && <Market />}
      {board.basketCards > 0 && <Basket />}
      {menu && p.cargo !== null && p.cargo.length > 0 && sellOne(deck, CARGO[p.cargo[0]!].good) !== null && (
        <CardRow>
          {p.cargo.map((card) => (
            <PlanButton key={card} plan={sellOne(deck, CARGO[card].good)!} className="fdm-ware">
              <CargoFace card={card} price={board.sums.port?.sells[CARGO[card].good]?.value} />
            </PlanButton>
          ))}
        </CardRow>
      )}
      {question?.startsWith('port.sell') && p.cargo !== null && (
        <CardRow>
          {p.cargo.map((card) => (
            <Thing
              key={card}
              offer={offerOf(offers, 'sell', CARGO[card].good)}
              className="fdm-ware"
              drag={wareOf(CARGO[card].good, card)}
            >
              <CargoFace card={card} price={board.sums.port?.sells[CARGO[card].good]?.value} />
            </Thing>
          ))}
        </CardRow>
      )}
      {children}
      <Prices />
      <OfferRows offers={work} plain />
    </div>
  );
}
