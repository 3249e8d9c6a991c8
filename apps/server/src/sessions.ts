// Guests: a person is whoever has the secret in a cookie. We keep only its hash.
import type { PlayerId } from '@boucan/table';
import { sha256, unguessable } from './random.ts';
import type { Player, Storage } from './storage/storage.ts';

/** Looking a person up again costs a trip to the disk: the most recent ones are remembered. */
const REMEMBERED = 10_000;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export class Sessions {
  readonly #storage: Storage;
  readonly #byHash = new Map<string, PlayerId>();
  readonly #players = new Map<PlayerId, Player>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Whose secret this is. */
  async playerOf(secret: string | undefined): Promise<Player | null> {
    if (secret === undefined || !SECRET.test(secret)) return null;
    const hash = sha256(secret);
    const known = this.#players.get(this.#byHash.get(hash) ?? '');
    if (known !== undefined) return known;
    const player = await this.#storage.playerOf(hash);
    if (player !== null) this.#remember(hash, player);
    return player;
  }

  /** A person nobody has met, and the secret that makes him one. */
  async create(name: string): Promise<{ player: Player; secret: string }> {
    const player: Player = { id: unguessable(12), name };
    await this.#storage.keepPlayer(player);
    return { player, secret: await this.another(player) };
  }

  /** Another secret for the same person: for another device. */
  async another(player: Player): Promise<string> {
    const secret = unguessable(32);
    const hash = sha256(secret);
    await this.#storage.addSession(hash, player.id);
    this.#remember(hash, player);
    return secret;
  }

  async rename({ id }: Player, name: string): Promise<Player> {
    const player: Player = { id, name };
    await this.#storage.keepPlayer(player);
    this.#players.set(id, player);
    return player;
  }

  /** What a person is called now. */
  nameOf({ id, name }: Player): string {
    return this.#players.get(id)?.name ?? name;
  }

  #remember(hash: string, player: Player): void {
    if (this.#byHash.size >= REMEMBERED) {
      this.#byHash.clear();
      this.#players.clear();
    }
    this.#byHash.set(hash, player.id);
    this.#players.set(player.id, player);
  }
}
