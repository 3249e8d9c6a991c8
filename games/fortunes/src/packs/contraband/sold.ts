// What the pack lays out: sold cards that wait for a second one, in sight of all; and who is known to carry some.   SEA-m3-01, SEA-m7-05, SEA-m7-13, SEA-m7-14
import { part, takeAny } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import type { CargoId } from '../../content/cargo.ts';
import type { NpcId } from '../../content/npcs.ts';
import { keepsAside, showsAside } from '../../rules/kept.ts';
import { contrabandIn, isContraband, PACK } from './content.ts';

export interface Sold {
  waiting: (readonly CargoId[])[]; // by seat: one card at most, but for the moment of a sale
  searched: number; // the seat that is being searched for contraband, which all know by it; -1: nobody's
  resists: readonly NpcId[]; // ships that this player has chosen to attack
}

const clone = ({ waiting, searched, resists }: Sold): Sold => ({
  waiting: waiting.slice(),
  searched,
  resists,
});

export const sold = part<Caribbean, Sold, Sold>(PACK, {
  setup: (config) => ({ waiting: Array.from({ length: config.seats }, () => []), searched: -1, resists: [] }),
  clone,
  look: clone,
  knows: { waiting: 'all', searched: 'all', resists: 'all' },
  // Whoever is searched on that ground alone has at least one aboard.
  imagine: (seen, rng, board, view) => {
    const { searched } = seen;
    if (searched >= 0) {
      const { cargo } = board.players[searched]!;
      const isSeen = view.viewer === searched;
      if (!isSeen && cargo.length > 0 && contrabandIn(cargo) === 0) {
        const others = board.cargo.filter(isContraband);
        if (others.length > 0) {
          const card = takeAny(rng, others);
          board.cargo[board.cargo.indexOf(card)] = cargo[0]!;
          cargo[0] = card;
        }
      }
    }
    return clone(seen);
  },
  faults: ({ waiting }, { asked }) => [
    ...waiting.flatMap((cards, seat) => (cards.every(isContraband) ? [] : [`seat ${seat} has sold ${cards.join()}`])),
    ...(asked.some(({ question }) => question === 'turn.action')
      ? waiting.flatMap((cards, seat) => (cards.length > 1 ? [`seat ${seat} waits with ${cards.join()}`] : []))
      : []),
  ],
});
keepsAside(PACK, (b) => ({ cargo: sold.of(b).waiting.flat() }));
showsAside(PACK, (view) => ({ cargo: sold.seen(view).waiting.flat() }));
