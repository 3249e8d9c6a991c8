// Everything between people that goes beyond one table: ratings, tournaments, clubs, friends.
import { Blocks } from './friends/blocks.ts';
import { Friends } from './friends/friends.ts';
import { Reports } from './friends/reports.ts';
import { addFriendRoutes } from './friends/routes.ts';
import type { Desk } from './http/route.ts';
import { Ratings } from './ratings/ratings.ts';
import { addRecordRoutes } from './ratings/routes.ts';
import { sourcesOf, takenOf } from './ratings/sources.ts';
import type { Player } from './storage/storage.ts';
import { Host } from './tables/host.ts';
import { isTournament, tournamentOf } from './tables/manners.ts';
import type { Tables } from './tables/tables.ts';
import { Clubs } from './tournaments/clubs.ts';
import { addTournamentRoutes } from './tournaments/routes.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import type { World } from './world.ts';

/** Tables that were over when nobody could count them. ms */
const LOOK = 600_000;

export interface Club {
  addRoutes(desk: Desk): void;
  /** `here`: who has a page open. */
  start(here: () => readonly string[]): Promise<void>;
  /** Somebody deletes their account. */
  leaves(player: Player): Promise<void>;
  /** A guest has proven to be somebody who stays. */
  becomes(guest: Player, player: Player): Promise<void>;
  close(): Promise<void>;
}

export function newClub(world: World, tables: Tables): Club {
  const ratings = new Ratings(world.storage, async (id) => {
    const host = await tables.find(id);
    if (!(host instanceof Host)) return null;
    const { table } = host;
    const { lines } = table; // unpacked once
    const [sources, taken] = [sourcesOf(table, lines), takenOf(table, lines)];
    return { ...(sources && { sources }), ...(taken && { taken }) };
  });
  const tournaments = new Tournaments(world, tables);
  const clubs = new Clubs(world, tournaments);
  const blocks = new Blocks(world);
  const friends = new Friends(world, blocks);
  const reports = new Reports(world, blocks);
  let isStopping = false;
  const under = new Set<Promise<void>>();
  const watched = (work: Promise<void>, what: string, table?: string): void => {
    const done = work
      .catch((error: unknown) => {
        if (!isStopping) world.log.error({ err: error, table }, what);
      })
      .finally(() => under.delete(done));
    under.add(done);
  };

  world.onOver.add((table, host) => {
    const counted = ratings.count(table).then(() => {
      if (isTournament(host)) tournaments.heard(tournamentOf(host));
    });
    watched(counted, 'a match could not be counted', table);
  });
  world.onSat.add((_, host) => {
    if (isTournament(host)) tournaments.heard(tournamentOf(host));
  });

  let stop = (): void => {};
  return {
    addRoutes(desk) {
      addTournamentRoutes(desk, tournaments, clubs);
      addRecordRoutes(desk, friends);
      addFriendRoutes(desk, friends, reports);
    },
    async start(here) {
      await blocks.start();
      friends.start(here);
      tournaments.start();
      const catchUp = (): void => watched(ratings.catchUp(), 'matches that are over could not be counted');
      catchUp();
      stop = world.options.machine.every(LOOK, catchUp);
    },
    leaves: (player) => tournaments.leaves(player),
    becomes: (guest, player) => tournaments.becomes(guest, player),
    async close() {
      isStopping = true;
      stop();
      blocks.close();
      friends.close();
      await tournaments.close();
      await Promise.allSettled(under);
    },
  };
}
