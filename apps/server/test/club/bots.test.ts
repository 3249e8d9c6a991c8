// Bots that people have made are ranked as people are: by what they are worth at least.
import { PROGRAM } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { PeopleBots } from '../../src/bots/people-bots.ts';
import { sql } from '../../src/storage/rows.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { MACHINE } from '../../src/time.ts';
import { inBoth } from '../storage/both.ts';

inBoth((newPlace) => {
  test('the surer comes before the luckier, each game and kind has its list, and a rating is that of the last game', async () => {
    const { open } = await newPlace();
    const storage = await open();
    const { rows } = storage;
    const idOf = (name: string): string => `${PROGRAM}${name}`;
    await storage.keepPlayer({ id: 'owner', name: 'Olga' });
    for (const [made, name] of ['lucky', 'steady', 'idle'].entries()) {
      await storage.keepPlayer({ id: idOf(name), name });
      await rows.write(sql`insert into bots (player, owner, made) values (${idOf(name)}, ${'owner'}, ${made})`);
    }
    const played = (player: string, ladder: string | null, n: number, mu: number, sigma: number): Promise<void> =>
      rows.write(
        sql`insert into played (tab, player, at, ladder, n, rating)
            values (${`${ladder} ${n}`}, ${player}, ${n}, ${ladder}, ${n}, ${JSON.stringify({ mu, sigma })})`,
      );
    await played(idOf('steady'), 'nassau/live', 1, 40, 1);
    await played(idOf('steady'), 'nassau/live', 2, 28, 2);
    await played(idOf('lucky'), 'nassau/live', 3, 31, 6);
    await played('a-person', 'nassau/live', 4, 45, 1);
    await played(idOf('lucky'), 'brethren/alone', 1, 25, 2);
    const bots = new PeopleBots(rows, {} as Tables, MACHINE);
    const boards = await bots.boards(await bots.all());
    expect(
      boards.map(({ game, kind, rows }) => [game, kind, ...rows.map(({ place, name, matches }) => [place, name, matches])]),
    ).toEqual([
      ['brethren', 'alone', [1, 'lucky', 1]],
      ['nassau', 'live', [1, 'steady', 2], [2, 'lucky', 1]],
    ]);
    expect(boards[1]!.rows[0]).toMatchObject({
      owner: 'Olga',
      here: false,
      rating: { points: 1500 + 3 * 40, give: 2 * 2 * 40, provisional: false },
    });
    expect(boards[1]!.rows[1]!.rating.provisional).toBe(true);
  });
});
