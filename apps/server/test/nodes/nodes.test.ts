// What people do at one node holds at all of them; and nodes come and go.
import type { CallsReply, LinkReply, LinksReply, ServerMessage, TablesReply } from '@boucan/protocol';
import { rulesOf } from '@boucan/record/sources';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { fromEnvironment } from '../../src/options.ts';
import { commits, ENTROPY, follow, Guest, Line, newFolder, serve, wish } from '../harness.ts';
import { atTwo, canHaveNodes, cluster, seenBy } from './cluster.ts';

test('nodes need a database that they share', () => {
  expect(() => fromEnvironment({ BOUCAN_NATS: 'nats://localhost' })).toThrow('BOUCAN_NATS needs BOUCAN_DATABASE');
  expect(() => fromEnvironment({ BOUCAN_NATS: 'localhost', BOUCAN_DATABASE: 'postgres://x/y' })).toThrow(
    'BOUCAN_NATS takes addresses such as nats://HOST:4222',
  );
});

test('by itself, a server says nothing of others', async () => {
  const { url } = await serve({ data: newFolder() });
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).not.toMatch(/node|takeover|lease|forward|mail/i);
});

describe.skipIf(!canHaveNodes)('nodes', () => {
  const shared = cluster();

  test('names, links and the lobby are the same at every node', async () => {
    const { servers } = await shared.open(2);
    const [a, b] = servers.map(({ url }) => url) as [string, string];
    const anne = await Guest.named(a, 'Anne');
    expect((await anne.at(b).get('/api/session')).body).toMatchObject({ name: 'Anne' });
    await anne.post('/api/session', { name: 'Mary' });
    await expect.poll(async () => (await anne.at(b).get('/api/session')).body).toMatchObject({ name: 'Mary' });

    const table = await anne.open();
    const bart = await Guest.named(b, 'Bart');
    await expect
      .poll(async () => ((await bart.get('/api/tables')).body as TablesReply).open.map((card) => card.table))
      .toEqual([table]);
    expect(((await anne.at(b).get('/api/tables')).body as TablesReply).mine).toMatchObject([{ table }]);
    expect(((await anne.at(b).get('/api/tables')).body as TablesReply).open).toEqual([]);

    // A device that came by a link, at one node, is sent away when the link is revoked at the other.
    const { link } = (await anne.post('/api/session/link', {})).body as LinkReply;
    const cookie = (await follow(b, link)).headers.getSetCookie()[0]!.split(';')[0]!;
    const phone = await Line.open(b, { cookie });
    const { links } = (await anne.get('/api/session/links')).body as LinksReply;
    await fetch(`${a}/api/session/links/${links[0]!.id}`, { method: 'DELETE', headers: { cookie: anne.cookie } });
    expect(await phone.closed).toMatchObject({ code: 4401 });
  });

  test('whose turn it is, who is there, and who wants to play again is known at every node', async () => {
    const { servers } = await shared.open(2);
    const [a, b] = servers.map(({ url }) => url) as [string, string];
    const { anne, bart, here, there, table } = await atTwo(a, b);
    expect(await here.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] })).toMatchObject({ type: 'done' });
    for (const url of [a, b]) {
      expect(((await anne.at(url).get('/api/tables')).body as TablesReply).mine).toMatchObject([{ table, yourTurn: false }]);
      expect(((await bart.at(url).get('/api/tables')).body as TablesReply).mine).toMatchObject([{ table, yourTurn: true }]);
    }
    const back = await bart.connect();
    const seen = (await back.watch(table)) as Extract<ServerMessage, { type: 'table' }>;
    expect(seen.present.map(({ name }) => name).sort()).toEqual(['Anne', 'Bart']);
    for (const line of [here, there]) line.playAtRandom(table);
    for (const line of [here, there]) await line.until(table, ({ phase }) => phase === 'over');

    expect((await bart.post(`/api/tables/${table}/report`, { note: 'well played' })).status).toBe(204);
    const again = await bart.post(`/api/tables/${table}/rematch`, { commits: commits(ENTROPY) });
    const next = (again.body as { table: string }).table;
    for (const url of [a, b])
      await expect
        .poll(async () => ((await anne.at(url).get('/api/calls')).body as CallsReply).calls)
        .toMatchObject([{ follows: table, by: 'Bart' }]);
    expect((await anne.at(b).post(`/api/tables/${table}/rematch`, { commits: commits(ENTROPY) })).body).toEqual({ table: next });
    expect(((await anne.get('/api/calls')).body as CallsReply).calls).toEqual([]);
  });

  test('limits count what is done at all nodes together', async () => {
    const rates = { ...(await import('../../src/options.ts')).DEFAULTS.rates, messages: { burst: 20, perSecond: 0.01 } };
    const { servers } = await shared.open(2, {
      loopbackUnlimited: false,
      rates,
      tablesEach: 2,
      sockets: { perPerson: 4, perAddress: 200, inAll: 100 },
    });
    const [a, b] = servers.map(({ url }) => url) as [string, string];
    const anne = await Guest.named(a, 'Anne');
    for (const url of [a, b]) expect((await anne.at(url).post('/api/tables', {})).status).toBe(400);
    await anne.open();
    await anne.at(b).open();
    for (const url of [a, b])
      expect(await anne.at(url).post('/api/tables', wish())).toMatchObject({
        status: 403,
        body: { error: 'not-allowed' },
      });

    const lines = [await anne.connect(), await anne.at(b).connect()];
    const said = async (line: Line): Promise<boolean> => {
      const answer = line.next<Extract<ServerMessage, { type: 'error' }>>((message) => message.type === 'error');
      line.send({ type: 'watch', table: 'nowhere' });
      return (await answer).error === 'no-such-table';
    };
    let count = 0;
    while (count < 60 && (await said(lines[count % 2]!))) {
      count++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // Each knows at once what was said to it, and of the other a quarter of a second later; nobody gets twice as much for going to two.
    expect(count).toBeLessThan(36);
    await expect.poll(async () => said(lines[0]!)).toBe(false);
    await expect.poll(async () => said(lines[1]!)).toBe(false);

    for (const url of [a, b]) await Line.open(url, { cookie: anne.cookie });
    await expect
      .poll(async () => {
        const line = await Line.open(b, { cookie: anne.cookie });
        return Promise.race([line.closed.then(({ code }) => code), new Promise((resolve) => setTimeout(resolve, 300, 'open'))]);
      })
      .toBe(4430);
  });

  test('a node that is stopped hands its tables over, and nobody at another notices', async () => {
    const { servers } = await shared.open(3);
    const [a, b] = servers.map(({ url }) => url) as [string, string];
    const { there, here, table, anne } = await atTwo(a, b);
    const seen: number[] = [];
    there.hear((message) => {
      if (message.type === 'table' || message.type === 'change') seen.push(...message.notices.map(({ n }) => n));
    });
    const told = there.views.get(table)!.n;
    const stopping = servers[0]!.close();
    expect(await there.do(table, { do: 'choose', seat: 1, choice: ['bid', 1] })).toMatchObject({ type: 'done' });
    expect((await here.closed).code).toBe(1001);
    await stopping;
    const back = await anne.at(servers[2]!.url).connect();
    await back.watch(table);
    for (const line of [back, there]) line.playAtRandom(table);
    await there.until(table, ({ phase }) => phase === 'over');
    expect(there.socket.readyState).toBe(there.socket.OPEN);
    expect(seen).toEqual(seen.map((_, i) => told + 1 + i));
    await expect.poll(() => seenBy(servers[1]!)).toBe(2);
  });

  const newer = toy.version + 1;
  test.each([
    {
      changed: 'another version',
      other: { games: new Map([...GAMES, ['toy', { ...toy, version: newer } as never]]) },
      mine: { version: toy.version },
      theirs: { version: newer },
      says: `by version ${toy.version} of toy`,
    },
    {
      changed: 'other rules under the same version',
      other: { rules: () => ['b'.repeat(64)] },
      mine: { rules: rulesOf('toy') },
      theirs: { rules: 'b'.repeat(64) },
      says: 'other rules than this server has now',
    },
  ])(
    '$changed: a match stays with nodes that know its rules; others lead there, and say so when there is none',
    async ({ other, mine, theirs, says }) => {
      const { servers, url } = await shared.open(2, {}, other);
      const [a, b] = servers.map((server) => server.url) as [string, string];
      const { anne, bart, here, there, table } = await atTwo(a, b);
      expect(await there.do(table, { do: 'choose', seat: 1, choice: ['bid', 1] })).toMatchObject({ type: 'done' });
      expect(await here.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] })).toMatchObject({ type: 'done' });

      // Another of the old version comes before the first goes: the match goes on there, as does every other.
      const more = await Promise.all(Array.from({ length: 8 }, () => anne.open()));
      const old = await shared.another(url);
      for (const node of [...servers, old]) await expect.poll(() => seenBy(node)).toBe(3);
      await servers[0]!.close();
      for (const one of more) expect(await there.watch(one)).toMatchObject({ type: 'table', view: { terms: mine } });
      const back = await anne.at(old.url).connect();
      await back.watch(table);
      const next = await Promise.race([
        there.until(table, ({ asked }) => asked !== null).then(() => 1),
        back.until(table, ({ asked }) => asked !== null).then(() => 0),
      ]);
      expect(await [back, there][next]!.do(table, { do: 'choose', seat: next, choice: ['bid', 1] })).not.toMatchObject({
        type: 'error',
      });

      // A new table is of the version of whoever opens it, and the old node leads to it.
      const newest = await bart.open();
      expect(await back.watch(newest)).toMatchObject({ type: 'table', view: { terms: theirs } });

      // When the last that knows it goes, it is said why; and one that knows it finds it as it was.
      await old.close();
      const late = await anne.at(b).connect();
      expect(await late.watch(table)).toMatchObject({
        type: 'error',
        message: expect.stringContaining(says),
      });
      const again = await shared.another(url);
      expect(await (await anne.at(again.url).connect()).watch(table)).toMatchObject({ type: 'table' });
      // Whoever goes, and can leave them to nobody, does not wait for anybody either.
      const began = performance.now();
      await again.close();
      expect(performance.now() - began).toBeLessThan(20_000);
    },
  );
});
