// The other ends of notices: a push service with a browser behind it, and whatever listens at a webhook.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanUpLater } from '../harness.ts';

export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly path: string;
  readonly body: Buffer;
}

/** Something that listens on the web, answers what it is told to, and keeps what came. */
export class Endpoint {
  readonly received: Received[] = [];
  answer: (request: Received) => number | { readonly status: number; readonly retryAfter: string } = () => 201;
  url = '';
  readonly #waiting = new Set<() => void>();

  static async open(): Promise<Endpoint> {
    const endpoint = new Endpoint();
    await endpoint.listen();
    return endpoint;
  }

  async listen(): Promise<void> {
    const server = createServer(async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const received = { headers: request.headers, path: request.url!, body: Buffer.concat(chunks) };
      const said = this.answer(received);
      if (typeof said === 'number') reply.statusCode = said;
      else reply.writeHead(said.status, { 'retry-after': said.retryAfter });
      this.received.push(received);
      reply.end();
      for (const look of this.#waiting) look();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    cleanUpLater(() => {
      server.closeAllConnections();
      server.close();
    });
  }

  /** When so many have come. */
  async has(count: number): Promise<readonly Received[]> {
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.received.length < count) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
    return this.received;
  }

  /** The bodies as JSON. */
  async said(count: number): Promise<Record<string, unknown>[]> {
    return (await this.has(count)).map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
  }
}

const fromBase64url = (text: string): Buffer => Buffer.from(text, 'base64url');

/** A browser that has subscribed. */
export class Browser extends Endpoint {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  static override async open(): Promise<Browser> {
    const browser = new Browser();
    browser.#ecdh.generateKeys();
    await browser.listen();
    return browser;
  }

  get target() {
    const keys = { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { kind: 'push' as const, endpoint: `${this.url}/push/${'x'.repeat(40)}`, keys };
  }

  /** What the service worker gets: the message, decrypted as RFC 8291 says. */
  read({ body, headers }: Received): Record<string, unknown> {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`encoded as ${headers['content-encoding']}`);
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.#ecdh.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2); // the last record: after it come only zeros
    return JSON.parse(padded.subarray(0, end).toString()) as Record<string, unknown>;
  }

  /** What a push service checks before it takes anything: who signed it, for whom, and for how long (RFC 8292). */
  checkVapid({ headers }: Received, publicKey: string): Record<string, unknown> {
    const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/u.exec(headers.authorization ?? '') ?? [];
    if (token === undefined || key === undefined) throw new Error(`no VAPID: ${headers.authorization}`);
    if (key !== publicKey) throw new Error('signed with another key than it was subscribed with');
    const [head, claims, signature] = token.split('.') as [string, string, string];
    const point = fromBase64url(key);
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const isRight = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      fromBase64url(signature),
    );
    if (!isRight) throw new Error('the signature does not fit');
    const said = JSON.parse(fromBase64url(claims).toString()) as { aud: string; exp: number; sub: string };
    if (said.aud !== this.url) throw new Error(`for ${said.aud}`);
    if (said.exp > Date.now() / 1000 + 24 * 3600 || said.exp < Date.now() / 1000) throw new Error('for the wrong time');
    return said;
  }
}
