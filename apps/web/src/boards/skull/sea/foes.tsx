// Those in sight, beside the chart: what their sheets say now, what they will do, and what can be done to them.
import { Icon } from '../../../parts/icon.tsx';
import { RichOffer } from '../../parts/offer.tsx';
import { keyOf } from '../../parts/offers.ts';
import { Pips } from '../../parts/track.tsx';
import { COLS, DEFENCE, FOES, type Foe, far } from '../content.ts';
import { ICONS } from '../icons.ts';
import { useVoyage } from '../table.tsx';
import './foes.css';
import { Hull } from './hulls.tsx';
import { offersAt } from './sea.tsx';

export function Foes() {
  const { board, say, offers, speaker } = useVoyage();
  const crab = offers.filter(({ choice }) => choice[0] === 'fire' && (choice[1] === 'stone-crab' || choice[1] === 'watchtower'));
  if (board.foes.length === 0 && board.crab < 0 && board.tower === null) return null;
  return (
    <ul className="sku-foes" data-side={board.ship.cell % COLS < COLS / 2 ? 'right' : 'left'} aria-label={say('foes')}>
      {board.foes
        .toSorted((a, b) => far(a.cell, board.ship.cell) - far(b.cell, board.ship.cell))
        .map((foe) => (
          <FoeCard key={foe.id} foe={foe} />
        ))}
      {board.crab >= 0 && (
        <li className="sku-foe-card" data-temper="hostile">
          <Icon body={ICONS.crab} size={26} />
          <b>{speaker.name('stone-crab')}</b>
          <small>{say('defence', { n: DEFENCE - board.crab })}</small>
        </li>
      )}
      {board.tower !== null && (
        <li className="sku-foe-card" data-temper="hostile">
          <Icon body={ICONS.tower} size={26} />
          <b>{speaker.name('watchtower')}</b>
          <small>{say('defence', { n: DEFENCE - board.tower.hits })}</small>
        </li>
      )}
      {crab.map((offer) => (
        <li key={keyOf(offer)}>
          <RichOffer offer={offer} plain />
        </li>
      ))}
    </ul>
  );
}

function FoeCard({ foe }: { readonly foe: Foe }) {
  const { board, say, speaker, offers, lit } = useVoyage();
  const sheet = FOES[foe.id];
  const fields = [
    ['foeSpeed', ICONS.sail, foe.speed, sheet.speed],
    ['foeCombat', ICONS.sabre, foe.combat, sheet.combat],
    ['foeHold', ICONS.hold, foe.hold, sheet.hold],
  ] as const;
  return (
    <li className="sku-foe-card" data-temper={foe.temper} data-active={foe.near} data-lit={lit.includes(foe.id)}>
      <svg viewBox="-40 -46 80 92" width="34" height="40" aria-hidden="true">
        <Hull kind={foe.id} />
      </svg>
      <div>
        <b>{speaker.name(foe.id)}</b>
        <small>
          {say('foeState', { temper: foe.temper, active: foe.near ? 'yes' : 'no', n: far(foe.cell, board.ship.cell) })}
        </small>
        <span className="sku-foe-fields">
          {fields.map(([name, icon, now, of]) =>
            of === null ? null : (
              <span key={name} title={say(name)}>
                <Icon body={icon} size={13} label={say(name)} />
                <Pips n={now} of={of} words={say('pips', { name: say(name), n: now, of })} />
              </span>
            ),
          )}
          {sheet.guns > 0 && (
            <span title={say('foeGuns', { n: sheet.guns, from: sheet.gunsFrom })}>
              <Icon body={ICONS.cannon} size={13} label={say('foeGuns', { n: sheet.guns, from: sheet.gunsFrom })} />
              {sheet.guns}
            </span>
          )}
        </span>
        <small>{say('intends', { does: intentOf(foe) })}</small>
      </div>
      <div className="sku-foe-offers">
        {offersAt(offers, foe.id).map((offer) => (
          <RichOffer key={keyOf(offer)} offer={offer} plain />
        ))}
      </div>
    </li>
  );
}

/** What the rules make it do next, which everybody knows. */
function intentOf({ temper, near, speed }: Foe): string {
  if (temper === 'neutral') return 'nothing';
  if (temper === 'passive' || speed === 0) return near ? 'flees' : 'home';
  return near ? 'hunts' : 'nears';
}
