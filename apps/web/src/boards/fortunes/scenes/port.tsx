// The port: a quay with its houses. Each house is an activity; inside, the business itself.

import { Icon } from '../../../parts/icon.tsx';
import { CardBack, CargoFace } from '../cards/cards.tsx';
import { ACTIVITIES, type Activity, CARGO, RULES, ZONE_IDS, ZONES } from '../content.ts';
import { offerOf, offersOf, Thing, useDeck } from '../deck.tsx';
import { OfferRows } from '../rich.tsx';
import { Purse, Sections } from '../sheet/rail.tsx';
import { Flag } from '../ships/flag.tsx';
import { MOD_ICON } from '../tokens/icons.ts';
import { GoodPicture } from '../tokens/tokens.tsx';
import { Scene } from './scene.tsx';
import { HouseArt, Skyline } from './skyline.tsx';

export function PortScene({ fold }: { readonly fold: () => void }) {
  const { board, say, speaker, offers, question, me } = useDeck();
  const seat = board.turn.seat >= 0 ? board.turn.seat : (me ?? 0);
  const p = board.players[seat]!;
  const at = ZONE_IDS.indexOf(p.zone);
  const { nation } = ZONES[p.zone];
  const demand = board.demand[at]!;
  const yard = board.yards[at]!;
  const menu = question === 'port.activity';
  const houses = offersOf(offers, 'activity');
  // What lies on the counter is pressed there.
  const goods = offers.filter(({ choice: [verb] }) => verb === 'sell' || verb === 'buy' || verb === 'put-back');
  const work = offers.filter(({ choice }) => choice[0] === 'drop' || (question === 'port.yard' && choice.length > 1));
  const rest = offers.filter((o) => !houses.includes(o) && !goods.includes(o) && !work.includes(o));
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
            <span className="fdm-thing">
              <GoodPicture good={demand} size={24} />
              {say('demand', { good: speaker.name(demand) })}
            </span>
          )}
        </span>
      }
    >
      <Skyline label={say('quay')}>
        {ACTIVITIES.map((activity) => {
          const offer =
            offerOf(offers, 'activity', activity) ?? (activity === 'mission' ? offersOf(offers, 'accept')[0] : undefined);
          return (
            <House
              key={activity}
              activity={activity}
              done={board.turn.activities.includes(activity)}
              busy={!menu && board.turn.activities.at(-1) === activity}
              offer={activity === 'mission' ? undefined : offer}
            />
          );
        })}
      </Skyline>
      <div className="fdm-counter">
        <div className="fdm-counter-own" style={{ '--sail': `var(--seat-${seat})` }}>
          <Sections ship={p.ship} />
          <Purse player={p} />
        </div>
        {!menu && board.marketCards > 0 && <Market />}
        {board.basketCards > 0 && <Basket />}
        {question?.startsWith('port.sell') && p.cargo !== null && (
          <div className="fdm-cards-row">
            {p.cargo.map((card) => (
              <Thing key={card} offer={offerOf(offers, 'sell', CARGO[card].good)} className="fdm-ware">
                <CargoFace card={card} />
              </Thing>
            ))}
          </div>
        )}
        {question === 'port.yard' && yard !== null && yard !== 'hidden' && (
          <p className="fdm-thing">
            <Icon body={MOD_ICON[yard]} size={22} />
            <span>
              <b>{speaker.name(yard)}.</b> {speaker.card(yard)}
            </span>
          </p>
        )}
        <OfferRows offers={work} plain />
      </div>
    </Scene>
  );
}

interface HouseProps {
  readonly activity: Activity;
  readonly done: boolean;
  readonly busy: boolean;
  readonly offer: ReturnType<typeof offerOf>;
}

function House({ activity, done, busy, offer }: HouseProps) {
  const { speaker, say } = useDeck();
  const className = `fdm-house${done ? ' fdm-house-done' : ''}${busy ? ' fdm-house-busy' : ''}`;
  return (
    <Thing offer={offer} className={className}>
      <HouseArt activity={activity} />
      <span className="fdm-house-sign">{activity === 'mission' ? say('mission') : speaker.name(activity)}</span>
    </Thing>
  );
}

/** What has been set aside to buy or to sell; others only count the cards. */
function Basket() {
  const { board, say } = useDeck();
  return (
    <div className="fdm-basket">
      <h4>{say('basket', { n: board.basketCards })}</h4>
      <div className="fdm-cards-row">
        {board.basket === null
          ? Array.from({ length: board.basketCards }, (_, i) => <CardBack key={i} of="cargo" />)
          : board.basket.map((card) => <CargoFace key={card} card={card} />)}
      </div>
    </div>
  );
}

/** The offer, a pile a good: the more of a kind, the cheaper each. A press on a pile takes one. */
function Market() {
  const { board, say, speaker, offers } = useDeck();
  if (board.market === null)
    return (
      <div className="fdm-market">
        <CardBack of="cargo" n={board.marketCards} />
        <span className="fdm-note">{say('marketHidden', { n: board.marketCards })}</span>
      </div>
    );
  const piles = [...Map.groupBy(board.market, (card) => CARGO[card].good)];
  return (
    <div className="fdm-market">
      {piles.map(([good, cards]) => {
        const buy = offersOf(offers, 'buy', good)[0];
        const price = buy?.choice[2] ?? RULES.buyPrices[Math.min(cards.length, RULES.buyPrices.length) - 1]!;
        return (
          <Thing key={good} offer={buy ?? offerOf(offers, 'put-back', good)} className="fdm-pile fdm-ware">
            <span className="fdm-pile-cards">
              {cards.map((card) => (
                <CargoFace key={card} card={card} />
              ))}
            </span>
            <span className="fdm-pile-price">
              <span>
                {cards.length} × {speaker.name(good)}
              </span>
              <b>{say('price', { n: price })}</b>
            </span>
          </Thing>
        );
      })}
    </div>
  );
}
