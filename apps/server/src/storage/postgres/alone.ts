import { setTimeout as sleep } from 'node:timers/promises';
import { ANSWER, Link, placeOf } from './link.ts';

/** How often one looks whether a beat goes on. ms */
const LOOK = 250;

/** A server by itself does not hear what nodes decide: as long as any of them lives, it must not use their database. */
export async function mustBeAlone(url: string, lease: number): Promise<void> {
  const link = new Link(url, ANSWER);
  const beats = (): Promise<string[]> =>
    link.use(async (client) =>
      (await client.query<{ id: string; beat: number }>('select id, beat from nodes')).rows.map(
        ({ id, beat }) => `${id} ${beat}`,
      ),
    );
  try {
    const before = new Set(await beats());
    // Nodes that were killed have left their rows behind, and their beat stands still.
    for (const until = performance.now() + lease; before.size > 0 && performance.now() < until; ) {
      await sleep(LOOK);
      if ((await beats()).some((beat) => !before.has(beat)))
        throw new Error(
          `several nodes share the database at ${placeOf(url)}: set BOUCAN_NATS as they have it to make this server one of them, or stop them first`,
        );
    }
  } finally {
    await link.close();
  }
}
