// Who lets moments go by is not asked for nothing, can take it back at any time, and nobody else can tell.
import { rngFrom, type Seat, seedOf } from '@boucan/kernel';
import { commitmentOf } from '@boucan/record';
import { type Around, type Command, decide, type Happening, notice, Table, type TableTerms, viewTable } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { randomMove } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { openingOf } from '../src/tables/opening.ts';
import { MACHINE } from '../src/time.ts';
import { Guest, type Line, party, serve } from './harness.ts';
import { inBoth } from './storage/both.ts';

const fortunes = GAMES.get('fortunes')!;

/** A table of three with dice that are always the same. */
function begun(secret: number): Table {
  const machine = { ...MACHINE, bytes: (count: number) => Buffer.alloc(count, secret) };
  const terms: TableTerms = {
    ...{ game: fortunes.id, version: fortunes.version, config: fortunes.agreed({ seats: 3 }) },
    ...{ clock: { kind: 'none' }, visibility: 'public' },
  };
  const { opening, entries } = openingOf(
    fortunes,
    { terms, bots: [], sit: null, start: false, guests: [] },
    { id: 'p0', name: 'Anne' },
    { at: 0, t: 0 },
    { machine, level6Threads: 0 },
  );
  const table = new Table(fortunes, opening.secret, entries);
  const around: Around = { now: 0, wall: 0, knowsBot: () => true, absentSince: () => null, skeletonOf };
  const act = (seat: Seat, command: Command): void => {
    const { happenings = [] } = decide(table, command, { player: `p${seat}`, name: ['Anne', 'Bart', 'Mary'][seat]! }, around) as {
      happenings?: readonly Happening[];
    };
    for (const happening of happenings) table.apply({ ...happening, n: table.n + 1, at: 0, t: 0 });
  };
  const entropy = (seat: Seat): string => String(seat).repeat(32);
  for (const seat of [0, 1, 2]) act(seat, { do: 'sit', seat, commits: commitmentOf(entropy(seat)) });
  act(0, { do: 'start' });
  for (const seat of [0, 1, 2]) act(seat, { do: 'reveal', seat, entropy: entropy(seat) });
  return table;
}

/** Plays on, and looks at every moment that a seat could let go by. Gives how many of them were really asked of somebody. */
function lookAtMoments(table: Table): number {
  const random = rngFrom(seedOf('stand by'));
  let moments = 0;
  for (let i = 0; i < 3000 && table.phase === 'playing' && moments < 10; i++) {
    const state = table.state!;
    for (const seat of table.awaited()) {
      const idle = fortunes.idle(state, seat);
      if (idle === null) continue;
      expect(fortunes.formal(state, seat)).toBe(true);
      expect(fortunes.options(state, seat)).toContainEqual(idle);
      const others = ([0, 1, 2, 'table'] as const).filter((viewer) => viewer !== seat);
      const seen = (): string => JSON.stringify(others.map((viewer) => viewTable(table, viewer)));
      const before = seen();
      const wasAsked = viewTable(table, seat).asked !== null;
      table.standBy.add(seat);
      expect(seen()).toBe(before);
      expect(viewTable(table, seat)).toMatchObject({ asked: null, standBy: true });
      expect(table.formality(seat)).toEqual(idle);
      table.standBy.delete(seat);
      expect(viewTable(table, seat).asked !== null).toBe(wasAsked); // taken back, it is asked again
      if (wasAsked) moments++;
    }
    const { seat, choice: any } = randomMove(fortunes, state, random)!;
    const choice = fortunes.idle(state, seat) ?? any; // hands grow, and with them the choice
    table.apply({ type: 'chose', seat, choice, by: 'person', n: table.n + 1, at: i, t: i });
  }
  return moments;
}

test('to everybody else, who lets moments go by looks like who answers, to the byte', { timeout: 60_000 }, () => {
  let moments = 0;
  for (let secret = 1; secret <= 8 && moments < 6; secret++) {
    const table = begun(secret);
    expect(table.phase).toBe('playing');
    moments += lookAtMoments(table);
    // What the table answers for a seat is noted in the same words as what its person answers.
    const line = table.lines.findLast(({ entry }) => entry.type === 'chose')!;
    expect(notice(table, line, 'table').what).toEqual({
      type: 'chose',
      seat: (line.entry as { seat: Seat }).seat,
      by: 'person',
      choice: null,
    });
  }
  expect(moments).toBeGreaterThanOrEqual(6);
});

inBoth((newPlace) => {
  test('it is kept over a restart, asks nobody for nothing, and is told to nobody else', { timeout: 90_000 }, async () => {
    const place = await newPlace();
    let server = await serve({ ...place.options, moment: 5 });
    const { table, guests, lines } = await party(server.url, 3, { game: 'fortunes' });
    let [anne, bart, mary] = lines as [Line, Line, Line];
    expect(bart.views.get(table)!.standBy).toBe(false);
    const { n } = anne.views.get(table)!;
    expect(await anne.do(table, { do: 'stand-by', seat: 1, on: true })).toMatchObject({
      type: 'refused',
      reasons: [{ text: 'not-your-seat' }],
    });
    expect(await bart.do(table, { do: 'stand-by', seat: 1, on: true })).toMatchObject({ type: 'done', n });
    await bart.until(table, (view) => view.standBy === true);
    await server.close();

    server = await serve({ ...place.options, moment: 5 });
    [anne, bart, mary] = (await Promise.all(guests.map((guest) => guest.at(server.url).connect()))) as [Line, Line, Line];
    for (const line of [anne, bart, mary]) await line.watch(table);
    expect([anne, bart, mary].map((line) => line.views.get(table)!.standBy)).toEqual([false, true, false]);
    const asked: { question: string; turn: number }[] = [];
    bart.hear(() => {
      const view = bart.views.get(table);
      if (view?.asked?.question === 'announcing.announce' && view.standBy === true)
        asked.push({ question: String(view.asked.with.moment), turn: view.match!.active });
    });
    for (const line of [anne, bart, mary]) line.playAtRandom(table);
    await anne.until(table, (view) => view.n > n + 400 || view.phase === 'over');
    // Outside the own turn only what is about oneself: a combat, a hostile search, or a card one has just drawn.
    const forNothing = asked.filter(
      ({ question, turn }) => turn !== 1 && !/^(naval|crew)\.|^npc\.search$|^glory\.gained$/.test(question),
    );
    expect(forNothing).toEqual([]);
    for (const line of [anne, mary]) expect(line.bytes.some((text) => text.includes('"standBy":true'))).toBe(false);
    const answer = await bart.do(table, { do: 'stand-by', seat: 1, on: false });
    expect(['done', 'refused']).toContain(answer.type);
    if (answer.type === 'done') await bart.until(table, (view) => view.standBy === false);
  });
});

test('a game without such moments has no such thing', async () => {
  const { url } = await serve();
  const { table, lines } = await party(url, 2);
  expect(lines[0]!.views.get(table)).not.toHaveProperty('standBy');
  expect(await lines[0]!.do(table, { do: 'stand-by', seat: 0, on: true })).toMatchObject({
    type: 'refused',
    reasons: [{ text: 'no-standing-by' }],
  });
  const stranger = await (await Guest.named(url, 'Stranger')).connect();
  await stranger.watch(table);
  expect(stranger.views.get(table)).not.toHaveProperty('standBy');
});
