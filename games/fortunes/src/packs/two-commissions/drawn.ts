// Captains drawn, until one of them is kept: their player sees them, the others how many there are.   SEA-VAR-02
import { owner, part, type Seat, takeAny } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import type { CaptainId } from '../../content/captains.ts';
import { keepsAside, showsAside } from '../../rules/kept.ts';
import { decks, PACK as MORE } from '../cards-and-flags/decks.ts';

const PACK = 'two-commissions';

interface Drawn {
  captains: CaptainId[][]; // by seat, beside the one dealt
}
interface DrawnView {
  readonly captains: readonly (readonly (CaptainId | 'hidden')[])[];
}

const clone = ({ captains }: Drawn): Drawn => ({ captains: captains.map((cards) => cards.slice()) });

export const drawn = part<Caribbean, Drawn, DrawnView>(PACK, {
  // One is dealt by the rules, the second lies here; there are enough for all.
  setup: (config, rng, board) => ({ captains: Array.from({ length: config.seats }, () => [takeAny(rng, board.captains)]) }),
  clone,
  look: ({ captains }, who) => ({
    captains: captains.map((cards, seat) => (seat === who ? cards.slice() : cards.map(() => 'hidden' as const))),
  }),
  knows: { captains: { bySeat: owner('captain') } },
  // Whom nobody sees lies by now in the deck, or with more cards among those that are not used.
  imagine: (seen, rng, board) => {
    const place = board.packs!.includes(MORE) ? decks.of(board) : board;
    const unseen = place.captains.slice();
    place.captains = unseen;
    return { captains: seen.captains.map((cards) => cards.map((card) => (card === 'hidden' ? takeAny(rng, unseen) : card))) };
  },
});
keepsAside(PACK, (b) => ({ captains: drawn.of(b).captains.flat() }));
showsAside(PACK, (view) => ({
  captains: drawn
    .seen(view)
    .captains.flat()
    .filter((card) => card !== 'hidden'),
}));

/** All that this player may choose from. */
export const commissionsOf = (b: Caribbean, seat: Seat): readonly CaptainId[] => {
  const { next } = b.players[seat]!;
  return next === null ? drawn.of(b).captains[seat]! : [next, ...drawn.of(b).captains[seat]!];
};
