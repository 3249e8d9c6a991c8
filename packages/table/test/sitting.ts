// A table for tests: commands are decided and, unless refused, applied at once.

import type { Game, Reason, Seat } from '@boucan/kernel';
import { commitmentOf } from '@boucan/record';
import { toy } from '@boucan/toy';
import {
  type Actor,
  type Clock,
  type Command,
  decide,
  type Entry,
  type Happening,
  type Holder,
  Table,
  type Visibility,
} from '../src/index.ts';
import { skeletonOf } from '../src/look-alikes.ts';

const SECRET = '0123456789abcdef'.repeat(4);

export interface Setting {
  readonly game?: Game;
  readonly seats?: number;
  readonly clock?: Clock;
  readonly visibility?: Visibility;
  readonly secret?: string;
}

/** Persons are called p0, p1 … after the seats they take; p0 is the host. */
export class Sitting {
  readonly game: Game;
  readonly secret: string;
  readonly entries: Entry[];
  readonly table: Table;
  now = 1_000_000;
  /** By how much the time of day is ahead: the server was down, or somebody has set its clock. */
  apart = 0;
  /** Nobody shows what he adds to the dice unless told to. */
  shy = false;
  /** Who is not there, and since when. */
  readonly absent = new Map<string, number>();

  constructor({ game = toy as Game, seats = 2, clock = { kind: 'none' }, visibility = 'public', secret = SECRET }: Setting = {}) {
    this.game = game;
    this.secret = secret;
    const terms = { game: game.id, version: game.version, config: game.agreed({ seats }), clock, visibility };
    this.entries = [{ type: 'opened', terms, host: 'p0', commitment: commitmentOf(secret), reveals: true, n: 1, at: this.now }];
    this.table = new Table(game, secret, this.entries);
  }

  get wall(): number {
    return this.now + this.apart;
  }

  /** The first reason against it, or nothing if it was done. */
  do(command: Command, by: Actor): string | undefined {
    return this.try(command, by)?.[0]?.text;
  }

  try(command: Command, by: Actor): readonly Reason[] | undefined {
    const decision = decide(this.table, command, by, {
      now: this.now,
      wall: this.wall,
      knowsBot: (level) => level === 'level3' || level === 'random',
      absentSince: (player) => this.absent.get(player) ?? null,
      skeletonOf,
    });
    if (decision.refused !== undefined) return decision.refused;
    this.#note(decision.happenings);
    // Devices show what they add to the dice as soon as they may.
    if (command.do === 'start' && !this.shy)
      for (const seat of this.table.holders()) {
        const { player, commits } = this.table.seats[seat] as Extract<Holder, { kind: 'person' }>;
        this.try({ do: 'reveal', seat, entropy: added.get(commits!)! }, { player, name: '' });
      }
    return undefined;
  }

  #note(happenings: readonly Happening[]): void {
    for (const happening of happenings) {
      const entry: Entry = { ...happening, n: this.table.n + 1, at: this.wall, ...(this.apart !== 0 && { t: this.now }) };
      this.table.apply(entry);
      this.entries.push(entry);
    }
  }

  /** As the person at a seat. */
  as(seat: Seat, command: Command): string | undefined {
    return this.do(command, person(seat));
  }

  sitDown(...seats: readonly Seat[]): this {
    for (const seat of seats) this.as(seat, { do: 'sit', seat, commits: commits(String(seat).repeat(32)) });
    return this;
  }

  /** Everybody sits down, and the match starts. */
  start(): this {
    this.sitDown(...this.table.seats.keys());
    this.as(0, { do: 'start' });
    return this;
  }

  choose(seat: Seat, ...choice: [string, ...(string | number)[]]): string | undefined {
    return this.as(seat, { do: 'choose', seat, choice });
  }

  /** The seat that is asked first answers with one of its lawful choices. */
  chooseAny(which: number): void {
    const seat = this.table.awaited()[0]!;
    const options = this.game.options(this.table.state!, seat);
    this.as(seat, { do: 'choose', seat, choice: options[which % options.length]! });
  }
}

const added = new Map<string, string>();
/** What binds somebody who adds this to the dice. */
export function commits(entropy: string): string {
  const commitment = commitmentOf(entropy);
  added.set(commitment, entropy);
  return commitment;
}

export const person = (seat: Seat): Actor => ({ player: `p${seat}`, name: `Person ${seat}` });
