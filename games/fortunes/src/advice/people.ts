// Captains as numbers, all of one shape, for the inner loop.
import { NATION } from '../board.ts';
import { CAPTAINS, type CaptainId, nationOf } from '../content/captains.ts';
import { inPort } from './places.ts';

export interface Person {
  readonly manoeuvre: number;
  readonly scouting: number;
  readonly leadership: number;
  readonly influence: number;
  readonly home: number; // the place
  readonly nation: number; // by NATIONS
}

const known: { [id in CaptainId]?: Person } = {};

export function personOf(id: CaptainId): Person {
  known[id] ??= seen(id);
  return known[id];
}

const seen = (id: CaptainId): Person => {
  const { manoeuvre, scouting, leadership, influence, home } = CAPTAINS[id];
  return { manoeuvre, scouting, leadership, influence, home: inPort(home), nation: NATION[nationOf(id)] };
};
