// What the service worker does with a message: the very file it imports, with a browser around it that only takes notes.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../public/push.js', import.meta.url), 'utf8');

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly path: string };
  close(): void;
}
interface Client {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Client;
  navigate(path: string): Promise<Client>;
}

let shown: Shown[] = [];
let clients: Client[] = [];
let did: string[] = [];
let listeners: Record<string, (event: object) => void> = {};

const client = (path: string, visibilityState = 'hidden'): Client => {
  const one: Client = {
    url: `https://boucan.example${path}`,
    visibilityState,
    focus() {
      did.push(`focus ${path}`);
      return one;
    },
    async navigate(to) {
      did.push(`turn ${path} to ${to}`);
      return client(to);
    },
  };
  return one;
};

beforeEach(() => {
  [shown, clients, did, listeners] = [[], [], [], {}];
  const self = {
    navigator: { setAppBadge: async (n: number) => void did.push(`badge ${n}`) },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (path: string) => void did.push(`open ${path}`),
    },
    registration: {
      getNotifications: async () => [...shown],
      async showNotification(title: string, options: Omit<Shown, 'title' | 'close'>) {
        shown = shown.filter(({ tag }) => tag !== options.tag);
        const one: Shown = { title, ...options, close: () => (shown = shown.filter((other) => other !== one)) };
        shown.push(one);
      },
    },
  };
  runInContext(SOURCE, createContext({ self, URL, Set, JSON, Array }));
});

async function happens(type: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners[type]!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}
const push = (said: object): Promise<void> => happens('push', { data: { json: () => said } });
const turn = (tag: string, body = 'Bart sails.') => ({ title: `Your turn: ${tag}`, body, path: `/t/${tag}`, tag, tables: 2 });

test('a message is shown, with a number on the icon; a newer one about the same table takes its place', async () => {
  await push(turn('one'));
  await push(turn('one', 'Bart sails again.'));
  expect(shown).toMatchObject([{ title: 'Your turn: one', body: 'Bart sails again.', data: { path: '/t/one' } }]);
  expect(did).toEqual(['badge 2', 'badge 2']);
});

test('many become one, which leads to the lobby', async () => {
  for (const tag of ['one', 'two', 'three', 'four']) await push(turn(tag));
  expect(shown).toMatchObject([{ tag: 'turns', data: { path: '/' } }]);
  expect(shown[0]!.body.split('\n')).toHaveLength(4);
});

test('what is said of a table where nobody waits any more goes with the next message', async () => {
  await push(turn('one'));
  await push(turn('two'));
  await push({ ...turn('three'), waiting: ['two', 'three'] });
  expect(shown.map(({ tag }) => tag)).toEqual(['two', 'three']);
});

test('nothing is shown to who has the table before his eyes', async () => {
  clients = [client('/t/one', 'visible')];
  await push(turn('one'));
  await push(turn('two'));
  expect(shown.map(({ tag }) => tag)).toEqual(['two']);
});

test('a message that cannot be read still says that something is there', async () => {
  await happens('push', { data: null });
  expect(shown).toMatchObject([{ title: 'Boucan' }]);
});

test.each([
  ['a page that shows the table', ['/', '/t/one'], 'focus /t/one'],
  ['the lobby, which turns to it', ['/t/two', '/'], 'turn / to /t/one'],
  ['a new page where others play', ['/t/two'], 'open /t/one'],
])('pressed, it leads to %s', async (_, paths, expected) => {
  clients = paths.map((path) => client(path));
  await push(turn('one'));
  await happens('notificationclick', { notification: shown[0] });
  expect(did).toContain(expected);
  expect(shown).toEqual([]);
});
