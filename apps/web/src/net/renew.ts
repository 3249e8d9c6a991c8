// A page that is older than the server it talks to loads itself again: after an upgrade, or while one is under way.
import { isCutOff } from './api.ts';

const KEPT = 'boucan.renewed';
/** Milliseconds in which it does so once: while old servers and new ones stand side by side, it might meet the other kind again. */
const ONCE_IN = 60_000;
/** Long enough to read why. */
const NOTICE = 1500;
/** How long a new service worker may take. */
const PATIENCE = 5000;

/** Whether it does. */
export function renew(now = Date.now()): boolean {
  if (isCutOff() || now - Number(sessionStorage.getItem(KEPT) ?? 0) < ONCE_IN) return false;
  sessionStorage.setItem(KEPT, String(now));
  setTimeout(() => void bringTheNew().then(() => location.reload()), NOTICE);
  return true;
}

/** The service worker would give the old page once more: a new one comes first, if there is one. */
async function bringTheNew(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await kept?.update().catch(() => undefined);
  const coming = kept?.installing ?? kept?.waiting;
  if (!coming) return;
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && done());
    setTimeout(done, PATIENCE);
  });
}

/** Whether this is what a browser says of a part of the page that could not be had. */
export const isPartGone = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/u.test(error.message);

/** A part of this page that the server no longer has means the same. */
export const renewWhenPartsAreGone = (): void => addEventListener('vite:preloadError', () => renew());
