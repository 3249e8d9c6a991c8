import type { Card, CoastView } from '@boucan/brethren';
import type { OfferView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { AnimatePresence, motion } from 'motion/react';
import { anyAllowed, type Face, offersWith, type Picked } from './hand.ts';
import { CardBack, CardFace, Doubloon, ShipPiece } from './pieces.tsx';
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
  const shipTime = offersWith(offers, 'ship').length > 0;
  const cardTime = offersWith(offers, 'card').length > 0;
  const facing = (face: Face) => offersWith(offers, 'card', card?.card ?? '').filter((o) => o.choice[3] === face);
  const turn = (face: Face) => {
    if (card === null) return;
    const lawful = facing(face);
    if (anyAllowed(lawful)) pick({ ...card, face });
    else explain(lawful.find((o) => o.because.some((r) => r.text !== 'same-board')) ?? lawful[0]);
  };
  return (
    <div className="bre-tray" data-time={shipTime ? 'ship' : cardTime ? 'card' : undefined}>
      <fieldset className={`bre-harbour${shipTime ? ' bre-now' : ''}`} aria-label={say('ships')}>
        {(['galleon', 'schooner'] as const).map((kind) => {
          const left = kind === 'galleon' ? captain.galleons : captain.schooners;
          const lawful = anyAllowed(offersWith(offers, 'ship', kind));
          return (
            <button
              key={kind}
              type="button"
              className="bre-pick"
              aria-pressed={ship === kind}
              aria-disabled={!lawful}
              aria-label={say(kind === 'galleon' ? 'galleonsLeft' : 'schoonersLeft', { n: left })}
              title={say(kind === 'galleon' ? 'galleonsLeft' : 'schoonersLeft', { n: left })}
              onClick={() => (lawful ? pick({ ship: kind }) : explain(offersWith(offers, 'ship', kind)[0]))}
            >
              <ShipPiece ship={kind} seat={seat} />
              <b>{left}</b>
            </button>
          );
        })}
      </fieldset>
      <ul className={`bre-hand${cardTime ? ' bre-now' : ''}`} aria-label={say('hand')}>
        <AnimatePresence initial={false}>
          {numbered(captain.hand ?? []).map(([held, key], at) => (
            <motion.li
              key={key}
              layout
              initial={{ y: 40, opacity: 0 }}
              animate={{ y: 0, opacity: 1 }}
              exit={{ y: -60, opacity: 0 }}
              transition={{ duration: 0.35 }}
            >
              <button
                type="button"
                className="bre-pick bre-held-card"
                aria-pressed={card?.at === at}
                aria-disabled={!cardTime}
                aria-label={speaker.name(held)}
                title={speaker.name(held)}
                onClick={() => {
                  if (cardTime) pick({ card: held, at, face: card?.face ?? 'up' });
                }}
              >
                <CardFace card={held} />
              </button>
            </motion.li>
          ))}
        </AnimatePresence>
      </ul>
      {cardTime && card === null && <p className="bre-hint">{say('chooseCard')}</p>}
      {card !== null && (
        <fieldset className="bre-faces" aria-label={say('tokens', { n: captain.tokens })}>
          <button type="button" className="bre-pick bre-face" aria-pressed={card.face === 'up'} onClick={() => turn('up')}>
            <CardFace card={card.card} />
            {say('faceUp')}
          </button>
          <button
            type="button"
            className="bre-pick bre-face"
            aria-pressed={card.face === 'down'}
            aria-disabled={!anyAllowed(facing('down'))}
            aria-label={say('faceDownFor')}
            title={say('faceDownFor')}
            onClick={() => turn('down')}
          >
            <CardBack seat={null} card={null} />
            <span>
              {say('faceDown')} <Doubloon count={1} />
            </span>
          </button>
          <span className="bre-purse" title={say('tokens', { n: captain.tokens })}>
            <Doubloon count={captain.tokens} />
          </span>
        </fieldset>
      )}
    </div>
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
