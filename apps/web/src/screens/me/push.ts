// This browser as a way to be told: leave, a subscription, and by what it knows itself.
const SETTLES = 10_000;

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no service worker')), SETTLES));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** The way there is to this browser; what a server wants to know of it. */
export interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Asks the person for leave, and the browser for an address. Null: not allowed. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registration();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const before = await pushManager.getSubscription();
  // Made with the key of another server, it is of no use here.
  const made = await pushManager.subscribe(options).catch(async () => {
    await before?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

/** By what the server lists this browser. */
export async function ownMark(): Promise<string | null> {
  if (!canPush() || Notification.permission !== 'granted') return null;
  const made = await (await registration()).pushManager.getSubscription();
  if (made === null) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.endpoint)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

export async function unsubscribe(): Promise<void> {
  const made = await (await registration()).pushManager.getSubscription();
  await made?.unsubscribe();
}
