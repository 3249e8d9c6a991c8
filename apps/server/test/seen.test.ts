import type { ServerMessage } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { follow, Guest, newFolder, party, serve } from './harness.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

const gone = (line: { socket: { terminate(): void }; closed: Promise<unknown> }): Promise<unknown> => {
  line.socket.terminate();
  return line.closed;
};

test('whoever comes back to his seat is told how far he had been told, on whatever device, and after a restart', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const { table, guests, lines } = await party(server.url, 2);
  const [anne, mary] = guests;
  const { n } = lines[0]!.views.get(table)!;
  await gone(lines[0]!);
  await lines[1]!.until(table, () => true);
  for (const text of ['where', 'are', 'you']) await lines[1]!.do(table, { do: 'say', text });

  // Another device has another secret of the same person.
  const { body } = await anne!.post('/api/session/link', {});
  const reply = await follow(server.url, (body as { link: string }).link);
  const elsewhere = await new Guest(server.url, reply.headers.getSetCookie()[0]!.split(';')[0]!, anne!.player).connect();
  const message = (await elsewhere.watch(table)) as TableMessage;
  expect(message).toMatchObject({ seen: n, view: { n: n + 3, viewer: 0 } });
  // While one page of his is there, another missed nothing.
  const both = await anne!.connect();
  expect(await both.watch(table)).toMatchObject({ seen: null });
  await gone(both);
  await gone(elsewhere);
  await lines[1]!.do(table, { do: 'say', text: 'gone again' });
  await server.close();

  const { url } = await serve({ data });
  const back = await anne!.at(url).connect();
  expect(await back.watch(table)).toMatchObject({ seen: n + 3, view: { n: n + 4 } });
  // Mary was there when the server stopped.
  const other = await mary!.at(url).connect();
  expect(await other.watch(table)).toMatchObject({ seen: n + 4 });
});

test('of somebody without a seat nothing is remembered', async () => {
  const { url } = await serve();
  const { table } = await party(url, 2);
  const eve = await Guest.named(url, 'Eve');
  const line = await eve.connect();
  await line.watch(table);
  await gone(line);
  expect(await (await eve.connect()).watch(table)).toMatchObject({ seen: null });
});
