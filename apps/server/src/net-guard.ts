// Requests to addresses that people give us: webhooks, push services. They never reach the operator's own network.
import { type LookupAddress, lookup as resolve } from 'node:dns';
import { type IncomingMessage, Agent as PlainAgent, request as plainly } from 'node:http';
import { Agent as SecureAgent, request as securely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';

const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, where clouds keep their secrets
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // multicast, reserved, broadcast
] as const)
  INSIDE.addSubnet(network, bits);
/** Of IPv6, only what is routed everywhere; what wraps an address of four numbers is not. */
const OUTSIDE_6 = new BlockList();
OUTSIDE_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23], // Teredo and other special uses
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the internet, not of a network of somebody's own. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address);
  return family === 6 && OUTSIDE_6.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
}

/** Where nothing is sent. */
export class Forbidden extends Error {
  override name = 'Forbidden';
}

export interface Guard {
  /** For libraries that take an agent. */
  readonly agents: { readonly http: PlainAgent; readonly https: SecureAgent };
  /** The address, if something may be sent there as far as it can be told without asking for its name; otherwise `Forbidden`. */
  check(url: string): URL;
  send(url: string, message: Message): Promise<Answer>;
}

export interface Message {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly within?: number; // ms, for all of it
}

export interface Answer {
  readonly status: number;
  readonly body: string; // its beginning
  readonly retryAfter: string | undefined; // as the other side says it
}

const WITHIN = 10_000;
/** Characters of an answer that are read. */
const MOST = 16_384;
const REDIRECTS = 3;
const KNOWN_PORTS = new Set(['', '80', '443']);

type Resolver = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** `allows`: which addresses may be reached. All addresses of a name must be, and one of those that were checked is connected to. */
export function guard(allows: (address: string) => boolean = isPublic, resolver: Resolver = resolve): Guard {
  const lookup: LookupFunction = (host, options, done) =>
    resolver(host, { all: true }, (error, found) => {
      if (error !== null) return done(error, '', 0);
      const first = found[0];
      if (first === undefined || !found.every(({ address }) => allows(address)))
        return done(new Forbidden(`${host} is not an address of the internet`), '', 0);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  const checkHost = (host: string): void => {
    if (isIP(host) !== 0 && !allows(host)) throw new Forbidden(`${host} is not an address of the internet`);
  };
  type Connects = (this: unknown, options: object, done?: (error: Error | null, stream: Duplex) => void) => Duplex;
  /** Names are looked up by us; an address as such is not looked up at all, so it is checked here. */
  const guarded = <A extends PlainAgent>(agent: A): A => {
    const connect = agent.createConnection as unknown as Connects;
    (agent as unknown as { createConnection: Connects }).createConnection = function (options, done) {
      checkHost((options as { host?: string }).host ?? '');
      return connect.call(this, { ...options, lookup }, done);
    };
    return agent;
  };
  const agents = { http: guarded(new PlainAgent()), https: guarded(new SecureAgent()) };

  const check = (text: string): URL => {
    if (!URL.canParse(text)) throw new Forbidden('this is no address');
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Forbidden('only http and https are allowed');
    if (url.username !== '' || url.password !== '') throw new Forbidden('an address has no name and password');
    if (!KNOWN_PORTS.has(url.port) && Number(url.port) < 1024) throw new Forbidden(`port ${url.port} is not for the web`);
    checkHost(url.hostname.replace(/^\[|\]$/g, ''));
    return url;
  };

  const once = (url: URL, { method = 'POST', headers = {}, body }: Message, signal: AbortSignal): Promise<Reply> =>
    new Promise((done, fail) => {
      const isSecure = url.protocol === 'https:';
      const options = { method, headers, agent: isSecure ? agents.https : agents.http, signal };
      const request = (isSecure ? securely : plainly)(url, options, (reply) => {
        readSome(reply).then((body) => {
          const { location, 'retry-after': retryAfter } = reply.headers;
          done({ status: reply.statusCode ?? 0, body, location, retryAfter });
        }, fail);
      });
      request.on('error', fail);
      request.end(body);
    });

  return {
    agents,
    check,
    async send(to, message) {
      const signal = AbortSignal.timeout(message.within ?? WITHIN);
      let url = check(to);
      for (let hops = 0; ; hops++) {
        const { location, ...answer } = await once(url, message, signal);
        if (location === undefined || ![307, 308].includes(answer.status)) return answer;
        if (hops === REDIRECTS) throw new Forbidden('it is redirected too often');
        url = check(new URL(location, url).href);
      }
    },
  };
}

type Reply = Answer & { readonly location: string | undefined };

async function readSome(reply: IncomingMessage): Promise<string> {
  let text = '';
  reply.setEncoding('utf8');
  for await (const chunk of reply as AsyncIterable<string>) {
    text += chunk;
    if (text.length >= MOST) break; // which closes it, too
  }
  return text.slice(0, MOST);
}
