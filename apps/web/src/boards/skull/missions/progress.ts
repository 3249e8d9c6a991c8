// How far the Captain is with a mission, by what lies open: what it asks one after the other, and what is done of it.
import {
  far,
  type IslandId,
  MAW,
  MISSIONS,
  type Mission,
  type MissionId,
  MOORING,
  PILOT_ISLAND,
  quantities,
  type VoyageView,
} from '../content.ts';

export interface Asked {
  readonly what: 'fetch' | 'whale' | 'coastguard' | 'maw' | 'find' | 'leave' | 'night' | 'ledger' | 'dock';
  readonly done: boolean;
  /** Where, if it is a place; how many of how many, if it is a number. */
  readonly island?: IslandId;
  readonly good?: string;
  readonly n?: number;
  readonly of?: number;
}

export interface Progress {
  readonly id: MissionId;
  readonly asked: readonly Asked[];
  readonly loot: number;
  readonly prestige: number;
}

const FIRST = { pilot: 'fetch', 'whale-killed': 'whale', 'coastguard-defeated': 'coastguard' } as const;

export function progressOf(b: VoyageView, { id, ready }: VoyageView['missions'][number]): Progress {
  const mission: Mission = MISSIONS[id];
  const asked: Asked[] = [];
  const { first, leave } = mission;
  if (first === 'maw-held') asked.push({ what: 'maw', done: ready, n: ready ? MAW.rounds : b.maw, of: MAW.rounds });
  else if (first === 'pilot')
    asked.push({ what: 'fetch', done: ready, island: PILOT_ISLAND, n: far(b.ship.cell, MOORING[PILOT_ISLAND]) });
  else if (first !== undefined) asked.push({ what: FIRST[first], done: ready });
  if (id === 'fever-remedy') asked.push({ what: 'find', done: ready });
  if (leave !== undefined) {
    const n = b.ship.cells.filter((m) => m === leave.good).length;
    asked.push({ what: 'leave', done: n >= leave.count, good: leave.good, n: Math.min(n, leave.count), of: leave.count });
  }
  if (mission.byNight === true) asked.push({ what: 'night', done: quantities.isNight(b) });
  const known = id === 'silver-ledger' && b.ledgerSeen && b.ledger !== 'hidden' && b.ledger !== null ? b.ledger : null;
  if (id === 'silver-ledger') asked.push({ what: 'ledger', done: known !== null });
  const places = known === null ? mission.islands : [known];
  const nearest = places.toSorted((a, c) => far(b.ship.cell, MOORING[a]) - far(b.ship.cell, MOORING[c]))[0]!;
  const off = far(b.ship.cell, MOORING[nearest]);
  asked.push({ what: 'dock', done: off === 0, island: nearest, n: off });
  return { id, asked, loot: mission.loot, prestige: mission.prestige };
}
