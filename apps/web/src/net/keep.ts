// What a device keeps, so that it plays without a connection: the shell at once, by the service worker; whatever was opened; and all the rest when somebody
// asks for it, or when nobody waits and the line is good.

/** The service worker looks here, too: see `vite.config.ts`. */
const KEPT = 'boucan-parts';
/** So long a page is left alone first: milliseconds. */
const SETTLED = 20_000;

const isPart = (url: string): boolean => url.startsWith(`${location.origin}/assets/`);

/** Keeps these, one after the other. Gives those that could not be had. */
async function keep(paths: readonly string[], kept?: (count: number) => void): Promise<readonly string[]> {
  const cache = await caches.open(KEPT);
  const missing: string[] = [];
  for (const [i, path] of paths.entries()) {
    if ((await caches.match(path)) === undefined) await cache.add(path).catch(() => missing.push(path));
    kept?.(i + 1);
  }
  return missing;
}

async function allParts(): Promise<readonly string[]> {
  const answer = await fetch('/parts.json');
  if (!answer.ok) throw new Error(`parts.json: ${answer.status}`);
  return answer.json() as Promise<readonly string[]>;
}

/** Keeps everything; tells how far it is, as a share. Gives whether all of it is here now. */
export async function keepAll(progress: (share: number) => void): Promise<boolean> {
  try {
    await navigator.serviceWorker.ready;
    const parts = await allParts();
    await forgetOthers(parts);
    return (await keep(parts, (count) => progress(count / parts.length))).length === 0;
  } catch {
    return false;
  }
}

/** Whether this browser can keep anything: not without a secure address. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Parts of versions that are no more. */
async function forgetOthers(parts: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const { url } of await cache.keys()) if (!parts.includes(new URL(url).pathname)) await cache.delete(url);
}

/** A line on which a megabyte more is no matter, as far as the browser says. */
function isGoodLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData: boolean; readonly effectiveType: string } };
  return connection === undefined || (!connection.saveData && connection.effectiveType === '4g');
}

const idle = (): Promise<void> =>
  new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(() => done()) : setTimeout(done, 1000)));

/** Keeps what has been opened, from the first visit on; later the rest. */
export function startKeeping(): void {
  if (!import.meta.env.PROD || !canKeep()) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
      await new Promise((done) => setTimeout(done, SETTLED));
      await idle();
      // What came before the service worker did is in the browser's cache still.
      await keep(performance.getEntriesByType('resource').flatMap(({ name }) => (isPart(name) ? new URL(name).pathname : [])));
      if (isGoodLine()) await keepAll(() => undefined);
    } catch {
      // A browser that keeps nothing still plays, while it has a connection.
    }
  });
}
