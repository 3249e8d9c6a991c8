// A closed hand over three coins; against it, perhaps, another.
import { Icon } from '../../../parts/icon.tsx';
import { Dice } from '../../parts/die.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { speaks } from '../../parts/speaks.ts';
import { useTold } from '../../parts/teller.tsx';
import { type ClassId, quantities } from '../content.ts';
import { ICONS } from '../icons.ts';
import { personWords } from '../pieces/crew.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { ofThing } from '../speech.ts';
import { personOf, useVoyage } from '../table.tsx';
import { type Coin, plotTold } from './hands-told.ts';
import './plot.css';
import { Staged } from './stage.tsx';

const COINS: readonly Coin[] = ['gold', 'silver', 'copper', 'none'];

export const CoinPiece = ({ coin }: { readonly coin: Coin }) => (
  <span className="round sku-coin" data-coin={coin} aria-hidden="true">
    <Icon body={coin === 'none' ? ICONS.hand : ICONS.skull} size={54} />
  </span>
);

/** What the whole table sees of a plot: who, and whether somebody watches. One's own hand besides. */
export function PlotScene({ who, fold }: { readonly who: ClassId; readonly fold: () => void }) {
  const at = useVoyage();
  const { board, offers, say, speaker, params, question } = at;
  const told = plotTold(useTold());
  // Asked what the copper takes, one has opened it, and the plot has succeeded.
  const takes = question === 'plot.filch' ? personOf(board, who) : undefined;
  const { shown } = told;
  const hidden = takes === undefined ? told.hidden : 'copper';
  const end = takes === undefined ? told.end : 'succeeded';
  const coins = offersOf(offers, 'coin');
  const guard = board.groups.some((g) => g.post === 'guard');
  const role = coins.length === 0 ? 'watching' : (params.role as string);
  return (
    <Staged className="sku-plotting" title={say('plot')} shown={coins} fold={fold}>
      <div className="sku-plot-table">
        <figure>
          <Portrait who={who} size={96} />
          <Hand coin={hidden} />
          <figcaption>{speaker.name(who)}</figcaption>
        </figure>
        <p data-end={end}>
          {end === null
            ? say('plotLead', { role, guard: guard ? 'yes' : 'no', who: speaker.name(who), the: speaker.name(`${who}:the`) })
            : say('plotEnd', { end, guard: guard ? 'yes' : 'no' })}
        </p>
        {guard && (end === null || shown !== null) && (
          <figure>
            <Portrait who={board.people[board.captain]!.cls} size={96} />
            <Hand coin={shown} />
            <figcaption>{speaker.name(board.people[board.captain]!.cls)}</figcaption>
          </figure>
        )}
      </div>
      {coins.length > 0 && (
        <fieldset className="sku-coins" aria-label={say('coins')}>
          {COINS.map((coin) => {
            const offer = offerOf(offers, 'coin', coin);
            return offer === undefined ? null : (
              <OfferButton
                key={coin}
                offer={offer}
                className="sku-coin-offer"
                said={ofThing(at, coin, speaker.label(offer.choice))}
                worded
              >
                <CoinPiece coin={coin} />
                <b>{speaker.label(offer.choice)}</b>
                <small>{say('coinDoes', { coin, role, loot: board.loot })}</small>
              </OfferButton>
            );
          })}
        </fieldset>
      )}
      {takes === undefined ? <Stakes who={who} guard={guard} /> : <p>{personWords(at, takes)}</p>}
    </Staged>
  );
}

/** What is at stake for both sides, and what everybody can work out: it is all in sight but the coins. */
function Stakes({ who, guard }: { readonly who: ClassId; readonly guard: boolean }) {
  const { board, say, speaker } = useVoyage();
  const plotter = personOf(board, who)!;
  const rum = board.ship.cells.filter((m) => m === 'rum').length;
  const food = board.ship.cells.filter((m) => m === 'provisions').length;
  const more = quantities.has(plotter, 'light-fingers') ? 5 : 3;
  return (
    <dl className="sku-stakes" aria-label={say('stakes')}>
      <div>
        <dt>{say('ifPlotWorks', { who: speaker.name(who) })}</dt>
        <dd>
          {say('plotPays', {
            ...{ low: Math.min(board.loot, 1 + more), high: Math.min(board.loot, 6 + more), loot: board.loot },
            ...{ rum, food, wounds: plotter.wounds },
          })}
        </dd>
      </div>
      <div>
        <dt>{say('ifPlotFails')}</dt>
        <dd>{say('plotCosts', { trust: plotter.trust, left: Math.max(0, plotter.trust - 5) })}</dd>
      </div>
      <div>
        <dt>{say('plotKnown')}</dt>
        <dd>{say('plotOdds', { guard: guard ? 'yes' : 'no' })}</dd>
      </div>
    </dl>
  );
}

/** Closed, until what it holds has been told. */
const Hand = ({ coin }: { readonly coin: Coin | null }) => {
  const at = useVoyage();
  if (coin === null) return <Icon body={ICONS.fist} size={58} />;
  return (
    <span className="sku-opened" {...speaks(ofThing(at, coin))}>
      <CoinPiece coin={coin} />
      <b>{at.speaker.label(['coin', coin])}</b>
    </span>
  );
};

/** Alone, an ally plots against whoever listens: Charisma against Charisma. */
export function SoloPlotScene({ who, fold }: { readonly who: ClassId; readonly fold: () => void }) {
  const { say, speaker } = useVoyage();
  const { rolled, end } = plotTold(useTold());
  const [theirs, ours] = rolled;
  return (
    <Staged className="sku-plotting" title={say('plot')} fold={fold}>
      <div className="sku-plot-table">
        <figure>
          <Portrait who={who} size={96} />
          {theirs !== undefined && <Dice faces={theirs.dice} words={theirs.dice.join(', ')} />}
          <figcaption>{speaker.name(who)}</figcaption>
        </figure>
        <p data-end={end}>{end === null ? say('soloPlot') : say('soloPlotEnd', { end })}</p>
        {ours !== undefined && (
          <figure>
            <Icon body={ICONS.eye} size={72} />
            <Dice faces={ours.dice} words={ours.dice.join(', ')} />
            <figcaption>{speaker.name(ours.who)}</figcaption>
          </figure>
        )}
      </div>
    </Staged>
  );
}
