// What the parts are shown with.
import type { Choice, Reason } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { type Hands, HandsProvider, WORDS_ALONE } from '../../boards/parts/hands.tsx';
import { Coin } from '../../boards/parts/token.tsx';

const NOT_NOW: readonly Reason[] = [{ text: 'not-now', rule: 'RULE-01', with: {} } as unknown as Reason];

export const may = (...choice: Choice): OfferView => ({ choice, because: [], finality: 'free' }) as unknown as OfferView;
export const mayNot = (...choice: Choice): OfferView => ({ ...may(...choice), because: NOT_NOW });

const hands: Hands = {
  speaker: { label: (choice) => choice.join(' ') },
  choose: () => {},
  explain: () => {},
  drawn: {
    ...WORDS_ALONE,
    picture: ({ choice: [verb] }) => (verb === 'pay' ? <Coin n={2} /> : null),
    isWayOut: ({ choice: [verb] }) => verb === 'leave',
    isAmount: ({ choice: [verb] }) => verb === 'hide',
    coin: <Coin />,
  },
};

export const InHand = ({ children }: { readonly children: ReactNode }) => <HandsProvider value={hands}>{children}</HandsProvider>;

export const NAMES = ['Anna', 'Bea', 'Cleo', 'Dora'] as const;
