// Guests. A person is identified by the secret in a cookie; the database has only its hash.
import type { PlayerId } from '@boucan/table';
import { sha256, unguessable } from './random.ts';
import { Refusal } from './refusal.ts';
import type { Link, Player, Storage } from './storage/storage.ts';
import { type Bearer, isToken } from './tokens.ts';

/** Looking a person up again costs a trip to the disk: the most recent ones are remembered. */
const REMEMBERED = 10_000;
const MOST_LINKS = 10;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export class Sessions {
  readonly #storage: Storage;
  readonly #byHash = new Map<string, PlayerId>();
  readonly #players = new Map<PlayerId, Player>();
  #revocations = 0; // so far: what was looked up before the last one is not remembered
  /** Some sessions of a person were revoked. */
  readonly onRevoke: ((player: PlayerId) => Promise<void> | void)[] = [];
  /** What other servers at the same tables should know. */
  onChange: (change: { readonly renamed: Player } | { readonly revoked: PlayerId }) => void = () => {};

  /** Whom a token stands for. */
  byToken: (token: string) => Promise<Bearer | null> = async () => null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Whose secret this is. */
  async playerOf(secret: string | undefined): Promise<Player | null> {
    if (secret === undefined || !SECRET.test(secret)) return null;
    const hash = sha256(secret);
    const known = this.#players.get(this.#byHash.get(hash) ?? '');
    if (known !== undefined) return known;
    const before = this.#revocations;
    const player = await this.#storage.playerOf(hash);
    if (player !== null && this.#revocations === before) this.#remember(hash, player);
    return player;
  }

  /** Who comes with this, a secret or a token; whoever has a token may do what its scopes say. */
  async callerOf(secret: string): Promise<{ readonly player: Player; readonly scopes: Bearer['scopes'] | null } | null> {
    if (isToken(secret)) return this.byToken(secret);
    const player = await this.playerOf(secret);
    return player === null ? null : { player, scopes: null };
  }

  /** Creates a person, and the secret of their first session. */
  async create(name: string): Promise<{ player: Player; secret: string }> {
    const player: Player = { id: unguessable(12), name };
    await this.#storage.keepPlayer(player);
    return { player, secret: await this.another(player) };
  }

  /** Another secret for the same person: for another device, which came by a link or not. */
  async another(player: Player, link: string | null = null): Promise<string> {
    const secret = unguessable(32);
    const hash = sha256(secret);
    const before = this.#revocations;
    await this.#storage.addSession(hash, player.id, link);
    if (this.#revocations === before) this.#remember(hash, player);
    return secret;
  }

  /** A secret with which another device becomes this person's, as often as it is used. `by`: the secret of the device that asks for it. */
  async newLink(player: Player, by: string, now: number): Promise<string> {
    if ((await this.linksOf(player, by)).length >= MOST_LINKS)
      throw new Refusal('not-allowed', `You have ${MOST_LINKS} links already: revoke one of them first.`);
    const secret = unguessable(32);
    await this.#storage.addLink({ hash: sha256(secret), id: unguessable(9), made: now, by: sha256(by) });
    return secret;
  }

  /** The person that this link belongs to. */
  async byLink(secret: string): Promise<(Player & { readonly link: string }) | null> {
    return SECRET.test(secret) ? this.#storage.linkOf(sha256(secret)) : null;
  }

  /** His links, as seen from the device with this secret. */
  async linksOf(player: Player, secret: string): ReturnType<Storage['linksOf']> {
    return rooted(await this.#storage.linksOf(player.id, sha256(secret)));
  }

  /** Revokes the link, the sessions created with it, and all links made by these. Returns the links that are gone. */
  async revoke(player: Player, secret: string, link: string): ReturnType<Storage['linksOf']> {
    const before = await this.linksOf(player, secret);
    await this.#storage.revoke(player.id, link);
    await this.tellRevoked(player.id);
    const left = new Set((await this.linksOf(player, secret)).map(({ id }) => id));
    return before.filter(({ id }) => !left.has(id));
  }

  /** Some of a person's secrets are void, here and at the other nodes. */
  async tellRevoked(player: PlayerId): Promise<void> {
    this.onChange({ revoked: player });
    await this.revoked(player);
  }

  /** Some of a person's secrets are void: they are looked up again. */
  async revoked(player: PlayerId): Promise<void> {
    this.#revocations++;
    for (const [hash, id] of this.#byHash) if (id === player) this.#byHash.delete(hash);
    for (const tell of this.onRevoke) await tell(player);
  }

  /** Nothing we remember is certain any more. */
  forget(): void {
    this.#revocations++;
    this.#byHash.clear();
    this.#players.clear();
  }

  async rename({ id }: Player, name: string): Promise<Player> {
    const player: Player = { id, name };
    await this.#storage.keepPlayer(player);
    this.isRenamed(player);
    return player;
  }

  /** Somebody has another name, here and at other servers. */
  isRenamed(player: Player): void {
    this.renamed(player);
    this.onChange({ renamed: player });
  }

  renamed(player: Player): void {
    if (this.#players.size >= REMEMBERED) this.forget();
    this.#players.set(player.id, player);
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

/** Without those that came of a link which is gone. */
function rooted<L extends Link>(links: readonly L[]): L[] {
  const byId = new Map(links.map((link) => [link.id, link]));
  const stands = ({ parent }: Link): boolean => parent === null || (byId.has(parent) && stands(byId.get(parent)!));
  return links.filter(stands);
}
