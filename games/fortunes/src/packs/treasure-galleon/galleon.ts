// What the pack lays out: the golden figure among the ships of nobody's, its gold beside the map, in sight of all.   SEA-m6-01, SEA-m6-07
import { part } from '@boucan/kernel';
import { type Caribbean, npcOf } from '../../board.ts';
import { GALLEON, GALLEON_SHIP, GOLD, PACK, ROUTE, UBILLA } from './content.ts';

export interface Galleon {
  gold: number;
  step: number; // of its route
  sailed: number; // the round in which it last moved
}

export const treasure = part<Caribbean, Galleon, Readonly<Galleon>>(PACK, {
  setup: (_config, _rng, board) => {
    board.npcs.push({ zone: ROUTE[0]!, ship: GALLEON_SHIP, captain: UBILLA });
    board.beneath.push([]);
    return { gold: GOLD.start, step: 0, sailed: 0 };
  },
  clone: ({ gold, step, sailed }) => ({ gold, step, sailed }),
  look: ({ gold, step, sailed }) => ({ gold, step, sailed }),
  imagine: ({ gold, step, sailed }) => ({ gold, step, sailed }),
  knows: { gold: 'all', step: 'all', sailed: 'all' },
  faults: ({ gold, step }, { board }) => {
    const afloat = npcOf(board, GALLEON);
    return [
      ...(gold < 0 || gold > GOLD.most ? [`the treasure galleon carries ${gold} gold`] : []),
      ...(afloat !== null && afloat.zone !== ROUTE[step] ? [`the treasure galleon is off ${afloat.zone}`] : []),
      ...(afloat === null && gold > 0 && board.fight === null ? ['the treasure galleon is gone, and not its gold'] : []),
    ];
  },
});
