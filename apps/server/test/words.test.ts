// A folder of gettext files adds languages to the pages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Languages } from '@boucan/protocol';
import { type PoEntry, writePo } from '@boucan/words/catalogue';
import { expect, test } from 'vitest';
import { fromEnvironment } from '../src/options.ts';
import { wordsAt } from '../src/words.ts';
import { newFolder, serve } from './harness.ts';

const entry = (context: string, translation: string): PoEntry => ({ context, notes: [], source: 'x', translation });
const ENTRIES = [
  entry('page/words/lobby|lobby.new', 'Tisch öffnen'),
  entry('page/boards/nassau/about|about.en', 'Vier Runden'),
  entry('page/boards/parts/words|close', 'Zu'),
  entry('page/screens/table/typed/words|close', 'Zu'),
  entry('kernel|not-asked', 'Sie sind nicht dran.'),
  entry('table|seat-taken', 'Dieser Platz ist besetzt.'),
  entry('nassau/events|captain.moved', '{seat} geht.'),
  entry('nassau/rules|NAS-GOAL-01', 'Es gewinnt …'),
  entry('page/boards/nassau/words|sea', 'See'),
  entry('page/boards/nassau/help|guide.opening.0.title', 'Willkommen'),
  entry('replay|players', 'Spieler'),
];

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('a language is told with the session, and its words come in parts', async () => {
  const folder = folderWith({ 'de.po': writePo({ lang: 'de', entries: ENTRIES }), 'read.me': 'not words' });
  const { url } = await serve(fromEnvironment({ BOUCAN_WORDS: folder }));
  const session = (await (await fetch(`${url}/api/session`)).json()) as Languages;
  expect(session).toEqual({ player: null, languages: [{ lang: 'de', version: expect.stringMatching(/^[\w-]{12}$/u) }] });
  const at = `${url}/words/de/${session.languages![0]!.version}`;
  const shell = await fetch(`${at}/shell.json`);
  expect(shell.headers.get('cache-control')).toContain('immutable');
  expect(Object.keys((await shell.json()) as object).sort()).toEqual([
    'kernel',
    'page/boards/nassau/about',
    'page/boards/parts/words',
    'page/screens/table/typed/words',
    'page/words/lobby',
    'table',
  ]);
  expect(await (await fetch(`${at}/nassau.json`)).json()).toEqual({
    'nassau/events': { 'captain.moved': '{seat} geht.' },
    'page/boards/nassau/words': { sea: 'See' },
    'page/boards/nassau/help': { 'guide.opening.0.title': 'Willkommen' },
  });
  expect(await (await fetch(`${at}/nassau-rules.json`)).json()).toEqual({ 'nassau/rules': { 'NAS-GOAL-01': 'Es gewinnt …' } });
  // A page of before asks for an earlier version: it gets the words, but does not keep them under that address.
  const old = await fetch(`${url}/words/de/before/shell.json`);
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  for (const path of ['it/x/shell.json', 'de/x/replay.json', 'de/x/__proto__', 'de/x/..%2fde.po'])
    expect((await fetch(`${url}/words/${path}`)).status, path).toBe(404);
});

test('without such a folder nothing is told', async () => {
  const { url } = await serve();
  expect(await (await fetch(`${url}/api/session`)).json()).toEqual({ player: null });
});

test.each([
  ['is not PO', { 'de.po': 'no messages' }],
  ['a tag such as de', { 'fr.po': writePo({ lang: 'fr', entries: [] }) }],
  ['a tag such as de', { 'x.po': writePo({ lang: '../x', entries: [] }) }],
  ['are in de; remove one', { 'a.po': writePo({ lang: 'de', entries: [] }), 'b.po': writePo({ lang: 'de', entries: [] }) }],
])('a server does not start where a file %s', (why, files) => {
  expect(() => wordsAt(folderWith(files))).toThrow(why);
});

test('a folder that is not there is named', () => expect(() => wordsAt('/no/such/place')).toThrow('no folder /no/such/place'));
