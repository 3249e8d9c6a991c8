// Studies on one server, with each database: what is kept, who may do what, and what cannot be studied.
import type { StudiesReply, StudyChange, StudyFile } from '@boucan/protocol';
import { studyFrom } from '@boucan/protocol';
import { firstPosition, playedIn } from '@boucan/record';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { Guest, serve } from '../harness.ts';
import { inBoth } from '../storage/both.ts';
import { change, join, Looker, look, opened, recordIn, remove, table } from './parts.ts';

const crew = (url: string, ...names: string[]): Promise<Guest[]> => Promise.all(names.map((name) => Guest.named(url, name)));
const here = { line: 0, at: 2 } as const;
const says = (text: string): StudyChange => ({ do: 'comment', place: here, text });

/** Something else that could have been chosen first. */
function otherwise(reply: Awaited<ReturnType<typeof look>>): StudyChange & { do: 'branch' } {
  const played = playedIn(recordIn(reply));
  const state = firstPosition(toy, played.secret, played);
  const [seat, made] = played.choices[0]!;
  const other = toy.options(state, seat).find((one) => one.join() !== made.join())!;
  return { do: 'branch', from: { line: 0, at: 0 }, choices: [[seat, other as [string, ...(string | number)[]]]] };
}

inBoth((newPlace) => {
  test('a study is opened from a finished table, written in by two, kept over a restart, and read by whoever has the link', async () => {
    const { options } = await newPlace();
    const server = await serve(options);
    const [anne, bart, carl] = (await crew(server.url, 'Anne', 'Bart', 'Carl')) as [Guest, Guest, Guest];
    const { table: played } = await table(anne, bart, true);
    const study = await opened(anne, played);
    expect((await change(bart, study, says('too early'))).status).toBe(403); // he has the link, but not the one to write
    expect(await join(bart, anne, study)).toBe(200);
    const first = otherwise(await look(anne, study));
    // Both at once, and nothing is overwritten.
    const written = await Promise.all([
      change(anne, study, says('Why not bid here?')),
      change(bart, study, says('I had nothing left.')),
      change(anne, study, { do: 'mark', place: here, mark: { kind: 'circle', at: { x: 0.5, y: 0.25 } } }),
      change(bart, study, first),
    ]);
    expect(written.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await server.close();

    const again = await serve(options);
    const reply = await look(carl.at(again.url), study);
    const kept = studyFrom(reply.entries);
    expect(kept).toMatchObject({ title: 'The last round', access: 'write' });
    expect(kept.comments.map(({ text, by }) => [text, reply.names[by]]).sort()).toEqual([
      ['I had nothing left.', 'Bart'],
      ['Why not bid here?', 'Anne'],
    ]);
    expect([...kept.lines.values()]).toMatchObject([{ from: first.from, choices: first.choices, by: bart.player }]);
    expect(reply).toMatchObject({ n: 5, writes: false, owns: false, key: null });
    expect(recordIn(reply).names).toEqual(['Anne', 'Bart']);
    // By whom it is; by name, and without one.
    const nobody = await fetch(`${again.url}/api/studies/${study}`);
    expect(nobody.status).toBe(200);
    const listed = (await bart.at(again.url).get('/api/studies')).body as StudiesReply;
    expect(listed.studies).toMatchObject([
      { id: study, title: 'The last round', owner: { name: 'Anne' }, names: ['Anne', 'Bart'] },
    ]);
  });

  test('it is saved with its record and brought in again, with the names of those who wrote', async () => {
    const { url } = await serve((await newPlace()).options);
    const [anne, bart, carl] = (await crew(url, 'Anne', 'Bart', 'Carl')) as [Guest, Guest, Guest];
    const study = await opened(anne, (await table(anne, bart, true)).table);
    await join(bart, anne, study);
    await change(bart, study, otherwise(await look(anne, study)));
    await change(anne, study, says('kept'));
    await change(bart, study, { do: 'comment', place: { line: 2, at: 1 }, text: 'on the other way' });
    await change(anne, study, says('taken back'));
    await change(anne, study, { do: 'remove', what: 5 });
    const file = (await carl.get(`/api/studies/${study}/file`)).body as StudyFile;
    expect(file.entries.map(({ change }) => change.do)).toEqual(['branch', 'comment', 'comment']);
    const { status, body } = await carl.post('/api/studies', { study: file });
    expect(status).toBe(200);
    const reply = await look(carl, (body as { study: string }).study);
    expect(reply).toMatchObject({ owns: true, owner: { name: 'Carl' } });
    const brought = studyFrom(reply.entries);
    expect(brought.comments.map(({ text, author, place }) => [text, author, place.line])).toEqual([
      ['kept', 'Anne', 0],
      ['on the other way', 'Bart', 2],
    ]);
    expect(recordIn(reply)).toEqual(file.record);
    // What the rules do not allow is not brought in, nor what speaks of what is not there.
    const [branch, ...rest] = file.entries;
    const illegal = { ...branch!, change: { ...branch!.change, choices: [[0, ['fly', 'away']]] } };
    expect((await carl.post('/api/studies', { study: { ...file, entries: [illegal, ...rest] } })).status).toBe(409);
    expect((await carl.post('/api/studies', { study: { ...file, entries: rest } })).status).toBe(400);
    // Only a file says that somebody else wrote something.
    await carl.post(`/api/studies/${reply.id}`, { ...says('as if'), author: 'Anne' });
    expect(studyFrom((await look(carl, reply.id)).entries).comments.at(-1)).not.toHaveProperty('author');
  });

  test('nothing of a running match can be studied, neither from its table nor from a file', async () => {
    const { options, open } = await newPlace();
    const server = await serve(options);
    const [anne, bart] = (await crew(server.url, 'Anne', 'Bart')) as [Guest, Guest];
    const running = await table(anne, bart, false);
    expect(await anne.post('/api/studies', { title: 'Too early', table: running.table })).toMatchObject({
      status: 409,
      body: { error: 'not-over' },
    });
    const over = await table(anne, bart, true);
    const record = recordIn(await look(anne, await opened(anne, over.table)));
    expect((await anne.post('/api/studies', { title: 'From a file', record })).status).toBe(200);
    await server.close();
    // As if the table it belongs to were still being played: only the database knows.
    const storage = await open();
    const { sql } = await import('../../src/storage/rows.ts');
    await storage.rows.write(sql`update tables set secret = ${record.secret} where id = ${running.table}`);
    await storage.close();
    const again = await serve(options);
    expect(await anne.at(again.url).post('/api/studies', { title: 'From a file', record })).toMatchObject({
      status: 409,
      body: { error: 'not-over' },
    });
  });
});

describe('a study', () => {
  test('takes no file that is not sound', async () => {
    const { url } = await serve();
    const [anne, bart] = (await crew(url, 'Anne', 'Bart')) as [Guest, Guest];
    const record = recordIn(await look(anne, await opened(anne, (await table(anne, bart, true)).table)));
    const bring = async (changed: object): Promise<number> =>
      (await anne.post('/api/studies', { title: 'A file', record: { ...record, ...changed } })).status;
    expect(await bring({})).toBe(200);
    expect(await bring({ choices: record.choices.slice(0, -1) })).toBe(400); // not over
    expect(await bring({ result: { ...record.result, scores: [9, 9] } })).toBe(400);
    expect(await bring({ secret: record.secret.replace(/^./, (c) => (c === '0' ? '1' : '0')) })).toBe(400);
    expect(await bring({ version: record.version + 1 })).toBe(409);
    expect(await bring({ game: 'chess' })).toBe(404);
    expect(
      (await anne.post('/api/studies', { title: 'A file', record: { ...record, note: 'x'.repeat(2_100_000) } })).status,
    ).toBe(413);
  });

  test('has what-ifs by the rules alone, and who wrote something or owns it takes it back', async () => {
    const { url } = await serve();
    const [anne, bart] = (await crew(url, 'Anne', 'Bart')) as [Guest, Guest];
    const study = await opened(anne, (await table(anne, bart, true)).table);
    await join(bart, anne, study);
    const branch = otherwise(await look(anne, study));
    expect((await change(bart, study, { ...branch, choices: [[branch.choices[0]![0], ['fly', 'away']]] })).status).toBe(409);
    expect((await change(bart, study, { ...branch, from: { line: 0, at: 10_000 } })).status).toBe(403);
    expect((await change(bart, study, branch)).status).toBe(200); // 2
    expect((await change(bart, study, { ...branch, dice: 'other' })).status).toBe(200); // 3
    expect((await change(anne, study, { do: 'comment', place: { line: 2, at: 1 }, text: 'Hm.' })).status).toBe(200); // 4
    expect((await change(bart, study, { do: 'reword', comment: 4, text: 'Ha!' })).status).toBe(403);
    expect((await change(bart, study, { do: 'remove', what: 4 })).status).toBe(403);
    expect((await change(bart, study, { do: 'title', title: 'Mine' })).status).toBe(403);
    expect((await change(bart, study, { do: 'cut', line: 2 })).status).toBe(200);
    const cut = studyFrom((await look(anne, study)).entries);
    expect([...cut.lines.keys()]).toEqual([3]);
    expect(cut.comments).toEqual([]);
    // Read-only: the owner writes on.
    expect((await change(anne, study, { do: 'open-to', access: 'look' })).status).toBe(200);
    expect((await change(bart, study, says('no'))).status).toBe(403);
    expect((await change(anne, study, says('yes'))).status).toBe(200);
    expect((await change(anne, study, { do: 'open-to', access: 'write' })).status).toBe(200);
    // The link is made void, and who came by it only looks.
    expect((await bart.post(`/api/studies/${study}/shut`, {})).status).toBe(403);
    expect((await anne.post(`/api/studies/${study}/shut`, {})).status).toBe(200);
    expect((await change(bart, study, says('no'))).status).toBe(403);
    expect(await remove(bart, study)).toBe(403);
    expect(await remove(anne, study)).toBe(204);
    expect((await anne.get(`/api/studies/${study}`)).status).toBe(404);
  });

  test('is led: everybody is told where the leader looks and points, who comes and who goes', async () => {
    const { url } = await serve();
    const [anne, bart] = (await crew(url, 'Anne', 'Bart')) as [Guest, Guest];
    const study = await opened(anne, (await table(anne, bart, true)).table);
    await join(bart, anne, study);
    const [a, b] = [await Looker.come(anne, study), await Looker.come(bart, study)];
    await expect.poll(() => b.places).toEqual({ Anne: 0, Bart: 0 });
    a.at(3);
    await expect.poll(() => b.places).toMatchObject({ Anne: 3 });
    a.line.send({ type: 'point', study, at: { x: 0.5, y: 0.5 } });
    await expect.poll(() => b.points).toMatchObject([{ player: anne.player, at: { x: 0.5, y: 0.5 } }]);
    expect(a.points).toEqual([]);
    expect((await change(bart, study, { do: 'lead', leader: bart.player })).status).toBe(200);
    await expect.poll(() => a.now?.n).toBe(2); // told over the socket that there is more to read
    expect(studyFrom((await look(anne, study)).entries).leader).toBe(bart.player);
    b.line.socket.close();
    await expect.poll(() => a.places).toEqual({ Anne: 3 });
  });

  test('is no place where blocked people meet', async () => {
    const { url } = await serve();
    const [anne, bart, carl] = (await crew(url, 'Anne', 'Bart', 'Carl')) as [Guest, Guest, Guest];
    const study = await opened(anne, (await table(anne, bart, true)).table);
    for (const one of [bart, carl]) await join(one, anne, study);
    await change(bart, study, says('word of Bart'));
    await change(carl, study, says('word of Carl'));
    await bart.post('/api/friends', { do: 'block', player: carl.player });
    const texts = async (who: Guest): Promise<string[]> =>
      studyFrom((await look(who, study)).entries).comments.map(({ text }) => text);
    expect(await texts(anne)).toEqual(['word of Bart', 'word of Carl']);
    expect(await texts(bart)).toEqual(['word of Bart']);
    expect(await texts(carl)).toEqual(['word of Carl']);
    const [a, b, c] = [await Looker.come(anne, study), await Looker.come(bart, study), await Looker.come(carl, study)];
    await expect.poll(() => Object.keys(a.places).sort()).toEqual(['Anne', 'Bart', 'Carl']);
    await expect.poll(() => Object.keys(b.places).sort()).toEqual(['Anne', 'Bart']);
    b.line.send({ type: 'point', study, at: { x: 0, y: 0 } });
    await expect.poll(() => a.points.length).toBe(1);
    expect(c.points).toEqual([]);
    // Whom its owner has blocked finds no study.
    await anne.post('/api/friends', { do: 'block', player: carl.player });
    expect((await carl.get(`/api/studies/${study}`)).status).toBe(404);
    const refused = c.line.next((message) => message.type === 'error');
    c.line.send({ type: 'part', study });
    c.at(1);
    expect(await refused).toMatchObject({ error: 'not-found' });
  });
});
