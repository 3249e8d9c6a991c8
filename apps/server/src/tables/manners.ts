// What people have settled between themselves, and operators about them. Tables ask before somebody sits down, and before they are told what
// another said. Nothing here waits: it is all in memory, and kept up to date by friends/blocks.ts.
import type { Command, PlayerId, Table } from '@boucan/table';
import { Refusal, refusals } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Door } from './access.ts';

const TOURNAMENT = 'tournament:';
/** A tournament is the host of its tables, and nobody is the tournament. */
export const hostFor = (tournament: string): PlayerId => TOURNAMENT + tournament;
export const isTournament = (host: PlayerId): boolean => host.startsWith(TOURNAMENT);
export const tournamentOf = (host: PlayerId): string => host.slice(TOURNAMENT.length);

const NOBODY: ReadonlySet<PlayerId> = new Set();

export class Manners {
  /** By person, those with whom they share no table and no word, whichever of the two wants it so. */
  apart: ReadonlyMap<PlayerId, ReadonlySet<PlayerId>> = new Map();
  /** Who has blocked whom. */
  blocked: ReadonlyMap<PlayerId, ReadonlySet<PlayerId>> = new Map();
  /** Until when an operator has forbidden them to speak, or to play. */
  silenced: ReadonlyMap<PlayerId, number> = new Map();
  banned: ReadonlyMap<PlayerId, number> = new Map();
  /** Tables that an operator has closed. */
  closed: ReadonlySet<string> = new Set();

  /** Another node has changed something. */
  onNews: () => void = () => {};

  apartFrom(player: PlayerId): ReadonlySet<PlayerId> {
    return this.apart.get(player) ?? NOBODY;
  }

  areApart(a: PlayerId, b: PlayerId): boolean {
    return this.apartFrom(a).has(b);
  }

  /** Throws if the person may not do this here. */
  check(id: string, table: Table, door: Door, command: Command, player: PlayerId, wall: number): void {
    if ((this.banned.get(player) ?? 0) > wall && command.do !== 'leave' && command.do !== 'stand') throw banned();
    if (command.do === 'say' && (this.silenced.get(player) ?? 0) > wall) throw silenced();
    if (command.do === 'say' && this.closed.has(id)) throw closed();
    if (command.do !== 'sit') return;
    if (this.closed.has(id)) throw closed();
    if (isTournament(table.host)) {
      if (door.opening.guests[command.seat] !== player) throw drawnForOthers();
      return;
    }
    const others = table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.player] : []));
    const bad = [table.host, ...others].find((other) => this.areApart(player, other));
    // Who was blocked is not told by whom, nor that they were.
    if (bad !== undefined) throw this.blocked.get(player)?.has(bad) ? theyAreHere() : notHere();
  }

  checkOpening(player: PlayerId, wall: number): void {
    if ((this.banned.get(player) ?? 0) > wall) throw banned();
  }
}

/** Nobody has settled anything, and nobody listens yet. */
export const newManners = (): Pick<World, 'manners' | 'onSat' | 'onOver'> => ({
  ...{ manners: new Manners(), onSat: new Set(), onOver: new Set() },
});

const banned = (): Refusal =>
  new Refusal('not-allowed', 'The people who run this server have excluded you from play. Write to them if this is a mistake.');
const silenced = (): Refusal =>
  new Refusal('not-allowed', 'The people who run this server don’t let you chat for now. You can go on playing.');
const closed = (): Refusal =>
  new Refusal('not-allowed', 'The people who run this server have closed this table. Its game can go on.');
const drawnForOthers = (): Refusal => new Refusal('not-allowed', 'This seat was drawn for somebody else. You can watch.');
const theyAreHere = (): Refusal =>
  new Refusal('not-allowed', 'You’ve blocked someone at this table. Unblock them or choose another table.');
const notHere = (): Refusal => refusals.notHere();
