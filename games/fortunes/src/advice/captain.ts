// A captain as the judge sees him, and which ports are shut to him.
import type { Seat } from '@boucan/kernel';
import { type Activity, type Caribbean, NATION, type Player } from '../board.ts';
import { NATIONS, PORTS, type PortId } from '../content/map.ts';
import { foeOf } from '../rules/round/war.ts';
import type { Person } from './people.ts';
import { PORT_NATIONS } from './places.ts';
import { FRESH } from './values.ts';
import type { Vessel } from './vessels.ts';

export interface Captain {
  readonly b: Caribbean;
  readonly p: Player;
  readonly seat: Seat;
  readonly from: number; // his place
  readonly who: Person;
  readonly vessel: Vessel;
  readonly zone: number;
  readonly pirate: boolean;
  readonly lookout: number; // dice more for a Lookout
  readonly shut: number; // ports that are shut to him, a bit each
  readonly might: number; // of his ship, with him aboard
  readonly left: number; // of the match
  readonly stake: number; // what he would lose with his life
  readonly room: number; // for cargo cards
  readonly visiting: boolean;
  readonly inside: string; // the activity that is going on; empty: none
  readonly laid: number; // cards in demand that are set aside to be sold
}

/** What a captain stands to lose. */
export const stakeOf = (held: number): number => Math.max(0.6, held + 1.3 - FRESH);

/** Whether this activity can still be had in the port the captain is in. */
export const isOpenHere = (c: Captain, activity: Activity): boolean =>
  !c.visiting || c.inside === activity || !c.b.turn.activities.includes(activity);

/** The ports of each nation, a bit each. */
const PORTS_OF = NATIONS.map((_, nation) => PORT_NATIONS.reduce((ports, of, i) => (of === nation ? ports | (1 << i) : ports), 0));

/** The ports that are shut to a captain; his own never is. */
export function shutTo(b: Caribbean, p: Player, who: Person, pirate: boolean): number {
  let shut = 0;
  if (pirate && !p.proven.includes('forged-documents'))
    for (let i = 0; i < p.bounties.length; i++) if (p.bounties[i]! > 0) shut |= PORTS_OF[i]!;
  if (b.house.warClosesPorts && b.war !== null) {
    const foe = foeOf(b, NATIONS[who.nation]!);
    if (foe !== null) shut |= PORTS_OF[NATION[foe]]!;
  }
  return shut & ~(1 << who.port);
}

export const isShut = ({ shut }: Captain, port: number): boolean => (shut & (1 << port)) !== 0;

export const PORT = Object.fromEntries(PORTS.map((port, i) => [port, i])) as Readonly<Record<PortId, number>>;
export const isClosed = (c: Captain, port: PortId): boolean => c.shut !== 0 && isShut(c, PORT[port]);
