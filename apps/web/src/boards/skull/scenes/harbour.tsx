// In harbour between two voyages: the counter, the shares, repairs.
import { Icon } from '../../../parts/icon.tsx';
import { Count } from '../../parts/label.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { owned, SeatShape } from '../../parts/seat-mark.tsx';
import { speaks } from '../../parts/speaks.ts';
import { GOODS, type Good, ITEMS, type ItemId, type Marker } from '../content.ts';
import { ICONS, MARKER_ICONS } from '../icons.ts';
import { ofCard, ofMarker, ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import './harbour.css';
import { priceOf } from './prices.ts';
import { Staged } from './stage.tsx';

export function HarbourScene({ fold }: { readonly fold: () => void }) {
  const at = useVoyage();
  const { board, offers, say, speaker, names } = at;
  const wares = offers.filter(({ choice }) => choice[0] === 'sell' || choice[0] === 'buy' || choice[0] === 'item');
  const doubloons = (verb: string, what: string): number =>
    verb === 'sell' ? GOODS[what as Good].sale : verb === 'item' ? ITEMS[what as ItemId].price : priceOf(board, what);
  return (
    <Staged
      className="sku-harbour"
      title={say('harbour')}
      note={
        <Count
          picture={<Icon body={ICONS.chest} size={20} />}
          name={say('loot')}
          said={ofThing(at, 'loot', say('loot'))}
          n={board.loot}
        />
      }
      shown={wares}
      fold={fold}
    >
      <ul className="sku-purses">
        {board.registers.map((r, seat) => (
          <li key={seat} style={owned(seat)}>
            <SeatShape seat={seat} />
            <b>{names[seat]}</b>
            <Count
              picture={<Icon body={ICONS.crown} size={15} />}
              name={say('prestige')}
              said={ofThing(at, 'prestige', say('prestige'))}
              n={r.prestige}
            />
            <Count
              picture={<Icon body={ICONS.coins} size={15} />}
              name={say('doubloons')}
              said={ofThing(at, 'doubloons', say('doubloons'))}
              n={r.doubloons}
            />
            {r.item !== null && <span {...speaks(ofCard(at, r.item, 'SKU-DICE-02'))}>{speaker.name(r.item)}</span>}
          </li>
        ))}
      </ul>
      {wares.length > 0 && (
        <div className="sku-counter">
          {wares.map((offer) => {
            const [verb, what] = offer.choice as readonly [string, string];
            return (
              <OfferButton
                key={offer.choice.join(' ')}
                offer={offer}
                className="sku-ware"
                said={what in MARKER_ICONS ? ofMarker(at, what as Marker) : undefined}
                worded
              >
                {what in MARKER_ICONS && <Icon body={MARKER_ICONS[what as Marker]} size={26} />}
                <b>{speaker.label(offer.choice)}</b>
                <span>
                  <Icon body={ICONS.coins} size={15} /> {doubloons(verb, what)}
                </span>
                {verb !== 'sell' && speaker.card(what) !== null && <small>{speaker.card(what)}</small>}
              </OfferButton>
            );
          })}
        </div>
      )}
    </Staged>
  );
}
