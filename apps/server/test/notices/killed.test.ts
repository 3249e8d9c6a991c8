// None lost, none sent twice, over kills and nodes. The edge: killed after the other side has accepted a notice and before that is on disk, a
// server sends it again, under the same id. How often that happens is counted.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atLength } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { Queue } from '../../src/notices/queue.ts';
import { Ways } from '../../src/notices/ways.ts';
import { cleanUpLater } from '../harness.ts';
import { inBoth } from '../storage/both.ts';
import { Endpoint } from './receiver.ts';

const NOTICES = atLength(300, 10_000);
const KILLS = atLength(2, 20);
const WAYS = 60;
/** A machine that has much else to do is slow. ms */
const LONG = atLength(120_000, 600_000);
/** So many a node has in its hands at a time. */
const AT_ONCE = 8;
const POSTER = fileURLToPath(new URL('./poster-main.ts', import.meta.url));

async function startPoster(place: string): Promise<ChildProcess> {
  const child = fork(POSTER, { env: { ...process.env, PLACE: place, LEASE: '1500' }, stdio: 'ignore' });
  cleanUpLater(() => child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  return child;
}

/** How many notices wait, as this node's database has it. */
function waiting(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.send('how many wait?');
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

inBoth((newPlace) => {
  test(`of ${NOTICES} notices none is lost, and none sent twice but at the edge, with ${KILLS} kills`, {
    timeout: atLength(240_000, 900_000),
  }, async () => {
    const place = await newPlace();
    const nodes = place.allowsSeveral ? 3 : 1;
    const end = await Endpoint.open();
    const ids = new Map<string, number>(); // how often each came
    end.answer = ({ body }) => {
      for (const { id } of (JSON.parse(body.toString()) as { turns: { id: string }[] }).turns)
        ids.set(id, (ids.get(id) ?? 0) + 1);
      return 200;
    };

    const storage = await place.open();
    const ways = new Ways(storage.rows);
    const all = await Promise.all(
      Array.from({ length: WAYS }, (_, i) =>
        ways.add(`p${i}`, { kind: 'webhook', url: `${end.url}/${i}`, shape: 'json' }, 'now', 'https://example.org', i),
      ),
    );
    const queue = new Queue(storage.rows, 'test');
    const body = { game: 'G', did: '', asks: '' };
    await Promise.all(
      Array.from({ length: NOTICES }, (_, i) => {
        const { id: way, player } = all[i % WAYS]!;
        return queue.settle(`t${i}`, player, 1, [{ way, player, tab: `t${i}`, turn: 1, kind: 'turn', body, ends: null, due: i }]);
      }),
    );
    await storage.close();

    const where = place.options.database ?? place.options.data!;
    let running = await Promise.all(Array.from({ length: nodes }, () => startPoster(where)));
    const slice = NOTICES / (KILLS + 2);
    for (let n = 1; n <= KILLS; n++) {
      await expect.poll(() => ids.size, { timeout: LONG, interval: 2 }).toBeGreaterThanOrEqual(Math.floor(slice * n));
      const [victim, ...others] = running as [ChildProcess, ...ChildProcess[]];
      await kill(victim);
      // The first of three nodes is lost for good; whoever is killed after that is started again.
      running = nodes > 1 && n === 1 ? others : [...others, await startPoster(where)];
    }
    await expect.poll(() => ids.size, { timeout: LONG, interval: 50 }).toBe(NOTICES);
    // Whatever was accepted but not written down yet comes once more, when the lease of who was killed ends, and is written down then.
    await expect.poll(() => waiting(running[0]!), { timeout: LONG, interval: 50 }).toBe(0);
    for (const child of running) await kill(child);

    const twice = [...ids.values()].filter((times) => times > 1).length;
    expect(Math.max(...ids.values()), 'nothing came three times').toBeLessThanOrEqual(2);
    console.info(`${NOTICES} notices, ${nodes} nodes, ${KILLS} kills: ${twice} came twice, ${(twice / KILLS).toFixed(2)} a kill`);
    expect(twice, 'only what was in flight').toBeLessThanOrEqual(AT_ONCE * KILLS);
    expect(ids.size, 'nothing is lost').toBe(NOTICES);
  });
});
