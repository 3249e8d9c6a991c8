// A page that is older than the server it talks to loads itself again: after an upgrade, or while one is under way.
const KEPT = 'boucan.renewed';
/** Milliseconds in which it does so once: while old servers and new ones stand side by side, it might meet the other kind again. */
const ONCE_IN = 60_000;
/** Long enough to read why. */
const NOTICE = 1500;

/** Whether it does. */
export function renew(now = Date.now()): boolean {
  if (!navigator.onLine || now - Number(sessionStorage.getItem(KEPT) ?? 0) < ONCE_IN) return false;
  sessionStorage.setItem(KEPT, String(now));
  setTimeout(() => location.reload(), NOTICE);
  return true;
}

/** A part of this page that the server no longer has means the same. */
export const renewWhenPartsAreGone = (): void => addEventListener('vite:preloadError', () => renew());
