// What is bought and sold.
import coins from 'icon:two-coins';
import { Icon } from '../../../parts/icon.tsx';
import type { Caused } from '../../parts/causes.ts';
import { Chip, Label, Note } from '../../parts/label.tsx';
import { Thing } from '../../parts/offer.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { Group } from '../../parts/panel.tsx';
import { Sum } from '../../parts/sum.tsx';
import { CardBack, CargoFace } from '../cards/cards.tsx';
import { CARGO, SECTIONS } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { actionsFrom, askersOf } from '../map/distance.ts';
import { wareOf } from '../map/dropped.ts';
import { chestWords } from '../odds.tsx';
import './market.css';
import { pilesOf } from './piles.ts';

/** What has been set aside to buy or to sell; others only count the cards. */
export function Basket() {
  const deck = useDeck();
  const { board, say, speaker } = deck;
  const sale = board.sums.port?.sale;
  const cost = (board.basket ?? []).reduce((sum, card) => sum + (board.sums.port?.goods[CARGO[card].good]?.value ?? 0), 0);
  const dear = chestWords(deck, cost);
  return (
    <Group title={say('basket', { n: board.basketCards })}>
      {board.basket === null
        ? Array.from({ length: board.basketCards }, (_, i) => <CardBack key={i} of="cargo" />)
        : board.basket.map((card) => <CargoFace key={card} card={card} />)}
      {sale == null && dear !== null && <Note className="fdm-dear">{dear}</Note>}
      {sale != null && (
        <Label>
          <Icon body={coins} size={18} />
          <Sum of={sale} name={say('goldFor')} nameOf={speaker.name} />
        </Label>
      )}
    </Group>
  );
}

/** The offer, a pile a good: the more of a kind, the cheaper each. A press on a pile takes one. */
export function Market() {
  const { board, say, tell, speaker, offers, me } = useDeck();
  const seat = me ?? Math.max(0, board.turn.seat);
  if (board.market === null)
    return (
      <div className="fdm-market">
        <CardBack of="cargo" n={board.marketCards} />
        <Note>{say('marketHidden', { n: board.marketCards })}</Note>
      </div>
    );
  return (
    <div className="fdm-market">
      {pilesOf(board.market, board.basket ?? []).map(({ good, cards, gone }) => {
        const buy = offersOf(offers, 'buy', good)[0];
        const price = board.sums.port?.goods[good];
        // Nobody buys where it is asked for: such goods are not on offer there.
        const asker = askersOf(board.demand, good, board.players[seat]!.zone)[0];
        return (
          <Thing
            key={good}
            offer={buy ?? offerOf(offers, 'put-back', good)}
            className="fdm-pile fdm-ware"
            drag={buy === undefined ? undefined : wareOf(good)}
          >
            <span className="fdm-pile-cards">
              {cards.map((card) => (
                <CargoFace key={card} card={card} />
              ))}
              {Array.from({ length: gone }, (_, i) => (
                <span key={i} className="bp-card fdm-cargo-card fdm-gone" />
              ))}
            </span>
            <span className="fdm-pile-price">
              <span>
                {cards.length} × {speaker.name(good)}
              </span>
              {price !== undefined && (
                <Sum of={price} name={say('priceOf', { good: speaker.name(good) })} nameOf={speaker.name} inert>
                  <b>{say('price', { n: price.value })}</b>
                </Sum>
              )}
              {asker !== undefined && (
                <small className="fdm-asked">
                  {tell('portAt', { port: speaker.name(asker.zone), n: actionsFrom(board.players[seat]!, asker) })}
                </small>
              )}
            </span>
          </Thing>
        );
      })}
    </div>
  );
}

/** Prices that are not the usual ones, each with its reasons; goods say theirs where they lie. */
export function Prices() {
  const { board, say, speaker, question } = useDeck();
  const { port } = board.sums;
  if (port === null || question === null) return null;
  const sums: readonly (readonly [string, Caused])[] =
    question === 'port.yard'
      ? [
          ...SECTIONS.flatMap((section): [string, Caused][] => {
            const price = port.repair[section];
            return price === undefined ? [] : [[speaker.name(section), price]];
          }),
          [say('weapons'), port.weapon],
          [say('mods'), port.modification],
        ]
      : [];
  const changed = sums.filter(([, { causes }]) => causes.length > 1);
  if (changed.length === 0) return null;
  return (
    <Group title={say('pricesHere')}>
      {changed.map(([what, sum]) => (
        <Chip key={what}>
          {what} <Sum of={sum} name={say('priceOf', { good: what })} nameOf={speaker.name} />
        </Chip>
      ))}
    </Group>
  );
}
