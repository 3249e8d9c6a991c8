// A captain as the judge sees him, and which ports are shut to him.
import type { Seat } from '@boucan/kernel';
import { type Activity, type Caribbean, NATION, type Player } from '../board.ts';
import { nationOf } from '../content/captains.ts';
import { PORTS, type PortId } from '../content/map.ts';
import { foeOf } from '../rules/round/war.ts';
import type { Person } from './people.ts';
import { PORT_BASE, PORT_NATIONS, PORT_ZONES } from './places.ts';
import { FRESH } from './values.ts';

export interface Captain {
  readonly b: Caribbean;
  readonly p: Player;
  readonly seat: Seat;
  readonly from: number; // his place
  readonly who: Person;
  readonly zone: number;
  readonly pirate: boolean;
  readonly lookout: number; // dice more for a Lookout
  readonly shut: number; // nations whose ports are shut to him, a bit each
  readonly left: number; // of the match
  readonly stake: number; // what he would lose with his life
  readonly visiting: boolean;
  readonly inside: string | null; // the activity that is going on
  readonly laid: number; // cards in demand that are set aside to be sold
}

/** What a captain stands to lose. */
export const stakeOf = (held: number): number => Math.max(0.6, held + 1.3 - FRESH);

/** Whether this activity can still be had in the port the captain is in. */
export const isOpenHere = (c: Captain, activity: Activity): boolean =>
  !c.visiting || c.inside === activity || !c.b.turn.activities.includes(activity);

/** The nations whose ports are shut to a captain. */
export function shutTo(b: Caribbean, p: Player, pirate: boolean): number {
  let shut = 0;
  if (pirate && !p.proven.includes('forged-documents'))
    for (let i = 0; i < p.bounties.length; i++) if (p.bounties[i]! > 0) shut |= 1 << i;
  if (b.house.warClosesPorts && b.war !== null) {
    const foe = foeOf(b, nationOf(p.captain!));
    if (foe !== null) shut |= 1 << NATION[foe];
  }
  return shut;
}

export const isShut = ({ shut, who }: Captain, port: number): boolean =>
  shut !== 0 && (shut & (1 << PORT_NATIONS[port]!)) !== 0 && who.home !== PORT_BASE + PORT_ZONES[port]!;

export const PORT = Object.fromEntries(PORTS.map((port, i) => [port, i])) as Readonly<Record<PortId, number>>;
export const isClosed = (c: Captain, port: PortId): boolean => c.shut !== 0 && isShut(c, PORT[port]);
