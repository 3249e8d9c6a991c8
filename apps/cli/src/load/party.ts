import { randomBytes } from 'node:crypto';
import type { Config, Game } from '@boucan/kernel';
import { commitmentOf } from '@boucan/record';
import type { Guest } from './guest.ts';
import { type Hears, SeatClient } from './seat.ts';

/** What is played at every table. */
export type Plays = { readonly game: Game } & Pick<Required<Config>, 'packs' | 'options'>;

/** Those who sit at one table, and open another when the match is over. */
export class Party {
  readonly #plays: Plays;
  readonly #guests: readonly Guest[];
  readonly #seats: readonly SeatClient[];

  private constructor(plays: Plays, guests: readonly Guest[], seats: readonly SeatClient[]) {
    this.#plays = plays;
    this.#guests = guests;
    this.#seats = seats;
  }

  /** `hears.over` is for us: a party whose match is over starts the next one. */
  static async gather(plays: Plays, guests: readonly Guest[], hears: Omit<Hears, 'over'>): Promise<Party> {
    let party: Party | null = null;
    const over = (seat: SeatClient): void => {
      if (seat.seat === 0) party?.play().catch(() => hears.failed());
    };
    const seats = await Promise.all(guests.map((guest, seat) => SeatClient.connect(guest, seat, { ...hears, over })));
    party = new Party(plays, guests, seats);
    return party;
  }

  /** Opens a table, sits down and starts. */
  async play(): Promise<void> {
    const [host] = this.#guests;
    const added = this.#seats.map(() => randomBytes(16).toString('hex'));
    const table = await host!.openTable({
      game: this.#plays.game.id,
      seats: this.#seats.length,
      packs: [...this.#plays.packs],
      options: { ...this.#plays.options },
      clock: { kind: 'none' },
      visibility: 'unlisted',
      bots: [],
      commits: commitmentOf(added[0]!),
      start: false,
    });
    for (const seat of this.#seats) seat.watch(table);
    await Promise.all(
      this.#seats
        .slice(1)
        .map((client) => client.do({ do: 'sit', seat: client.seat, commits: commitmentOf(added[client.seat]!) })),
    );
    await this.#seats[0]!.do({ do: 'start' });
    await Promise.all(this.#seats.map((client) => client.do({ do: 'reveal', seat: client.seat, entropy: added[client.seat]! })));
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }
}
