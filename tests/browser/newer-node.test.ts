// A page meets a node of a newer version.
import { PROTOCOL } from '@boucan/protocol';
import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, read } from './person.ts';
import { eventually, Venue } from './venue.ts';

test('a page of the version before meets a newer node: it says so, loads itself again, and the match is as it was', async () => {
  const venue = await Venue.open();
  const sockets: WebSocketRoute[] = [];
  let isOld = false;
  const listen = (page: Person['page']): Promise<void> => {
    page.on('load', () => {
      isOld = false; // what is loaded anew is new
    });
    // Whoever comes back may come through another door.
    return page.routeWebSocket(/\/ws(?:\?|$)/u, (socket) => {
      sockets.push(socket);
      const node = socket.connectToServer();
      socket.onMessage((said) => node.send(isOld ? String(said).replace(`"v":${PROTOCOL}`, `"v":${PROTOCOL - 1}`) : said));
    });
  };
  const anna = await venue.guest('Anna', { before: listen });
  await anna.openTable();
  await anna.choose(/Send a galleon to La Habana/u);
  await eventually(() => read(anna.log)).toContain('Anna sends a galleon to La Habana');

  isOld = true;
  await sockets.at(-1)!.close({ code: 1001 }); // the node goes, and its successor is of another version
  await anna.page.getByText('Boucan has been updated and this page is reloading.').waitFor();
  await anna.asked();
  expect(isOld).toBe(false);
  await eventually(() => anna.page.getByText('Boucan has been updated').count()).toBe(0);
  await anna.beside('Log');
  await eventually(() => read(anna.log)).toContain('Anna sends a galleon to La Habana');
});
