// What people have learned: merged from every device, rated by the log of tries, theirs to take along and to delete.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LearningReply, PuzzleReply } from '@boucan/protocol';
import { attempted, puzzlesIn, UNKNOWN } from '@boucan/puzzles';
import { describe, expect, test } from 'vitest';
import { Guest, serve, settable } from '../harness.ts';
import { canHaveNodes, cluster } from '../nodes/cluster.ts';
import { codeIn, postOffice } from '../notices/post-office.ts';
import { inBoth } from '../storage/both.ts';

const GAME = 'brethren';
const PUZZLES = puzzlesIn(readFileSync(resolve(import.meta.dirname, '../../../../games', GAME, 'puzzles/00.jsonl'), 'utf8'));
const DAY = 86_400_000;

const tried = (n: number, solved: boolean, day = 20_000, daily = false) => ({
  ...{ game: GAME, puzzle: PUZZLES[n]!.id, day, daily, solved },
});
const learned = async (who: Guest): Promise<LearningReply> => (await who.get('/api/learning')).body as LearningReply;
const tell = async (who: Guest, tries: readonly object[], lessons: readonly string[] = []): Promise<LearningReply> => {
  const { status, body } = await who.post('/api/learning', { tries, lessons: lessons.map((lesson) => ({ game: GAME, lesson })) });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as LearningReply;
};
const ratingOf = async (who: Guest, n: number): Promise<PuzzleReply> =>
  (await who.get(`/api/puzzles/${GAME}/${PUZZLES[n]!.id}`)).body as PuzzleReply;

inBoth((newPlace) => {
  test('two devices, each with something of its own, come to the same; told again, nothing changes', async () => {
    const { url } = await serve((await newPlace()).options);
    const anne = await Guest.named(url, 'Anne');
    const desk = [tried(0, true), tried(1, false)];
    const phone = [tried(1, true), tried(2, true)]; // the second puzzle was tried at the desk first
    await tell(anne, desk, ['first', 'second']);
    const both = await tell(anne, phone, ['second', 'third']);
    expect(both.lessons.map(({ lesson }) => lesson).sort()).toEqual(['first', 'second', 'third']);
    expect(both.tries.map(({ puzzle, solved }) => [puzzle, solved])).toEqual([0, 1, 2].map((n) => [PUZZLES[n]!.id, n !== 1]));
    for (const again of [desk, phone]) expect(await tell(anne, again, ['first'])).toEqual(both);
    expect(await learned(anne)).toEqual(both);
    // Solver against puzzle, one after the other.
    let solver = UNKNOWN;
    for (const { puzzle, solved } of both.tries)
      solver = attempted(solver, PUZZLES.find(({ id }) => id === puzzle)!.rating, solved).solver;
    expect(both.ratings[GAME]).toEqual(solver);
  });

  test('a puzzle is rated by everybody who tries it, also by many at once, and once by each', async () => {
    const { url } = await serve((await newPlace()).options);
    const crew = await Promise.all(Array.from({ length: 8 }, (_, i) => Guest.named(url, `Sailor ${i}`)));
    const before = await ratingOf(crew[0]!, 3);
    expect(before).toMatchObject({ tried: 0, solved: 0 });
    await Promise.all(crew.map((one, i) => tell(one, [tried(3, i % 4 !== 0), tried(3, true)])));
    const after = await ratingOf(crew[0]!, 3);
    expect(after).toMatchObject({ tried: 8, solved: 6 });
    expect(after.points).toBeLessThan(before.points);
    // The next who comes meets it as it is now.
    const zoe = await Guest.named(url, 'Zoe');
    await tell(zoe, [tried(3, true)]);
    expect((await ratingOf(zoe, 3)).points).toBeLessThan(after.points);
  });

  test('the same person on many devices at once: nothing is lost, and nothing counts twice', async () => {
    const { url } = await serve((await newPlace()).options);
    const anne = await Guest.named(url, 'Anne');
    await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        tell(
          anne,
          [i, i + 1, i + 2].map((n) => tried(n, true)),
          [`l${i}`],
        ),
      ),
    );
    const { tries, lessons } = await learned(anne);
    expect(new Set(tries.map(({ puzzle }) => puzzle)).size).toBe(8);
    expect(tries.length).toBe(8);
    expect(lessons.length).toBe(6);
    for (let n = 0; n < 8; n++) expect(await ratingOf(anne, n)).toMatchObject({ tried: 1 });
  });

  test('a streak is counted by days, and survives a puzzle that was met before', async () => {
    const clocks = settable();
    const { url } = await serve({ ...(await newPlace()).options, clocks });
    const anne = await Guest.named(url, 'Anne');
    const today = Math.floor(clocks.wall() / DAY);
    await tell(anne, [tried(0, true, today - 9)]);
    const { streak, ratings, tries } = await tell(anne, [tried(4, true, today - 1, true), tried(0, true, today, true)]);
    expect(streak).toBe(2);
    expect(tries.length).toBe(3);
    // Only the first try at a puzzle moves ratings.
    expect(tries.at(-1)!.points).toBe(tries.at(-2)!.points);
    expect(await ratingOf(anne, 0)).toMatchObject({ tried: 1 });
    expect(ratings[GAME]!.mu).toBeGreaterThan(UNKNOWN.mu);
  });
});

test('a puzzle that no longer ships is kept and moves nothing; nonsense is refused', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const gone = { ...tried(0, true), puzzle: 'old.1-9' };
  expect(await tell(anne, [gone])).toMatchObject({ tries: [{ puzzle: 'old.1-9', points: 1500 }] });
  expect((await anne.get(`/api/puzzles/${GAME}/old.1-9`)).status).toBe(404);
  for (const body of [{}, { lessons: [], tries: [{ ...gone, puzzle: '../x' }] }, { lessons: [], tries: Array(51).fill(gone) }])
    expect((await anne.post('/api/learning', body)).status).toBe(400);
  expect((await fetch(`${url}/api/learning`)).status).toBe(401);
});

test('what a guest learned comes along to the account, is in the file of all data, and goes with the account', async () => {
  const { letters, smtp } = await postOffice();
  const { url } = await serve({ smtp });
  const from = { origin: url };
  const code = async (count: number): Promise<string> => {
    await expect.poll(() => letters.length).toBe(count);
    return codeIn(letters);
  };
  const anne = await Guest.named(url, 'Anne');
  await tell(anne, [tried(0, true)], ['first']);
  const asked = await anne.post('/api/account/address', { address: 'anne@example.org', lang: 'en' }, from);
  await anne.post('/api/account/address/code', { ...(asked.body as object), code: await code(1) }, from);
  const guest = await Guest.named(url, 'Phone');
  await tell(guest, [tried(0, false), tried(1, true)], ['second']);
  const again = await guest.post('/api/recover/address', { address: 'anne@example.org', lang: 'en' }, from);
  await guest.post('/api/recover/address/code', { ...(again.body as object), code: await code(2) }, from);
  const all = await learned(anne);
  expect(all.lessons.map(({ lesson }) => lesson).sort()).toEqual(['first', 'second']);
  expect(all.tries.map(({ puzzle, solved }) => [puzzle, solved])).toEqual([
    [PUZZLES[0]!.id, true],
    [PUZZLES[1]!.id, true],
  ]);
  expect(await ratingOf(anne, 1)).toMatchObject({ tried: 1 }); // it has met this solver once
  expect((await anne.get('/api/account/data')).body).toMatchObject({ learning: { lessons: all.lessons, tries: all.tries } });
  const { points } = await ratingOf(anne, 0);
  await fetch(`${url}/api/account`, { method: 'DELETE', headers: { cookie: anne.cookie, ...from } });
  await fetch(`${url}/api/account`, { method: 'DELETE', headers: { cookie: guest.cookie, ...from } });
  const bart = await Guest.named(url, 'Bart');
  expect(await learned(bart)).toMatchObject({ lessons: [], tries: [] });
  expect(await ratingOf(bart, 0)).toMatchObject({ tried: 2, points });
});

describe.skipIf(!canHaveNodes)('nodes', () => {
  const shared = cluster();

  test('learned at one node, known at the other; two who solve a puzzle at two nodes both count', {
    timeout: 60_000,
  }, async () => {
    const { servers } = await shared.open(2);
    const [a, b] = servers.map(({ url }) => url) as [string, string];
    const [anne, bart] = [await Guest.named(a, 'Anne'), await Guest.named(b, 'Bart')];
    await Promise.all([
      tell(anne, [tried(0, true), tried(1, true)], ['first']),
      tell(anne.at(b), [tried(1, true), tried(2, true)], ['second']),
      tell(bart, [tried(0, false), tried(1, false), tried(2, false)]),
    ]);
    const [here, there] = [await learned(anne), await learned(anne.at(b))];
    expect(here).toEqual(there);
    expect(here.tries.map(({ puzzle }) => puzzle).sort()).toEqual([0, 1, 2].map((n) => PUZZLES[n]!.id).sort());
    expect(here.lessons.length).toBe(2);
    for (const n of [0, 1, 2]) expect(await ratingOf(anne, n)).toMatchObject({ tried: 2, solved: 1 });
  });
});
