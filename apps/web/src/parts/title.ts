import { useEffect } from 'react';

let name = 'Boucan';
let call: string | null = null;

function write(): void {
  document.title = call === null ? name : `● ${call} · ${name}`;
}

/** What the page is called in its tab, as long as this screen stands. */
export function useTitle(title: string): void {
  useEffect(() => {
    name = title === '' ? 'Boucan' : `${title} · Boucan`;
    write();
  }, [title]);
}

/** Puts a few words before the title, for whoever looks at the tab from elsewhere; null takes them away. */
export function callInTitle(words: string | null): void {
  call = words;
  write();
}
