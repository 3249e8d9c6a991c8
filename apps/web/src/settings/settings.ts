// What a person has settled. This device remembers it, and the server does for all devices of whoever has a name there.
import { type SettingName, type Settings, type SettingsReply, settled, USUAL } from '@boucan/protocol';
import { useSyncExternalStore } from 'react';
import { request } from '../net/api.ts';

const KEPT = 'boucan.settings';
/** Changed here, and not yet told to the server. */
const UNTOLD = 'boucan.settings.untold';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
};

function kept(): Partial<Settings> {
  try {
    return settled(JSON.parse(read(KEPT) ?? 'null'));
  } catch {
    return {};
  }
}

let chosen = kept();
let all: Settings = { ...USUAL, ...chosen };
const listeners = new Set<() => void>();

function become(next: Partial<Settings>): void {
  chosen = next;
  all = { ...USUAL, ...chosen };
  write(KEPT, JSON.stringify(chosen));
  for (const changed of listeners) changed();
}

/** How everything is settled now, for those who are no component. */
export const settings = (): Settings => all;
export const setting = <K extends SettingName>(name: K): Settings[K] => all[name];

export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function settle<K extends SettingName>(name: K, value: Settings[K]): void {
  become({ ...chosen, [name]: value });
  write(UNTOLD, 'yes');
  tell();
}

/** One setting, and how to change it. */
export function useSetting<K extends SettingName>(name: K): readonly [Settings[K], (value: Settings[K]) => void] {
  return [useSyncExternalStore(subscribe, () => all[name]), (value) => settle(name, value)];
}

let known = false; // whether the server knows us
let telling: ReturnType<typeof setTimeout> | undefined;
/** Several changes in a row are one. */
const SOON = 400;

function tell(): void {
  if (!known) return;
  clearTimeout(telling);
  telling = setTimeout(() => {
    const told = chosen;
    // Who is offline tells it the next time the server knows him.
    request('POST', '/api/settings', told).then(
      () => told === chosen && write(UNTOLD, null),
      () => undefined,
    );
  }, SOON);
}

/** The server knows who we are, or no longer does. What was changed here last counts; otherwise what the server kept does. */
export async function settleWith(isKnown: boolean): Promise<void> {
  if (known === isKnown) return;
  known = isKnown;
  if (!isKnown) return;
  if (read(UNTOLD) !== null) return tell();
  const { settings: there } = await request<SettingsReply>('GET', '/api/settings').catch(() => ({ settings: chosen }));
  if (!known || read(UNTOLD) !== null) return;
  if (there !== null) become(there);
  else if (Object.keys(chosen).length > 0) tell();
}

/** Text and contrast are the whole page's. */
function paint(): void {
  const { text, contrast } = all;
  Object.assign(document.documentElement.dataset, { text, contrast });
}

export function startSettings(): void {
  paint();
  subscribe(paint);
}
