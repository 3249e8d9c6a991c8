import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { useEffect, useState } from 'react';
import { useSetting } from '../../../settings/settings.ts';

export interface Confirming {
  /** The choice that is asked back, until it is made or dropped. */
  readonly pending: OfferView | null;
  readonly make: () => void;
  readonly drop: () => void;
}

/** A choice is asked back before it is made: never, if it is final, or always, as the player has settled. */
export function useConfirm(
  offers: readonly OfferView[],
  n: number,
  choose: (choice: Choice) => void,
): readonly [(choice: Choice) => void, Confirming] {
  const [confirm] = useSetting('confirm');
  const [pending, setPending] = useState<OfferView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens, the question is another one
  useEffect(() => setPending(null), [n]);
  const ask = (choice: Choice) => {
    const offer = offers.find((one) => one.choice.length === choice.length && one.choice.every((word, i) => word === choice[i]));
    const asksBack = confirm === 'always' || (confirm === 'final' && offer?.finality === 'final');
    if (offer === undefined || !asksBack) choose(choice);
    else setPending(offer);
  };
  return [
    ask,
    {
      pending,
      make: () => {
        setPending(null);
        if (pending !== null) choose(pending.choice);
      },
      drop: () => setPending(null),
    },
  ];
}
