// As many seals as somebody is owed, and room for the rest.
import seal from 'icon:shaking-hands';
import { MOST, PACK } from '@boucan/fortunes/packs/favours';
import type { Seat } from '@boucan/kernel';
import { speaks } from '../../../parts/speaks.ts';
import { Disc } from '../../../parts/token.tsx';
import { type Deck, useDeck } from '../../deck.tsx';
import './face.css';
import { sayIn } from './words.ts';

export const heldBy = ({ view }: Pick<Deck, 'view'>, seat: Seat): number =>
  (view.match!.parts![PACK] as { readonly held: readonly number[] }).held[seat]!;

export const heldWords = (deck: Pick<Deck, 'view' | 'lang'>, seat: Seat): string =>
  sayIn(deck.lang)('favours', { n: heldBy(deck, seat), most: MOST });

export function Held({ seat }: { readonly seat: Seat }) {
  const deck = useDeck();
  const n = heldBy(deck, seat);
  return (
    <span
      className="fdm-favours"
      {...speaks({ name: heldWords(deck, seat), words: sayIn(deck.lang)('does'), rule: 'SEA-m10-11' })}
    >
      {Array.from({ length: MOST }, (_, i) => (
        <span key={i} data-held={i < n}>
          <Disc body={seal} size={28} />
        </span>
      ))}
    </span>
  );
}
