// Bots by anybody: programs at tables, by long polling. They see what their seat sees.
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { GAMES } from '@boucan/games';
import type { BotsReply, TurnReply } from '@boucan/protocol';
import { atLength } from '@boucan/testkit/whole';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Boucan, type Turn } from '../../../clients/typescript/boucan.ts';
import { MACHINE } from '../src/time.ts';
import { foundOrInstalled } from './debian.ts';
import { commits, Guest, serve, settable } from './harness.ts';
import { botToken } from './programs.ts';

const CLIENTS = join(import.meta.dirname, '../../../clients');
const run = promisify(execFile);
const ALL = GAMES.map(({ id }) => id);
const SOME = ['brethren'];

const anyOffer = ({ asked }: Turn): number => Math.floor(Math.random() * asked!.offers.length);

describe('a whole match of every game', () => {
  test.each(atLength(['toy', 'nassau'], ALL))('%s, in TypeScript', async (game) => {
    const { url } = await serve();
    const me = new Boucan(url, await botToken(url));
    const { seats } = (await me.games()).find(({ id }) => id === game)!;
    const players = Math.max(2, seats.fewest);
    const table = await me.open(game, {
      seats: players,
      bots: [null, ...Array<string>(players - 1).fill('random')],
      start: true,
    });
    const { result, phase } = await me.play(table, anyOffer);
    expect([phase, result!.scores.length]).toEqual(['over', players]);
  });

  test('and in Python, with its standard library alone', async () => {
    const { url } = await serve();
    // -S: without what may be installed beside it.
    const { stdout } = await run('python3', ['-S', join(CLIENTS, 'python/table_bot.py'), url, ...atLength(SOME, [])], {
      env: { ...process.env, BOUCAN_TOKEN: await botToken(url) },
    });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(atLength(SOME, ALL));
  });
});

describe('what the documents tell a stranger to do', () => {
  const written = (document: string, file: string): string => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs', document), 'utf8');
    return text.split(`\n\`\`\`${file}\n`)[1]!.split('\n```\n')[0]!;
  };
  /** With nothing but this file, in an empty folder. */
  const follow = async (command: string, file: string, text: string, beside: readonly string[] = []): Promise<string> => {
    const { url } = await serve();
    const folder = mkdtempSync(join(tmpdir(), 'boucan-stranger-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const one of beside) copyFileSync(join(CLIENTS, one), join(folder, basename(one)));
    writeFileSync(join(folder, file), text);
    const env = { ...process.env, BOUCAN: url, BOUCAN_TOKEN: await botToken(url) };
    return (await run(command, [file], { cwd: folder, env })).stdout;
  };

  test('a bot at a table, in Python', async () => {
    const said = await follow('python3', 'at_a_table.py', written('programs.md', 'python at_a_table.py'), [
      'python/boucan_table.py',
    ]);
    expect(said).toMatch(/^\{'winners': \[/u);
  });

  const hasTools = foundOrInstalled(() => (spawnSync('jq', ['--version']).status === 0 ? 'jq' : undefined), 'jq');
  test.runIf(hasTools !== undefined)('a match with curl', async () => {
    const said = await follow('bash', 'a_match.sh', written('api.md', 'bash a_match.sh'));
    expect(JSON.parse(said)).toMatchObject({ winners: expect.any(Array), scores: expect.any(Array) });
  });
});

/** The Python that has it: Debian’s own, perhaps not the first. */
const withSockets = foundOrInstalled(
  () => ['python3', '/usr/bin/python3'].find((python) => spawnSync(python, ['-c', 'import websockets']).status === 0),
  'python3-websockets',
);

test.runIf(withSockets !== undefined)(
  'in Python over the socket: a whole match of every game, seat and dice included',
  async () => {
    const { url } = await serve();
    // Whoever polls asks for turns, and cannot here.
    const bot = join(CLIENTS, 'python/table_bot.py');
    const script = `import runpy, sys; sys.path.insert(0, '${join(CLIENTS, 'python')}'); import boucan_table; del boucan_table.Client.turn; runpy.run_path('${bot}')`;
    const { stdout } = await run(withSockets!, ['-c', script, url], {
      env: { ...process.env, BOUCAN_TOKEN: await botToken(url) },
    });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(GAMES.map(({ id }) => id));
  },
);

test('a program is told what the page of that seat is told, and in words', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const line = await anne.connect();
  const table = await anne.open({ seats: 2, bots: [null, 'random'], start: true });
  await line.watch(table);
  const view = await line.until(table, ({ asked }) => asked !== null);
  const { body } = await anne.get(`/api/tables/${table}/turn?wait=5&words=fr`);
  const turn = body as TurnReply;
  expect(turn.view).toEqual(view.match);
  expect(turn.asked!.offers.map(({ choice }) => choice)).toEqual(
    view.asked!.offers.filter(({ because }) => because.length === 0).map(({ choice }) => choice),
  );
  expect(turn.todo).toBe('choose');
  // Its shape is what the server says it is.
  const { body: schema } = await anne.get(`/api/v1/games/${turn.terms.game}/schema`);
  const isValid = new Ajv2020({ strictTuples: false }).compile(schema as object);
  expect([isValid(turn.view), isValid.errors]).toEqual([true, null]);
  expect((await anne.get('/api/v1/games/nothing/schema')).status).toBe(404);
  for (const { words } of turn.asked!.offers) expect(words).toMatch(/\p{L}/u);
  // Somebody else sees the table, and nothing of what only the seat may see.
  const eve = await Guest.named(url, 'Eve');
  const { body: hers } = await eve.get(`/api/tables/${table}/turn`);
  expect(hers).toMatchObject({ seat: null, asked: null, todo: 'wait' });
  expect(JSON.stringify(hers)).not.toContain(
    JSON.stringify((turn.view as unknown as { board: { duellists: { hand: unknown }[] } }).board.duellists[0]!.hand),
  );
});

test('people and programs sit down together; what is sent twice counts once, what the rules refuse is explained', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const line = await anne.connect();
  const table = await anne.open({ seats: 2, visibility: 'invitation' });
  const { keys } = (await line.watch(table)) as { keys: { invite: string } };
  const bot = new Boucan(url, await botToken(url));
  await expect(bot.turn(table, 0)).rejects.toMatchObject({ status: 403 });
  const key = keys.invite;
  expect((await bot.turn(table, 0, { key })).todo).toBe('sit');
  const playing = bot.play(table, anyOffer, { key });
  await line.until(table, ({ seats }) => seats.every(({ kind }) => kind !== 'empty'));
  await line.do(table, { do: 'start' });
  line.playAtRandom(table);
  const end = await playing;
  expect(end.result!.winners.length).toBeGreaterThan(0);
  expect(line.views.get(table)!.phase).toBe('over');
});

test('an answer sent again counts once, and one to another question is refused with the reason', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ seats: 2, bots: [null, 'random'], start: true });
  const line = await anne.connect();
  await line.watch(table);
  await line.until(table, ({ asked }) => asked !== null);
  const { body } = await anne.get(`/api/tables/${table}/turn?wait=5`);
  const { choice } = (body as TurnReply).asked!.offers[0]!;
  const [first, again] = [
    await anne.post(`/api/tables/${table}/choose`, { id: 'once', choice }),
    await anne.post(`/api/tables/${table}/choose`, { id: 'once', choice }),
  ];
  expect(first.status).toBe(200);
  expect(again).toEqual(first);
  expect(await anne.post(`/api/tables/${table}/choose`, { choice: ['nonsense', 1] })).toMatchObject({
    status: 409,
    body: { error: 'refused', message: expect.stringMatching(/\w+ .*\.$/) },
  });
  for (const wrong of [{}, { choice: 'bid' }, { choice: [] }, { choice: [{}] }, null])
    expect((await anne.post(`/api/tables/${table}/choose`, wrong)).status).toBe(400);
});

test('nobody chooses for a seat that is not his', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ seats: 2, bots: [null, 'random'], start: true });
  const eve = new Boucan(url, await botToken(url, 'Eve'));
  const line = await anne.connect();
  await line.watch(table);
  const { asked } = await line.until(table, (view) => view.asked !== null);
  const { choice } = asked!.offers.find(({ because }) => because.length === 0)!;
  await expect(eve.choose(table, choice)).rejects.toMatchObject({ status: 403 });
  for (const command of [
    { do: 'choose', seat: 0, choice },
    { do: 'leave', seat: 0 },
    { do: 'sit', seat: 0, commits: commits('f'.repeat(32)) },
  ])
    await expect(eve.call('POST', `/tables/${table}/do`, { command })).rejects.toMatchObject({ status: 409 });
});

test('a bot that is invited accepts by sitting down, and the list of bots tells how it did', async () => {
  const clocks = settable();
  const { url } = await serve({ machine: { ...MACHINE, ...clocks } });
  const anne = await Guest.named(url, 'Anne');
  const eve = await Guest.named(url, 'Eve');
  const bot = new Boucan(url, await botToken(url));
  const listed = async (): Promise<BotsReply['bots']> => ((await eve.get('/api/bots')).body as BotsReply).bots;
  const { id } = (await listed())[0]!;
  expect(await listed()).toEqual([{ id, name: 'Iron Hook', owner: 'Owner', here: false, games: 0, wins: 0, share: null }]);
  const table = await anne.open({ seats: 2, visibility: 'invitation' });
  const waiting = bot.challenges(20);
  expect((await eve.post(`/api/tables/${table}/challenge`, { bot: id })).status).toBe(403);
  expect((await anne.post(`/api/tables/${table}/challenge`, { bot: anne.player })).status).toBe(404);
  expect((await anne.post(`/api/tables/${table}/challenge`, { bot: id })).status).toBe(204);
  const [challenge] = await waiting;
  expect(challenge).toEqual({ table, game: 'toy', by: 'Anne', key: expect.any(String) });
  const playing = bot.play(table, anyOffer, { key: challenge!.key! });
  const line = await anne.connect();
  await line.watch(table);
  await line.until(table, ({ seats }) => seats.every(({ kind }) => kind === 'person'));
  expect(await bot.challenges(0)).toEqual([]);
  await line.do(table, { do: 'start' });
  line.playAtRandom(table);
  const { result } = await playing;
  const wins = result!.winners.includes(1) ? 1 / result!.winners.length : 0;
  const listedLater = (): Promise<BotsReply['bots']> => {
    clocks.jump(10_000);
    return listed();
  };
  await expect
    .poll(listedLater, { interval: 100 })
    .toEqual([{ id, name: 'Iron Hook', owner: 'Owner', here: true, games: 1, wins, share: wins }]);
  const boards = async (): Promise<BotsReply['boards']> => ((await eve.get('/api/bots')).body as BotsReply).boards;
  await expect
    .poll(boards, { interval: 100 })
    .toMatchObject([
      { game: 'toy', kind: 'live', rows: [{ place: 1, name: 'Iron Hook', owner: 'Owner', here: true, matches: 1 }] },
    ]);
});
