// People who have played up to a moment before anybody looks: their choices go over the wire, as those of a page do, only faster.
import type { Choice } from '@boucan/kernel';
import { PROTOCOL, type ServerMessage, viewAfter } from '@boucan/protocol';
import type { TableView } from '@boucan/table';
import WebSocket from 'ws';
import type { Person } from './person.ts';

export type Asked = NonNullable<TableView['asked']>;

/** One of what is allowed, another one each time. */
export const anyOf = ({ offers }: Asked, n: number): Choice => {
  const allowed = offers.filter(({ because }) => because.length === 0);
  return allowed[(n * 5) % allowed.length]!.choice;
};

/**
 * Everybody named chooses at once whenever asked, until this holds in the view of one of them, who comes back; nobody has chosen since. Bots
 * play as they do, and the table answers formalities: a choice that comes too late for one is refused, and that is all.
 */
export async function playByWire(
  people: readonly Person[],
  until: (view: TableView) => boolean,
  pick: (asked: Asked, n: number) => Choice = anyOf,
): Promise<Person> {
  const table = /\/t\/([\w-]+)/u.exec(people[0]!.page.url())![1]!;
  const sockets = await Promise.all(people.map((person) => connect(person)));
  try {
    return await new Promise<Person>((reached, failed) => {
      let there = false;
      for (const [i, socket] of sockets.entries()) {
        let view: TableView | null = null;
        socket.on('close', () => failed(new Error('the server has closed the connection')));
        socket.on('message', (data) => {
          const message = JSON.parse(data.toString()) as ServerMessage;
          if ((message.type !== 'table' && message.type !== 'change') || there) return;
          view = viewAfter(view, message);
          if (view === null) return;
          there ||= until(view);
          if (there) reached(people[i]!);
          else if (view.asked !== null && view.viewer !== 'table')
            socket.send(
              JSON.stringify({
                type: 'do',
                id: `w${view.viewer}-${view.n}`,
                table,
                command: { do: 'choose', seat: view.viewer, choice: pick(view.asked, view.n) },
              }),
            );
        });
        socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL }));
        socket.send(JSON.stringify({ type: 'watch', table }));
      }
    });
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').close();
  }
}

/** The rest of the match, in no time: a bot that takes somebody's place would think about every choice. */
export async function playOut(...people: readonly Person[]): Promise<void> {
  await playByWire(people, ({ phase }) => phase === 'over');
}

async function connect({ context, page }: Person): Promise<WebSocket> {
  const { origin } = new URL(page.url());
  const cookies = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${origin.replace(/^http/u, 'ws')}/ws`, { headers: { cookie: cookies, origin } });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}
