// Webhooks are signed as Standard Webhooks (https://www.standardwebhooks.com) asks: HMAC-SHA-256 over the id, the time and the body.
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The headers by which whoever has the secret sees that a body is ours, and new. `now`: ms. */
export function signed(secret: string, id: string, now: number, body: string): Record<string, string> {
  const time = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
}
