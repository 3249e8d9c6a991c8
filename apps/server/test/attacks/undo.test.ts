// People against people: taking back.
import type { Game } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { type Line, party, serve } from '../harness.ts';

let plays = 0;
/** The specimen, with nothing ever coming to light: every choice can be taken back. */
const open = {
  ...toy,
  play: (...args: Parameters<typeof toy.play>) => {
    plays++;
    const played = toy.play(...args);
    if (played.refused === undefined) played.state.knowledge = 0;
    return played;
  },
} as unknown as Game;
const games = new Map([...GAMES, ['toy', open]]);

async function afterBids(url: string): Promise<{ table: string; lines: Line[] }> {
  const { table, lines } = await party(url, 3);
  for (const [seat, line] of lines.entries())
    expect(await line.do(table, { do: 'choose', seat, choice: ['bid', seat === 0 ? 3 : 0] })).toMatchObject({ type: 'done' });
  return { table, lines };
}

test('nobody takes back behind the back of somebody who is away', async () => {
  const { url } = await serve({ games, botPause: 3_600_000 });
  const { table, lines } = await afterBids(url);
  await lines[1]!.do(table, { do: 'leave', seat: 1 });
  lines[1]!.socket.terminate();
  await lines[2]!.do(table, { do: 'ask-undo', seat: 2 });
  await lines[0]!.do(table, { do: 'answer-undo', seat: 0, agrees: true });
  const view = await lines[0]!.until(table, ({ pending }) => pending !== null && pending.agreed.length === 1);
  expect(view.pending).toMatchObject({ seat: 2, agreed: [0] });
  await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['aim', 1] });
  await lines[2]!.until(table, ({ pending }) => pending === null);
  const told = lines[2]!.bytes.join();
  expect(told).not.toContain('"type":"undone"');
});

test('a storm of undos plays next to nothing again, and ends', async () => {
  const { url } = await serve({ games });
  const { table, lines } = await afterBids(url);
  const [anne] = lines;
  await anne!.do(table, { do: 'choose', seat: 0, choice: ['aim', 1] });
  await anne!.do(table, { do: 'ask-undo', seat: 0 });
  plays = 0;
  const answers: string[] = [];
  for (let i = 0; i < 20; i++) {
    await anne!.do(table, { do: 'choose', seat: 0, choice: ['aim', 1] });
    answers.push((await anne!.do(table, { do: 'ask-undo', seat: 0 })).type);
  }
  expect(answers.filter((type) => type === 'done')).toHaveLength(9);
  expect(plays).toBeLessThanOrEqual(20 + 9 * 3); // up to three choices again for each, from a position kept nearby
});
