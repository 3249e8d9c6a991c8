// Somebody with a stopwatch: who answers a question asked for secrecy's sake at once, and who takes his time?
import type { Choice } from '@boucan/kernel';
import type { ServerMessage } from '@boucan/protocol';
import { type GameRecord, moments, playedIn } from '@boucan/record';
import type { TableView } from '@boucan/table';
import { WHOLE } from '@boucan/testkit/whole';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import { commits, Guest, type Line, newFolder, party, serve } from '../harness.ts';
import { scaled } from '../scale.ts';

/** How long one such question took, and whether whoever was asked had anything to choose from. */
interface Timed {
  /** The table, and the entry after which it was asked. */
  readonly since?: readonly [table: string, n: number];
  readonly ms: number;
  readonly had: boolean;
}

const QUESTION = 'reaction.answer';
const askedOf = ({ match }: TableView): number | null =>
  (match?.asked as { seat: number; question: string }[] | undefined)?.find(({ question }) => question === QUESTION)?.seat ?? null;

/** From now on, notes for this table how long the question stays open; whether there was a choice comes from the seats' own lines. */
function time(watcher: Line, table: string, couldChoose: ReadonlyMap<string, boolean>, into: Timed[]): void {
  let since: { at: number; seat: number; n: number } | null = null;
  watcher.hear((message: ServerMessage) => {
    if ((message.type !== 'table' && message.type !== 'change') || message.table !== table) return;
    const view = watcher.views.get(table)!;
    const seat = askedOf(view);
    if (since !== null && seat !== since.seat) {
      const had = couldChoose.get(`${table} ${since.n}`) ?? false;
      into.push({ since: [table, since.n], ms: performance.now() - since.at, had });
      since = null;
    }
    if (since === null && seat !== null) since = { at: performance.now(), seat, n: view.n };
  });
}

/**
 * How well the best stopwatch tells the two apart: 0.5 is by chance, 1 is always. The more was timed, the less chance explains: beyond
 * four standard errors of a rank sum it is no chance any more (one run in some thousands).
 */
function expectByChance(timed: readonly Timed[], least = 20): void {
  const [had, hadNot] = [timed.filter(({ had }) => had), timed.filter(({ had }) => !had)];
  expect(had.length).toBeGreaterThan(least);
  expect(hadNot.length).toBeGreaterThan(least);
  let wins = 0;
  for (const a of had) for (const b of hadNot) wins += a.ms > b.ms ? 1 : a.ms === b.ms ? 0.5 : 0;
  const share = wins / (had.length * hadNot.length);
  const error = Math.sqrt((had.length + hadNot.length + 1) / (12 * had.length * hadNot.length));
  if (process.env.BOUCAN_SCALE === 'full')
    console.log(`${share.toFixed(3)} of ${timed.length}, by chance 0.5 ± ${error.toFixed(3)}`);
  expect(Math.abs(share - 0.5)).toBeLessThan(4 * error);
}

/** Matches go on side by side, so many at a time. */
const AT_ONCE = 12;
const ROUNDS = scaled(1, 17);
const MOMENT = 400;

/** As many rounds as there are, and more while chance has brought too few of one kind to compare. */
async function inRounds(timed: readonly Timed[], play: (match: number) => Promise<void>, enough = 30): Promise<void> {
  const areTooFew = (kind: boolean): boolean => timed.filter(({ had }) => had === kind).length < enough;
  for (let round = 0; round < ROUNDS || areTooFew(true) || areTooFew(false); round++)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => play(round * AT_ONCE + i)));
}

/** Whoever has a choice takes a moment, as people do. */
function playLikePeople(line: Line, table: string, couldChoose: Map<string, boolean>): void {
  line.hear((message) => {
    if ((message.type !== 'table' && message.type !== 'change') || message.table !== table) return;
    const view = line.views.get(table)!;
    const lawful = view.asked?.offers.filter((offer) => offer.because.length === 0) ?? [];
    if (lawful.length === 0) return;
    if (view.asked!.question === QUESTION) couldChoose.set(`${table} ${view.n}`, true);
    const { choice } = lawful[Math.floor(Math.random() * lawful.length)]!;
    setTimeout(
      () => line.send({ type: 'do', id: `p${view.n}`, table, command: { do: 'choose', seat: view.viewer, choice } }),
      view.asked!.question === QUESTION ? 20 + Math.random() * 60 : 0,
    );
  });
}

test('people: a spectator with a stopwatch cannot tell who had a choice', async () => {
  const data = newFolder();
  const server = await serve({ moment: MOMENT, onlookersDelay: 0, data });
  const { url } = server;
  const eve = await Guest.named(url, 'Eve');
  const timed: Timed[] = [];
  const couldChoose = new Map<string, boolean>();
  const tables: string[] = [];
  await inRounds(timed, async () => {
    const { table, lines } = await party(url, 2);
    tables.push(table);
    const watcher = await eve.connect();
    for (const line of lines) playLikePeople(line, table, couldChoose);
    time(watcher, table, couldChoose, timed);
    await watcher.watch(table);
    for (const line of lines) await line.watch(table);
    await lines[0]!.until(table, ({ phase }) => phase === 'over');
    for (const line of [watcher, ...lines]) line.socket.close();
  });
  for (const { ms } of timed) expect(ms).toBeGreaterThan(MOMENT / 2);

  // What is written down tells no more: all answers to a question are noted when it is over, and cost the same.
  await server.close();
  const storage = await sqliteStorage(data, () => {});
  const stored: Timed[] = [];
  const late = new Set<string>(); // on a busy machine, somebody takes longer than he has, and is seen to
  for (const table of tables) {
    const { entries } = (await storage.load(table))!;
    for (const [i, { entry, sender }] of entries.entries()) {
      if (entry.type !== 'chose' || entry.took === undefined || entry.choice[0] === 'bid') continue;
      if (entry.took > 0) late.add(`${table} ${entry.n - 1}`);
      else stored.push({ ms: entry.at - entries[i - 1]!.entry.at, had: sender !== null });
    }
  }
  await storage.close();
  expectByChance(stored);
  expectByChance(timed.filter(({ since }) => !late.has(since!.join(' '))));
});

test('bots: the person who plays against them cannot tell which had a choice', async () => {
  const { url } = await serve({ botPause: 200, onlookersDelay: 0 });
  const timed: Timed[] = [];
  await inRounds(timed, async (match) => {
    const anne = await Guest.named(url, `Anne ${match}`);
    const line = await anne.connect();
    const table = await anne.open({
      bots: [null, 'greedy', 'greedy'],
      seats: 3,
      start: true,
      commits: commits('ab'.repeat(16)),
    });
    const seen: Timed[] = [];
    time(line, table, new Map(), seen);
    await line.watch(table);
    line.playAtRandom(table);
    await line.until(table, ({ phase }) => phase === 'over');
    // Afterwards the record tells who could have chosen.
    const record = (await anne.get(`/api/tables/${table}/record`)).body as GameRecord;
    const asked = moments(toy, playedIn(record)).flatMap(({ state }) =>
      state.asked.filter((q) => q.question === QUESTION).map((q) => [state, q.seat] as const),
    );
    if (asked.length !== seen.length) return; // a message brought two of them at once
    for (const [i, [state, seat]] of asked.entries())
      if (seat !== 0) timed.push({ ms: seen[i]!.ms, had: toy.options(state, seat).length > 1 });
    line.socket.close();
  });
  expectByChance(timed);
});

/** Who chooses what: anything at random, but rather this, where it is offered. */
type Steer = (choice: Choice) => boolean;

/** Somebody who answers what he is asked; `thinks` says for how many milliseconds, and is told whether he has a choice. */
function answer(
  line: Line,
  table: string,
  thinks: (view: TableView, hasChoice: boolean) => number,
  prefers: Steer = () => false,
): void {
  let last = -1;
  const choose = (): void => {
    const view = line.views.get(table)!;
    const lawful = view.asked?.offers.filter(({ because }) => because.length === 0) ?? [];
    if (lawful.length === 0 || view.n === last) return;
    last = view.n;
    const wanted = lawful.filter(({ choice }) => prefers(choice));
    const among = wanted.length > 0 ? wanted : lawful;
    const { choice } = among[Math.floor(Math.random() * among.length)]!;
    const command = { do: 'choose', seat: view.viewer, choice };
    const send = () => line.socket.readyState === 1 && line.send({ type: 'do', id: `s${view.n}`, table, command });
    setTimeout(send, thinks(view, lawful.length > 1));
  };
  line.hear((message) => {
    if ((message.type === 'table' || message.type === 'change') && message.table === table) choose();
  });
  choose();
}

const askedIn = ({ match }: TableView, question: (id: string) => boolean) =>
  (match?.asked as readonly { seat: number; question: string; answered: boolean }[] | undefined)?.filter((q) =>
    question(q.question),
  ) ?? [];

test.each([
  { game: 'toy', sealed: ['match.bid'], prefers: () => false },
  // Whoever can, plots, and the Captain has the ship guarded: so both have a coin to choose.
  { game: 'skull', sealed: ['plot.coin', 'mutiny.bid'], prefers: (c: Choice) => c.includes('plot') || c.includes('guard') },
])(
  'sealed, $game: before all have answered nobody learns who has, and by no stopwatch afterwards who was quick',
  async ({ game, sealed, prefers }) => {
    const { url } = await serve({ moment: 200, onlookersDelay: 0 });
    const eve = await Guest.named(url, 'Eve');
    const timed: Timed[] = [];
    const isSealed = (question: string): boolean => sealed.includes(question);
    await inRounds(timed, async () => {
      const { table, lines } = await party(url, 3, { game });
      const watcher = await eve.connect();
      const slow = new Map<string, boolean>();
      let asked: { at: number; n: number; seats: number[] } | null = null;
      const told = new Set<number>();
      watcher.hear((message) => {
        if ((message.type !== 'table' && message.type !== 'change') || message.table !== table) return;
        const view = watcher.views.get(table)!;
        const open = askedIn(view, isSealed);
        const answered =
          open.length === 0 ? (asked?.seats ?? []) : open.flatMap(({ seat, answered }) => (answered ? [seat] : []));
        for (const seat of asked === null ? [] : answered.filter((seat) => !told.has(seat))) {
          told.add(seat);
          timed.push({ ms: performance.now() - asked!.at, had: slow.get(`${asked!.n} ${seat}`) ?? false });
        }
        if (open.length > 1 && answered.length === 0) {
          if (asked?.n !== view.n) asked = { at: performance.now(), n: view.n, seats: open.map(({ seat }) => seat) };
          told.clear();
        } else if (open.length === 0) asked = null;
      });
      await watcher.watch(table);
      for (const [seat, line] of lines.entries())
        answer(
          line,
          table,
          (view) => {
            const thinks = isSealed(view.asked!.question) && Math.random() < 0.5;
            if (thinks) slow.set(`${view.n} ${seat}`, true);
            return thinks ? 40 : 0;
          },
          prefers,
        );
      await lines[0]!.until(table, ({ phase }) => phase === 'over');
      for (const line of [watcher, ...lines]) line.socket.close();
    });
    expectByChance(timed);
  },
);

if (WHOLE)
  test('people who really hold the card: a spectator cannot tell a window in which somebody could play one', async () => {
    const { url } = await serve({ moment: 250, onlookersDelay: 0 });
    const eve = await Guest.named(url, 'Eve');
    const timed: Timed[] = [];
    const isWindow = (question: string): boolean => question === 'announcing.announce';
    await inRounds(
      timed,
      async () => {
        const { table, lines } = await party(url, 2, { game: 'fortunes' });
        const watcher = await eve.connect();
        const held = new Set<number>(); // entries after which somebody had a card to play
        let since: { at: number; n: number } | null = null;
        watcher.hear((message) => {
          if ((message.type !== 'table' && message.type !== 'change') || message.table !== table) return;
          const view = watcher.views.get(table)!;
          if (since !== null && view.n > since.n) {
            timed.push({ ms: performance.now() - since.at, had: held.has(since.n) });
            since = null;
          }
          const open = askedIn(view, isWindow);
          if (since === null && open.length > 0 && open.every(({ answered }) => !answered))
            since = { at: performance.now(), n: view.n };
        });
        await watcher.watch(table);
        for (const line of lines)
          answer(line, table, (view, hasChoice) => {
            if (!isWindow(view.asked!.question)) return 0;
            if (hasChoice) held.add(view.n);
            return 10 + Math.random() * 50;
          });
        await lines[0]!.until(table, ({ phase }) => phase === 'over');
        for (const line of [watcher, ...lines]) line.socket.close();
      },
      15,
    );
    expectByChance(timed, 10); // some three in a match hold a card that fits
  });

test('an answer that is kept back is safe, may be taken back, counts once, and survives a stop', async () => {
  const data = newFolder();
  const server = await serve({ data, moment: 3_600_000 });
  const { table, guests, lines } = await party(server.url, 2);
  const [line, other] = lines as [Line, Line];
  const [{ n }, heard] = [line.views.get(table)!, other.bytes.length];
  const bid = (seat: number) => ({ do: 'choose', seat, choice: ['bid', 1] }) as const;
  expect(await line.do(table, bid(0), 'mine')).toMatchObject({ type: 'done', n });
  expect(await line.do(table, bid(0), 'mine')).toMatchObject({ type: 'done', n });
  expect(await line.do(table, bid(0), 'other')).toMatchObject({ type: 'refused' });
  expect(line.views.get(table)).toMatchObject({ asked: null, undo: 'free', n });
  await line.do(table, { do: 'ask-undo', seat: 0 });
  expect((await line.until(table, ({ asked }) => asked !== null)).asked?.question).toBe('match.bid');
  await line.do(table, bid(0), 'again');
  expect(other.bytes.slice(heard).filter((text) => text.includes('"change"'))).toEqual([]);
  await server.close();

  const { url } = await serve({ data });
  const [back, late] = [await guests[0]!.at(url).connect(), await guests[1]!.at(url).connect()];
  for (const one of [back, late]) await one.watch(table);
  expect(back.views.get(table)).toMatchObject({ asked: null, n });
  await late.do(table, bid(1));
  await back.until(table, (view) => view.n >= n + 2);
});
