// Two people at two nodes play a whole match of every game, and the node that decides for it dies in the middle.
import type { Game } from '@boucan/kernel';
import { type GameRecord, verify } from '@boucan/record';
import { Table } from '@boucan/table';
import { expect, onTestFinished, test } from 'vitest';
import { GAMES } from '../../apps/server/src/games.ts';
import { postgresStorage } from '../../apps/server/src/storage/postgres/postgres-storage.ts';
import { fleetOf, type Node, Way } from '../../apps/server/test/nodes/fleet.ts';
import { hasNats, Nats } from '../../apps/server/test/nodes/nats.ts';
import { Database, hasDatabase } from '../../apps/server/test/storage/database.ts';
import { type Person, read } from './person.ts';
import { eventually, NO_NETWORK, Venue } from './venue.ts';

const PLAYED = ['brethren', 'nassau', 'skull', 'fortunes'];
/** One person has chosen so often when the node dies. */
const IN_THE_MIDDLE = 10;

/**
 * Presses one of the choices in words whenever there are any, another one each time and every other time the last, which mostly ends
 * something; nobody gives up. All in the page, for looks are many.
 */
const HAND = `(async () => {
  const all = (what) => [...document.querySelectorAll(what)];
  const isOver = () => all('.tb-prompt button, [role=dialog] h2, dialog h2').some((one) => /^Scores$|win!|wins\\.|victory\\./u.test(one.textContent.trim()));
  window.made = 0;
  while (!isOver()) {
    all('.tb-choices-toggle[aria-expanded=false]')[0]?.click();
    const offers = all('.tb-choices .tb-choice[aria-disabled=false]').filter((one) => !/^(Retire|Give)/u.test(one.textContent));
    const offer = window.made % 2 === 0 ? offers[(window.made * 5) % offers.length] : offers.at(-1);
    if (offer !== undefined) {
      offer.click();
      window.made++;
    }
    await new Promise((next) => setTimeout(next, 15));
  }
  return window.made;
})()`;

/** Three nodes. Anna comes in by a door that leads to the first, and from then on to the last; Bea at the second. */
async function fleet(): Promise<{ nodes: Node[]; door: Way; database: string }> {
  const [database, nats] = await Promise.all([Database.start(), Nats.start()]);
  onTestFinished(async () => {
    await Promise.all([database.end(), nats.end()]);
  });
  const url = await database.fresh();
  const nodes = await fleetOf(3, url, nats.port, { BOUCAN_LEASE: '1600' });
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()));
  });
  const door = await Way.to(portOf(nodes[0]!));
  onTestFinished(() => door.close());
  return { nodes, door, database: url };
}

const portOf = ({ url }: Node): number => Number(new URL(url).port);

async function sitTogether(anna: Person, bea: Person, at: Node, game: string): Promise<string> {
  const { page } = anna;
  await page.goto(`/new?game=${game}`);
  await anna.pick('Seats', '3');
  for (const [seat, label] of [
    [2, 'A friend'],
    [3, 'Bot: Passenger'],
  ] as const)
    await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption({ label });
  if (game === 'fortunes') {
    await page.getByText('House rules').click();
    await anna.pick('How many points of Glory win?', '6:');
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//u);
  const { pathname, search } = new URL(page.url());
  await bea.page.goto(at.url + pathname + search);
  await bea.sitDown();
  await anna.startMatch();
  return /\/t\/([\w-]+)/u.exec(pathname)![1]!;
}

const playedBy = ({ page }: Person): Promise<number> => page.evaluate(HAND);
const counted = async ({ scores }: Person): Promise<string> => (await read(scores.getByRole('table'))).replaceAll(/\s+/gu, ' ');

test.skipIf(!hasDatabase || !hasNats).each(PLAYED)(
  '%s over three nodes, and the one that decides dies in the middle: both see the same end',
  {
    timeout: 900_000,
  },
  async (id) => {
    const { nodes, door, database } = await fleet();
    const [first, second, third] = nodes as [Node, Node, Node];
    const forgives = [NO_NETWORK, /WebSocket/u];
    const anna = await Venue.at(`http://127.0.0.1:${door.port}`).guest('Anna', { forgives });
    const bea = await Venue.at(second.url).guest('Bea', { forgives });
    const table = await sitTogether(anna, bea, second, id);
    expect(await Promise.all(nodes.map((node) => node.metric('tables'))), 'the node of whoever opened it decides').toEqual([
      1, 0, 0,
    ]);
    expect(await Promise.all(nodes.map((node) => node.metric('connections')))).toEqual([1, 1, 0]);

    const began = performance.now();
    const strike = async (): Promise<void> => {
      await eventually(() => anna.page.evaluate('window.made')).toBeGreaterThanOrEqual(IN_THE_MIDDLE);
      door.turn(portOf(third));
      await first.end('SIGKILL');
    };
    const [, ...made] = await Promise.all([strike(), playedBy(anna), playedBy(bea)]);
    console.info(`${id}: ${made.join(' and ')} choices in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    for (const n of made) expect(n).toBeGreaterThan(IN_THE_MIDDLE);
    expect(await Promise.all([second, third].map((node) => node.metric('connections')))).toEqual([1, 1]);
    expect((await second.metric('tables')) + (await third.metric('tables')), 'one of the others decides').toBe(1);

    for (const person of [anna, bea]) await person.seeScores();
    await eventually(() => counted(bea)).toBe(await counted(anna));
    const { text } = await anna.download(anna.scores.getByRole('button', { name: 'Save the game file' }));
    const record = JSON.parse(text) as GameRecord;
    const game = GAMES.get(id)! as Game;
    expect(verify(game, record)).toEqual({ ok: true });
    const storage = await postgresStorage(database, () => {});
    const stored = (await storage.load(table))!;
    await storage.close();
    const again = new Table(
      game,
      stored.secret,
      stored.entries.map(({ entry }) => entry),
    );
    expect(again.record()?.hash, 'the entries, played again').toBe(record.hash);
  },
);
