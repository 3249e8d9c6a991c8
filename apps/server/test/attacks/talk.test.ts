// One who talks, and talks, and talks.
import type { ServerMessage } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { Guest, serve, settable } from '../harness.ts';

test('nothing invisible is said, and nobody drowns the others', async () => {
  const clocks = settable();
  const { url } = await serve({ clocks });
  const eve = await Guest.named(url, 'Eve');
  const table = await eve.open();
  const line = await eve.connect();
  await line.watch(table);
  for (const text of ['a\u202eb', 'a\u0007', 'x\u200b', '\u2800', 'a\nb'])
    expect(await line.do(table, { do: 'say', text }), JSON.stringify(text)).toMatchObject({ reasons: [{ text: 'not-plain' }] });
  expect(await line.do(table, { do: 'say', text: 'ahoy 🏴‍☠️ שלום' })).toMatchObject({ type: 'done' });

  const answers: string[] = [];
  for (let i = 0; i < 20; i++) {
    const answer = await line.do(table, { do: 'say', text: `line ${i}` });
    answers.push(answer.type === 'refused' ? answer.reasons[0]!.text : answer.type);
  }
  expect(answers.filter((a) => a === 'done')).toHaveLength(7);
  expect(answers.at(-1)).toBe('talks-too-fast');
  let said = 8;
  clocks.jump(10_000);
  for (; said < 500; said++) {
    clocks.jump(2000);
    if ((await line.do(table, { do: 'say', text: 'x'.repeat(500) })).type !== 'done') break;
  }
  expect(said).toBe(400);
});

test('a long history comes in pages, to a slow reader too', async () => {
  const clocks = settable();
  const { url } = await serve({ clocks, mostUnsent: 50_000 });
  const guests = await Promise.all(['Eve', 'Ida', 'Ann'].map((name) => Guest.named(url, name)));
  const table = await guests[0]!.open();
  const lines = await Promise.all(guests.map((guest) => guest.connect()));
  for (let i = 0; i < 300; i++) {
    clocks.jump(2000);
    await Promise.all(lines.map((line) => line.do(table, { do: 'say', text: `${i} ${'é'.repeat(480)}` })));
  }
  const reader = await guests[1]!.connect();
  reader.socket.pause();
  reader.send({ type: 'watch', table });
  for (let i = 0; i < 20; i++) await lines[0]!.do(table, { do: 'stand', seat: 1 });
  reader.socket.resume();
  const whole = new Promise<number>((resolve) => {
    let seen = 0;
    reader.hear((message: ServerMessage) => {
      if (message.type !== 'table' && message.type !== 'lines') return;
      seen += message.notices.length;
      if (seen >= 902) resolve(seen);
    });
  });
  await whole;
  const sizes = reader.bytes.map((text) => text.length);
  expect(Math.max(...sizes)).toBeLessThan(300_000);
  expect(reader.socket.readyState).toBe(reader.socket.OPEN);
});
