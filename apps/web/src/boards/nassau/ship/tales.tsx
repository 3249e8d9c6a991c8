import { useState } from 'react';
import { OfferButton } from '../../parts/offer.tsx';
import { offerOf } from '../../parts/offers.ts';
import { ComingAndGoing } from '../../parts/presence.tsx';
import { Comes } from '../../parts/travels.tsx';
import { type Tale, taleId } from '../content.ts';
import { TaleBack, TaleFace } from '../pieces.tsx';
import { useNassau } from '../table.tsx';
import './tales.css';

interface Held {
  readonly hand: readonly Tale[];
  readonly keeps: boolean;
  readonly slots: readonly Tale[];
}

/** The cards in their places: while tales are told, those that are gone keep theirs. To be called where it outlives the question. */
export function useSlots(hand: readonly Tale[], keeps: boolean): readonly Tale[] {
  const [held, hold] = useState<Held>({ hand, keeps, slots: hand });
  const same = held.keeps === keeps && held.hand.length === hand.length && held.hand.every((card, i) => card === hand[i]);
  if (same) return held.slots;
  const slots = keeps && held.keeps ? [...held.slots, ...hand.filter((card) => !held.slots.includes(card))] : hand;
  hold({ hand, keeps, slots });
  return slots;
}

/** Many tales scroll, and must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

/** The tales in a hand: one's own with how far along each is, others' by their backs. With places (`slots`) they can be told. */
export function Tales({ seat, slots }: { readonly seat: number; readonly slots?: readonly Tale[] }) {
  const { board, say, offers, me } = useNassau();
  const { hand, backs, sums } = board.ships[seat]!;
  const choosable = slots !== undefined;
  return (
    <ul className="nas-tales" aria-label={say('tales', { n: backs.hand.length })} {...REACHED}>
      <ComingAndGoing>
        {hand === null
          ? backs.hand.map((back, i) => (
              <Comes by="dealt" key={`${back}-${i}`}>
                <TaleBack back={back} />
              </Comes>
            ))
          : (slots ?? hand).map((card) => {
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
