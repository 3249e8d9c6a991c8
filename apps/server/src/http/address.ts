import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The client's address. Behind a trusted proxy, the last entry of X-Forwarded-For. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? '');
}

export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/** What one household has: an address of four numbers, or all that begin with the same 64 bits. Limits count by this. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front, back] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const gap = back === undefined ? 0 : 8 - front!.length - back.length;
  const groups = [...front!, ...Array<string>(Math.max(0, gap)).fill('0'), ...(back ?? [])];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
