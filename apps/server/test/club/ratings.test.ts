import type { BoardReply, ProfileReply } from '@boucan/protocol';
import { fold } from '@boucan/ratings';
import { describe, expect, test, vi } from 'vitest';
import { ratedBy, type TableOutcome } from '../../src/ratings/outcome.ts';
import { Ratings } from '../../src/ratings/ratings.ts';
import { sql } from '../../src/storage/rows.ts';
import { Guest, party, serve } from '../harness.ts';
import { inBoth } from '../storage/both.ts';
import { record, until } from './parts.ts';

/** A match of toy between people who choose at random, to its end. */
async function match(url: string, seats: number, more = {}): Promise<Awaited<ReturnType<typeof party>>> {
  const played = await party(url, seats, more);
  for (const line of played.lines) line.playAtRandom(played.table);
  await Promise.all(played.lines.map((line) => line.until(played.table, (view) => view.phase === 'over')));
  return played;
}

inBoth((newPlace) => {
  describe('ratings', () => {
    test('a match that is over counts once for everybody, and what is kept is what is computed again', async () => {
      const place = await newPlace();
      const server = await serve(place.options);
      const { guests, table } = await match(server.url, 3);
      const [first] = guests as [Guest];
      const mine = await until(
        () => record(first),
        ({ ladders }) => ladders.length > 0,
      );
      expect(mine.ladders[0]).toMatchObject({ game: 'toy', kind: 'live', matches: 1, rating: { provisional: true } });
      expect(mine.matches[0]!.table).toBe(table);
      expect(mine.matches[0]!.seats.filter(({ isThis }) => isThis).length).toBe(1);

      await server.close();

      const storage = await place.open();
      const ratings = new Ratings(storage);
      expect(await ratings.recompute(false)).toEqual([]);
      for (const _ of [1, 2]) await ratings.count(table); // said again, it counts no more
      const rows = await storage.rows.read<{ body: string }>(sql`select body from outcomes where ladder = 'toy/live' order by n`);
      expect(rows.length).toBe(1);
      const computed = fold(rows.map(({ body }) => ratedBy(JSON.parse(body) as TableOutcome)));
      const kept = await storage.rows.read<{ player: string; rating: string }>(sql`select player, rating from played`);
      expect(new Map(kept.map(({ player, rating }) => [player, JSON.parse(rating)]))).toEqual(computed);

      // Somebody has made it better than it is: that is found, and mended.
      await storage.rows.write(sql`update played set rating = '{"mu":99,"sigma":1}' where player = ${first.player}`);
      const changes = await ratings.recompute(false);
      expect(changes.map(({ player, before }) => [player, before])).toEqual([[first.player, { mu: 99, sigma: 1 }]]);
      expect((await ratings.recompute(true)).length).toBe(1);
      expect(await ratings.recompute(false)).toEqual([]);
    });

    test('matches that end together are looked into once each, and each has its place on the ladder', async () => {
      const place = await newPlace();
      const server = await serve(place.options);
      const played = await Promise.all([1, 2, 3, 4, 5].map(() => match(server.url, 2)));
      await Promise.all(
        played.map(({ guests }) =>
          until(
            () => record(guests[0]!),
            ({ matches }) => matches.length === 1,
          ),
        ),
      );
      await server.close();
      const storage = await place.open();
      await storage.rows.write(sql`delete from outcomes`, sql`delete from played`);
      const load = vi.spyOn(storage, 'load');
      const ratings = new Ratings(storage);
      await Promise.all(played.map(({ table }) => ratings.count(table)));
      expect(load).toHaveBeenCalledTimes(played.length);
      const rows = await storage.rows.read<{ n: number }>(sql`select n from outcomes where ladder = 'toy/live' order by n`);
      expect(rows.map(({ n }) => Number(n))).toEqual([1, 2, 3, 4, 5]);
    });

    test('what was over when the server died is counted when it comes back', async () => {
      const place = await newPlace();
      const server = await serve(place.options);
      const { guests } = await match(server.url, 2);
      await until(
        () => record(guests[0]!),
        ({ matches }) => matches.length === 1,
      );
      await server.close();
      const storage = await place.open();
      await storage.rows.write(sql`delete from outcomes`, sql`delete from played`); // as if it had died before
      await storage.close();
      const again = await serve(place.options);
      const mine = await until(
        () => record(guests[0]!.at(again.url)),
        ({ matches }) => matches.length === 1,
      );
      expect(mine.ladders[0]!.matches).toBe(1);
    });
  });
});

test('whoever leaves loses, and one person against bots is told a level but has no rating among people', async () => {
  const server = await serve();
  const { guests, lines, table } = await party(server.url, 3);
  await lines[0]!.do(table, { do: 'leave', seat: 0 });
  for (const line of lines.slice(1)) line.playAtRandom(table);
  await lines[1]!.until(table, (view) => view.phase === 'over');
  const left = await until(
    () => record(guests[0]!),
    ({ matches }) => matches.length === 1,
  );
  expect(left.matches[0]!.seats.find(({ isThis }) => isThis)).toMatchObject({ left: true, place: 3 });
  expect(left.ladders[0]!.rating.points).toBeLessThan(1500);

  const alone = await Guest.named(server.url, 'Alone');
  const line = await alone.connect();
  const mine = await alone.open({ game: 'brethren', seats: 3, bots: [null, 'level1', 'level1'], start: true });
  await line.watch(mine);
  line.playAtRandom(mine);
  await line.until(mine, (view) => view.phase === 'over');
  const record_ = await until(
    () => record(alone),
    ({ ladders }) => ladders.length > 0,
  );
  expect(record_.ladders.map(({ kind }) => kind)).toEqual(['alone']);
  expect(record_.ladders[0]!.rating.level).toBeGreaterThanOrEqual(1);
  const sources = record_.matches[0]!.seats[0]!.sources!;
  expect(Object.values(sources).reduce((a, b) => a + b, 0)).toBe(record_.matches[0]!.seats[0]!.score);
  // Where ships were sent, by the names of the places, as often as in finished games.
  expect(record_.favourites).toMatchObject([{ game: 'brethren', kind: 'port' }]);
  for (const { name, times } of record_.favourites[0]!.top) {
    expect([name.en, name.fr]).not.toContain(name.en.toLowerCase()); // a name, not an id
    expect(times).toBe(1);
  }
});

test('a running match is in nobody’s statistics: whatever happens there, they are the same to the byte', async () => {
  const server = await serve();
  const before = await match(server.url, 2);
  const [anne] = before.guests as [Guest];
  await until(
    () => record(anne),
    ({ matches }) => matches.length === 1,
  );
  const look = async (): Promise<string> => {
    const asked = await Promise.all(['/api/record', '/api/leaderboards?game=toy', '/api/clubs'].map((path) => anne.get(path)));
    return JSON.stringify(asked);
  };
  const quiet = await look();
  const running = await anne.open({ seats: 2, bots: [null, 'random'], start: true, visibility: 'public' });
  const line = await anne.connect();
  await line.watch(running);
  expect(await look()).toBe(quiet);
  await line.until(running, (view) => view.phase === 'playing');
  for (let i = 0; i < 3; i++) {
    const view = line.views.get(running)!;
    const offer = view.asked?.offers.find(({ because }) => because.length === 0);
    if (offer !== undefined && view.viewer !== 'table')
      await line.do(running, { do: 'choose', seat: view.viewer, choice: offer.choice as [string] });
    expect(await look()).toBe(quiet);
  }
});

test('who may see a record is for each person to say, and tables by invitation stay their own', async () => {
  const server = await serve();
  const { guests } = await match(server.url, 2, { visibility: 'public' });
  const [anne, bart] = guests as [Guest, Guest];
  await until(
    () => record(anne),
    ({ matches }) => matches.length === 1,
  );
  expect((await anne.post('/api/record', { shown: 'nobody', presence: false })).status).toBe(204);
  const own = (await anne.get('/api/record')).body as ProfileReply;
  expect(own).toMatchObject({ isMe: true, shown: 'nobody', open: true });
  expect((await bart.get('/api/people/Guest%200/record')).status).toBe(404); // guests have no page of their own
  expect((await bart.post('/api/record', { shown: 'everybody', presence: true })).status).toBe(400);
  const board = (await bart.get('/api/leaderboards?game=toy&kind=live')).body as BoardReply;
  expect(board.rows).toEqual([]); // provisional, and guests
  expect(board.seasons[0]).toBe(board.season);
});
