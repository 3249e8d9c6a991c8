// What the pack lays out: a cube for every player on the Favour track, in sight of all.   SEA-m10-01, SEA-m10-13
import { part, type Seat } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import type { Tools } from '../../rules/dice.ts';
import { MOST, PACK } from './content.ts';

declare module '../../events.ts' {
  interface Events {
    'favour.gained': { seat: Seat; favours: number };
    'favour.spent': { seat: Seat; spent: number; favours: number };
  }
}

export interface Favours {
  held: number[]; // by seat
  rolled: readonly number[] | null; // dice thrown again, on their way to whoever reads them
}

const clone = ({ held, rolled }: Favours): Favours => ({ held: held.slice(), rolled });

export const track = part<Caribbean, Favours, Favours>(PACK, {
  setup: (config, _rng, board) => {
    // A war closes the enemy's ports to whoever has no Favour to spend.   SEA-m10-14
    Object.assign(board, { house: { ...board.house, warClosesPorts: true } });
    return { held: Array<number>(config.seats).fill(0), rolled: null };
  },
  clone,
  look: clone,
  imagine: clone,
  knows: { held: 'all', rolled: 'all' },
  faults: ({ held }, { seats }) => [
    ...(held.length === seats ? [] : [`there are ${held.length} cubes on the Favour track`]),
    ...held.flatMap((n, seat) => (n >= 0 && n <= MOST ? [] : [`seat ${seat} has ${n} Favours`])),
  ],
});

export const favoursOf = (b: Caribbean, seat: Seat): number => track.of(b).held[seat]!;

/** What would be more than five is lost.   SEA-m10-05 */
export function earn(t: Tools, seat: Seat): void {
  const { held } = track.of(t.board);
  if (held[seat] === MOST) return;
  held[seat]!++;
  t.tell?.('favour.gained', { seat, favours: held[seat]! });
}

export function spend(t: Tools, seat: Seat, favours = 1): void {
  const { held } = track.of(t.board);
  held[seat]! -= favours;
  t.tell?.('favour.spent', { seat, spent: favours, favours: held[seat]! });
}
