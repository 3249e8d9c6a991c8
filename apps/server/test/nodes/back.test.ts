// Nodes that were taken for dead and are not, or no longer have what they think: nobody at them is left behind.
import type { ServerMessage } from '@boucan/protocol';
import { connect } from '@nats-io/transport-node';
import { describe, expect, test } from 'vitest';
import { Link } from '../../src/storage/postgres/link.ts';
import { cleanUpLater, commits, Guest, Line } from '../harness.ts';
import { atTwo, canHaveNodes, cluster, seenBy } from './cluster.ts';
import { Way } from './fleet.ts';

const bid = (seat: number) => ({ do: 'choose', seat, choice: ['bid', 1] }) as const;

/** As a page does, whoever is sent away again comes again: a node that is back may be seen before it has caught up. */
async function letsIn(url: string, guest: Guest, table: string): Promise<void> {
  const comes = async (): Promise<string> => (await (await guest.at(url).connect()).watch(table)).type;
  await expect.poll(() => comes().catch((error: Error) => error.message)).toBe('table');
}

describe.skipIf(!canHaveNodes)('nodes', () => {
  const shared = cluster();

  const ask = async <R>(url: string, text: string): Promise<R[]> => (await shared.database.ask(text, url)) as R[];
  const ownerOf = async (url: string, table: string): Promise<string> =>
    (await ask<{ node: string }>(url, `select node from owners where tab = '${table}'`))[0]!.node;
  const nodesIn = async (url: string): Promise<string[]> =>
    (await ask<{ id: string }>(url, 'select id from nodes')).map(({ id }) => id);

  test('whoever watches from a node that was taken for dead is told of what happens elsewhere as before', async () => {
    const { servers, url } = await shared.open(2);
    const [a, b] = servers.map((server) => server.url) as [string, string];
    const { here, there, table } = await atTwo(a, b);
    const owner = await ownerOf(url, table);
    const old = (await nodesIn(url)).find((id) => id !== owner)!;
    await ask(url, `delete from nodes where id = '${old}'`);
    await expect.poll(async () => (await nodesIn(url)).filter((id) => id !== old).length).toBe(2);
    await expect.poll(() => seenBy(servers[0]!)).toBe(2);
    const before = there.views.get(table)!.n;
    expect(await here.do(table, bid(0))).toMatchObject({ type: 'done' });
    await expect.poll(() => there.views.get(table)!.n).toBeGreaterThan(before);
    expect(await there.do(table, bid(1))).toMatchObject({ type: 'done' });
    expect(there.socket.readyState).toBe(there.socket.OPEN);
  });

  test('a node that the database no longer answers sends its people away once it has been replaced', async () => {
    const { servers, url } = await shared.open(1);
    const way = await Way.to(Number(new URL(url).port));
    cleanUpLater(() => way.close());
    const through = new URL(url);
    through.port = String(way.port);
    const cut = await shared.another(through.href);
    await expect.poll(() => seenBy(servers[0]!)).toBe(2);
    const { anne, here, there, table } = await atTwo(cut.url, servers[0]!.url);
    way.cut();
    expect((await here.closed).code).toBe(1001);
    // The match goes on where there is a database, and she may come in there.
    const back = await anne.at(servers[0]!.url).connect();
    expect(await back.watch(table)).toMatchObject({ type: 'table' });
    expect(await back.do(table, bid(0))).toMatchObject({ type: 'done' });
    expect(await there.do(table, bid(1))).toMatchObject({ type: 'done' });
    way.mend();
    await expect.poll(() => seenBy(servers[0]!)).toBe(2);
    await letsIn(cut.url, anne, table);
  });

  test('a node that is cut off from the database and from all others lets its people go', async () => {
    const { servers, url } = await shared.open(2);
    const [toDatabase, toNats] = [await Way.to(Number(new URL(url).port)), await Way.to(shared.nats.port)];
    for (const way of [toDatabase, toNats]) cleanUpLater(() => way.close());
    const through = new URL(url);
    through.port = String(toDatabase.port);
    const cut = await shared.another(through.href, { nats: `nats://127.0.0.1:${toNats.port}` });
    await expect.poll(() => seenBy(servers[0]!)).toBe(3);
    const { anne, here, there, table } = await atTwo(cut.url, servers[0]!.url);
    for (const way of [toDatabase, toNats]) way.cut();
    expect(await here.closed).toMatchObject({ code: 1001 });
    expect((await fetch(`${cut.url}/healthz`)).status).toBe(503);
    const back = await anne.at(servers[1]!.url).connect();
    expect(await back.watch(table)).toMatchObject({ type: 'table' });
    expect(await back.do(table, bid(0))).toMatchObject({ type: 'done' });
    expect(await there.do(table, bid(1))).toMatchObject({ type: 'done' });
    for (const way of [toDatabase, toNats]) way.mend();
    await expect.poll(() => seenBy(servers[0]!)).toBe(3);
    await letsIn(cut.url, anne, table);
  });

  test('what a node says after it was taken for dead does not count for ever', async () => {
    const { servers, url } = await shared.open(1, {
      loopbackUnlimited: false,
      sockets: { perPerson: 4, perAddress: 200, inAll: 100 },
    });
    const anne = await Guest.named(servers[0]!.url, 'Anne');
    const table = await anne.open();
    const line = await anne.connect();
    await line.watch(table);
    const present: string[][] = [];
    line.hear((message) => {
      if (message.type === 'presence') present.push(message.present.map(({ name }) => name));
    });
    const [cluster] = await ask<{ id: string }>(url, 'select id from cluster');
    const ghost = await connect({ servers: shared.nats.url });
    cleanUpLater(() => ghost.close());
    // A person who watches from there, and the many sockets another has.
    const watch = { ask: 'watch', from: 'ghost', watcher: 1, player: { id: 'g', name: 'Grace' }, table, since: 0, fresh: true };
    await ghost.request(`boucan.${cluster!.id}.ask.${(await nodesIn(url))[0]}`, JSON.stringify(watch));
    const bart = await Guest.named(servers[0]!.url, 'Bart');
    const taken = { news: 'taken', tokens: {}, sockets: { [`person ${bart.player}`]: 4 } };
    ghost.publish(`boucan.${cluster!.id}.news`, JSON.stringify({ from: 'ghost', number: 1, news: taken }));
    const isLetIn = async (): Promise<boolean> => {
      const one = await Line.open(servers[0]!.url, { cookie: bart.cookie });
      one.send({ type: 'hello', v: 0 });
      return (await one.closed).code !== 4430;
    };
    await expect.poll(isLetIn).toBe(false);
    await expect.poll(() => present.flat()).toContain('Grace');
    await expect.poll(isLetIn).toBe(true);
    await expect.poll(() => present.at(-1)).toEqual(['Anne']);
  });

  test('whom the node of his table has forgotten comes back by himself, and is told what there was', async () => {
    const { servers, url } = await shared.open(2);
    const [a, b] = servers.map((server) => server.url) as [string, string];
    const { here, there, table } = await atTwo(a, b);
    const owner = await ownerOf(url, table);
    const from = (await nodesIn(url)).find((id) => id !== owner)!;
    const [cluster] = await ask<{ id: string }>(url, 'select id from cluster');
    const ghost = await connect({ servers: shared.nats.url });
    cleanUpLater(() => ghost.close());
    const watchers = Array.from({ length: 10 }, (_, i) => i + 1);
    await ghost.request(`boucan.${cluster!.id}.ask.${owner}`, JSON.stringify({ ask: 'unwatch', from, watchers }));
    expect(await here.do(table, bid(0))).toMatchObject({ type: 'done' });
    const { n } = await here.until(table, (view) => view.asked === null);
    await expect.poll(() => there.views.get(table)!.n).toBe(n);
    // Whoever asks how far it is hears the same at both.
    const headAt = async (line: Line) => {
      const answer = line.next<Extract<ServerMessage, { type: 'pong' }>>(({ type }) => type === 'pong');
      line.send({ type: 'ping', t: 0 });
      return (await answer).heads[table];
    };
    for (const line of [here, there]) await expect.poll(() => headAt(line)).toBe(n);
  });

  test('a table that is another’s by now is noticed by those who only look on', async () => {
    const { servers, url } = await shared.open(2);
    const [a, b] = servers.map((server) => server.url) as [string, string];
    const { bart, here, there, table } = await atTwo(a, b);
    const owner = await ownerOf(url, table);
    const other = (await nodesIn(url)).find((id) => id !== owner)!;
    await ask(url, `update owners set node = '${other}' where tab = '${table}'`);
    const back = await bart.connect();
    await back.watch(table);
    expect(await back.do(table, bid(1))).toMatchObject({ type: 'done' });
    const { n } = back.views.get(table)!;
    for (const line of [here, there]) await expect.poll(() => line.views.get(table)!.n).toBe(n);
  });

  test('a node that was replaced and does not know it refuses nothing by what it knows', async () => {
    const { servers, url } = await shared.open(2);
    const [a, b] = servers.map((server) => server.url) as [string, string];
    const [anne, bart] = [await Guest.named(a, 'Anne'), await Guest.named(b, 'Bart')];
    const table = await anne.open();
    const here = await anne.connect();
    await here.watch(table);
    const owner = await ownerOf(url, table);
    const other = (await nodesIn(url)).find((id) => id !== owner)!;
    await ask(url, `update owners set node = '${other}' where tab = '${table}'`);
    const there = await bart.connect();
    await there.watch(table);
    expect(await there.do(table, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) })).toMatchObject({ type: 'done' });
    expect(await here.do(table, { do: 'start' })).toMatchObject({ type: 'done' });
  });

  test('of the tables of a dead node, those that are over are not fetched before anybody asks', async () => {
    const { servers, url } = await shared.open(2);
    const [a, b] = servers.map((server) => server.url) as [string, string];
    const done = await atTwo(a, a);
    for (const line of [done.here, done.there]) line.playAtRandom(done.table);
    for (const line of [done.here, done.there]) await line.until(done.table, ({ phase }) => phase === 'over');
    for (const line of [done.here, done.there]) line.socket.close();
    const { table } = await atTwo(a, b);
    const phase = async () =>
      (await ask<{ phase: string }>(url, `select phase from tables where id = '${done.table}'`))[0]!.phase;
    await expect.poll(phase).toBe('over');
    const dead = await ownerOf(url, table);
    await ask(url, `delete from nodes where id = '${dead}'`);
    await expect.poll(() => ownerOf(url, table)).not.toBe(dead);
    await expect.poll(() => ask(url, 'select tab from owners')).toEqual([{ tab: table }]);
    expect(await done.anne.at(b).get(`/api/tables/${done.table}/record`)).toMatchObject({ status: 200 });
  });

  test('a database that has fallen silent is asked over another connection, and gives free what was locked over the first', async () => {
    const url = await shared.database.fresh();
    cleanUpLater(() => shared.database.drop(url));
    await ask(url, 'create table places (id integer primary key, node text); insert into places values (1, null)');
    const way = await Way.to(Number(new URL(url).port));
    cleanUpLater(() => way.close());
    const through = new URL(url);
    through.port = String(way.port);
    const link = new Link(through.href, 500);
    cleanUpLater(() => link.close());
    const take = (node: string) => link.use((client) => client.query(`update places set node = '${node}' where id = 1`));
    await link.use((client) => client.query('begin'));
    await take('a');
    way.strand();
    await expect(take('b')).rejects.toThrow('timeout');
    await expect.poll(() => take('c').then(() => 'taken')).toBe('taken');
    expect(await ask(url, 'select node from places')).toEqual([{ node: 'c' }]);
  });

  test('whoever hears a node for the first time in the middle of what it says looks everybody up again', async () => {
    const { servers, url } = await shared.open(1);
    const anne = await Guest.named(servers[0]!.url, 'Anne');
    const line = await anne.connect();
    await ask(url, 'delete from sessions'); // of which nobody was told
    const [cluster] = await ask<{ id: string }>(url, 'select id from cluster');
    const other = await connect({ servers: shared.nats.url });
    cleanUpLater(() => other.close());
    const say = (from: string, number: number): void =>
      other.publish(`boucan.${cluster!.id}.news`, JSON.stringify({ from, number, beat: true, seesDatabase: true, sent: {} }));
    say('a', 1);
    say('a', 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(line.socket.readyState).toBe(line.socket.OPEN);
    say('b', 3);
    expect((await line.closed).code).toBe(4401);
  });
});
