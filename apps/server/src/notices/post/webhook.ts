// Webhooks: plain JSON for programs, and what ntfy, Discord and Matrix (hookshot) understand.
import { escaped } from '../../http/html.ts';
import type { Guard } from '../../net-guard.ts';
import type { Message } from '../message.ts';
import type { Target, Way } from '../ways.ts';
import { type Outcome, outcomeOf, troubleOf } from './outcome.ts';
import { signed } from './signature.ts';

type Hook = Extract<Target, { kind: 'webhook' }>;

const GONE = [404, 410];

/** Names may hold what Discord takes for emphasis. */
const plain = (text: string): string => text.replace(/[\\*_~`|>#[\]()-]/g, '\\$&');

/** By shape, where it goes and what is said there. */
const SHAPES: Readonly<Record<Hook['shape'], (url: string, message: Message) => { url: string; body: unknown }>> = {
  json: (url, { id, title, text, url: open, waiting, stop, notices }) => ({
    url,
    body: {
      event: 'turn',
      id,
      title,
      text,
      url: open,
      tables: waiting.length,
      stop,
      turns: notices.map(({ id, tab, kind, body, ends }) => ({ id, table: tab, kind, ...body, ends })),
    },
  }),
  // The topic is the last part of the address; JSON goes to the server itself.
  ntfy: (url, { title, text, url: open }) => {
    const at = new URL(url);
    const path = at.pathname.split('/').filter((part) => part !== '');
    const topic = decodeURIComponent(path.pop() ?? '');
    at.pathname = `/${path.join('/')}`;
    return { url: at.href, body: { topic, title, message: text, click: open, tags: ['pirate_flag'] } };
  },
  discord: (url, { title, text, url: open }) => ({
    url,
    body: { content: `**${plain(title)}**\n${plain(text)}\n${open}`, allowed_mentions: { parse: [] } },
  }),
  matrix: (url, { title, text, url: open }) => ({
    url,
    body: {
      username: 'Boucan',
      text: `${title}\n${text}\n${open}`,
      html: `<strong>${escaped(title)}</strong><br>${escaped(text).replaceAll('\n', '<br>')}<br><a href="${escaped(open)}">${escaped(open)}</a>`,
    },
  }),
};

/** `now`: the time of day, for the signature. */
export async function webhook(guard: Guard, way: Way, message: Message, now: number): Promise<Outcome> {
  const { url, shape, secret } = way.target as Hook;
  try {
    const said = SHAPES[shape](url, message);
    const body = JSON.stringify(said.body);
    const { status, retryAfter } = await guard.send(said.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Boucan',
        'idempotency-key': message.id,
        'list-unsubscribe': `<${message.stop}>`,
        ...(secret !== undefined && signed(secret, message.id, now, body)),
      },
      body,
    });
    return outcomeOf(status, retryAfter, GONE);
  } catch (error) {
    return troubleOf(error);
  }
}
