// Passkeys: a person proves who they are with what their device keeps. The server has public keys alone.

import type { PlayerId } from '@boucan/table';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Refusal } from '../refusal.ts';
import { must, type Rows, sql } from '../storage/rows.ts';
import type { Player } from '../storage/storage.ts';
import type { Proofs } from './proofs.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly used: number | null;
}

interface Row extends Passkey {
  readonly player: PlayerId;
  readonly body: string; // JSON: the public key and how it is reached
  readonly counter: number;
}
type Body = { readonly key: string; readonly transports: readonly string[] };

const MOST = 10;
const unproven = (): Refusal => new Refusal('not-allowed', 'This passkey was not accepted. Try again.');
const library = () => import('@simplewebauthn/server');

/** The site as its visitors see it. */
export interface Site {
  readonly origin: string; // https://boucan.example.org
}
const hostOf = ({ origin }: Site): string => new URL(origin).hostname;

export class Passkeys {
  readonly #rows: Rows;
  readonly #proofs: Proofs;
  readonly #now: () => number;

  constructor(rows: Rows, proofs: Proofs, now: () => number) {
    this.#rows = rows;
    this.#proofs = proofs;
    this.#now = now;
  }

  async of(player: PlayerId): Promise<Passkey[]> {
    return this.#rows.read<Passkey>(sql`select id, name, made, used from passkeys where player = ${player} order by made, id`);
  }

  async offerNew(player: Player, site: Site): Promise<{ proof: string; options: unknown }> {
    const { generateRegistrationOptions } = await library();
    const before = await this.of(player.id);
    if (before.length >= MOST) throw new Refusal('not-allowed', `You have ${MOST} passkeys already: remove one of them first.`);
    const options = await generateRegistrationOptions({
      rpName: 'Boucan',
      rpID: hostOf(site),
      userName: player.name,
      userDisplayName: player.name,
      userID: Uint8Array.from(Buffer.from(player.id)),
      attestationType: 'none',
      excludeCredentials: before.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { proof: await this.#proofs.newChallenge('make-passkey', options.challenge, player.id), options };
  }

  /** Keeps a new passkey. */
  async add(player: Player, proof: string, response: RegistrationResponseJSON, name: string, { origin }: Site): Promise<void> {
    const expectedChallenge = await this.#proofs.challengeBy('make-passkey', proof, player.id);
    if (expectedChallenge === null) throw unproven();
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo, verified } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostOf({ origin }),
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || registrationInfo === undefined) throw unproven();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const body: Body = { key: Buffer.from(publicKey).toString('base64url'), transports };
    await this.#rows.write(
      sql`insert into passkeys (id, player, body, counter, name, made, used)
          values (${id}, ${player.id}, ${JSON.stringify(body)}, ${counter}, ${name}, ${this.#now()}, null)`,
    );
  }

  /** A challenge for any passkey of this site: whose it is, the device says. */
  async offer(site: Site): Promise<{ proof: string; options: unknown }> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: hostOf(site), userVerification: 'preferred' });
    return { proof: await this.#proofs.newChallenge('use-passkey', options.challenge, null), options };
  }

  /** Whose passkey this is. One that we do not know is refused like one that does not fit. */
  async ownerBy(proof: string, response: AuthenticationResponseJSON, { origin }: Site): Promise<PlayerId> {
    const expectedChallenge = await this.#proofs.challengeBy('use-passkey', proof, null);
    const [row] = await this.#rows.read<Row>(
      sql`select id, player, body, counter, name, made, used from passkeys where id = ${response.id}`,
    );
    if (expectedChallenge === null || row === undefined) throw unproven();
    const { key, transports } = JSON.parse(row.body) as Body;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostOf({ origin }),
      requireUserVerification: false,
      credential: {
        id: row.id,
        publicKey: Uint8Array.from(Buffer.from(key, 'base64url')),
        counter: row.counter,
        transports: [...transports] as never,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || authenticationInfo === undefined) throw unproven();
    await this.#rows.write(
      must(sql`update passkeys set counter = ${authenticationInfo.newCounter}, used = ${this.#now()} where id = ${row.id}`),
    );
    return row.player;
  }

  async remove(player: PlayerId, id: string): Promise<void> {
    await this.#rows.write(sql`delete from passkeys where id = ${id} and player = ${player}`);
  }
}
