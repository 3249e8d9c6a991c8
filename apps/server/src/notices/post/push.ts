// Web Push: the payload is encrypted for the browser (RFC 8291), and signed with the key of this server (VAPID, RFC 8292).
import webPush from 'web-push';
import type { Guard } from '../../net-guard.ts';
import { sha256 } from '../../random.ts';
import { type Rows, sql } from '../../storage/rows.ts';
import type { Message } from '../message.ts';
import type { Target, Way } from '../ways.ts';
import { type Outcome, outcomeOf, troubleOf } from './outcome.ts';

export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';

/** The keys of this server, made at its first start and kept with the data; of several nodes, those that were first. */
export async function vapidOf(rows: Rows): Promise<Vapid> {
  const kept = async (): Promise<Vapid | null> => {
    const [row] = await rows.read<{ body: string }>(sql`select body from kept where name = ${NAME}`);
    return row === undefined ? null : (JSON.parse(row.body) as Vapid);
  };
  const before = await kept();
  if (before !== null) return before;
  const body = JSON.stringify(webPush.generateVAPIDKeys());
  await rows.write(sql`insert into kept (name, body) values (${NAME}, ${body}) on conflict (name) do nothing`);
  return (await kept())!;
}

/** They do not know the subscription any more, or it was made with another key. */
const GONE = [400, 401, 403, 404, 410];

/** Push services take 4 KB: of what is longer, the beginning. */
const LONGEST = 1200;
const MOST = 60;

/** What the service worker reads. Of other tables than these it closes what it shows. */
const payloadOf = ({ title, text, url, tag, waiting }: Message): string =>
  JSON.stringify({
    ...{ title, body: text.slice(0, LONGEST), path: new URL(url).pathname, tag, tables: waiting.length },
    ...(waiting.length <= MOST && { waiting }),
  });

export async function push(guard: Guard, vapid: Vapid, way: Way, message: Message): Promise<Outcome> {
  const { endpoint, keys } = way.target as Extract<Target, { kind: 'push' }>;
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payloadOf(message), {
      vapidDetails: { subject: subjectOf(way.origin), ...vapid },
      TTL: message.lives,
      urgency: 'normal',
      topic: sha256(message.tag).slice(0, 32), // what was not delivered yet is replaced
    });
    const sent = Object.fromEntries(
      Object.entries(headers as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    );
    const { status, retryAfter } = await guard.send(endpoint, { headers: sent, body: body as Buffer });
    return outcomeOf(status, retryAfter, GONE);
  } catch (error) {
    return troubleOf(error);
  }
}

/** Push services want to know whom to complain to: an address that is not for the outside they refuse. */
const subjectOf = (origin: string): string => (origin.startsWith('https://') ? origin : 'mailto:nobody@example.org');
