// The socket of this page.
import { type Device, Socket } from './line.ts';
import { randomHex } from './random.ts';
import { renew } from './renew.ts';

let nobody = false;
/** In a frame on another site, whoever sits at this browser looks on as anybody would. */
export function watchAsNobody(): void {
  nobody = true;
}

const browser: Device = {
  open: (door) =>
    new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws${door > 0 ? `?door=${door}` : nobody ? '?nobody' : ''}`,
    ),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newId: () => randomHex(16),
  renew,
};

function ofThisPage(): Socket {
  const made = new Socket(browser);
  addEventListener('online', () => made.hurry());
  addEventListener('offline', () => made.cutOff());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && made.hurry());
  return made;
}

let shared: Socket | null = null;
export const socket = (): Socket => {
  shared ??= ofThisPage();
  return shared;
};
