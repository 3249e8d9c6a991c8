// It is your turn, in a browser that shows it: leave is asked for and given, the server seals a message, the push service checks and hands it on, the
// service worker shows it. Two edges are not the browser's own: nobody here runs a push service that it would subscribe at, so what it asks of one is
// answered by ours; and no hand presses a notice, so the service worker is told that one did.
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { cleanUp, type Guest, type Line, party } from '../../apps/server/test/harness.ts';
import { Browser as PushService } from '../../apps/server/test/notices/receiver.ts';
import { launchWhole } from './chromium.ts';
import { eventually, OwnVenue } from './venue.ts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** What `subscribe` asks of a push service, answered by ours; and what number was put on the icon. */
const edge = (target: object): string => `{
  const made = { endpoint: ${JSON.stringify((target as { endpoint: string }).endpoint)}, toJSON: () => (${JSON.stringify(target)}), unsubscribe: async () => true };
  let isMade = sessionStorage.getItem('made') !== null;
  PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
    if (Notification.permission !== 'granted') throw new DOMException('no leave', 'NotAllowedError');
    sessionStorage.setItem('made', String.fromCharCode(...applicationServerKey));
    isMade = true;
    return made;
  };
  PushManager.prototype.getSubscription = async () => (isMade ? made : null);
  const { setAppBadge } = navigator;
  navigator.setAppBadge = (n) => { window.badge = n; return setAppBadge.call(navigator, n); };
}`;

const SHOWN = `navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`;
const shown = (page: Page): Promise<Shown[]> => page.evaluate(SHOWN);

/** Hands a message to the service worker, as the browser does when one comes. */
async function deliverer(context: BrowserContext, page: Page, origin: string) {
  const cdp: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

/** The other plays until it is the turn of whoever is away. */
async function playTo(table: string, line: Line, seat: number): Promise<void> {
  for (;;) {
    const view = line.views.get(table)!;
    const offer = view.asked?.offers.find(({ because }) => because.length === 0);
    if (offer === undefined) return;
    expect(await line.do(table, { do: 'choose', seat, choice: offer.choice })).toMatchObject({ type: 'done' });
    await line.until(table, (now) => now.n > view.n);
  }
}

test('leave, subscription, a sealed message, a notice: shown, grouped, closed when the turn is over, and pressed it opens the table', async () => {
  onTestFinished(cleanUp);
  const house = await OwnVenue.found({ reaches: () => true, noticePace: { soon: 0, later: 600_000 } });
  const service = await PushService.open();
  const { table, guests, lines } = await party(house.url, 2);
  const first = lines.findIndex((line) => line.views.get(table)!.asked !== null);
  const [anna, hers] = [guests[1 - first]!, lines[1 - first]!] as [Guest, Line];
  hers.socket.close();
  await hers.closed;

  const browser = await launchWhole();
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ baseURL: house.url, locale: 'en-GB' });
  const [name, value] = anna.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: house.url }]);
  await context.addInitScript(edge(service.target));
  const page = await context.newPage();
  const control = await browser.newBrowserCDPSession();
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
  const { browserContextId = '' } = targetInfo;
  const leave = (setting: 'denied' | 'granted') =>
    control.send('Browser.setPermission', {
      ...{ permission: { name: 'notifications' }, setting, origin: house.url, browserContextId },
    });

  // Not allowed, it says so and what to do; allowed, one press is enough.
  await leave('denied');
  await page.goto('/me');
  const push = page.getByRole('button', { name: 'Tell me on this device' });
  await page.getByText(/doesn’t allow notifications/u).waitFor();
  expect(await push.count()).toBe(0);
  await leave('granted');
  await page.reload();
  await push.click();
  await page.getByText('This device tells you.').waitFor();
  const { push: publicKey } = (await anna.get('/api/notices')).body as { push: string };
  const asked = await page.evaluate(`btoa(sessionStorage.getItem('made'))`);
  expect(Buffer.from(asked as string, 'base64').toString('base64url'), 'with the key of this server').toBe(publicKey);

  // It is her turn: the service takes what the server has signed, and only this browser can read it.
  const deliver = await deliverer(context, page, house.url);
  await playTo(table, lines[first]!, first);
  const [received] = await service.has(1);
  service.checkVapid(received!, publicKey);
  const message = service.read(received!);
  await deliver(message);
  await eventually(() => shown(page)).toEqual([{ title: message.title, body: message.body, tag: table }]);
  expect(message).toMatchObject({ path: `/t/${table}`, tables: 1, waiting: [table] });

  // The lobby counts it in the title and on the icon, and leaves it shown: she has not answered.
  await page.goto('/');
  await eventually(() => page.title()).toMatch(/^\(1\) /u);
  await eventually(() => page.evaluate('window.badge')).toBe(1);
  expect(await shown(page)).toHaveLength(1);

  // Four together are one; what is said of tables where nobody waits any more goes.
  const more = ['one', 'two', 'three'].map((tag) => ({ ...message, title: `Your turn: ${tag}`, tag, path: `/t/${tag}` }));
  for (const one of more.slice(0, 2)) await deliver({ ...one, waiting: [table, 'one', 'two'] });
  await eventually(async () => (await shown(page)).map(({ tag }) => tag).sort()).toEqual([table, 'one', 'two'].sort());
  await deliver({ ...more[2], waiting: [table, 'one', 'two', 'three'] });
  await eventually(async () => (await shown(page)).map(({ tag, body }) => [tag, body.split('\n').length])).toEqual([
    ['turns', 4],
  ]);
  await page.reload(); // whoever looks at the lobby has seen it
  await eventually(() => shown(page)).toEqual([]);
  await deliver(message);
  await eventually(() => shown(page)).toHaveLength(1);
  await deliver({ ...more[0], waiting: ['one'] });
  await eventually(async () => (await shown(page)).map(({ tag }) => tag)).toEqual(['one']);

  // Pressed, the page that plays nothing turns to the table; there, nothing of it is shown any more.
  await deliver({ ...message, waiting: [table] });
  await eventually(async () => (await shown(page)).map(({ tag }) => tag)).toEqual([table]);
  const worker = context.serviceWorkers().at(-1) as Worker;
  await worker.evaluate(`self.registration.getNotifications().then(([notification]) =>
    void self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  await page.waitForURL(`**/t/${table}`);
  await page.getByRole('region', { name: 'The question' }).waitFor();
  await eventually(() => shown(page)).toEqual([]);

  // While she looks at it, it is not shown. Answered on another device, it is gone from the lobby.
  await page.goto('/');
  await deliver(message);
  await eventually(() => shown(page)).toHaveLength(1);
  const phone = await anna.connect();
  await phone.watch(table);
  await playTo(table, phone, 1 - first);
  await page.reload();
  await eventually(() => shown(page)).toEqual([]);
  await eventually(() => page.title()).not.toMatch(/^\(/u);
  await eventually(() => page.evaluate('window.badge')).toBe(0);
}, 240_000);
