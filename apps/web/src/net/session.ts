import type { Lang } from '@boucan/kernel';
import type { GuestGames, Languages, LinkReply, LinksReply, NobodyReply, SessionReply } from '@boucan/protocol';
import { useSyncExternalStore } from 'react';
import { guestsAre } from '../games.ts';
import { settleWith } from '../settings/settings.ts';
import { languagesAre } from '../words/languages.ts';
import { ApiError, request } from './api.ts';

/** Who I am to the server. `offline`: it cannot be asked at the moment. */
export type Session =
  | { readonly is: 'unknown' }
  /** `stale`: this browser has a secret that the server does not know any more. */
  | { readonly is: 'nobody'; readonly stale: boolean }
  | { readonly is: 'offline' }
  | { readonly is: 'known'; readonly player: string; readonly name: string };

const NAME = 'boucan.name';
const listeners = new Set<() => void>();
let session: Session = { is: 'unknown' };

function become(next: Session): void {
  session = next;
  if (next.is === 'known') localStorage.setItem(NAME, next.name);
  void settleWith(next.is === 'known');
  for (const changed of listeners) changed();
}

async function ask(): Promise<void> {
  try {
    const {
      languages = [],
      games = [],
      ...reply
    } = await request<(SessionReply | NobodyReply) & Languages & GuestGames>('GET', '/api/session');
    languagesAre(languages);
    await guestsAre(games);
    become(reply.player === null ? { is: 'nobody', stale: false } : { is: 'known', ...reply });
  } catch (error) {
    const unknown = error instanceof ApiError && error.error === 'no-session';
    become(unknown ? { is: 'nobody', stale: true } : { is: 'offline' });
  }
}

/** Asks the server who we are, and again whenever the connection comes back. */
export function startSession(): void {
  void ask();
  addEventListener('online', () => session.is === 'offline' && void ask());
}

/** Somebody without a name, whoever sits at this browser. */
export const beNobody = (): void => become({ is: 'nobody', stale: false });

export const askAgain = (): void => void ask();

/** Takes a name, as a new guest or instead of the old one. */
export async function signIn(name: string): Promise<void> {
  become({ is: 'known', ...(await request<SessionReply>('POST', '/api/session', { name })) });
}

/** The whole address that makes another device mine. */
export async function personalLink(): Promise<string> {
  const { link } = await request<LinkReply>('POST', '/api/session/link');
  return new URL(link, location.origin).href;
}

/** The links that were made, to be looked at and revoked. */
export const links = async (): Promise<LinksReply['links']> => (await request<LinksReply>('GET', '/api/session/links')).links;

/** Revokes a link and all that came of it; returns the links that are gone. */
export const revokeLink = async (id: string): Promise<LinksReply['links']> =>
  (await request<LinksReply>('DELETE', `/api/session/links/${encodeURIComponent(id)}`)).links;

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

/** What to be called at a table on this device: the last name used here, or a new one. */
export function nameHere(lang: Lang): string {
  const name = localStorage.getItem(NAME) ?? suggestedName(lang);
  localStorage.setItem(NAME, name);
  return name;
}

const SUGGESTED: Readonly<Record<Lang, { readonly first: readonly string[]; readonly last: readonly string[] }>> = {
  en: {
    first: ['Calm', 'Lucky', 'Quiet', 'Salty', 'Early', 'Merry', 'Steady', 'Windward', 'Silver', 'Barefoot'],
    last: ['Heron', 'Bosun', 'Tern', 'Lantern', 'Gunner', 'Marlin', 'Pelican', 'Cook', 'Albatross', 'Pilot'],
  },
  fr: {
    first: ['Héron', 'Pilote', 'Pélican', 'Cormoran', 'Gabier', 'Marlin', 'Mousse', 'Fanal', 'Cachalot', 'Timonier'],
    last: ['tranquille', 'matinal', 'chanceux', 'hardi', 'bavard', 'rêveur', 'intrépide', 'pieds-nus', 'salé', 'jovial'],
  },
};

const any = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)]!;

/** A name nobody needs to think up. */
export function suggestedName(lang: Lang): string {
  const { first, last } = SUGGESTED[lang] ?? SUGGESTED.en;
  return `${any(first)} ${any(last)}`;
}
