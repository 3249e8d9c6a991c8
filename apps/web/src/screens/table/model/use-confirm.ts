import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { useState } from 'react';
import { useSetting } from '../../../settings/settings.ts';

export interface Confirming {
  /** The choice that is asked back, until it is made or dropped. */
  readonly pending: OfferView | null;
  readonly make: () => void;
  readonly drop: () => void;
}

/** A choice is asked back before it is made: never, if it is final, or always, as the player has settled; what is grave always is. */
export function useConfirm(
  offers: readonly OfferView[],
  n: number,
  choose: (choice: Choice) => void,
  isGrave: (choice: Choice) => boolean,
): readonly [(choice: Choice) => void, Confirming] {
  const [confirm] = useSetting('confirm');
  const [asked, setAsked] = useState<{ readonly offer: OfferView; readonly n: number } | null>(null);
  // Whatever happens, the question is another one.
  const pending = asked?.n === n ? asked.offer : null;
  const ask = (choice: Choice) => {
    const offer = offers.find((one) => one.choice.length === choice.length && one.choice.every((word, i) => word === choice[i]));
    const asksBack = confirm === 'always' || (confirm === 'final' && offer?.finality === 'final') || isGrave(choice);
    if (offer === undefined || !asksBack) choose(choice);
    else setAsked({ offer, n });
  };
  return [
    ask,
    {
      pending,
      make: () => {
        setAsked(null);
        if (pending !== null) choose(pending.choice);
      },
      drop: () => setAsked(null),
    },
  ];
}
