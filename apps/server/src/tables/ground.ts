// What all who work for a table at this node stand on: the table, who looks at it, what time it is there, and whether it is still ours.

import type { Seat } from '@boucan/kernel';
import { type Actor, type Command, type Decision, deadlineOf, decide, type PlayerId, type Table, timeOf } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { NotOurs } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Audience } from './audience.ts';
import { Moved } from './decider.ts';
import { botsKnownTo } from './levels.ts';

export class Ground {
  readonly id: string;
  readonly table: Table;
  readonly audience: Audience;
  readonly world: World;
  /** No clock runs out before. */
  readonly patientUntil: number;
  /** Nothing more is begun. */
  isClosed = false;
  /** Another server decides for the table by now. */
  hasMoved = false;
  readonly #lost: () => void;

  constructor(id: string, table: Table, audience: Audience, world: World, patientUntil: number, lost: () => void) {
    this.id = id;
    this.table = table;
    this.audience = audience;
    this.world = world;
    this.patientUntil = patientUntil;
    this.#lost = lost;
  }

  now(): number {
    return Math.max(this.world.time.now(), timeOf(this.table.last));
  }

  /** By how much the time of day is ahead of the tables' clock. */
  apart(): number {
    return this.world.time.wall() - this.now();
  }

  isLate(seat: Seat): boolean {
    const { clocks, terms } = this.table;
    const end = deadlineOf(clocks, terms.clock, seat, this.apart());
    return end !== null && Math.max(end, this.patientUntil) <= this.now();
  }

  decide(command: Command, by: Actor): Decision {
    return decide(this.table, command, by, {
      now: this.now(),
      wall: this.world.time.wall(),
      knowsBot: botsKnownTo(this.world.options),
      absentSince: (player: PlayerId): number | null => this.audience.absentSince(player),
      skeletonOf,
    });
  }

  mustBeHere(): void {
    if (this.hasMoved) throw new Moved();
  }

  /** Whatever could not be written because another server decides for the table is asked again there. */
  readonly notOurs = (error: unknown): never => {
    if (!(error instanceof NotOurs)) throw error;
    this.#lost();
    throw new Moved();
  };
}
