import { useState } from 'react';
import { OfferButton } from '../../parts/offer.tsx';
import { offerOf } from '../../parts/offers.ts';
import { ComingAndGoing } from '../../parts/presence.tsx';
import { Comes } from '../../parts/travels.tsx';
import { taleId } from '../content.ts';
import { TaleBack, TaleFace } from '../pieces.tsx';
import { useNassau } from '../table.tsx';
import './tales.css';

const NONE: readonly never[] = [];

/** The cards in their places: while tales are told, those that are gone keep theirs. */
function useSlots<Card>(hand: readonly Card[], keeps: boolean): readonly Card[] {
  const [held, hold] = useState<{ readonly hand: readonly Card[]; readonly slots: readonly Card[] }>({ hand, slots: hand });
  if (!keeps) return hand;
  if (held.hand.length === hand.length && held.hand.every((card, i) => card === hand[i])) return held.slots;
  const slots = [...held.slots, ...hand.filter((card) => !held.slots.includes(card))];
  hold({ hand, slots });
  return slots;
}

/** Many tales scroll, and must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

/** The tales in a hand: one's own with how far along each is, others' by their backs. */
export function Tales({ seat, choosable = false }: { readonly seat: number; readonly choosable?: boolean }) {
  const { board, say, offers, me } = useNassau();
  const { hand, backs, sums } = board.ships[seat]!;
  const slots = useSlots(hand ?? NONE, choosable);
  return (
    <ul className="nas-tales" aria-label={say('tales', { n: backs.hand.length })} {...REACHED}>
      <ComingAndGoing>
        {hand === null
          ? backs.hand.map((back, i) => (
              <Comes by="dealt" key={`${back}-${i}`}>
                <TaleBack back={back} />
              </Comes>
            ))
          : slots.map((card) => {
              const i = hand.indexOf(card);
              // A tale that was told leaves its place empty: none of the others comes under the pointer.
              if (i < 0)
                return (
                  <li key={card} className="nas-tale-gap" aria-hidden="true">
                    <TaleFace card={card} />
                  </li>
                );
              const { have, need } = sums.tales![i]!;
              const offer =
                choosable && me === seat
                  ? (offerOf(offers, 'tell', taleId(card)) ?? offerOf(offers, 'joke', taleId(card)))
                  : undefined;
              const face = <TaleFace card={card} have={have} need={need} />;
              return (
                <Comes by="dealt" key={card}>
                  {offer === undefined ? (
                    face
                  ) : (
                    <OfferButton offer={offer} className="nas-tale-offer" remarked={false}>
                      {face}
                      {offer.choice[0] === 'joke' && <small aria-hidden="true">{say('asJoke')}</small>}
                    </OfferButton>
                  )}
                </Comes>
              );
            })}
      </ComingAndGoing>
    </ul>
  );
}
