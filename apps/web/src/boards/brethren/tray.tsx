import type { Card, CoastView } from '@boucan/brethren';
import type { OfferView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { anyAllowed, offersOf } from '../parts/offers.ts';
import { Pick } from '../parts/pick.tsx';
import { Shelf } from '../parts/shelf.tsx';
import { Coin } from '../parts/token.tsx';
import { Comes, ComingAndGoing } from '../parts/travels.tsx';
import type { Face, Picked } from './hand.ts';
import { CardBack, CardFace, ShipPiece } from './pieces.tsx';
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
}

/** One's own things: ships still to come, the hand, and which way the card will lie. */
export function Tray({ captain, seat, offers, picked, pick, explain, speaker, say }: TrayProps) {
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
  return (
    <Shelf className="bre-tray" time={shipTime ? 'ship' : cardTime ? 'card' : undefined}>
      <fieldset className={`bre-harbour${shipTime ? ' bp-now' : ''}`} aria-label={say('ships')}>
        {(['galleon', 'schooner'] as const).map((kind) => {
          const left = kind === 'galleon' ? captain.galleons : captain.schooners;
          const lawful = anyAllowed(offersOf(offers, 'ship', kind));
          return (
            <Pick
              key={kind}
              picked={ship === kind}
              may={lawful}
              label={say(kind === 'galleon' ? 'galleonsLeft' : 'schoonersLeft', { n: left })}
              press={() => (lawful ? pick({ ship: kind }) : explain(offersOf(offers, 'ship', kind)[0]))}
            >
              <ShipPiece ship={kind} seat={seat} />
              <b>{left}</b>
            </Pick>
          );
        })}
      </fieldset>
      <ul className={`bre-hand${cardTime ? ' bp-now' : ''}`} aria-label={say('hand')}>
        <ComingAndGoing>
          {numbered(captain.hand ?? []).map(([held, key], at) => (
            <Comes by="dealt" key={key}>
              <Pick
                bare
                picked={card?.at === at}
                may={cardTime}
                label={speaker.name(held)}
                press={() => {
                  if (cardTime) pick({ card: held, at, face: card?.face ?? 'up' });
                }}
              >
                <CardFace card={held} />
              </Pick>
            </Comes>
          ))}
        </ComingAndGoing>
      </ul>
      {cardTime && card === null && <p className="bre-hint">{say('chooseCard')}</p>}
      {card !== null && (
        <fieldset className="bre-faces" aria-label={say('tokens', { n: captain.tokens })}>
          <Pick className="bre-face" picked={card.face === 'up'} press={() => turn('up')}>
            <CardFace card={card.card} />
            {say('faceUp')}
          </Pick>
          <Pick
            className="bre-face"
            picked={card.face === 'down'}
            may={anyAllowed(facing('down'))}
            label={say('faceDownFor')}
            press={() => turn('down')}
          >
            <CardBack />
            <span>
              {say('faceDown')} <Coin n={1} />
            </span>
          </Pick>
          <span className="bre-purse" title={say('tokens', { n: captain.tokens })}>
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
