import { atLength, WHOLE } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { MACHINE } from '../../src/time.ts';
import { commits, ENTROPY, Guest, newFolder, serve } from '../harness.ts';
import { codeIn, postOffice } from '../notices/post-office.ts';
import { Endpoint } from '../notices/receiver.ts';
import { startProcess } from '../process.ts';
import { inBoth } from '../storage/both.ts';
import { Cup, hostAt, hostIn } from './cup.ts';
import { opened, playDrawn, TOURNAMENT, tournament, until } from './parts.ts';

const KILLS = atLength(1, 5);
/** How fast the clocks run where nobody is there to wait for. */
const HURRY = 20;

test('people leave and the server is killed in the middle: the tournament goes on to its end, and nothing counts twice', async () => {
  const [people, rounds] = [atLength(9, 64), atLength(3, 6)];
  const data = newFolder();
  const host = await hostAt(data);
  let server = await startProcess(data);
  const cup = new Cup(server.url, host);
  await cup.begin(people, rounds);
  for (let kills = 0; kills < KILLS; kills++) {
    // Somewhere in a round: some tables are over, some are not.
    await cup.play(
      (view) => view.rounds.length > kills && view.rounds[kills]!.tables.some(({ seats }) => seats[0]!.place !== null),
      200_000,
    );
    if (kills < 2) await cup.leave(kills + 1);
    server.child.kill('SIGKILL');
    await server.ended;
    server = await startProcess(data);
    cup.moveTo(server.url);
  }
  const end = await cup.play(({ phase }) => phase === 'over', WHOLE ? 500_000 : 200_000);
  expect(end.closed).toBe('played');
  expect(end.rounds.length).toBe(rounds);
  // Everybody who was there had one place in each round, and nobody met anybody twice who could help it.
  const tables = end.rounds.flatMap((round) => round.tables);
  expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
  for (const { tables, byes } of end.rounds) {
    const names = [...tables.flatMap(({ seats }) => seats.map(({ name }) => name)), ...byes];
    expect(new Set(names).size).toBe(names.length);
    for (const { seats } of tables) expect(seats.every(({ place }) => place !== null)).toBe(true);
  }
  const points = end.standings.reduce((sum, row) => sum + row.points, 0);
  const dealt = end.rounds.reduce(
    (sum, { tables, byes }) => sum + byes.length + tables.reduce((all, { seats }) => all + seats.length / 2, 0),
    0,
  );
  expect(points).toBeCloseTo(dealt, 0);
  expect(end.standings.filter(({ left }) => left).length).toBe(Math.min(KILLS, 2));
  const file = await (await fetch(`${server.url}/api/tournaments/${cup.id}/results.csv`)).text();
  expect(file.split('\r\n').length).toBe(people + 2);
  expect(file.split('\r\n')[0]).toBe('place,name,points,victories,opponents,played,byes,left');
  server.child.kill('SIGKILL');
  await server.ended;
});

inBoth((newPlace) => {
  describe.skipIf(WHOLE)('tournaments', () => {
    test('are drawn, seated, played and told, in each database', async () => {
      const place = await newPlace();
      const host = await hostIn(place.open());
      const server = await serve(place.options);
      const cup = new Cup(server.url, host);
      await cup.begin(6, 2);
      const end = await cup.play(({ phase }) => phase === 'over');
      expect(end.rounds.map(({ tables }) => tables.map(({ seats }) => seats.length))).toEqual([
        [3, 3],
        [3, 3],
      ]);
      expect(end.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    });

    test('two who enter at the same moment both enter', async () => {
      const place = await newPlace();
      const host = await hostIn(place.open());
      const server = await serve(place.options);
      const others = Array.from({ length: 11 }, (_, i) => Guest.named(server.url, `Sailor ${i + 1}`));
      const guests = [host.at(server.url), ...(await Promise.all(others))];
      const id = await opened(guests[0]!);
      const replies = await Promise.all(guests.map((guest) => guest.post(`/api/tournaments/${id}`, { do: 'enter' })));
      expect(replies.map(({ status }) => status)).toEqual(guests.map(() => 200));
      expect((await tournament(guests[0]!, id)).standings.length).toBe(12);
      expect((await guests[1]!.post(`/api/tournaments/${id}`, { do: 'enter' })).body).toMatchObject({
        message: 'You’ve already entered.',
      });
    });
  });
});

describe.skipIf(WHOLE)('who may do what at the tables of a tournament', () => {
  async function started(people: number, more = {}): Promise<{ url: string; guests: Guest[]; id: string }> {
    const data = newFolder();
    const host = await hostAt(data);
    // Nobody waits until the server looks after its tournaments again, nor until those who are away have not shown what they add to the dice.
    const clocks = { wall: MACHINE.wall, ticks: () => MACHINE.ticks() * HURRY };
    const machine = {
      ...MACHINE,
      after: (ms: number, work: () => void) => MACHINE.after(ms / HURRY, work),
      every: (ms: number, work: () => void) => MACHINE.every(Math.min(ms, 200), work),
    };
    const { url } = await serve({ data, clocks, machine });
    const others = Array.from({ length: people - 1 }, (_, i) => Guest.named(url, `Sailor ${i + 1}`));
    const guests = [host.at(url), ...(await Promise.all(others))];
    const id = await opened(guests[0]!, more);
    for (const guest of guests.slice(1)) await guest.post(`/api/tournaments/${id}`, { do: 'enter' });
    return { url, guests, id };
  }

  test('the host cannot seat themselves, send anybody away, seat bots or begin: nobody is the host of these tables', async () => {
    const { guests, id } = await started(5);
    const [host, stranger] = [guests[0]!, await Guest.named(guests[0]!.url, 'Stranger')];
    await host.post(`/api/tournaments/${id}`, { do: 'draw' });
    const { rounds } = await tournament(host, id);
    const table = rounds[0]!.tables[0]!;
    const sit = { do: 'sit', seat: 0, commits: commits(ENTROPY) } as const;
    for (const who of [host, stranger, guests.find(({ player }) => player === table.seats[1]!.player)!]) {
      const line = await who.connect();
      await until(
        () => line.watch(table.id),
        ({ type }) => type === 'table',
      );
      expect(await line.do(table.id, sit)).toMatchObject({ type: 'error', error: 'not-allowed' });
      for (const command of [
        { do: 'seat-bot', seat: 0, level: 'random' },
        { do: 'start' },
        { do: 'turn-away', player: table.seats[0]!.player },
      ] as const)
        expect(await line.do(table.id, command)).toMatchObject({ type: 'refused' });
    }
    // Nor enter when it is too late, tell results, or decide at a table of their own.
    expect((await host.post(`/api/tournaments/${id}`, { do: 'result', table: table.id, places: [1, 2, 3, 4] })).status).toBe(400);
    expect((await host.post(`/api/tournaments/${id}`, { do: 'enter' })).status).toBe(200); // it is Swiss: from the next round on
    const again = await tournament(host, id);
    expect(again.rounds[0]!.tables.flatMap(({ seats }) => seats.map(({ player }) => player))).not.toContain(host.player);
    const decide = { do: 'decide', table: table.id, places: [1, 2, 3, 4], note: 'the line was cut' };
    expect((await guests[1]!.post(`/api/tournaments/${id}`, decide)).status).toBe(403);
    expect((await host.post(`/api/tournaments/${id}`, decide)).status).toBe(200);
    expect((await tournament(host, id)).rounds[0]!.tables[0]!).toMatchObject({ decided: 'the line was cut' });
  });

  test('who does not come is seated all the same after a while, and a bot plays: nobody holds up the others', async () => {
    const { guests, id } = await started(3, { rounds: 1, seats: 2, least: 2, within: 1000 });
    await guests[0]!.post(`/api/tournaments/${id}`, { do: 'draw' });
    const end = await until(
      () => tournament(guests[0]!, id),
      ({ phase }) => phase === 'over',
      150_000,
    );
    // All of them were away: they are equal, and nobody has won.
    expect(end.rounds[0]!.tables[0]!.seats.map(({ place }) => place)).toEqual([1, 1]);
    expect(end.standings.every(({ victories }) => victories === 0)).toBe(true);
  });

  test('who was drawn is told that their table is ready and by when, once, and not when they sit there', async () => {
    const data = newFolder();
    const host = await hostAt(data);
    const { url } = await serve({ data, noticePace: { soon: 0, later: 600_000 }, reaches: () => true });
    const guests = [host.at(url), await Guest.named(url, 'Sailor 1'), await Guest.named(url, 'Sailor 2')];
    const end = await Endpoint.open();
    for (const [i, guest] of guests.entries()) {
      const target = { kind: 'webhook', url: `${end.url}/${i}`, shape: 'json' };
      expect((await guest.post('/api/notices/ways', { target, pace: 'now' })).status).toBe(200);
    }
    const id = await opened(guests[0]!, { seats: 3, rounds: 1, within: 600_000 });
    for (const guest of guests) await guest.post(`/api/tournaments/${id}`, { do: 'enter' });
    await guests[0]!.post(`/api/tournaments/${id}`, { do: 'draw' });
    const said = await end.said(3);
    const table = (await tournament(guests[0]!, id)).rounds[0]!.tables[0]!;
    expect(new Set(end.received.map(({ path }) => path))).toEqual(new Set(['/0', '/1', '/2']));
    for (const { title, text, url: open } of said) {
      expect(title).toMatch(/^Your table is ready: /);
      expect(text).toMatch(/^Round 1 of “Tortuga Cup” begins\. Take your seat\. You have 9 minutes left\.$/);
      expect(open).toContain(table.id);
    }
    // One of them sits down, and everything is looked at again: nobody hears it twice.
    const first = guests.find(({ player }) => player === table.seats[0]!.player)!;
    await playDrawn(first, await first.connect(), table.id, 0);
    await first.post(`/api/tournaments/${id}`, { do: 'enter' });
    await until(
      async () => (await first.get('/api/notices')).status,
      (status) => status === 200,
    );
    expect(end.received).toHaveLength(3);
  });

  test('who deletes their account plays in no further round, and a tournament whose host is gone begins its rounds by itself', async () => {
    const { url, guests, id } = await started(5, { rounds: 2, seats: 2, least: 2, auto: false, within: 1000 });
    const host = guests[0]!;
    await host.post(`/api/tournaments/${id}`, { do: 'draw' });
    for (const gone of [host, guests[1]!])
      await fetch(`${url}/api/account`, { method: 'DELETE', headers: { cookie: gone.cookie, origin: url } });
    const end = await until(
      () => tournament(guests[2]!, id),
      ({ phase }) => phase === 'over',
      150_000,
    );
    expect(end.host.name).toMatch(/^N\. N\. /);
    expect(end.standings.filter(({ left }) => left).map(({ name }) => name)).toEqual([expect.stringMatching(/^N\. N\. /)]);
    expect(end.rounds[1]!.tables.flatMap(({ seats }) => seats.map(({ player }) => player))).not.toContain(guests[1]!.player);
  });

  test('a guest who comes back to their account is awaited, seated and drawn as that person', async () => {
    const data = newFolder();
    const host = await hostAt(data);
    const office = await postOffice();
    const { url } = await serve({ data, smtp: office.smtp });
    const post = (who: Guest, path: string, body: object) => who.post(path, body, { origin: url });
    const code = async (who: Guest, path: string): Promise<object> => {
      const before = office.letters.length;
      const { proof } = (await post(who, path, { address: 'anne@example.org', lang: 'en' })).body as { proof: string };
      await expect.poll(() => office.letters.length).toBe(before + 1);
      return { proof, code: codeIn(office.letters) };
    };
    const anne = await Guest.named(url, 'Anne');
    await post(anne, '/api/account/address/code', await code(anne, '/api/account/address'));

    const [bea, guest] = [host.at(url), await Guest.named(url, 'Somebody')];
    const id = await opened(bea, { seats: 2, least: 2, rounds: 2 });
    for (const who of [bea, guest]) await who.post(`/api/tournaments/${id}`, { do: 'enter' });
    await bea.post(`/api/tournaments/${id}`, { do: 'draw' });
    const table = (await tournament(bea, id)).rounds[0]!.tables[0]!;
    await until(
      async () => (await bea.connect()).watch(table.id),
      ({ type }) => type === 'table',
    );
    const recovered = await post(guest, '/api/recover/address/code', await code(guest, '/api/recover/address'));
    expect(recovered.body).toMatchObject({ player: anne.player });

    const view = await tournament(anne, id);
    expect(view).toMatchObject({ entered: true, table: table.id });
    expect(view.standings.map(({ name }) => name).sort()).toEqual(['Anne', 'Sailor 0']);
    for (const { player } of view.rounds[0]!.tables[0]!.seats) {
      const who = player === anne.player ? anne : bea;
      await playDrawn(
        who,
        await who.connect(),
        table.id,
        view.rounds[0]!.tables[0]!.seats.findIndex((one) => one.player === player),
      );
    }
    const later = await until(
      () => tournament(bea, id),
      ({ rounds }) => rounds.length === 2,
    );
    const drawn = later.rounds.map(({ tables }) => tables[0]!.seats.map(({ player }) => player).sort());
    expect(drawn).toEqual([[anne.player, bea.player].sort(), [anne.player, bea.player].sort()]);
  });

  test('a guest opens no tournament, and is told what to do', async () => {
    const { guests } = await started(2);
    const { status, body } = await guests[1]!.post('/api/tournaments', TOURNAMENT);
    expect(status).toBe(403);
    expect((body as { message: string }).message.length).toBeGreaterThan(20);
  });

  test('a tournament that no game can be played in is not opened', async () => {
    const { guests } = await started(1);
    for (const odd of [
      { game: 'chess' },
      { seats: 5, least: 5, game: 'brethren', packs: ['nothing'] },
      { least: 5 },
      { form: 'knockout' },
    ])
      expect((await guests[0]!.post('/api/tournaments', { ...TOURNAMENT, ...odd })).status).toBeGreaterThanOrEqual(400);
  });
});
