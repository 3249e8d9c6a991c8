// The interface for programs: its document is what the server does, and others can use it.
import { Validator } from '@seriousme/openapi-schema-validator';
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios';
import { expect, test } from 'vitest';
import { routes } from '../src/http/declared.ts';
import type { OpenApi } from '../src/http/openapi.ts';
import { versioned } from '../src/http/route.ts';
import { Guest, serve, wish } from './harness.ts';

test('every route under /api is declared, with a version and without, and nothing is declared twice', async () => {
  const { desk, known } = await routes();
  const declared = desk.declared.flatMap(({ method, path }) => [`${method} ${path}`, `${method} ${versioned(path)}`]);
  const others = ['GET /api/docs', 'OPTIONS /api/v1/*'];
  const served = known.filter((route) => / \/api(\/|$)/.test(route) && !route.startsWith('HEAD '));
  expect(served.sort()).toEqual([...declared, ...others].sort());
  expect(new Set(declared).size).toBe(declared.length);
});

test('a third party finds nothing wrong with the document, and every operation has a name of its own', async () => {
  const { url } = await serve();
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as OpenApi;
  expect(await new Validator().validate(structuredClone(document) as Record<string, unknown>)).toEqual({
    valid: true,
  });
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { summary } of operations) expect(summary).toMatch(/^[A-Z].*\.$/);
});

test('a client made of the document plays by it', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const definition = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as Document;
  const made = new OpenAPIClientAxios({
    definition,
    withServer: { url },
    axiosConfigDefaults: { headers: { cookie: anne.cookie } },
  });
  const client = await made.init();
  expect((await client.getSession!()).data).toEqual({ player: anne.player, name: 'Anne' });
  const { data: opened } = await client.postTables!(undefined, wish());
  const { data: tables } = await client.getTables!();
  expect(tables.mine.map(({ table }: { table: string }) => table)).toEqual([opened.table]);
  const { data: games } = await client.getGames!({ lang: 'fr' });
  expect(games.games.map(({ title }: { title: string }) => title)).toContain('Les Frères de la côte');
  const { data: rules } = await client.getGamesByGameRules!({ game: 'toy' });
  expect(rules.rules[0]).toEqual({ id: expect.stringMatching(/^TOY-/), text: expect.any(String) });
  await expect(client.getTablesByIdRecord!({ id: opened.table })).rejects.toMatchObject({
    response: { status: 409, data: { error: 'not-over' } },
  });
});

test('pages of other sites may ask what anybody may ask, and never with the cookie', async () => {
  const { url } = await serve();
  const headers = { origin: 'https://club.example' };
  const games = await fetch(`${url}/api/v1/games`, { headers });
  expect(games.headers.get('access-control-allow-origin')).toBe('*');
  expect(games.headers.has('access-control-allow-credentials')).toBe(false);
  expect((await fetch(`${url}/api/games`, { headers })).headers.has('access-control-allow-origin')).toBe(false);
  const asked = await fetch(`${url}/api/v1/tables`, { method: 'OPTIONS', headers });
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization, content-type']);
  const anne = await Guest.named(url, 'Anne');
  expect((await anne.post('/api/v1/tables', wish(), headers)).status).toBe(403);
});

test('people read it in their language, and nothing is loaded from elsewhere', async () => {
  const { url } = await serve();
  const page = async (lang: string): Promise<string> =>
    (await fetch(`${url}/api/docs`, { headers: { 'accept-language': lang } })).text();
  const [en, fr] = [await page('en'), await page('fr-CA,fr;q=0.9')];
  expect(en).toContain('Boucan for programs');
  expect(fr).toContain('Boucan pour les programmes');
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  for (const path of Object.keys(paths)) expect(en).toContain(path);
  expect(en).not.toMatch(/<script|src=|https?:/);
});
