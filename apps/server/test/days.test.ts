// Tables over days: hours in which clocks run, and days off, over restarts and nodes, in both databases.
import type { Clock } from '@boucan/table';
import { describe, expect, test } from 'vitest';
import { Guest, type Line, newFolder, party, serve, settable, wish } from './harness.ts';
import { canHaveNodes, cluster } from './nodes/cluster.ts';
import { inBoth } from './storage/both.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONDAY = Date.parse('2026-11-16T18:00+01:00');
const hours = { zone: 'Europe/Paris', days: [1, 2, 3, 4, 5], from: 9 * 60, to: 21 * 60 };
const clock: Clock = { kind: 'days', perMove: 12 * HOUR, hours, holidays: 5 };

function monday(): ReturnType<typeof settable> {
  const clocks = settable();
  clocks.setWall(MONDAY - clocks.wall());
  return clocks;
}

const plays = (line: Line, table: string, seat: number): boolean => {
  const holder = line.views.get(table)!.seats[seat]!;
  return holder.kind === 'person' && holder.standIn === null;
};
/** Somebody speaks, so that the table looks at its clock. */
const look = (line: Line, table: string) => line.do(table, { do: 'say', text: 'What time is it?' });

inBoth((newPlace) => {
  test('clocks run in the hours of the table alone, and days off stop them, over a restart', { timeout: 60_000 }, async () => {
    const place = await newPlace();
    const clocks = monday();
    let server = await serve({ ...place.options, clocks });
    const { table, guests, lines } = await party(server.url, 2, { clock });
    let [anne, mary] = lines as [Line, Line];
    expect(await anne.do(table, { do: 'take-off', seat: 0, days: 9 })).toMatchObject({
      type: 'refused',
      reasons: [{ text: 'days-off-taken', with: { left: 5 } }],
    });
    expect(await anne.do(table, { do: 'take-off', seat: 0, days: 2 })).toMatchObject({ type: 'done' });
    const [off] = (await mary.until(table, (view) => view.clocks.days!.off[0]!.length === 1)).clocks.days!.off[0]!;
    expect(off![1] - off![0]).toBe(2 * DAY);

    clocks.jump(23 * HOUR); // Tuesday 17:00: fourteen hours of it were closed
    await look(mary, table);
    expect([plays(mary, table, 0), plays(mary, table, 1)]).toEqual([true, true]);
    const card = (await guests[1]!.get('/api/turns')).body as { mine: { until: number }[] };
    expect(Math.abs(card.mine[0]!.until - (MONDAY + DAY))).toBeLessThan(MINUTE);
    await server.close();

    server = await serve({ ...place.options, clocks });
    [anne, mary] = (await Promise.all(guests.map((guest) => guest.at(server.url).connect()))) as [Line, Line];
    for (const line of [anne, mary]) await line.watch(table);
    expect(mary.views.get(table)!.clocks.days!.off[0]).toEqual([off]);
    clocks.jump(HOUR + MINUTE); // her twelve hours are over, and Anne is off until Wednesday
    await look(anne, table);
    await anne.until(table, () => !plays(anne, table, 1));
    expect(plays(anne, table, 0)).toBe(true);
    clocks.jump(DAY + 23 * HOUR); // Thursday, a little after 17:00: three hours of Wednesday, eight of Thursday
    await look(anne, table);
    expect(plays(anne, table, 0)).toBe(true);
    clocks.jump(2 * HOUR);
    await look(anne, table);
    await anne.until(table, () => !plays(anne, table, 0));
  });
});

test('hours and days off that make no sense are refused', async () => {
  const { url } = await serve({ data: newFolder() });
  const anne = await Guest.named(url, 'Anne');
  const status = async (some: object): Promise<number> =>
    (await anne.post('/api/tables', wish({ clock: { ...clock, ...some } as Clock }))).status;
  expect(await status({})).toBe(200);
  expect(await status({ hours: { ...hours, zone: 'Atlantis/Centre' } })).toBe(400);
  expect(await status({ hours: { ...hours, from: 60, to: 60 } })).toBe(400);
  expect(await status({ hours: { ...hours, days: [] } })).toBe(400);
  expect(await status({ hours: { ...hours, days: [1, 1] } })).toBe(400);
  expect(await status({ holidays: 61 })).toBe(400);
  // One hour a week: sixty days would be two weeks of it.
  expect(await status({ perMove: 12 * HOUR, hours: { ...hours, days: [1], from: 60, to: 120 } })).toBe(400);
});

describe.skipIf(!canHaveNodes)('nodes', () => {
  const shared = cluster();

  test('days off taken at one node hold at the one that takes the table over', { timeout: 60_000 }, async () => {
    const clocks = monday();
    const { servers } = await shared.open(2, { clocks });
    const [first, second] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const { table, guests } = await party(first.url, 2, { clock });
    const there = await guests[1]!.at(second.url).connect();
    await there.watch(table);
    expect(await there.do(table, { do: 'take-off', seat: 1, days: 3 })).toMatchObject({ type: 'done' });
    await first.close();
    clocks.jump(DAY + HOUR);
    await expect.poll(async () => (await look(there, table)).type).toBe('done');
    await there.until(table, () => !plays(there, table, 0));
    expect(plays(there, table, 1)).toBe(true);
    expect(there.views.get(table)!.clocks.days!.off[1]).toHaveLength(1);
  });
});
