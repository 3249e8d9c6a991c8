import { momentsAfter, type ServerMessage, viewAfter } from '@boucan/protocol';
import type { TableView } from '@boucan/table';
import { expect, test } from 'vitest';
import { IdleQueue } from '../src/idle-queue.ts';
import { commits, Guest, type Line, party, serve } from './harness.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

const heard = (line: Line): ServerMessage[] => line.bytes.map((text) => JSON.parse(text) as ServerMessage);
const bases = (line: Line): number[] => heard(line).flatMap((message) => (message.type === 'change' ? [message.base] : []));

test('who chose and who is asked hear at once, and others of several choices together; all see the same in the end', async () => {
  const { url } = await serve({ onlookersDelay: 500 });
  const { table, lines } = await party(url, 3, { game: 'brethren', options: { 'first-seat': 0 } });
  const spectator = await (await Guest.named(url, 'Eve')).connect();
  await spectator.watch(table);
  for (const line of lines) line.playAtRandom(table);
  const everybody = [...lines, spectator];
  await Promise.all(everybody.map((line) => line.until(table, ({ phase }) => phase === 'over')));

  const choices = heard(lines[0]!).flatMap((m) => ('notices' in m ? m.notices.filter(({ what }) => what.type === 'chose') : []));
  expect(choices.length).toBeGreaterThan(40);
  expect(bases(spectator).length).toBeLessThan(choices.length / 3);
  expect(new Set(bases(lines[0]!)).size).toBe(bases(lines[0]!).length);
  for (const line of everybody) {
    const patched = line.views.get(table);
    expect(((await line.watch(table)) as TableMessage).view).toEqual(patched);
    const numbers = heard(line).flatMap((m) => (m.type === 'change' ? m.notices.map(({ n }) => n) : []));
    expect(numbers, 'each line once, in order').toEqual([...new Set(numbers)].sort((a, b) => a - b));
  }
});

test('the acknowledgement comes before what the choice led to', async () => {
  const { url } = await serve();
  const { table, lines } = await party(url, 2);
  const from = lines[0]!.bytes.length;
  const answer = await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] });
  await lines[0]!.until(table, ({ match }) => match!.asked[0]!.answered);
  const after = heard(lines[0]!)
    .slice(from)
    .filter(({ type }) => type !== 'presence');
  expect(after[0]).toEqual(answer);
  expect(after[1]).toMatchObject({ type: 'change', notices: [{ what: { type: 'chose', choice: ['bid', 1] } }] });
});

test('whoever sits down gets a whole view with his new eyes, and goes on from there', async () => {
  const { url } = await serve();
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => Guest.named(url, name)));
  const table = await anne!.open();
  const line = await mary!.connect();
  await line.watch(table);
  await line.do(table, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) });
  const view = await line.until(table, ({ viewer }) => viewer === 1);
  expect(heard(line).at(-1)).toMatchObject({ type: 'table', fresh: false, notices: [{ n: view.n }] });
  await line.do(table, { do: 'say', text: 'ahoy' });
  await line.until(table, ({ n }) => n > view.n);
  expect(heard(line).at(-1)).toMatchObject({ type: 'change', base: view.n });
});

test('what can wait is done in order, and lets others have their turn', async () => {
  const faults: unknown[] = [];
  const idleQueue = new IdleQueue((error) => faults.push(error));
  const done: number[] = [];
  const busy = (n: number) => () => {
    done.push(n);
    for (const end = performance.now() + 2; performance.now() < end; );
  };
  for (const n of [1, 2, 3]) idleQueue.add(busy(n));
  expect(idleQueue.isBusy).toBe(true);
  await new Promise(setImmediate);
  expect(done).toEqual([1]);
  idleQueue.add(() => {
    throw new Error('a fault');
  });
  idleQueue.add(busy(4));
  while (idleQueue.isBusy) await new Promise(setImmediate);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(faults).toEqual([new Error('a fault')]);
});

test('what comes last waits until there is nothing else to do, and not much longer however much there is', async () => {
  const idleQueue = new IdleQueue(() => {});
  const done: string[] = [];
  const idle = async (): Promise<void> => {
    while (idleQueue.isBusy) await new Promise(setImmediate);
  };
  idleQueue.addLast(() => done.push('last'));
  idleQueue.add(() => done.push('first'));
  await idle();
  expect(done).toEqual(['first', 'last']);

  const most = performance.now() + 10_000;
  idleQueue.addLast(() => done.push('at last'));
  const again = (): void => {
    if (!done.includes('at last') && performance.now() < most) idleQueue.add(again);
  };
  idleQueue.add(again);
  await idle();
  expect(performance.now()).toBeLessThan(most);
});

test('who asks whether he is up to date is told how far each of his tables is', async () => {
  const { url } = await serve();
  const { table, lines } = await party(url, 2);
  const [line] = lines as [Line];
  const pong = new Promise<ServerMessage>((resolve) => line.hear((message) => message.type === 'pong' && resolve(message)));
  line.send({ type: 'ping', t: 7 });
  expect(await pong).toEqual({ type: 'pong', t: 7, heads: { [table]: line.views.get(table)!.n } });
});

test('what a choice led to is told moment by moment, and the last moment is the view', async () => {
  const { url } = await serve({ onlookersDelay: 50 });
  const { table, lines } = await party(url, 3, { game: 'brethren', options: { 'first-seat': 0 } });
  for (const line of lines) line.playAtRandom(table);
  await Promise.all(lines.map((line) => line.until(table, ({ phase }) => phase === 'over')));
  let steps = 0;
  for (const line of lines) {
    let view: TableView | null = null;
    for (const message of heard(line)) {
      if (message.type !== 'table' && message.type !== 'change') continue;
      const before: TableView | null = view;
      view = viewAfter(before, message)!;
      if (message.type === 'table' || message.moments === undefined) continue;
      for (const { n, told, match } of momentsAfter(before!.match, message.moments)) {
        const { events } = message.notices.find((notice) => notice.n === n)!;
        expect(told).toBeLessThanOrEqual(events.length);
        if (events[told - 1]?.event !== 'card.taken') continue;
        // Whoever has just taken a card has it, and not before.
        const { seat, card } = events[told - 1]!.with as { seat: number; card: string };
        const { captains } = match.board as { captains: { won: string[] }[] };
        expect(captains[seat]!.won.at(-1)).toBe(card);
        steps++;
      }
    }
  }
  expect(steps).toBeGreaterThan(30);
});
