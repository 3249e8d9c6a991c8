// Proofs that were asked for: a code that was sent to an address, a challenge for a passkey. Each holds for a while, for a few tries, and once.
import { randomInt } from 'node:crypto';
import type { PlayerId } from '@boucan/table';
import { sha256, unguessable } from '../random.ts';
import { refusals } from '../refusal.ts';
import { type Rows, sql } from '../storage/rows.ts';

export interface CodeProof {
  readonly kind: 'add-address' | 'recover';
  readonly address: string;
  readonly secret: string; // the hash of the code
}
export interface ChallengeProof {
  readonly kind: 'make-passkey' | 'use-passkey';
  readonly challenge: string;
}
type Body = CodeProof | ChallengeProof;

const LASTS = 15 * 60_000;
const TRIES = 5;
/** So many codes go to one address in that time, whoever asks for them. */
const MOST_CODES = 4;

const secretOf = (id: string, code: string): string => sha256(`${id} ${code}`);
const placeOf = (address: string): string => sha256(address).slice(0, 20);

export class Proofs {
  readonly #rows: Rows;
  readonly #now: () => number;

  constructor(rows: Rows, now: () => number) {
    this.#rows = rows;
    this.#now = now;
  }

  /** A new code for an address. The same is done for an address that nobody has: nobody can tell which it was. */
  async newCode(kind: CodeProof['kind'], address: string, player: PlayerId | null): Promise<{ id: string; code: string }> {
    const place = placeOf(address);
    const [{ n } = { n: 0 }] = await this.#rows.read<{ n: number }>(
      sql`select count(*) as n from proofs where id > ${place} and id < ${`${place}~`} and ends > ${this.#now()}`,
    );
    if (n >= MOST_CODES) throw refusals.tooFast();
    const id = `${place}.${unguessable(16)}`;
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    await this.#keep(id, player, { kind, address, secret: secretOf(id, code) });
    return { id, code };
  }

  async newChallenge(kind: ChallengeProof['kind'], challenge: string, player: PlayerId | null): Promise<string> {
    const id = unguessable(16);
    await this.#keep(id, player, { kind, challenge });
    return id;
  }

  /** The address for which this was the code: it is used up then. A wrong one costs a try. Null: it is not, or no longer, or not yours. */
  async addressBy(kind: CodeProof['kind'], id: string, code: string, player: PlayerId | null): Promise<string | null> {
    const [row] = await this.#rows.take<{ body: string; player: PlayerId | null; tries: number; ends: number }>(
      sql`update proofs set tries = tries + 1 where id = ${id} returning body, player, tries, ends`,
    );
    if (row === undefined || row.tries > TRIES || row.ends < this.#now() || row.player !== player) return null;
    const body = JSON.parse(row.body) as Body;
    if (body.kind !== kind || body.secret !== secretOf(id, code)) return null;
    return (await this.#use(id)) ? body.address : null;
  }

  /** The challenge, if it was this person's and is still open. It is used up in any case. */
  async challengeBy(kind: ChallengeProof['kind'], id: string, player: PlayerId | null): Promise<string | null> {
    const [row] = await this.#rows.take<{ body: string; player: PlayerId | null; ends: number }>(
      sql`delete from proofs where id = ${id} returning body, player, ends`,
    );
    if (row === undefined || row.ends < this.#now() || row.player !== player) return null;
    const body = JSON.parse(row.body) as Body;
    return body.kind === kind ? body.challenge : null;
  }

  /** Of several who come with the same code at once, one has used it. */
  async #use(id: string): Promise<boolean> {
    // It stays as a used one until it ends, so that it counts among those that were sent.
    const spent = JSON.stringify({ kind: 'used' });
    const rows = await this.#rows.take<{ id: string }>(
      sql`update proofs set body = ${spent} where id = ${id} and body <> ${spent} returning id`,
    );
    return rows.length === 1;
  }

  async #keep(id: string, player: PlayerId | null, body: Body): Promise<void> {
    const now = this.#now();
    await this.#rows.write(
      sql`delete from proofs where ends < ${now}`,
      sql`insert into proofs (id, player, body, ends, tries) values (${id}, ${player}, ${JSON.stringify(body)}, ${now + LASTS}, 0)`,
    );
  }
}
