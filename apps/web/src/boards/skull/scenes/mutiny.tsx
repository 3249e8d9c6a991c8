// Mutiny: who is beyond morale, what everybody could throw in, and bids in fists.
import { Icon } from '../../../parts/icon.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { offersOf } from '../../parts/offers.ts';
import { owned } from '../../parts/seat-mark.tsx';
import { speaks } from '../../parts/speaks.ts';
import { useTold } from '../../parts/teller.tsx';
import { PRESTIGE_PER_COIN, shipValue } from '../content.ts';
import { ICONS } from '../icons.ts';
import { Portrait } from '../pieces/portrait.tsx';
import { bidWords } from '../remark.ts';
import { ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import { bidsTold } from './hands-told.ts';
import './mutiny.css';
import { Staged } from './stage.tsx';

export function MutinyScene({ fold }: { readonly fold: () => void }) {
  const at = useVoyage();
  const { board, me, offers, say, speaker, names, question } = at;
  const { bids: open, captain } = bidsTold(useTold());
  const bids = [...offersOf(offers, 'bid'), ...offersOf(offers, 'spend-prestige')];
  const rising = question === 'mutiny.rise';
  return (
    <Staged className="sku-mutiny" title={say('mutiny')} shown={bids} fold={fold}>
      <p className="sku-lead">{say(rising ? 'mutinyRise' : 'mutinyBid', { morale: board.morale })}</p>
      <ul className="sku-fists">
        {board.people
          .filter((p) => p.number === 0 || board.registers.length === 1)
          .map((p) => {
            const prestige = p.number > 0 ? 0 : board.registers[p.owner]!.prestige;
            const after = rising ? prestige + p.trust : prestige;
            return (
              <li
                key={p.cls}
                style={owned(p.owner)}
                data-beyond={rising && p.owner !== board.captain && p.trust > board.morale}
                data-won={captain === p.owner && p.number === 0}
              >
                <Portrait who={p.cls} size={74} />
                <b>{p.number > 0 ? speaker.name(p.cls) : names[p.owner]}</b>
                {p.number === 0 && p.owner === board.captain && <small>{say('captain')}</small>}
                <span>
                  <span {...speaks(ofThing(at, 'trust', say('trust')))}>
                    <Icon body={ICONS.hearts} size={13} label={say('trust')} /> {p.trust}
                  </span>{' '}
                  <span {...speaks(ofThing(at, 'prestige', say('prestige')))}>
                    <Icon body={ICONS.crown} size={14} label={say('prestige')} /> {prestige}
                  </span>
                </span>
                {open.has(p.owner) && p.number === 0 ? (
                  <span className="sku-opened" {...speaks(ofThing(at, 'bid'))}>
                    {Array.from({ length: open.get(p.owner)! }, (_, i) => (
                      <Icon key={i} body={ICONS.coins} size={26} />
                    ))}
                    <b>{say('bidOf', { n: open.get(p.owner)! })}</b>
                  </span>
                ) : (
                  <span className="sku-coins-held" {...speaks(ofThing(at, 'fist'))}>
                    <Icon body={ICONS.fist} size={30} />
                    {say('coinsHeld', { n: Math.floor(after / PRESTIGE_PER_COIN) })}
                  </span>
                )}
              </li>
            );
          })}
      </ul>
      {bids.length > 0 && (
        <fieldset className="sku-bids" aria-label={say('bids')}>
          {bids.map((offer) => (
            <OfferButton
              key={offer.choice[1]}
              offer={offer}
              className="sku-bid"
              said={ofThing(at, 'bid', speaker.label(offer.choice))}
              worded
            >
              <span aria-hidden="true">
                {Array.from({ length: offer.choice[1] as number }, (_, i) => (
                  <Icon key={i} body={ICONS.coins} size={22} />
                ))}
                {offer.choice[1] === 0 && <Icon body={ICONS.hand} size={24} />}
              </span>
              <b>{speaker.label(offer.choice)}</b>
              {offer.choice[0] === 'bid' && me !== null && <small>{bidWords(at, offer.choice[1] as number)}</small>}
            </OfferButton>
          ))}
        </fieldset>
      )}
      <dl className="sku-stakes" aria-label={say('stakes')}>
        <div>
          <dt>{say('mutinyStake')}</dt>
          <dd>{say('mutinyPrize', { ship: shipValue(board, board.loot), loot: board.loot, n: board.missions.length })}</dd>
        </div>
        {!rising && (
          <div>
            <dt>{say('mutinyTie')}</dt>
            <dd>{say('mutinyTieHow')}</dd>
          </div>
        )}
      </dl>
    </Staged>
  );
}
