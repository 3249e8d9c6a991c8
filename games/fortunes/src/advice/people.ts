// Captains as numbers, all of one shape, for the inner loop.
import type { Seat } from '@boucan/kernel';
import { NATION } from '../board.ts';
import { CAPTAINS, type CaptainId, nationOf } from '../content/captains.ts';
import { PORTS } from '../content/map.ts';
import { inPort } from './places.ts';

export interface Person {
  readonly id: CaptainId;
  readonly manoeuvre: number;
  readonly scouting: number;
  readonly leadership: number;
  readonly influence: number;
  readonly home: number; // the place
  readonly port: number; // the same by PORTS
  readonly nation: number; // by NATIONS
}

const known: { [id in CaptainId]?: Person } = {};
const lastAt: Person[] = [];

/** The captain of a seat: mostly the one who was there when it was last asked, which is quicker than to look him up. */
export function personAt(seat: Seat, id: CaptainId): Person {
  const last = lastAt[seat];
  if (last !== undefined && last.id === id) return last;
  known[id] ??= seen(id);
  lastAt[seat] = known[id];
  return known[id];
}

const seen = (id: CaptainId): Person => {
  const { manoeuvre, scouting, leadership, influence, home } = CAPTAINS[id];
  const nation = NATION[nationOf(id)];
  return { id, manoeuvre, scouting, leadership, influence, home: inPort(home), port: PORTS.indexOf(home), nation };
};
