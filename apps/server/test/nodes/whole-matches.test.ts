// Whole matches at three nodes, those who play at different ones, and all that nodes say to each other overheard.
import type { Game, Viewer } from '@boucan/kernel';
import { verify } from '@boucan/record';
import { atLength } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { postgresStorage } from '../../src/storage/postgres/postgres-storage.ts';
import { commits, Guest } from '../harness.ts';
import { leaksIn } from '../leaks.ts';
import { canHaveNodes, cluster, overheard } from './cluster.ts';

/** As few as each game allows; whoever is missing is a bot. */
const SEATS: Readonly<Record<string, number>> = { brethren: 3 };

describe.skipIf(!canHaveNodes)('whole matches over three nodes', () => {
  const shared = cluster();

  test.each(atLength(['brethren'], [...GAMES.keys()]))('%s: two people at two nodes, an onlooker at the third', async (id) => {
    const { servers, url } = await shared.open(3);
    const ear = await overheard(shared.nats);
    const seats = SEATS[id] ?? 2;
    const guests = await Promise.all(servers.map((server, i) => Guest.named(server.url, `Guest ${i}`)));
    const lines = await Promise.all(guests.map((guest) => guest.connect()));
    const [anne, bart, eve] = lines;
    const table = await guests[0]!.open({ game: id, seats, bots: [null, null, 'random'].slice(0, seats) });
    for (const line of lines) expect(await line.watch(table)).toMatchObject({ type: 'table' });
    expect(await bart!.do(table, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) })).toMatchObject({ type: 'done' });
    expect(await anne!.do(table, { do: 'start' })).toMatchObject({ type: 'done' });
    for (const line of [anne!, bart!]) line.playAtRandom(table);
    for (const line of [anne!, bart!, eve!]) await line.until(table, ({ phase }) => phase === 'over');

    const game = GAMES.get(id)! as Game;
    const { body } = await guests[1]!.get(`/api/tables/${table}/record`);
    expect(verify(game, body)).toEqual({ ok: true });
    const storage = await postgresStorage(url, () => {});
    const stored = (await storage.load(table))!;
    await storage.close();
    for (const [i, viewer] of ([0, 1, 'table'] as Viewer[]).entries())
      expect(leaksIn(lines[i]!.bytes, viewer, stored, game, game), `sent to ${viewer}`).toEqual([]);
    const said = ear.filter((text) => !/"phase":\[?"over"/.test(text) && !text.includes('"secret"')).join('\n');
    expect(said).toContain(table);
    for (const secret of [stored.secret, stored.invite, stored.watch, ...guests.map((guest) => guest.secret)])
      expect(said).not.toContain(secret);
  });
});
