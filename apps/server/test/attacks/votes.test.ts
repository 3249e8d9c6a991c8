// People against people: votes.
import { expect, test } from 'vitest';
import { party, serve, settable } from '../harness.ts';

const MINUTE = 60_000;

test('two puppets of three vote against somebody who is there, and again as often as they like: he stays', async () => {
  const { url } = await serve();
  const { table, lines } = await party(url, 3);
  for (let i = 0; i < 5; i++)
    for (const seat of [1, 2])
      expect(await lines[seat]!.do(table, { do: 'vote', seat, against: 0 })).toMatchObject({
        type: 'refused',
        reasons: [{ text: 'not-absent-or-overdue', with: { absent: 5, overdue: 30 } }],
      });
  expect((await lines[0]!.until(table, () => true)).seats[0]).toMatchObject({ standIn: null });
  expect(lines[0]!.views.get(table)!.terms.patience).toEqual({ absent: 5 * MINUTE, overdue: 30 * MINUTE });
});

test('one vote does not send a present player away, however the connection flickers', async () => {
  const clocks = settable();
  const { url } = await serve({ clocks });
  const { table, guests, lines } = await party(url, 2);
  for (let i = 0; i < 3; i++) {
    lines[0]!.socket.terminate();
    clocks.jump(4 * MINUTE);
    expect(await lines[1]!.do(table, { do: 'vote', seat: 1, against: 0 })).toMatchObject({ type: 'refused' });
    lines[0] = await guests[0]!.connect();
    await lines[0].watch(table);
  }
});

test('who is away long enough may be replaced; who comes back in time is not, and the votes are gone', async () => {
  const clocks = settable();
  const { url } = await serve({ clocks });
  const { table, guests, lines } = await party(url, 3);
  const isHere = async (here: boolean): Promise<void> => {
    const { player } = guests[0]!;
    await lines[1]!.next((m) => m.type === 'presence' && m.present.some((one) => one.player === player) === here);
  };
  const gone = isHere(false);
  lines[0]!.socket.terminate();
  await gone;
  clocks.jump(5 * MINUTE);
  expect(await lines[1]!.do(table, { do: 'vote', seat: 1, against: 0 })).toMatchObject({ type: 'done' });
  expect((await lines[2]!.until(table, ({ votes }) => votes.length > 0)).votes).toEqual([{ against: 0, by: [1] }]);

  const told = isHere(true);
  const back = await guests[0]!.connect();
  await back.watch(table);
  await told;
  await lines[2]!.until(table, ({ votes }) => votes.length === 0);
  expect(await lines[2]!.do(table, { do: 'vote', seat: 2, against: 0 })).toMatchObject({ type: 'refused' });

  const goneAgain = isHere(false);
  back.socket.terminate();
  await goneAgain;
  clocks.jump(5 * MINUTE);
  for (const seat of [1, 2])
    expect(await lines[seat]!.do(table, { do: 'vote', seat, against: 0 })).toMatchObject({ type: 'done' });
  const { seats } = await lines[1]!.until(table, (view) => view.seats[0]!.kind === 'person' && view.seats[0]!.standIn !== null);
  expect(seats[0]).toMatchObject({ player: guests[0]!.player });
});
