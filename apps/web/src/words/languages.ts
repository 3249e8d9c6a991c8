// The languages of the page: English and French come with it, others from the server (`BOUCAN_WORDS`), as data.
import { LANGS, type Lang } from '@boucan/kernel';
import type { AddedLanguage } from '@boucan/protocol';
import { useSyncExternalStore } from 'react';

const KEPT = 'boucan.languages';
const listeners = new Set<() => void>();

function kept(): readonly AddedLanguage[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as readonly AddedLanguage[];
  } catch {
    return [];
  }
}

// An added language is a `Lang` to the page: every book that the page opens has it too, with English where it lacks words of its own (`added.ts`).
const all = (added: readonly AddedLanguage[]): readonly Lang[] => [...LANGS, ...added.map(({ lang }) => lang as Lang)];

let added = kept();
let languages = all(added);

export const isAdded = (lang: Lang): boolean => !LANGS.includes(lang);
export const isKnown = (lang: string | null): lang is Lang => languages.some((one) => one === lang);
export const versionOf = (lang: Lang): string | undefined => added.find((one) => one.lang === lang)?.version;

/** The server says which languages it adds. They are kept, for a page that opens before the server has answered. */
export function languagesAre(now: readonly AddedLanguage[]): void {
  if (JSON.stringify(now) === JSON.stringify(added)) return;
  added = now;
  languages = all(now);
  localStorage.setItem(KEPT, JSON.stringify(now));
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
export const useLanguages = (): readonly Lang[] => useSyncExternalStore(subscribe, () => languages);

/** What a language calls itself. */
export function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
