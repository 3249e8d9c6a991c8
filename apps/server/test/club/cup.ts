// A tournament played by programs in the place of people, on a server that may be killed under them.
import type { TournamentReply } from '@boucan/protocol';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { Guest, type Line } from '../harness.ts';
import { opened, playDrawn, staying, TOURNAMENT, tournament, until } from './parts.ts';

/** The host of a tournament, in data that no server has opened yet. */
export async function hostIn(open: Promise<Storage>): Promise<Guest> {
  const storage = await open;
  const host = await staying(storage, 'Sailor 0');
  await storage.close();
  return host;
}

export const hostAt = (data: string): Promise<Guest> => hostIn(sqliteStorage(data, () => {}));

export class Cup {
  readonly people: Guest[] = [];
  readonly #lines = new Map<string, Line>();
  readonly #sat = new Set<string>();
  url: string;
  id = '';

  constructor(url: string, host: Guest) {
    this.url = url;
    this.people.push(host);
  }

  get host(): Guest {
    return this.people[0]!.at(this.url);
  }

  async begin(count: number, rounds: number): Promise<void> {
    for (let i = 1; i < count; i++) this.people.push(await Guest.named(this.url, `Sailor ${i}`));
    this.id = await opened(this.host, { ...TOURNAMENT, rounds, most: count });
    for (const guest of this.people) await guest.at(this.url).post(`/api/tournaments/${this.id}`, { do: 'enter' });
    await this.host.post(`/api/tournaments/${this.id}`, { do: 'draw' });
  }

  /** The server is another process now: everybody comes in again. */
  moveTo(url: string): void {
    this.url = url;
    this.#lines.clear();
    this.#sat.clear();
  }

  look(): Promise<TournamentReply> {
    return tournament(this.host, this.id);
  }

  async leave(person: number): Promise<void> {
    const guest = this.people[person]!.at(this.url);
    await guest.post(`/api/tournaments/${this.id}`, { do: 'leave' });
  }

  /** Whoever has been drawn sits down and plays, until this holds. */
  async play(holds: (view: TournamentReply) => boolean, ms?: number): Promise<TournamentReply> {
    return until(
      async () => {
        const view = await this.look();
        for (const { id, seats } of view.rounds.at(-1)?.tables ?? [])
          if (seats[0]!.place === null) await Promise.all(seats.map(({ player }, seat) => this.#sit(player, id, seat)));
        return view;
      },
      holds,
      ms,
    );
  }

  async #sit(player: string, table: string, seat: number): Promise<void> {
    const key = `${player} ${table}`;
    if (this.#sat.has(key)) return;
    this.#sat.add(key);
    try {
      const guest = this.people.find((one) => one.player === player)!.at(this.url);
      const line = this.#lines.get(player) ?? (await guest.connect());
      this.#lines.set(player, line);
      await playDrawn(guest, line, table, seat);
    } catch {
      this.#sat.delete(key); // not open yet, or the server is going
      this.#lines.delete(player);
    }
  }
}
