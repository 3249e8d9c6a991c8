// Captains drawn, until one of them is kept: their player sees them, the others how many there are.   SEA-VAR-02
import { part, type Seat, takeAny, type Viewer } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import type { CaptainId } from '../../content/captains.ts';
import { keepsAside, showsAside } from '../../rules/kept.ts';

const PACK = 'two-commissions';

interface Drawn {
  captains: CaptainId[][]; // by seat, beside the one dealt
}
interface DrawnView {
  readonly own: readonly CaptainId[];
  readonly seat: Viewer;
  readonly cards: readonly number[];
}

const clone = ({ captains }: Drawn): Drawn => ({ captains: captains.map((cards) => cards.slice()) });

export const drawn = part<Caribbean, Drawn, DrawnView>(PACK, {
  // One is dealt by the rules, the second lies here; if none is left there is no choice.
  setup: (config, rng, board) => ({
    captains: Array.from({ length: config.seats }, () => (board.captains.length === 0 ? [] : [takeAny(rng, board.captains)])),
  }),
  clone,
  look: ({ captains }, who) => ({
    own: typeof who === 'number' ? captains[who]!.slice() : [],
    seat: who,
    cards: captains.map((cards) => cards.length),
  }),
  imagine: (seen, rng, board) => ({
    captains: seen.cards.map((n, seat) =>
      seat === seen.seat ? seen.own.slice() : Array.from({ length: n }, () => takeAny(rng, board.captains)),
    ),
  }),
});
keepsAside(PACK, (b) => ({ captains: drawn.of(b).captains.flat() }));
showsAside(PACK, (view) => ({ captains: drawn.seen(view).own }));

/** All that this player may choose from. */
export const commissionsOf = (b: Caribbean, seat: Seat): readonly CaptainId[] => {
  const { next } = b.players[seat]!;
  return next === null ? drawn.of(b).captains[seat]! : [next, ...drawn.of(b).captains[seat]!];
};
