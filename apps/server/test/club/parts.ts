// What tests of ratings, tournaments and friends share.
import type { ProfileReply, TournamentReply, TournamentRequest } from '@boucan/protocol';
import { People } from '../../src/people/people.ts';
import { Sessions } from '../../src/sessions.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { commits, Guest, type Line } from '../harness.ts';

/** Somebody who stays, in data that no server has opened yet. */
export async function staying(storage: Storage, name: string, isOperator = false): Promise<Guest> {
  const { player, secret } = await new Sessions(storage).create(name);
  const people = new People(storage.rows, Date.now);
  await people.stay(player);
  if (isOperator) await people.makeOperator(player.id);
  return new Guest('', `boucan=${secret}`, player.id);
}

export const TOURNAMENT: TournamentRequest = {
  ...{ name: 'Tortuga Cup', game: 'toy', packs: [], options: {}, clock: { kind: 'none' }, form: 'swiss' },
  ...{ seats: 4, least: 3, rounds: 2, tieBreaks: ['victories', 'opponents'], most: 64, late: true, auto: true },
  ...{ within: 3_600_000, club: null },
};

export async function opened(host: Guest, more: Partial<TournamentRequest> = {}): Promise<string> {
  const { body, status } = await host.post('/api/tournaments', { ...TOURNAMENT, ...more });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { tournament: string }).tournament;
}

export const tournament = async (who: Guest, id: string): Promise<TournamentReply> =>
  (await who.get(`/api/tournaments/${id}`)).body as TournamentReply;

export const record = async (who: Guest): Promise<ProfileReply> => (await who.get('/api/record')).body as ProfileReply;

/** Asks again and again until something is so. */
export async function until<T>(look: () => Promise<T>, holds: (found: T) => boolean, ms = 60_000): Promise<T> {
  for (const end = Date.now() + ms; ; ) {
    const found = await look();
    if (holds(found)) return found;
    if (Date.now() > end) throw new Error(`it never came: ${JSON.stringify(found).slice(0, 400)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Sits down where one was drawn, and plays at random. Throws if the table is not open yet. */
export async function playDrawn(guest: Guest, line: Line, table: string, seat: number): Promise<void> {
  const { type } = await line.watch(table);
  if (type === 'error') throw new Error('the table is not open yet');
  line.playAtRandom(table);
  const entropy = guest.player
    .replace(/[^0-9a-f]/g, 'a')
    .slice(0, 8)
    .padEnd(8, '0')
    .repeat(4);
  await line.do(table, { do: 'sit', seat, commits: commits(entropy) });
}
