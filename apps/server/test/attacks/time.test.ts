// People and machines against clocks.
import { expect, test } from 'vitest';
import { type Line, newFolder, party, serve, settable } from '../harness.ts';

const HOUR = 3_600_000;
const live = { kind: 'live', bank: 600_000, increment: 5000 } as const;
const bank = (line: Line, table: string, seat: number): number => line.views.get(table)!.clocks.bank[seat]!;

test('leaving and coming back in one burst gives no time back', async () => {
  const clocks = settable();
  const { url } = await serve({ clocks });
  const { table, lines } = await party(url, 2, { clock: live });
  clocks.jump(540_000);
  const [anne] = lines;
  const burst = [anne!.do(table, { do: 'leave', seat: 0 }), anne!.do(table, { do: 'return', seat: 0 })];
  expect((await Promise.all(burst)).map(({ type }) => type)).toEqual(['done', 'done']);
  await anne!.until(table, ({ clocks: { since } }) => since[0] !== null);
  expect(bank(anne!, table, 0)).toBeLessThanOrEqual(60_000);
  expect(bank(anne!, table, 0)).toBeGreaterThan(50_000);
});

test('choosing and taking back farms no increments', async () => {
  const { url } = await serve();
  const { table, lines } = await party(url, 2, { clock: live });
  const [anne] = lines;
  const answers: string[] = [];
  for (let i = 0; i < 12; i++) {
    await anne!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] });
    answers.push((await anne!.do(table, { do: 'ask-undo', seat: 0 })).type);
  }
  expect(answers).toEqual([...Array(10).fill('done'), 'refused', 'refused']);
  await anne!.until(table, ({ undo }) => undo === 'free');
  // The last bid stands, and earned once.
  expect(bank(anne!, table, 0)).toBeLessThanOrEqual(live.bank + live.increment);
});

test('a time of day that jumps costs nobody his bank and gives nobody an hour, over a restart too', async () => {
  const data = newFolder();
  const clocks = settable();
  let server = await serve({ data, clocks });
  const { table, guests, lines } = await party(server.url, 2, { clock: live });
  let [anne, mary] = lines as [Line, Line];
  for (const jump of [HOUR, -2 * HOUR, HOUR]) {
    clocks.setWall(jump);
    await anne.do(table, { do: 'say', text: `by the clock it is ${jump}` });
    expect(anne.views.get(table)!.seats[0]).toMatchObject({ standIn: null });
  }
  clocks.jump(60_000);
  await anne.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] });
  await anne.until(table, ({ undo }) => undo === 'free');
  expect(Math.round(bank(anne, table, 0) / 1000)).toBe(545);

  // Mary has waited for a minute when the server is stopped; an hour later, by the clock on the wall, it is back.
  await server.close();
  clocks.setWall(HOUR);
  server = await serve({ data, clocks });
  [anne, mary] = (await Promise.all([0, 1].map((seat) => guests[seat]!.at(server.url).connect()))) as [Line, Line];
  await Promise.all([anne.watch(table), mary.watch(table)]);
  expect(mary.views.get(table)!.seats[1]).toMatchObject({ standIn: null });
  await mary.do(table, { do: 'choose', seat: 1, choice: ['bid', 0] });
  await mary.until(table, ({ clocks: { since } }) => since[1] === null);
  const left = bank(mary, table, 1) - live.increment;
  expect(left).toBeGreaterThan(530_000);
  expect(left).toBeLessThanOrEqual(540_000);
});
