// Tables are played over sockets while the server is killed or stopped again and again, in the midst of whatever it does.
import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '@boucan/record';
import { atLength } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';
import { commits, ENTROPY, Guest, newFolder } from './harness.ts';
import { startProcess } from './process.ts';
import { scaled } from './scale.ts';
import { Stubborn } from './stubborn.ts';

const TABLES = atLength(10, 20);
/** Of four ends, one is a stop and three are kills. */
const ENDS = scaled(atLength(4, 8), 40);
/** So long do players think, on average, while the server is being killed: the matches should last until the end of it. */
const PACE = { toy: scaled(atLength(400, 700), 3000), brethren: scaled(atLength(120, 220), 1000) };

test(`ended ${ENDS} times, mostly by killing it, the server has lost nothing it acknowledged and counted nothing twice`, async () => {
  const data = newFolder();
  let server = await startProcess(data);
  const { url } = server;
  const port = Number(new URL(url).port);
  let isKilling = true;

  const tables = await Promise.all(
    Array.from({ length: TABLES }, async (_, t) => {
      const game = t % 2 === 0 ? 'toy' : 'brethren';
      const seats = game === 'toy' ? 2 : 3;
      const guests = await Promise.all(Array.from({ length: seats }, (_, i) => Guest.named(url, `Guest ${i}`)));
      const table = await guests[0]!.open({ game, seats });
      const lines = await Promise.all(guests.map((guest) => guest.connect()));
      for (const [seat, line] of lines.entries())
        if (seat > 0) await line.do(table, { do: 'sit', seat, commits: commits(String(seat).repeat(32)) });
      await lines[0]!.do(table, { do: 'start' });
      for (const [seat, line] of lines.entries())
        await line.do(table, { do: 'reveal', seat, entropy: seat === 0 ? ENTROPY : String(seat).repeat(32) });
      for (const line of lines) line.socket.terminate();
      const pause = (): number => (isKilling ? Math.random() * 2 * PACE[game] : 0);
      return { table, game, guests, players: guests.map((guest) => new Stubborn(guest, table, pause)) };
    }),
  );

  let playing = TABLES;
  for (const { players } of tables)
    players[0]!.over.then(
      () => playing--,
      () => {},
    );
  const allOver = Promise.all(tables.flatMap(({ players }) => players.map((player) => player.over)));
  allOver.catch(() => {}); // told below
  for (let end = 0; end < ENDS; end++) {
    await sleep(300 + Math.random() * 700);
    server.child.kill(end % 4 === 3 ? 'SIGTERM' : 'SIGKILL');
    await server.ended;
    server = await startProcess(data, port);
  }
  expect(playing, 'matches still in progress when the killing ends').toBeGreaterThan(TABLES / 4);
  isKilling = false;
  await allOver;

  for (const { table, game, guests } of tables) {
    const { body } = await guests[0]!.get(`/api/tables/${table}/record`);
    expect(verify(GAMES.get(game)!, body)).toEqual({ ok: true });
  }
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const storage = await sqliteStorage(data, () => {});
  let acknowledged = 0;
  for (const { table, players } of tables) {
    const { entries } = (await storage.load(table))!;
    // What has no sender is a formality, which the table answers by itself.
    const senders = entries.flatMap(({ entry, sender }) => (entry.type === 'chose' && sender !== null ? [sender.message] : []));
    expect(new Set(senders).size, 'each command counts once').toBe(senders.length);
    const sent = new Set(players.flatMap((player) => [...player.sent]));
    expect(senders.filter((message) => !sent.has(message))).toEqual([]);
    for (const { id, seat, choice, n } of players.flatMap((player) => player.acknowledged)) {
      expect(entries[n - 1]).toMatchObject({ entry: { n, type: 'chose', seat, choice }, sender: { message: id } });
      acknowledged++;
    }
  }
  await storage.close();
  expect(acknowledged).toBeGreaterThan(TABLES * 20);
}, 600_000);
