// Two people at two nodes of one table, and one of the nodes dies.
import { expect, onTestFinished, test } from 'vitest';
import { fleetOf, Way } from '../../apps/server/test/nodes/fleet.ts';
import { hasNats, Nats } from '../../apps/server/test/nodes/nats.ts';
import { Database, hasDatabase } from '../../apps/server/test/storage/database.ts';
import { eventually, House, NO_NETWORK } from './house.ts';
import { read } from './person.ts';

test.skipIf(!hasDatabase || !hasNats)('a node dies in mid-game: both pages go on, and nothing is lost', async () => {
  const [database, nats] = await Promise.all([Database.start(), Nats.start()]);
  onTestFinished(async () => {
    await Promise.all([database.end(), nats.end()]);
  });
  const nodes = await fleetOf(2, await database.fresh(), nats.port, { BOUCAN_LEASE: '1600' });
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()));
  });
  const ports = nodes.map(({ url }) => Number(new URL(url).port));
  const door = await Way.to(ports[0]!); // as a proxy that leads to whichever node is there
  onTestFinished(() => door.close());

  const forgives = [NO_NETWORK, /WebSocket/u];
  const anna = await House.at(`http://127.0.0.1:${door.port}`).guest('Anna', { forgives });
  const bea = await House.at(nodes[1]!.url).guest('Bea', { forgives });
  await anna.openTable({ friends: [2], openness: 'Whoever has the link' });
  const { pathname } = new URL(await anna.invitation());
  await bea.page.goto(nodes[1]!.url + pathname);
  await bea.page.getByRole('button', { name: 'Sit here' }).first().click();
  await anna.startMatch();
  await anna.choose(/Play a galleon at La Habana/u);
  await eventually(() => read(bea.log)).toContain('Anna sends a galleon to La Habana');

  door.turn(ports[1]!);
  await nodes[0]!.end('SIGKILL');
  await anna.choose(/face up/u);
  await bea.choose(/Play a schooner at San Juan/u);
  await eventually(() => read(anna.log)).toContain('Bea sends a schooner to San Juan');
  expect(await read(anna.log)).toContain('Anna sends a galleon to La Habana');
  expect(await bea.page.getByText('The connection is lost').count()).toBe(0);
});
