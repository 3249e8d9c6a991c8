// Tokens with which programs speak for a person, or for a bot of a person's. The database has only their hashes.
import { type NewToken, PROGRAM, SCOPES, type Scope, type TokenCard } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import { sha256, unguessable } from './random.ts';
import { Refusal } from './refusal.ts';
import { type Rows, sql } from './storage/rows.ts';
import type { Player, Storage } from './storage/storage.ts';
import type { Machine } from './time.ts';

/** Whom a token stands for, and what it may do. */
export interface Bearer {
  readonly player: Player;
  readonly scopes: readonly Scope[];
}

const MOST_TOKENS = 20;
const MOST_BOTS = 10;
/** The last use is noted to the minute. ms */
const NOTED = 60_000;

const TOKEN = /^boucan_[A-Za-z0-9_-]{43}$/;
export const isToken = (secret: string): boolean => TOKEN.test(secret);

interface Stored {
  readonly id: string;
  readonly player: PlayerId;
  readonly called: string;
  readonly name: string;
  readonly scopes: string;
  readonly made: number;
  readonly used: number | null;
}

export class Tokens {
  readonly #rows: Rows;
  readonly #storage: Storage;
  readonly #machine: Machine;
  readonly #noted = new Map<string, number>(); // by hash, when we last noted that it was used
  readonly #onFault: (error: unknown) => void;
  /** What a token of this person's may do has changed. */
  onRevoke: (player: PlayerId) => Promise<void> = async () => {};

  constructor(storage: Storage, machine: Machine, onFault: (error: unknown) => void) {
    this.#storage = storage;
    this.#rows = storage.rows;
    this.#machine = machine;
    this.#onFault = onFault;
  }

  /** Looked up every time: what is revoked is void at once, at every node. */
  async bearerOf(token: string): Promise<Bearer | null> {
    if (!isToken(token)) return null;
    const hash = sha256(token);
    const [found] = await this.#rows.read<{ player: string; name: string; scopes: string }>(
      sql`select t.player, p.name, t.scopes from tokens t join players p on p.id = t.player where t.hash = ${hash}`,
    );
    if (found === undefined) return null;
    this.#note(hash);
    return { player: { id: found.player, name: found.name }, scopes: scopesIn(found.scopes) };
  }

  /** Makes a token, which is told once. */
  async make(owner: Player, { name, scopes, bot }: NewToken): Promise<{ token: string; card: TokenCard }> {
    if ((await this.of(owner)).length >= MOST_TOKENS)
      throw new Refusal('not-allowed', `You have ${MOST_TOKENS} tokens already. Revoke one of them first.`);
    if (bot !== undefined && !(await this.bots(owner)).some(({ id }) => id === bot))
      throw new Refusal('not-allowed', 'This is not a bot of yours. Make the bot first.');
    const token = `boucan_${unguessable(32, this.#machine)}`;
    const id = unguessable(9, this.#machine);
    const made = this.#machine.wall();
    await this.#rows.write(sql`insert into tokens (hash, id, player, owner, name, scopes, made, used)
      values (${sha256(token)}, ${id}, ${bot ?? owner.id}, ${owner.id}, ${name}, ${scopes.join(' ')}, ${made}, null)`);
    return { token, card: (await this.of(owner)).find((card) => card.id === id)! };
  }

  /** The tokens a person has made, the latest first. */
  async of(owner: Player): Promise<TokenCard[]> {
    const found = await this.#rows.read<Stored>(
      sql`select t.id, t.player, p.name as called, t.name, t.scopes, t.made, t.used
        from tokens t join players p on p.id = t.player where t.owner = ${owner.id} order by t.made desc, t.id`,
    );
    return found.map(({ id, player, called, name, scopes, made, used }) => ({
      id,
      name,
      scopes: [...scopesIn(scopes)],
      bot: player === owner.id ? null : { id: player, name: called },
      made,
      used,
    }));
  }

  async revoke(owner: Player, id: string): Promise<void> {
    const gone = await this.#rows.take<{ player: string }>(
      sql`delete from tokens where owner = ${owner.id} and id = ${id} returning player`,
    );
    for (const { player } of gone) await this.onRevoke(player);
  }

  /** A bot of this person's: somebody of his own, who speaks by tokens alone. */
  async newBot(owner: Player, name: string): Promise<Player> {
    if ((await this.bots(owner)).length >= MOST_BOTS)
      throw new Refusal('not-allowed', `You have ${MOST_BOTS} bots already. Remove one of them first.`);
    const bot = { id: `${PROGRAM}${unguessable(12, this.#machine)}`, name };
    await this.#storage.keepPlayer(bot);
    await this.#rows.write(sql`insert into bots (player, owner, made) values (${bot.id}, ${owner.id}, ${this.#machine.wall()})`);
    return bot;
  }

  async bots(owner: Player): Promise<Player[]> {
    return this.#rows.read<Player>(
      sql`select p.id, p.name from bots b join players p on p.id = b.player where b.owner = ${owner.id} order by b.made, p.id`,
    );
  }

  /** Its seats stay as they are; nobody speaks for it any more. */
  async removeBot(owner: Player, bot: string): Promise<void> {
    if (!(await this.bots(owner)).some(({ id }) => id === bot)) return;
    await this.#rows.write(
      sql`delete from tokens where player = ${bot}`,
      sql`delete from bots where player = ${bot} and owner = ${owner.id}`,
    );
    await this.onRevoke(bot);
  }

  #note(hash: string): void {
    const now = this.#machine.wall();
    if (now - (this.#noted.get(hash) ?? 0) < NOTED) return;
    if (this.#noted.size > 10_000) this.#noted.clear();
    this.#noted.set(hash, now);
    this.#rows.write(sql`update tokens set used = ${now} where hash = ${hash}`).catch(this.#onFault);
  }
}

const scopesIn = (text: string): readonly Scope[] => SCOPES.filter((scope) => text.split(' ').includes(scope));
