// Captains as numbers, all of one shape, for the inner loop.
import { NATION } from '../board.ts';
import { CAPTAINS, type CaptainId, nationOf } from '../content/captains.ts';
import { PORTS } from '../content/map.ts';
import { inPort } from './places.ts';

export interface Person {
  readonly manoeuvre: number;
  readonly scouting: number;
  readonly leadership: number;
  readonly influence: number;
  readonly home: number; // the place
  readonly port: number; // the same by PORTS
  readonly nation: number; // by NATIONS
}

const known: { [id in CaptainId]?: Person } = {};

export function personOf(id: CaptainId): Person {
  known[id] ??= seen(id);
  return known[id];
}

const seen = (id: CaptainId): Person => {
  const { manoeuvre, scouting, leadership, influence, home } = CAPTAINS[id];
  const nation = NATION[nationOf(id)];
  return { manoeuvre, scouting, leadership, influence, home: inPort(home), port: PORTS.indexOf(home), nation };
};
