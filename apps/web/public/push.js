// Messages while nobody looks: shown one by one or together, closed when they are old, and leading to the right table. Plain code, which the
// service worker takes along (`importScripts` in vite.config.ts).

/** More than so many at a time become one. */
const MOST = 3;
const TOGETHER = 'turns';

const pathOf = (client) => new URL(client.url).pathname;

async function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** What is said of tables where nobody waits any more is closed: somebody has played there on another device. */
async function closeOld(waiting) {
  for (const one of await self.registration.getNotifications())
    if (one.data?.path === `/t/${one.tag}` && !waiting.includes(one.tag)) one.close();
}

async function show({ title, body, path, tag, tables, waiting }) {
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(tables).catch(() => undefined);
  if (Array.isArray(waiting)) await closeOld(waiting);
  // Who has the table before his eyes need not be told.
  if ((await pages()).some((client) => client.visibilityState === 'visible' && pathOf(client) === path)) return;
  const options = { body, tag, renotify: true, icon: '/icon.svg', badge: '/icon.svg', data: { path } };
  const others = (await self.registration.getNotifications()).filter((one) => one.tag !== tag);
  if (others.length < MOST) return self.registration.showNotification(title, options);
  const bodies = [...others.map((one) => one.title), title];
  for (const one of others) one.close();
  const together = { ...options, body: [...new Set(bodies)].join('\n'), tag: TOGETHER, data: { path: '/' } };
  return self.registration.showNotification(title, together);
}

self.addEventListener('push', (event) => {
  let said = null;
  try {
    said = event.data.json();
  } catch {
    said = { title: 'Boucan', body: '', path: '/', tag: TOGETHER, tables: 1 };
  }
  event.waitUntil(show(said));
});

self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data ?? { path: '/' };
  event.notification.close();
  event.waitUntil(
    (async () => {
      const open = await pages();
      const there = open.find((client) => pathOf(client) === path);
      if (there !== undefined) return there.focus();
      // A page that plays nothing turns to the table; others stay as they are.
      const idle = open.find((client) => pathOf(client) === '/');
      if (idle !== undefined) {
        const turned = await idle.navigate(path).catch(() => null);
        if (turned !== null) return turned.focus();
      }
      return self.clients.openWindow(path);
    })(),
  );
});
