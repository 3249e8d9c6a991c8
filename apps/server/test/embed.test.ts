// Tables and replays on other sites: a frame, a description, a picture; and only there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, rngFrom } from '@boucan/kernel';
import { PROTOCOL } from '@boucan/protocol';
import type { GameRecord } from '@boucan/record';
import { pictureIn } from '@boucan/registry/node';
import { describe, expect, test } from 'vitest';
import { GAMES, PLACES } from '../src/games.ts';
import { picturing, pngOf, svgOf } from '../src/http/preview.ts';
import { Guest, Line, newFolder, party, serve } from './harness.ts';

function web(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Boucan</title></head><body></body></html>');
  return folder;
}

const visit = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers: { accept: 'text/html', ...headers } });

async function finished(url: string): Promise<{ table: string; guests: Guest[] }> {
  const { table, guests, lines } = await party(url, 2);
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, ({ phase }) => phase === 'over');
  return { table, guests };
}

test('only what is under /embed may be framed by other sites', async () => {
  const { url } = await serve({ web: web() });
  const { table } = await finished(url);
  for (const path of [`/embed/replay/${table}`, `/embed/table/${table}?theme=night`, '/embed/']) {
    const { headers } = await visit(url + path);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.has('x-frame-options')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
  }
  for (const path of ['/', `/replay/${table}`, `/t/${table}`, '/embedded', '/api/docs', '/x/embed/y', '/%65mbed/x']) {
    const { headers } = await visit(url + path);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('a page tells other sites what it is about, and oEmbed how to embed it', async () => {
  const { url } = await serve({ web: web() });
  const { table } = await finished(url);
  const page = await (await visit(`${url}/replay/${table}`)).text();
  const [, discovered] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page)!;
  expect(page).toContain(`<meta property="og:image" content="${url}/pictures/${table}.png">`);
  expect(page).toMatch(/og:title" content="[^"]*Guest 0[^"]*"/);
  const told = (await (await fetch(`${discovered!}&maxwidth=480&maxheight=10`)).json()) as Record<string, unknown>;
  expect(told).toMatchObject({
    version: '1.0',
    type: 'rich',
    width: 480,
    height: 240,
    title: expect.stringContaining('Guest 1'),
  });
  expect(told.html).toContain(`<iframe src="${url}/embed/replay/${table}" width="480" height="240"`);
  const other = await (await fetch(`${url}/api/oembed?url=${encodeURIComponent(`${url}/t/${table}`)}`)).json();
  expect(other).toMatchObject({ html: expect.stringContaining(`/embed/table/${table}`) });
  for (const wrong of [`https://elsewhere.example/replay/${table}`, `${url}/about`, 'nonsense', `${url}/replay/nobody`])
    expect((await fetch(`${url}/api/oembed?url=${encodeURIComponent(wrong)}`)).status).toBe(404);
});

test('the picture is drawn by the server, of a match that is over and of one that is played', async () => {
  const { url } = await serve({ web: web() });
  const { table } = await finished(url);
  const running = (await party(url, 2)).table;
  for (const id of [table, running]) {
    const reply = await fetch(`${url}/pictures/${id}.png`);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeGreaterThan(10_000);
  }
});

describe.each(['brethren', 'fortunes', 'nassau', 'skull'])('the board of %s in the picture', (id) => {
  const seats = 3;
  const names = ['Anne', 'Bart', 'Calico & <Jack>'];

  test('is drawn of what lies open to all, and of nothing else', async () => {
    const game = GAMES.get(id)!;
    const draw = (await pictureIn(PLACES, id))!;
    const rng = rngFrom([1, 2, 3, 4]);
    const state = game.setup({ seats, packs: [], options: {} }, [4, 3, 2, 1]);
    const given = picturing(game, 'en');
    const drawn = new Set<string>();
    for (let n = 0; n < 200 && state.result === null; n++) {
      const open = draw(game.view(state, 'table') as never, given);
      drawn.add(open.svg);
      // Another match that looks the same to the table is the same picture.
      const other = game.determinize(game.view(state, 'table'), rngFrom([n, 1, 1, 1]));
      expect(draw(game.view(other, 'table') as never, given)).toEqual(open);
      expect(open.svg).not.toMatch(/undefined|NaN|null/);
      const { seat } = state.asked.find(({ answer }) => answer === null)!;
      const options = game.options(state, seat);
      game.advance(state, seat, options[below(rng, options.length)]!);
    }
    expect(drawn.size).toBeGreaterThan(1); // it changes as the match goes on
    const board = async () => draw(game.view(state, 'table') as never, given);
    const preview = { game: id, names, scores: [3, 2, 1], winners: [0], phase: 'over' as const, board };
    const png = await pngOf(await svgOf(preview, 'en'));
    expect(png.length).not.toBe((await pngOf(await svgOf({ ...preview, board: async () => null }, 'en'))).length);
    if (process.env.BOUCAN_PICTURES) writeFileSync(join(process.env.BOUCAN_PICTURES, `${id}.png`), png);
  });
});

test('a match that is played and one that is over show their board', async () => {
  const { url } = await serve({ web: web() });
  const anne = await Guest.named(url, 'Anne');
  const line = await anne.connect();
  const table = await anne.open({ game: 'brethren', seats: 3, bots: [null, 'random', 'random'], start: true });
  const picture = async (): Promise<Buffer> => Buffer.from(await (await fetch(`${url}/pictures/${table}.png`)).arrayBuffer());
  await line.watch(table);
  await line.until(table, ({ asked }) => asked !== null);
  const before = await picture();
  // Names and phase are the same later on: what differs is the board.
  const { asked } = line.views.get(table)!;
  const ship = asked!.offers.find(({ choice, because }) => choice[0] === 'ship' && because.length === 0)!;
  await line.do(table, { do: 'choose', seat: 0, choice: ship.choice });
  expect(line.views.get(table)!.phase).toBe('playing');
  expect((await picture()).equals(before)).toBe(false);
  line.playAtRandom(table);
  await line.until(table, ({ phase }) => phase === 'over');
  const { body } = await anne.get(`/api/tables/${table}/record`);
  const { names, result } = body as GameRecord;
  const { scores, winners } = result;
  const bare = { game: 'Brethren of the Coast', names, scores, winners, phase: 'over' as const, board: async () => null };
  expect((await picture()).equals(await pngOf(await svgOf(bare, 'en')))).toBe(false);
});

test('the ships of Fortunes lie where they lie on the chart of the page', async () => {
  const { PLACES: CHART } = await import('../../web/src/boards/fortunes/map/places.ts');
  const { ROADS } = await import('../../../games/fortunes/picture.ts');
  expect(ROADS).toEqual(Object.fromEntries(Object.entries(CHART).map(([zone, { roads }]) => [zone, roads])));
});

test('of a table by invitation nothing is told to whoever has no key', async () => {
  const { url } = await serve({ web: web() });
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ visibility: 'invitation', bots: [null, 'random'], start: true });
  expect(await (await visit(`${url}/t/${table}`)).text()).not.toContain('og:');
  expect((await fetch(`${url}/pictures/${table}.png`)).status).toBe(404);
  expect((await fetch(`${url}/api/oembed?url=${encodeURIComponent(`${url}/t/${table}`)}`)).status).toBe(404);
});

test('in a frame, whoever sits at the browser is nobody, also at the socket', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ bots: [null, 'random'], start: true });
  const seated = await anne.connect();
  await seated.watch(table);
  await seated.until(table, ({ asked }) => asked !== null);
  const framed = await Line.open(url, { cookie: anne.cookie }, '?nobody');
  framed.send({ type: 'hello', v: PROTOCOL });
  const seen = await framed.watch(table);
  expect(seen).toMatchObject({ type: 'table', view: { viewer: 'table', asked: null } });
});
