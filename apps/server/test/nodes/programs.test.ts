// Bots in TypeScript and in Python at three nodes, one of which is killed: every match comes to its end.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { verify } from '@boucan/record';
import { atLength } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { Boucan } from '../../../../clients/typescript/boucan.ts';
import { GAMES } from '../../src/games.ts';
import { cleanUpLater } from '../harness.ts';
import { botToken } from '../programs.ts';
import { canHaveNodes, cluster } from './cluster.ts';
import { fleetOf } from './fleet.ts';

/** Of each game. BOUCAN_MATCHES says otherwise, and BOUCAN_OF which games. */
const MATCHES = Number(process.env.BOUCAN_MATCHES ?? atLength(1, 100));
const KINDS = process.env.BOUCAN_OF?.split(',') ?? atLength(['toy', 'brethren'], [...GAMES.keys()]);
/** Whoever waits for a disk keeps nobody else waiting: a commit is for many tables. */
const AT_ONCE = 16;
const BOT = join(import.meta.dirname, '../../../../clients/python/table_bot.py');
const run = promisify(execFile);

/** From the first on, so that each begins at another node. */
const from = <T>(all: readonly T[], first: number): T[] => all.map((_, i) => all[(first + i) % all.length]!);

async function inTypeScript(urls: readonly string[], token: string, game: string): Promise<string> {
  const me = new Boucan(urls, token);
  const { seats } = (await me.games()).find(({ id }) => id === game)!;
  const players = Math.max(2, seats.fewest);
  const table = await me.open(game, { seats: players, bots: [null, ...Array<string>(players - 1).fill('random')], start: true });
  await me.play(table, ({ asked }) => Math.floor(Math.random() * asked!.offers.length));
  return table;
}

async function inPython(urls: readonly string[], token: string, game: string): Promise<string> {
  const { stdout } = await run('python3', [BOT, urls.join(','), game], { env: { ...process.env, BOUCAN_TOKEN: token } });
  return stdout.split(' ')[1]!;
}

describe.skipIf(!canHaveNodes)('programs at three nodes', () => {
  const shared = cluster();

  const title = `${MATCHES} matches of a game, half in TypeScript, half in Python, and a node is killed meanwhile`;
  test(title, { timeout: 120_000 + 30_000 * MATCHES }, async () => {
    const database = await shared.database.fresh();
    const nodes = await fleetOf(3, database, Number(new URL(shared.nats.url).port));
    cleanUpLater(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await shared.database.drop(database);
    });
    const urls = nodes.map(({ url }) => url);
    const tokens = await Promise.all(urls.map((url) => botToken(url)));
    const games = Array.from({ length: MATCHES }, () => KINDS).flat();
    const waiting = games.entries();
    const over = new Map<string, string>(); // by table, the game
    let killed = false;
    const work = async (): Promise<void> => {
      for (const [i, game] of waiting) {
        const play = i % 2 === 0 ? inTypeScript : inPython;
        const playing = play(from(urls, i % 3), tokens[i % 3]!, game);
        if (!killed && i >= games.length / 3) {
          killed = true;
          await nodes[1]!.end('SIGKILL');
        }
        over.set(await playing, game);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(killed).toBe(true);
    expect(over.size).toBe(games.length);
    const me = new Boucan(from(urls, 2), tokens[0]!);
    for (const [table, game] of over)
      expect(verify(GAMES.get(game)!, await me.call('GET', `/tables/${table}/record`))).toEqual({ ok: true });
  });
});
