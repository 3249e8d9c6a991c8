// A variant: a short cruise, to seven points of Glory and through 24 events.   SEA-VAR-01
import { nobody, type Pack, part } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import type { EventId } from '../../content/events.ts';
import type { Events } from '../../events.ts';
import { keepsAside } from '../../rules/kept.ts';
import { cut } from '../shared/cut.ts';
import { EVENTS_USED, TARGET } from './figures.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const PACK = 'short-cruise';

interface Unused {
  readonly events: readonly EventId[];
}

/** Events that are not used, which nobody sees; and the target, whatever else was agreed.   SEA-VAR-01 */
export const unused = part<Caribbean, Unused, { readonly events: number }>(PACK, {
  setup: (_config, rng, board) => {
    Object.assign(board, { house: { ...board.house, target: TARGET } });
    return { events: cut(board.events, EVENTS_USED, rng) };
  },
  clone: (unused) => unused, // nothing of it ever changes
  look: (_unused, _who, { board }) => ({ events: board.events.length }),
  knows: { events: nobody('event') },
  imagine: (seen, rng, board) => ({ events: cut(board.events, seen.events, rng) }),
});
keepsAside(PACK, (b) => ({ events: unused.of(b).events }));

export const shortCruise: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'less', learning: 'nothing' },
  variant: true,
  settles: ['glory-target'],
  part: unused,
  text: { en, fr },
};
