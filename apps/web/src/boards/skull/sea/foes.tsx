// Those in sight, beside the chart: what their sheets say now, what they will do, and what can be done to them.
import type { OfferView } from '@boucan/table';
import { Icon } from '../../../parts/icon.tsx';
import { RichOffer } from '../../parts/offer.tsx';
import { anyAllowed, keyOf, offersOf } from '../../parts/offers.ts';
import { speaks } from '../../parts/speaks.ts';
import { Pips } from '../../parts/track.tsx';
import { COLS, DEFENCE, EXHAUSTED, FOES, type Foe, far, quantities } from '../content.ts';
import { ICONS } from '../icons.ts';
import { expectedOf } from '../scenes/chance.ts';
import type { Target } from '../scenes/salvo.ts';
import { ofCard, ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import { about } from '../words.ts';
import './foes.css';
import { Hull } from './hulls.tsx';
import { offersAt } from './sea.tsx';

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

export function Foes({ aim }: { readonly aim: (target: Target) => void }) {
  const at = useVoyage();
  const { board, say, offers, speaker } = at;
  const crab = offers.filter(({ choice }) => choice[0] === 'fire' && (choice[1] === 'stone-crab' || choice[1] === 'watchtower'));
  if (board.foes.length === 0 && board.crab < 0 && board.tower === null) return null;
  return (
    <ul
      className="sku-foes"
      data-side={board.ship.cell % COLS < COLS / 2 ? 'right' : 'left'}
      aria-label={say('foes')}
      {...REACHED}
    >
      {board.foes
        .toSorted((a, b) => far(a.cell, board.ship.cell) - far(b.cell, board.ship.cell))
        .map((foe) => (
          <FoeCard key={foe.id} foe={foe} aim={aim} />
        ))}
      {board.crab >= 0 && (
        <li className="sku-foe-card" data-temper="hostile" {...speaks(ofCard(at, 'stone-crab', 'SKU-EVENT-12'))}>
          <Icon body={ICONS.crab} size={26} />
          <b>{speaker.name('stone-crab')}</b>
          <small>{say('defence', { n: DEFENCE - board.crab })}</small>
        </li>
      )}
      {board.tower !== null && (
        <li className="sku-foe-card" data-temper="hostile" {...speaks(ofCard(at, 'watchtower', 'SKU-EVENT-12'))}>
          <Icon body={ICONS.tower} size={26} />
          <b>{speaker.name('watchtower')}</b>
          <small>{say('defence', { n: DEFENCE - board.tower.hits })}</small>
        </li>
      )}
      {crab.map((offer) => (
        <li key={keyOf(offer)}>
          <Guns offers={[offer]} aim={() => aim(offer.choice[1] as Target)} />
        </li>
      ))}
    </ul>
  );
}

function FoeCard({ foe, aim }: { readonly foe: Foe; readonly aim: (target: Target) => void }) {
  const at = useVoyage();
  const { board, say, speaker, offers, lit, lang } = at;
  const sheet = FOES[foe.id];
  const fields = [
    ['foeSpeed', ICONS.sail, foe.speed, sheet.speed],
    ['foeCombat', ICONS.sabre, foe.combat, sheet.combat],
    ['foeHold', ICONS.hold, foe.hold, sheet.hold],
  ] as const;
  return (
    <li
      className="sku-foe-card"
      data-temper={foe.temper}
      data-active={foe.near}
      data-lit={lit.includes(foe.id)}
      {...speaks(ofThing(at, foe.id, speaker.name(foe.id)))}
    >
      <svg className="sku-foe-hull" viewBox="-40 -46 80 92" width="34" height="40" aria-hidden="true">
        <Hull kind={foe.id} />
      </svg>
      <div>
        <b>{speaker.name(foe.id)}</b>
        <small {...speaks(ofThing(at, foe.temper))}>
          {say('foeState', { temper: foe.temper, active: foe.near ? 'yes' : 'no', n: far(foe.cell, board.ship.cell) })}
        </small>
        <span className="sku-foe-fields">
          {fields.map(([name, icon, now, of]) =>
            of === null ? null : (
              <span key={name}>
                <Icon body={icon} size={13} />
                <Pips
                  n={now}
                  of={of}
                  words={say('pips', { name: say(name), n: now, of })}
                  said={ofThing(at, name, say('pips', { name: say(name), n: now, of }))}
                />
              </span>
            ),
          )}
          {sheet.guns > 0 && (
            <span {...speaks(ofThing(at, 'foeGuns', say('foeGuns', { n: sheet.guns, from: sheet.gunsFrom })))}>
              <Icon body={ICONS.cannon} size={13} label={say('foeGuns', { n: sheet.guns, from: sheet.gunsFrom })} />
              {sheet.guns}
            </span>
          )}
        </span>
        <small className="sku-foe-intent">
          {say('intends', { does: intentOf(foe) })}.
          {foe.temper !== 'neutral' && foe.speed > 0 && (
            <> {say('intendsSpeed', about(lang, expectedOf(foe.speed, sheet.speedFrom)))}</>
          )}
          {foe.temper === 'hostile' && sheet.guns > 0 && (
            <>
              {' '}
              {say('intendsFire', {
                dice: sheet.guns,
                from: sheet.gunsFrom,
                ...about(lang, expectedOf(sheet.guns, sheet.gunsFrom)),
              })}
            </>
          )}
        </small>
        <FoeOdds foe={foe} />
      </div>
      <div className="sku-foe-offers">
        <Guns offers={offersOf(offers, 'fire', foe.id)} aim={() => aim(foe.id)} />
        {offersAt(offers, foe.id).map((offer) => (
          <RichOffer key={keyOf(offer)} offer={offer} plain />
        ))}
      </div>
    </li>
  );
}

/** How our dice stand against it: guns, then a boarding. */
function FoeOdds({ foe }: { readonly foe: Foe }) {
  const { board, say, lang } = useVoyage();
  if (FOES[foe.id].hits.length === 0 || !foe.near) return null;
  const { gunners, group } = quantities.salvoOf(board);
  const dice = gunners.length + group;
  const rail = board.groups.filter((g) => g.post === 'rail' && g.fatigue < EXHAUSTED).length;
  return (
    <small className="sku-foe-odds">
      {say('weHave', {
        dice,
        ...about(lang, (dice * (6 - Math.min(6, foe.speed))) / 6),
        rail,
        their: FOES[foe.id].combat === null ? 0 : Math.min(5, foe.combat),
      })}
    </small>
  );
}

/** The way to the guns; or why they are silent. */
function Guns({ offers, aim }: { readonly offers: readonly OfferView[]; readonly aim: () => void }) {
  const { say } = useVoyage();
  const [first] = offers;
  if (first === undefined) return null;
  if (!anyAllowed(offers)) return <RichOffer offer={first} plain />;
  return (
    <button type="button" className="bp-offer bp-may bp-offer-row sku-to-guns" onClick={aim}>
      <Icon body={ICONS.cannon} size={22} />
      <span className="bp-offer-words">{say('toGuns', { n: offers.length })}</span>
    </button>
  );
}

/** What the rules make it do next, which everybody knows. */
function intentOf({ temper, near, speed }: Foe): string {
  if (temper === 'neutral') return 'nothing';
  if (temper === 'passive' || speed === 0) return near ? 'flees' : 'home';
  return near ? 'hunts' : 'nears';
}
