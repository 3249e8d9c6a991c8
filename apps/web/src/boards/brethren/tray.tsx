import type { Card, CoastView, Ship } from '@boucan/brethren';
import type { OfferView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { anyAllowed, offersOf } from '../parts/offers.ts';
import { Pick } from '../parts/pick.tsx';
import { ComingAndGoing } from '../parts/presence.tsx';
import { Shelf } from '../parts/shelf.tsx';
import { speaks } from '../parts/speaks.ts';
import { Coin } from '../parts/token.tsx';
import { Comes } from '../parts/travels.tsx';
import { type Face, nameOf, type Picked } from './hand.ts';
import { CardBack, CardFace, ShipPiece } from './pieces.tsx';
import { ofCard, ofShip, type Tells } from './speech.ts';
import './tray.css';
import type { Say } from './words.ts';

interface TrayProps {
  readonly captain: CoastView['captains'][number];
  readonly seat: number;
  readonly offers: readonly OfferView[];
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly explain: (o: OfferView | undefined) => void;
  readonly speaker: Speaker;
  readonly say: Say;
  readonly tell: Tells;
}

/** One's own things: ships still to come, the hand, and which way the card will lie. All of it can be dragged to a board. */
export function Tray({ captain, seat, offers, picked, pick, explain, speaker, say, tell }: TrayProps) {
  const card = picked !== null && 'card' in picked ? picked : null;
  const ship = picked !== null && 'ship' in picked ? picked.ship : null;
  const shipTime = offersOf(offers, 'ship').length > 0;
  const cardTime = offersOf(offers, 'card').length > 0;
  const facing = (face: Face) => offersOf(offers, 'card', card?.card ?? '').filter((o) => o.choice[3] === face);
  const turn = (face: Face) => {
    if (card === null) return;
    const lawful = facing(face);
    if (anyAllowed(lawful)) pick({ ...card, face });
    else explain(lawful.find((o) => o.because.some((r) => r.text !== 'same-board')) ?? lawful[0]);
  };
  const whyNoShip = (kind: Ship): string | undefined => {
    const [offer] = offersOf(offers, 'ship', kind);
    if (offer === undefined) return tell(cardTime ? 'shipPlayed' : 'notNow');
    return offer.because[0] && speaker.reason(offer.because[0]);
  };
  const whyNoCard = cardTime ? undefined : tell(shipTime ? 'shipFirst' : 'notNow');
  return (
    <Shelf className="bre-tray" time={shipTime ? 'ship' : cardTime ? 'card' : undefined}>
      <fieldset className={`bre-harbour${shipTime ? ' bp-now' : ''}`} aria-label={say('ships')}>
        {(['galleon', 'schooner'] as const).map((kind) => {
          const left = kind === 'galleon' ? captain.galleons : captain.schooners;
          const lawful = anyAllowed(offersOf(offers, 'ship', kind));
          const label = say(kind === 'galleon' ? 'galleonsLeft' : 'schoonersLeft', { n: left });
          return (
            <Pick
              key={kind}
              picked={ship === kind}
              may={lawful}
              label={label}
              said={ofShip(tell, kind, label, whyNoShip(kind))}
              drag={lawful ? nameOf({ ship: kind }) : undefined}
              press={() => lawful && pick({ ship: kind })}
            >
              <ShipPiece ship={kind} seat={seat} />
              <b>{left}</b>
            </Pick>
          );
        })}
      </fieldset>
      <ul className={`bre-hand${cardTime ? ' bp-now' : ''}`} aria-label={say('hand')}>
        <ComingAndGoing>
          {numbered(captain.hand ?? []).map(([held, key], at) => {
            const mine = { card: held, at, face: card?.face ?? 'up' } as const;
            return (
              <Comes by="dealt" key={key}>
                <Pick
                  bare
                  picked={card?.at === at}
                  may={cardTime}
                  label={speaker.name(held)}
                  said={ofCard(tell, held, speaker.name(held), whyNoCard)}
                  drag={cardTime ? nameOf(mine) : undefined}
                  press={() => cardTime && pick(mine)}
                >
                  <CardFace card={held} />
                </Pick>
              </Comes>
            );
          })}
        </ComingAndGoing>
      </ul>
      {cardTime && card === null && <p className="bre-hint">{say('chooseCard')}</p>}
      {card !== null && (
        <fieldset className="bre-faces" aria-label={say('tokens', { n: captain.tokens })}>
          <Pick
            className="bre-face"
            picked={card.face === 'up'}
            said={{ words: tell('faceUp'), rule: 'BRE-TURN-10' }}
            press={() => turn('up')}
          >
            <CardFace card={card.card} />
            {say('faceUp')}
          </Pick>
          <Pick
            className="bre-face"
            picked={card.face === 'down'}
            may={anyAllowed(facing('down'))}
            label={say('faceDownFor')}
            said={{ words: tell('faceDown'), rule: 'BRE-TURN-11' }}
            press={() => turn('down')}
          >
            <CardBack />
            <span>
              {say('faceDown')} <Coin n={1} />
            </span>
          </Pick>
          <span
            className="bre-purse"
            {...speaks({ name: say('tokens', { n: captain.tokens }), words: tell('purse'), rule: 'BRE-SETUP-16' })}
          >
            <Coin n={captain.tokens} />
          </span>
        </fieldset>
      )}
    </Shelf>
  );
}

/** Twins in a hand get a number, so that each keeps its place on the screen. */
function numbered(hand: readonly Card[]): readonly (readonly [Card, string])[] {
  const met = new Map<Card, number>();
  return hand.map((card) => {
    const n = met.get(card) ?? 0;
    met.set(card, n + 1);
    return [card, `${card}-${n}`] as const;
  });
}
