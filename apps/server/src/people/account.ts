// Everything about accounts in one place: staying, proving, coming back, leaving.

import type { AccountReply } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Learning } from '../learning/learning.ts';
import type { Mailer } from '../notices/post/mail.ts';
import type { Lang } from '../notices/words.ts';
import { Refusal } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import { type Statement, sql } from '../storage/rows.ts';
import { Overtaken, type Player, type Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { Addresses, plainAddress } from './addresses.ts';
import { Devices } from './devices.ts';
import { leaveAll, takeAlong } from './leaving.ts';
import { Passkeys, type Site } from './passkeys.ts';
import type { People } from './people.ts';
import { Proofs } from './proofs.ts';
import { LETTERS } from './words.ts';

const wrongCode = (): Refusal =>
  new Refusal('not-allowed', 'This code doesn’t work: it is wrong, used, or too old. Ask for another one.');
const closed = (): Refusal => new Refusal('not-allowed', 'This server takes no new accounts. You can go on playing as a guest.');
const noMail = (): Refusal => new Refusal('not-allowed', 'This server sends no e-mail.');

interface Given {
  readonly storage: Storage;
  readonly people: People;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly learning: Learning;
  readonly mailer: Mailer | null;
  readonly isOpen: boolean; // whether new people may stay
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
  /** Whatever else somebody leaves who deletes their account. */
  readonly leaves?: (player: Player) => Promise<void>;
  /** Whatever else a guest brings along who has an account. */
  readonly becomes?: (guest: Player, player: Player) => Promise<void>;
}

/** So many guests are forgotten at a time. */
const AT_ONCE = 100;

export class Accounts {
  readonly #given: Given;
  readonly addresses: Addresses;
  readonly passkeys: Passkeys;
  readonly devices: Devices;
  readonly #proofs: Proofs;

  constructor(given: Given) {
    const { storage, now } = given;
    this.#given = given;
    this.#proofs = new Proofs(storage.rows, now);
    this.addresses = new Addresses(storage.rows);
    this.passkeys = new Passkeys(storage.rows, this.#proofs, now);
    this.devices = new Devices(storage.rows, now);
  }

  async show(player: Player, secret: string | undefined, isSecure: boolean): Promise<AccountReply> {
    const { people, mailer, isOpen } = this.#given;
    const [{ account }, address, passkeys, sessions] = await Promise.all([
      people.of(player),
      this.addresses.of(player.id),
      this.passkeys.of(player.id),
      this.devices.of(player.id, secret),
    ]);
    return {
      player: player.id,
      name: player.name,
      stays: account?.made ?? null,
      operator: account?.isOperator ?? false,
      address,
      passkeys,
      sessions,
      offers: { passkeys: isSecure, mail: mailer !== null, open: isOpen },
    };
  }

  async #mayStay(player: Player): Promise<void> {
    const { people, isOpen } = this.#given;
    if ((await people.of(player)).account !== null) return;
    if (!isOpen) throw closed();
    await people.mustBeFree(player.name, player.id);
  }

  /** Sends a code to an address that somebody wants to add. Nobody learns here whether it is another's already: that is told there. */
  async askForAddress(player: Player, given: string, lang: Lang, site: Site): Promise<string> {
    await this.#mayStay(player);
    const address = plainAddress(given);
    const { id, code } = await this.#proofs.newCode('add-address', address, player.id);
    const owner = await this.addresses.ownerOf(address);
    const { host } = new URL(site.origin);
    const letter = owner === null || owner === player.id ? LETTERS[lang].code(code, host) : LETTERS[lang].taken(host);
    this.#post(address, letter);
    return id;
  }

  async proveAddress(player: Player, proof: string, code: string): Promise<void> {
    const { people, now } = this.#given;
    const address = await this.#proofs.addressBy('add-address', proof, code, player.id);
    if (address === null) throw wrongCode();
    await this.#mayStay(player);
    await people.stay(player);
    try {
      await this.addresses.keep(player.id, address, now());
    } catch (error) {
      throw error instanceof Overtaken ? wrongCode() : error; // somebody else has proven it meanwhile
    }
  }

  /** Sends a code to an address that somebody has. For one that nobody has, everything but the letter is the same. */
  async askToRecover(given: string, lang: Lang, site: Site): Promise<string> {
    if (this.#given.mailer === null) throw noMail();
    const address = plainAddress(given);
    const { id, code } = await this.#proofs.newCode('recover', address, null);
    if ((await this.addresses.ownerOf(address)) !== null)
      this.#post(address, LETTERS[lang].code(code, new URL(site.origin).host));
    return id;
  }

  async recoverByCode(proof: string, code: string): Promise<Player> {
    const address = await this.#proofs.addressBy('recover', proof, code, null);
    const owner = address === null ? null : await this.addresses.ownerOf(address);
    if (owner === null) throw wrongCode();
    return this.#named(owner);
  }

  /** Not waited for: how long it takes tells nothing. */
  #post(to: string, letter: { readonly subject: string; readonly text: string }): void {
    const { mailer, onFault } = this.#given;
    if (mailer === null) throw noMail();
    mailer
      .send({ to, ...letter })
      .then((outcome) => outcome.is !== 'sent' && onFault(new Error(`a code could not be sent: ${outcome.why}`)), onFault);
  }

  async offerPasskey(player: Player, site: Site) {
    await this.#mayStay(player);
    return this.passkeys.offerNew(player, site);
  }

  async addPasskey(player: Player, proof: string, response: RegistrationResponseJSON, name: string, site: Site): Promise<void> {
    await this.#mayStay(player);
    await this.passkeys.add(player, proof, response, name, site);
    await this.#given.people.stay(player);
  }

  async recoverByPasskey(proof: string, response: AuthenticationResponseJSON, site: Site): Promise<Player> {
    return this.#named(await this.passkeys.ownerBy(proof, response, site));
  }

  /** Somebody who stays can always come back: the last key to the door is not thrown away. */
  async mustKeepOne(player: PlayerId, without: 'address' | 'passkey'): Promise<void> {
    const [address, passkeys] = await Promise.all([this.addresses.of(player), this.passkeys.of(player)]);
    const left = (without === 'address' || address === null ? 0 : 1) + passkeys.length - (without === 'passkey' ? 1 : 0);
    if (left < 1) throw new Refusal('not-allowed', 'This is your only way back to your account. Add another one first.');
  }

  async endSessions(player: Player, which: string | null, secret: string | undefined): Promise<number> {
    const { sessions } = this.#given;
    const ended = await this.devices.end(player.id, which, secret);
    if (ended > 0) await sessions.tellRevoked(player.id);
    return ended;
  }

  /** Everything this server keeps about a person. */
  async dataOf(player: Player, secret: string | undefined): Promise<object> {
    const { storage } = this.#given;
    const { rows } = storage;
    const { id } = player;
    const others = (statement: Statement): Promise<object[]> => rows.read(statement);
    const [friends, blocked, follows, notes, reported, clubs] = await Promise.all([
      others(sql`select p.name, f.state, f.at from friends f join players p on p.id = f.other where f.player = ${id}`),
      others(sql`select p.name, b.at from blocks b join players p on p.id = b.other where b.player = ${id}`),
      others(sql`select kind, what, at from follows where player = ${id}`),
      others(sql`select tab, n, at, text from jottings where player = ${id} order by tab, n`),
      others(sql`select tab, at, note from complaints where by_player = ${id}`),
      others(sql`select c.name, m.at from clubbers m join clubs c on c.id = m.club where m.player = ${id}`),
    ]);
    const [matches, tournaments] = await Promise.all([
      rows.read<{ body: string; rating: string | null }>(
        sql`select o.tab, o.body, p.rating from played p join outcomes o on o.tab = p.tab where p.player = ${id} order by p.at`,
      ),
      rows.read(
        sql`select t.id, t.name, t.phase, h.n from happenings h join tournaments t on t.id = h.tournament
            where h.body like ${`%"entered","player":"${id}"%`} or h.body like ${`%"now":{"player":"${id}"%`} or t.host = ${id} and h.n = 1`,
      ),
    ]);
    const [settings, wishes, ways, links, tables, sent] = await Promise.all([
      storage.settingsOf(id),
      rows.read<{ body: string }>(sql`select body from wishes where player = ${id}`),
      rows.read<{ target: string }>(sql`select id, target, pace, made, failed from ways where player = ${id}`),
      rows.read(sql`select id, made from links where player = ${id}`),
      rows.read<{ tab: string; sketch: string | null }>(
        sql`select tab, t.opened as opened, phase, sketch from members m join tables t on t.id = m.tab where m.player = ${id}`,
      ),
      rows.read<{ body: string }>(sql`select tab, n, body from entries where player = ${id} order by tab, n`),
    ]);
    const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
    return {
      made: new Date(this.#given.now()).toISOString(),
      ...(await this.show(player, secret, true)),
      settings: parsed(settings),
      notices: { wish: parsed(wishes[0]?.body ?? null), ways: ways.map((way) => ({ ...way, target: parsed(way.target) })) },
      links,
      people: { friends, blocked, follows, notes, reported, clubs },
      record: matches.map((match) => ({ ...match, body: parsed(match.body), rating: parsed(match.rating) })),
      tournaments,
      learning: await this.#given.learning.of(id),
      tables: tables.map((table) => ({ ...table, sketch: parsed(table.sketch) })),
      sent: sent.map((entry) => ({ ...entry, body: parsed(entry.body) })),
    };
  }

  /** What a guest played on this device is theirs now; gives at how many tables. Somebody else who stays is left alone. */
  async takeAlong(guest: Player, player: Player): Promise<number> {
    const { storage, people, tables, learning, becomes } = this.#given;
    if (guest.id === player.id || (await people.of(guest)).account !== null) return 0;
    await learning.takeAlong(guest.id, player.id);
    await becomes?.(guest, player);
    return takeAlong(storage.rows, tables, guest, player);
  }

  async remove(player: Player): Promise<void> {
    const { storage, tables, sessions, leaves } = this.#given;
    await leaves?.(player);
    await leaveAll(storage.rows, tables, player);
    await sessions.tellRevoked(player.id);
  }

  /** Guests who were not seen since then, and whom no table waits for, are forgotten as if they had asked for it. Gives how many. */
  async forgetGuests(before: number): Promise<number> {
    const gone = await this.#given.storage.rows.read<Player>(
      sql`select p.id, p.name from sessions s join players p on p.id = s.player left join devices d on d.hash = s.hash
          where not exists (select 1 from accounts a where a.player = p.id)
          and not exists (select 1 from members m join tables t on t.id = m.tab where m.player = p.id and t.phase = 'playing')
          group by p.id, p.name having max(coalesce(d.seen, ${before})) < ${before}
          limit ${AT_ONCE}`,
    );
    for (const player of gone) await this.remove(player);
    return gone.length;
  }

  async #named(player: PlayerId): Promise<Player> {
    const [row] = await this.#given.storage.rows.read<Player>(sql`select id, name from players where id = ${player}`);
    if (row === undefined) throw wrongCode();
    return row;
  }
}
