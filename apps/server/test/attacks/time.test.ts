// People and machines against clocks.
import type { TableView } from '@boucan/table';
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

test('an answer to a sealed question that is taken back when its time is up gives nobody time to think on', async () => {
  const clocks = settable();
  const { url } = await serve({ clocks, moment: 1 });
  const { table, lines } = await party(url, 2, { clock: { kind: 'live', bank: 60_000, increment: 0 } });
  const [anne, mary] = lines as [Line, Line];
  const bid = (seat: number) => ({ do: 'choose', seat, choice: ['bid', 0] }) as const;
  // In the first round Anne thinks for half of her minute, and Mary for nothing of hers.
  await mary.do(table, bid(1));
  clocks.jump(30_000);
  await anne.do(table, bid(0));
  const isSecondRound = ({ asked }: TableView) => asked?.question === 'match.bid' && asked.with.round === 2;
  for (const line of lines) {
    const goOn = (): void => {
      const view = line.views.get(table)!;
      const offer = view.asked?.offers.find(({ because }) => because.length === 0);
      if (offer === undefined || view.asked!.question === 'match.bid') return;
      line.send({ type: 'do', id: `g${view.n}`, table, command: { do: 'choose', seat: view.viewer, choice: offer.choice } });
    };
    line.hear(goOn);
    goOn();
  }
  for (const line of lines) await line.until(table, isSecondRound);
  expect(bank(anne, table, 0)).toBeLessThanOrEqual(30_000);
  expect(bank(mary, table, 1)).toBeGreaterThan(50_000);

  // In time, an answer may be taken back, and the clock runs on.
  await anne.do(table, bid(0));
  clocks.jump(20_000);
  expect(await anne.do(table, { do: 'ask-undo', seat: 0 })).toMatchObject({ type: 'done' });
  await anne.until(table, isSecondRound);
  await anne.do(table, bid(0));
  clocks.jump(15_000);
  await mary.do(table, { do: 'say', text: 'one moment' }); // the alarm that rang for Anne found that she had answered
  expect(await anne.do(table, { do: 'ask-undo', seat: 0 })).toMatchObject({ type: 'refused', reasons: [{ text: 'time-is-up' }] });
  expect(anne.views.get(table)).toMatchObject({ asked: null });
});

test('whoever takes an answer back a moment before his time is up is flagged when it is', async () => {
  const clocks = settable();
  const { url } = await serve({ clocks, moment: 3_600_000 });
  const { table, lines } = await party(url, 2, { clock: { kind: 'days', perMove: HOUR } });
  const [anne, mary] = lines as [Line, Line];
  await mary.do(table, { do: 'choose', seat: 1, choice: ['bid', 0] });
  await anne.do(table, { do: 'choose', seat: 0, choice: ['bid', 0] });
  await mary.do(table, { do: 'say', text: 'all have answered: nothing rings' });
  clocks.jump(HOUR - 300);
  expect(await anne.do(table, { do: 'ask-undo', seat: 0 })).toMatchObject({ type: 'done' });
  await expect.poll(() => anne.views.get(table)!.seats[0]).toMatchObject({ kind: 'person', standIn: 'level3' });
});
