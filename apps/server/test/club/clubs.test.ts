// A club: who comes in and how, what its page tells to whom, and what becomes of it when people go. In both databases.
import type { BoardReply, ClubReply, ClubsReply } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { Guest, party, serve } from '../harness.ts';
import { inBoth } from '../storage/both.ts';
import { opened, staying, until } from './parts.ts';

const club = async (who: Guest, id: string): Promise<ClubReply> => (await who.get(`/api/clubs/${id}`)).body as ClubReply;
const names = (of: ClubReply): string[] => of.members.map(({ name }) => name);

inBoth((newPlace) => {
  test('a club is founded, joined by its link alone, has games, a leaderboard and tournaments, and outlives its founder', async () => {
    const place = await newPlace();
    const storage = await place.open();
    const [host, other] = [await staying(storage, 'Anne'), await staying(storage, 'Bart')];
    await storage.close();
    const { url } = await serve(place.options);
    const [anne, bart] = [host.at(url), other.at(url)];
    const { guests, lines, table } = await party(url, 2);
    const [carl, dora] = guests as [Guest, Guest];

    expect((await carl.post('/api/clubs', { name: 'Guests', about: '' })).status, 'a guest founds none').toBe(403);
    const founded = await anne.post('/api/clubs', { name: 'The Brethren', about: 'Every Friday' });
    const { club: id } = founded.body as { club: string };
    const twin = await bart.post('/api/clubs', { name: 'The Вrethren', about: '' });
    expect([twin.status, (twin.body as { message: string }).message], 'in Cyrillic').toEqual([
      403,
      expect.stringContaining('looks like it'),
    ]);

    // Whoever is no member sees the page, and no way in.
    expect(await club(bart, id)).toMatchObject({ name: 'The Brethren', about: 'Every Friday', isMember: false, key: null });
    const { key } = await club(anne, id);
    const join = (who: Guest, by: string | null) => who.post(`/api/clubs/${id}/join`, { key: by });
    expect((await join(bart, 'guessed')).status).toBe(403);
    for (const who of [bart, carl, dora, dora]) expect((await join(who, key)).status).toBe(200);
    expect(names(await club(anne, id))).toEqual(['Anne', 'Bart', 'Guest 0', 'Guest 1']);
    expect((await bart.get('/api/clubs')).body as ClubsReply).toMatchObject({ clubs: [{ id, members: 4 }] });

    // What two members have played together.
    for (const line of lines) line.playAtRandom(table);
    const found = await until(
      () => club(bart, id),
      ({ matches }) => matches.length > 0,
    );
    expect(found.matches).toMatchObject([{ table, game: 'toy', names: ['Guest 0', 'Guest 1'] }]);
    expect((await anne.get(`/api/leaderboards?game=toy&club=${id}`)).body as BoardReply).toMatchObject({ rows: [] });

    // A tournament of the club is opened by a member alone.
    await expect(opened(bart, { club: 'elsewhere' })).rejects.toThrow('your own clubs');
    const cup = await opened(bart, { club: id });
    expect((await club(anne, id)).tournaments).toMatchObject([{ id: cup, phase: 'gathering' }]);

    // Out by the founder: the link in their hands no longer works.
    expect((await bart.post(`/api/clubs/${id}/leave`, { player: carl.player })).status, 'not his to say').toBe(403);
    expect((await anne.post(`/api/clubs/${id}/leave`, { player: carl.player })).status).toBe(200);
    expect((await join(carl, key)).status).toBe(403);
    expect((await anne.post(`/api/clubs/${id}/leave`, { player: anne.player })).status, 'she founded it').toBe(403);

    // Who founded it deletes the account: the club is the one's who has been in it longest.
    const gone = await fetch(`${url}/api/account`, { method: 'DELETE', headers: { cookie: anne.cookie, origin: url } });
    expect(gone.status).toBe(204);
    expect(await club(bart, id)).toMatchObject({ host: 'Bart', isHost: true, members: [{ name: 'Bart' }, { name: 'Guest 1' }] });
  });

  test('ten clubs are enough for anybody, and a club without people is no more', async () => {
    const place = await newPlace();
    const storage = await place.open();
    const host = await staying(storage, 'Anne');
    await storage.close();
    const { url } = await serve(place.options);
    const anne = host.at(url);
    const found = (n: number) => anne.post('/api/clubs', { name: `Crew ${'ABCDEFGHIJK'[n]}`, about: '' });
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) ids.push(((await found(n)).body as { club: string }).club);
    expect((await found(10)).status).toBe(403);
    await fetch(`${url}/api/account`, { method: 'DELETE', headers: { cookie: anne.cookie, origin: url } });
    const stranger = await Guest.named(url, 'Stranger');
    expect((await stranger.get(`/api/clubs/${ids[0]}`)).status).toBe(404);
  });
});
