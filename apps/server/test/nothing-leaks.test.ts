// All bytes that each seat and a spectator get over whole matches.
import { brethren } from '@boucan/brethren';
import type { Choice, Game, Viewer } from '@boucan/kernel';
import { atLength } from '@boucan/testkit/whole';
import { toy } from '@boucan/toy';
import { twins } from '@boucan/toy/twins';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import type { Options } from '../src/options.ts';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';
import type { StoredTable } from '../src/storage/storage.ts';
import { commits, Guest, newFolder, serve } from './harness.ts';
import { leaksIn } from './leaks.ts';

interface Overheard {
  readonly stored: StoredTable;
  readonly byViewer: ReadonlyMap<Viewer, readonly string[]>;
  readonly guests: readonly Guest[];
  readonly log: string;
}

/** A whole match by invitation, with talk, an undo, somebody who leaves and comes back, a bot and a spectator. */
async function overhear(
  game: string,
  seats: number,
  options: Partial<Options> = {},
  prefers: (choice: Choice) => boolean = () => false,
): Promise<Overheard> {
  const data = newFolder();
  let log = '';
  const server = await serve(
    { ...options, data, log: 'debug' },
    {
      write: (line) => {
        log += line;
      },
    },
  );
  const { url } = server;
  const guests = await Promise.all(Array.from({ length: seats }, (_, i) => Guest.named(url, `Guest ${i}`)));
  const lines = await Promise.all(guests.map((guest) => guest.connect()));
  const spectator = lines.at(-1)!; // the last seat is a bot's
  const table = await guests[0]!.open({
    game,
    seats,
    visibility: 'invitation',
    bots: [...Array(seats - 1).fill(null), 'greedy'],
  });
  const message = await lines[0]!.watch(table);
  const keys = message.type === 'table' ? message.keys : null;
  await spectator.watch(table, { key: keys!.watch! });
  for (const [seat, line] of lines.slice(0, -1).entries()) {
    if (seat === 0) continue;
    await line.watch(table, { key: keys!.invite! });
    await line.do(table, { do: 'sit', seat, commits: commits(String(seat).repeat(32)) });
  }
  await lines[0]!.do(table, { do: 'start' });
  await lines[0]!.do(table, { do: 'say', text: 'ahoy' });
  for (const line of lines.slice(0, -1)) line.playAtRandom(table, Math.random, prefers);
  await lines[1]!.until(table, ({ n }) => n > 15);
  await lines[1]!.do(table, { do: 'leave', seat: 1 });
  await lines[1]!.do(table, { do: 'ask-undo', seat: 1 });
  await lines[1]!.do(table, { do: 'return', seat: 1 });
  await lines[0]!.do(table, { do: 'ask-undo', seat: 0 });
  await Promise.all(lines.map((line) => line.until(table, ({ phase }) => phase === 'over')));
  await guests[0]!.post('/api/session/link', {});
  await guests[0]!.get(`/go/${guests[0]!.secret}`);
  await guests[0]!.get(`/api/tables/${table}/record?key=${keys!.invite}`);
  await server.close();

  const storage = await sqliteStorage(data, () => {});
  const stored = (await storage.load(table))!;
  await storage.close();
  const viewers: Viewer[] = [...Array(seats - 1).keys(), 'table'];
  return { stored, guests, log, byViewer: new Map(viewers.map((viewer, i) => [viewer, lines[i]!.bytes])) };
}

test.each([
  ['brethren', 'at once', brethren as unknown as Game, 0],
  ['brethren', 'later', brethren as unknown as Game, 5],
  ['toy', 'at once', toy as Game, 0],
])('%s: nobody is sent what he may not know, onlookers being told %s', async (id, _, game, onlookersDelay) => {
  const seats = 4;
  const { stored, byViewer, guests, log } = await overhear(id, seats, { onlookersDelay });
  for (const [viewer, bytes] of byViewer) {
    expect(bytes.length, String(viewer)).toBeGreaterThan(20);
    expect(leaksIn(bytes, viewer, stored, game, game), `sent to ${viewer}`).toEqual([]);

    const whilePlaying = bytes.filter((text) => !/"phase":\[?"over"/.test(text)).join('\n');
    expect(whilePlaying).not.toContain(stored.secret);
    for (const guest of guests) expect(bytes.join()).not.toContain(guest.secret);
    if (viewer === 'table') for (const key of [stored.invite, stored.watch]) expect(bytes.join()).not.toContain(key);
  }
  for (const secret of [stored.secret, stored.invite, stored.watch, ...guests.map((guest) => guest.secret)])
    expect(log).not.toContain(secret);
  for (const name of ['Guest 0', 'ahoy']) expect(log).not.toContain(name);
});

/** Secrets that were kept. */
const ENOUGH = atLength(1, 4);

/** Plots and guards, so that coins are chosen in secret; jokes, which lie face down. */
const secretive = (choice: Choice): boolean => choice[0] === 'joke' || choice.includes('plot') || choice.includes('guard');

test.each([
  ['skull', 4, (stored: StoredTable) => pairsOf(stored, 'coin')],
  ['nassau', 3, (stored: StoredTable) => countOf(stored, 'joke')],
])('%s: what is chosen in secret is on nobody else’s wire, before it is open or ever', async (id, seats, secrets) => {
  const game = GAMES.get(id)!;
  let seen = 0;
  for (let match = 0; match < 6 && seen < ENOUGH; match++) {
    const { stored, byViewer } = await overhear(id, seats, { moment: 20, onlookersDelay: 0 }, secretive);
    seen += secrets(stored);
    for (const [viewer, bytes] of byViewer) expect(leaksIn(bytes, viewer, stored, game, game), `sent to ${viewer}`).toEqual([]);
  }
  expect(seen, 'there were secrets to be kept').toBeGreaterThanOrEqual(ENOUGH);
});

const chosen = (stored: StoredTable): readonly Choice[] =>
  stored.entries.flatMap(({ entry }) => (entry.type === 'chose' ? [entry.choice] : []));
const countOf = (stored: StoredTable, verb: string): number => chosen(stored).filter(([said]) => said === verb).length;
/** How often two chose so at the same time. */
const pairsOf = (stored: StoredTable, verb: string): number =>
  chosen(stored).filter(([said], i, all) => said === verb && all[i - 1]?.[0] === verb).length;

test('a game that shows too much is caught', async () => {
  const nosy = twins.find((twin) => twin.how.startsWith('Everybody sees the hand'))!.game as Game;
  const { stored, byViewer } = await overhear('toy', 3, { games: new Map([...GAMES, ['toy', nosy]]) });
  for (const [viewer, bytes] of byViewer)
    expect(leaksIn(bytes, viewer, stored, nosy, toy as Game), String(viewer)).toContainEqual(
      expect.stringMatching(/: (view|change)/),
    );
});

test('a message that says too much is caught', async () => {
  const { stored, byViewer } = await overhear('toy', 3);
  const bytes = byViewer.get('table')!;
  const choice = stored.entries.flatMap(({ entry }) => (entry.type === 'chose' ? [entry.choice] : []))[0]!;
  const at = bytes.findIndex((text) => text.includes('"choice":null'));
  const leaked = bytes.with(at, bytes[at]!.replace('"choice":null', `"choice":${JSON.stringify(choice)}`));
  expect(leaksIn(leaked, 'table', stored, toy as Game, toy as Game)).toEqual([expect.stringMatching(/: notices$/)]);
});
