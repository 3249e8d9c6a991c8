// What is sent: one notice, or all that are due to a person by the same way, put together.
import { INVITE, type Notice, ROUND } from './queue.ts';
import type { Way, Wish } from './ways.ts';
import { leftIn, WORDS } from './words.ts';

export interface Message {
  readonly id: string; // whoever gets the same twice may drop one
  readonly title: string;
  readonly text: string;
  readonly url: string; // where to go
  readonly tag: string; // what replaces what was said before about the same
  readonly waiting: readonly string[]; // the tables where the person is waited for
  readonly stop: string; // the address that ends it
  readonly lives: number; // seconds, after which it is of no use
  readonly notices: readonly Notice[];
}

const DAY = 24 * 3600;

/** `stop`: the path that ends this way. */
export function messageOf(
  notices: readonly Notice[],
  way: Way,
  wish: Wish,
  waiting: readonly string[],
  stop: string,
  now: number,
): Message {
  const words = WORDS[wish.lang];
  const [first] = notices as readonly [Notice, ...Notice[]];
  const isOne = notices.length === 1;
  const title = ({ kind, body }: Notice): string =>
    (kind === 'turn' ? words.turn : kind === INVITE ? words.invite : kind === ROUND ? words.ready : words.reminder)(body.game);
  const said = ({ kind, body, ends }: Notice): string =>
    [body.did, body.asks, kind === INVITE ? '' : leftIn(wish.lang, ends, now)].filter((part) => part !== '').join(' ');
  const ends = Math.max(...notices.map((one) => one.ends ?? now + DAY * 1000));
  return {
    id: first.id,
    title: isOne ? title(first) : words.turns(notices.length),
    text: isOne ? said(first) : notices.map((one) => `${one.body.game}: ${said(one)}`).join('\n'),
    url: `${way.origin}${isOne ? `/t/${first.tab}` : '/'}`,
    tag: isOne ? first.tab : 'turns',
    waiting,
    stop: `${way.origin}${stop}`,
    lives: Math.min(DAY, Math.max(60, Math.floor((ends - now) / 1000))),
    notices,
  };
}
