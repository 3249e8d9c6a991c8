// The way home: Skull Island, the campfire, the home port; and at the very end the count.

import harbour from 'icon:anchor';
import fire from 'icon:campfire';
import dolphin from 'icon:dolphin';
import skull from 'icon:skull-crossed-bones';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { varsOf } from '../../parts/at-table.ts';
import { OfferButton } from '../../parts/offer.tsx';
import { OfferRows } from '../../parts/offer-list.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { SeatShape } from '../../parts/seat-mark.tsx';
import { type Good, HIDEOUTS, HIDING_PRICE, type Stage, type Tale } from '../content.ts';
import { ICONS } from '../icons.ts';
import { Crate, GoodPiece, TaleBack, TaleFace } from '../pieces.tsx';
import { Hideout } from '../ship/hideout.tsx';
import { Tales } from '../ship/tales.tsx';
import { useNassau } from '../table.tsx';
import { FinalCount } from './count.tsx';
import './home.css';

export function HomeStage({ tales }: { readonly tales: readonly Tale[] }) {
  const { board, question } = useNassau();
  if (board.phase === 'over') return <FinalCount />;
  const now =
    question === 'skull-island.goods' || question === 'skull-island.hide'
      ? 'skull-island'
      : question === 'campfire.tell'
        ? 'campfire'
        : question === 'home.tortoise'
          ? 'home'
          : null;
  return (
    <div className="nas-home" data-now={now ?? 'none'}>
      <SkullIsland now={now === 'skull-island'} small={question === 'return.stop' || (now !== null && now !== 'skull-island')} />
      <Campfire now={now === 'campfire'} small={now !== null && now !== 'campfire'} tales={tales} />
      <HomePort now={now === 'home'} small={now !== null && now !== 'home'} />
    </div>
  );
}

interface StopProps {
  readonly now: boolean;
  /** Another one is in front: only what must be known stays in sight. */
  readonly small: boolean;
}

interface IsleProps {
  readonly stop: Stage;
  readonly art: string;
  readonly now: boolean;
  readonly children: ReactNode;
}

/** One of the three stops, with the boats that lie there. */
function Isle({ stop, art, now, children }: IsleProps) {
  const { board, offers, speaker, names } = useNassau();
  const go = offerOf(offers, 'head-for', stop);
  const reached = { tabIndex: 0 } as const;
  return (
    <section className="nas-isle-card" data-stop={stop} data-now={now} aria-label={speaker.name(stop)}>
      <Icon body={art} size={240} className="nas-isle-mark" />
      <header>
        <Icon body={art} size={30} />
        <h3>{speaker.name(stop)}</h3>
        {board.ships.map(
          ({ stage }, seat) =>
            stage === stop && (
              <span key={seat} title={names[seat]}>
                <SeatShape seat={seat} size={20} />
              </span>
            ),
        )}
        {go !== undefined && (
          <OfferButton offer={go} worded className="nas-go">
            {speaker.label(go.choice)}
          </OfferButton>
        )}
      </header>
      <div className="nas-isle-body" {...reached}>
        {children}
      </div>
    </section>
  );
}

function SkullIsland({ now, small }: StopProps) {
  const { view, board, ship, offers, speaker, say, names } = useNassau();
  const hides = offersOf(offers, 'hide');
  const left = varsOf<{ readonly left: number }>(view, 'skull-island')?.left ?? 0;
  const next = HIDEOUTS[ship.hideout].spaces[ship.hidden];
  return (
    <Isle stop="skull-island" art={skull} now={now}>
      <p className="nas-lead">
        {left > 0
          ? say('skullPaid', { left })
          : say('skullLead', { one: HIDING_PRICE[0], two: HIDING_PRICE[1], three: HIDING_PRICE[2], doubloons: ship.doubloon })}
      </p>
      {hides.length > 0 && (
        <ul className="nas-hides">
          {hides.map((offer) => {
            const good = offer.choice[1] as Good;
            return (
              <li key={good}>
                <OfferButton offer={offer} className="nas-hide">
                  <GoodPiece good={good} size={40} />
                  <b aria-hidden="true">{speaker.name(good)}</b>
                  <small>{next?.good === good ? say('fitsNext', { value: next.value }) : say('toCentre')}</small>
                </OfferButton>
              </li>
            );
          })}
        </ul>
      )}
      {now && <OfferRows offers={offers.filter((o) => o.choice[0] !== 'hide')} />}
      {!small && <Hideout ship={ship} />}
      {!small && (
        <ul className="nas-told">
          {board.ships.map(({ sums: { count } }, seat) => (
            <li key={seat}>
              <SeatShape seat={seat} /> {names[seat]}{' '}
              <b>{say('hideoutSum', { sum: count.goods.sum, goods: count.goods.goods, points: count.goods.points })}</b>
            </li>
          ))}
        </ul>
      )}
    </Isle>
  );
}

function Campfire({ now, small, tales }: StopProps & { readonly tales: readonly Tale[] }) {
  const { view, board, own, offers, names, say } = useNassau();
  const at = varsOf<{ readonly left: number; readonly points: number; readonly doubled: boolean }>(view, 'campfire');
  const rest = offers.filter(({ choice }) => choice[0] !== 'tell' && choice[0] !== 'joke');
  return (
    <Isle stop="campfire" art={fire} now={now}>
      <div className="nas-blaze" aria-hidden="true">
        <Icon body={fire} size={52} />
      </div>
      {now && at !== null && <p className="nas-lead">{say('fireNow', { left: at.left, points: at.points })}</p>}
      {now && <OfferRows offers={rest} />}
      {now ? (
        <Tales seat={own} slots={tales} />
      ) : (
        <p className="nas-lead">
          {say('wouldTell', { n: board.ships[own]!.sums.tales?.filter(({ have, need }) => have >= need).length ?? 0 })}
        </p>
      )}
      {!small && (
        <ul className="nas-told">
          {board.ships.map(({ told, backs, talePoints }, seat) => (
            <li key={seat}>
              <span>
                <SeatShape seat={seat} /> {names[seat]} <b>{say('points', { n: talePoints })}</b>
              </span>
              <span className="nas-told-cards">
                {told.map((card) => (
                  <TaleFace key={card} card={card} />
                ))}
                {backs.jokes.map((back, i) => (
                  <TaleBack key={`${back}-${i}`} back={back} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Isle>
  );
}

/** Crates for outposts, tales for opponents that were hit, points for towers. */
const INCOMES = [
  [ICONS.outpost, 'incomeCrates'],
  [ICONS.card, 'incomeTales'],
  [ICONS.tower, 'incomePoints'],
] as const;

function HomePort({ now, small }: StopProps) {
  const { board, offers, names, say } = useNassau();
  return (
    <Isle stop="home" art={harbour} now={now}>
      <p className="nas-lead">
        <Icon body={dolphin} size={24} /> {say('dolphin', { name: names[board.dolphin]! })}
      </p>
      {now && <OfferRows offers={offers} />}
      {!small && (
        <table className="nas-income">
          <caption>{say('income')}</caption>
          <thead>
            <tr>
              <td />
              {INCOMES.map(([body, words]) => (
                <th key={words} scope="col" title={say(words)}>
                  <Icon body={body} size={24} label={say(words)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.ships.map(({ sums: { income }, stage }, seat) => (
              <tr key={seat} data-home={stage === 'home'}>
                <th scope="row">
                  <SeatShape seat={seat} /> {names[seat]}
                </th>
                <td>
                  {income.crates} <Crate seat={seat} size={15} />
                </td>
                <td>{income.tales}</td>
                <td>{income.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Isle>
  );
}
