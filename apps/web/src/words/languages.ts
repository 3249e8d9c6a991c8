// The languages of the page: English and French come with it, others from the server (`BOUCAN_WORDS`), as data.
import { LANGS, type Lang } from '@boucan/kernel';
import type { AddedLanguage } from '@boucan/protocol';
import { useSyncExternalStore } from 'react';

/** What the server said last, for a page that opens before it has answered. */
const KEPT = 'boucan.languages';
const listeners = new Set<() => void>();
let said = globalThis.localStorage?.getItem(KEPT) ?? '[]';
let languages: readonly Lang[] = LANGS;

export const added = (): readonly AddedLanguage[] => JSON.parse(said) as readonly AddedLanguage[];
// An added language is a `Lang` to the page: every book that the page opens has it too, with English where it lacks words of its own.
function list(): void {
  languages = [...LANGS, ...added().map(({ lang }) => lang as Lang)];
}
list();

export const isAdded = (lang: Lang): boolean => !LANGS.includes(lang);
export const isKnown = (lang: unknown): lang is Lang => languages.includes(lang as Lang);

/** What a page in an added language needs besides. */
export const teacher = () => import('./added.ts');

export function languagesAre(now: readonly AddedLanguage[]): void {
  said = JSON.stringify(now);
  if (said === (localStorage.getItem(KEPT) ?? '[]')) return;
  localStorage.setItem(KEPT, said);
  list();
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
export const useLanguages = (): readonly Lang[] => useSyncExternalStore(subscribe, () => languages);
