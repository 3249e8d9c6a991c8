// Tokens that lie in no port: a reserve face down, and a discard in sight of all.   SEA-m3-03
import { nobody, part, takeAny, takeOut } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { copied } from '../../clone.ts';
import type { ModificationId } from '../../content/tokens.ts';
import type { Tools } from '../../rules/dice.ts';
import { keepsAside, ofPorts, seenAside } from '../../rules/kept.ts';
import { PACK } from './content.ts';

export interface Reserve {
  reserve: ModificationId[]; // a bag: nobody knows the order
  discard: ModificationId[];
}
export interface ReserveView {
  readonly reserve: number;
  readonly discard: readonly ModificationId[];
}

export const spare = part<Caribbean, Reserve, ReserveView>(PACK, {
  // One token lies in each port already; what is left over is the reserve.
  setup: (_config, _rng, board) => ({ reserve: board.adrift.splice(0), discard: [] }),
  clone: ({ reserve, discard }) => ({ reserve: copied(reserve), discard: copied(discard) }),
  look: ({ reserve, discard }) => ({ reserve: reserve.length, discard: discard.slice() }),
  knows: { reserve: nobody('modification'), discard: 'all' },
  // Whatever is neither seen nor discarded lies hidden in the ports or in the reserve.
  imagine: (seen, rng, board, view) => {
    const unseen = contentOf(board).modifications.slice();
    const afloat = [
      ...board.players.flatMap((p) => p.ship.mods),
      ...(board.fight?.sides.flatMap((side) => side.ship?.mods ?? []) ?? []),
    ];
    const known = [
      ...seen.discard,
      ...board.adrift,
      ...board.yards.filter((mod, i) => mod !== null && board.opened[i]),
      ...ofPorts(afloat, seenAside(view, 'foreign')),
    ];
    for (const mod of known) if (unseen.includes(mod!)) takeOut(unseen, mod!);
    board.yards = board.yards.map((mod, i) => (mod === null || board.opened[i] ? mod : takeAny(rng, unseen)));
    return { reserve: unseen, discard: seen.discard.slice() };
  },
});
keepsAside(PACK, (b) => ({ modifications: [...spare.of(b).reserve, ...spare.of(b).discard] }));

/** The next token; an empty reserve is made anew of the discard, and out of nothing comes nothing.   SEA-m3-06 */
export function fromReserve(t: Tools, seat: number): ModificationId | null {
  const tokens = spare.of(t.board);
  if (tokens.reserve.length === 0) {
    tokens.reserve = tokens.discard;
    tokens.discard = [];
  }
  return tokens.reserve.length === 0 ? null : t.draw(tokens.reserve, 'modification', seat);
}
