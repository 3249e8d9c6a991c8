// Captains as numbers, all of one shape, for the inner loop.
import { NATION } from '../board.ts';
import { CAPTAIN_IDS, CAPTAINS, type CaptainId, nationOf } from '../content/captains.ts';
import { inPort } from './places.ts';

export interface Person {
  readonly manoeuvre: number;
  readonly scouting: number;
  readonly leadership: number;
  readonly influence: number;
  readonly home: number; // the place
  readonly nation: number; // by NATIONS
}

export const PEOPLE: Readonly<Record<CaptainId, Person>> = Object.fromEntries(
  CAPTAIN_IDS.map((id) => {
    const { manoeuvre, scouting, leadership, influence, home } = CAPTAINS[id];
    return [id, { manoeuvre, scouting, leadership, influence, home: inPort(home), nation: NATION[nationOf(id)] }];
  }),
) as Record<CaptainId, Person>;
