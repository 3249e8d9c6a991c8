// A closed hand over three coins; against it, perhaps, another.
import { Icon } from '../../../parts/icon.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import type { ClassId } from '../content.ts';
import { ICONS } from '../icons.ts';
import { Portrait } from '../pieces/portrait.tsx';
import { useVoyage } from '../table.tsx';
import './plot.css';
import { Staged } from './stage.tsx';

const COINS = ['gold', 'silver', 'copper', 'none'] as const;

export const CoinPiece = ({ coin }: { readonly coin: (typeof COINS)[number] }) => (
  <span className="sku-coin" data-coin={coin} aria-hidden="true">
    <Icon body={coin === 'none' ? ICONS.hand : ICONS.skull} size={54} />
  </span>
);

/** What the whole table sees of a plot: who, and whether somebody watches. One's own hand besides. */
export function PlotScene({ who, fold }: { readonly who: ClassId; readonly fold: () => void }) {
  const { board, offers, say, speaker, params } = useVoyage();
  const coins = offersOf(offers, 'coin');
  const guard = board.groups.some((g) => g.post === 'guard');
  const role = coins.length === 0 ? 'watching' : (params.role as string);
  return (
    <Staged className="sku-plotting" title={say('plot')} shown={coins} fold={fold}>
      <div className="sku-plot-table">
        <figure>
          <Portrait who={who} size={96} />
          <Icon body={ICONS.fist} size={58} />
          <figcaption>{speaker.name(who)}</figcaption>
        </figure>
        <p>{say('plotLead', { role, guard: guard ? 'yes' : 'no', who: speaker.name(who) })}</p>
        {guard && (
          <figure>
            <Portrait who={board.people[board.captain]!.cls} size={96} />
            <Icon body={ICONS.fist} size={58} />
            <figcaption>{speaker.name(board.people[board.captain]!.cls)}</figcaption>
          </figure>
        )}
      </div>
      {coins.length > 0 && (
        <fieldset className="sku-coins" aria-label={say('coins')}>
          {COINS.map((coin) => {
            const offer = offerOf(offers, 'coin', coin);
            return offer === undefined ? null : (
              <OfferButton key={coin} offer={offer} className="sku-coin-offer" worded>
                <CoinPiece coin={coin} />
                <b>{speaker.label(offer.choice)}</b>
                <small>{say('coinDoes', { coin, role, loot: board.loot })}</small>
              </OfferButton>
            );
          })}
        </fieldset>
      )}
    </Staged>
  );
}
