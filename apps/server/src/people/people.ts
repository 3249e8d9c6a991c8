// People beyond their cookies. A guest is a player with a name; a person who stays has an account as well, and the name is theirs alone.
import type { PlayerId } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { Refusal } from '../refusal.ts';
import { must, type Rows, sql } from '../storage/rows.ts';
import { Overtaken, type Player } from '../storage/storage.ts';

export interface Account {
  readonly made: number;
  readonly kind: 'person' | 'bot';
  readonly isOperator: boolean;
  /** Until when an operator has forbidden them to speak, or to play. */
  readonly silenced: number | null;
  readonly banned: number | null;
}

export interface Person extends Player {
  readonly account: Account | null; // of a person who stays
}

interface Row extends Pick<Account, 'made' | 'kind' | 'silenced' | 'banned'> {
  readonly player: PlayerId;
  readonly name: string;
  readonly operator: number;
}

const accountOf = ({ made, kind, operator, silenced, banned }: Row): Account => ({
  made,
  kind,
  isOperator: operator === 1,
  silenced,
  banned,
});
const personOf = (row: Row): Person => ({ id: row.player, name: row.name, account: accountOf(row) });

const nameTaken = (): Refusal =>
  new Refusal('not-allowed', 'This name belongs to somebody else, or looks like theirs. Choose another.');

export class People {
  readonly #rows: Rows;
  readonly #now: () => number;
  /** Somebody has another name: sessions and other servers should know. */
  onRename: (player: Player) => void = () => {};

  constructor(rows: Rows, now: () => number) {
    this.#rows = rows;
    this.#now = now;
  }

  async of({ id, name }: Player): Promise<Person> {
    const [row] = await this.#rows.read<Row>(
      sql`select player, made, kind, operator, silenced, banned from accounts where player = ${id}`,
    );
    return { id, name, account: row === undefined ? null : accountOf(row) };
  }

  /** Whoever stays under this name, or one that looks like it. */
  async named(name: string): Promise<Person | null> {
    const [row] = await this.#rows.read<Row>(
      sql`select player, name, made, kind, operator, silenced, banned from accounts join players on id = player
          where look = ${skeletonOf(name)}`,
    );
    return row === undefined ? null : personOf(row);
  }

  async byId(player: PlayerId): Promise<Person | null> {
    const [row] = await this.#rows.read<Row>(
      sql`select player, name, made, kind, operator, silenced, banned from accounts join players on id = player
          where player = ${player}`,
    );
    return row === undefined ? null : personOf(row);
  }

  /** From now on the name is theirs. Who stays already stays as they are. */
  async stay(player: Player, kind: Account['kind'] = 'person'): Promise<Person> {
    const known = await this.of(player);
    if (known.account !== null) return known;
    try {
      await this.#rows.write(
        sql`insert into accounts (player, look, made, kind, operator, silenced, banned)
            values (${player.id}, ${skeletonOf(player.name)}, ${this.#now()}, ${kind}, 0, null, null)`,
      );
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      const now = await this.of(player); // it may have been themselves, in another tab
      if (now.account === null) throw nameTaken();
      return now;
    }
    return this.of(player);
  }

  /** A guest may be called anything, but not like somebody who stays. */
  async mustBeFree(name: string, by: PlayerId | null): Promise<void> {
    const owner = await this.named(name);
    if (owner !== null && owner.id !== by) throw nameTaken();
  }

  /** Another name for a person who stays, and another that nobody else may have. */
  async rename({ id }: Player, name: string): Promise<Player> {
    try {
      await this.#rows.write(
        must(sql`update accounts set look = ${skeletonOf(name)} where player = ${id}`),
        must(sql`update players set name = ${name} where id = ${id}`),
      );
    } catch (error) {
      throw error instanceof Overtaken ? nameTaken() : error;
    }
    this.onRename({ id, name });
    return { id, name };
  }

  async makeOperator(player: PlayerId, isOne = true): Promise<void> {
    await this.#rows.write(must(sql`update accounts set operator = ${isOne ? 1 : 0} where player = ${player}`));
  }
}
