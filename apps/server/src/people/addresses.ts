// E-mail addresses that people have proven to be theirs: one each, and each belongs to one person.
import type { PlayerId } from '@boucan/table';
import { type Rows, sql } from '../storage/rows.ts';

/** As it is compared: the part after the @ in small letters, and the part before it as well, for people do not tell them apart. */
export const plainAddress = (address: string): string => address.trim().normalize('NFC').toLowerCase();

export class Addresses {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  async of(player: PlayerId): Promise<string | null> {
    const [row] = await this.#rows.read<{ address: string }>(sql`select address from addresses where player = ${player}`);
    return row?.address ?? null;
  }

  async ownerOf(address: string): Promise<PlayerId | null> {
    const [row] = await this.#rows.read<{ player: string }>(
      sql`select player from addresses where address = ${plainAddress(address)}`,
    );
    return row?.player ?? null;
  }

  /** It is theirs now, in place of the one they had. Overtaken if somebody else has it. */
  async keep(player: PlayerId, address: string, now: number): Promise<void> {
    await this.#rows.write(
      sql`delete from addresses where player = ${player}`,
      sql`insert into addresses (address, player, proven) values (${plainAddress(address)}, ${player}, ${now})`,
    );
  }

  async forget(player: PlayerId): Promise<void> {
    await this.#rows.write(sql`delete from addresses where player = ${player}`);
  }
}
