import { useEffect } from 'react';

let name = 'Boucan';
let call: string | null = null;
let count = 0;

function write(): void {
  document.title = call !== null ? `● ${call} · ${name}` : count > 0 ? `(${count}) ${name}` : name;
}

/** What the page is called in its tab, as long as this screen stands. */
export function useTitle(title: string): void {
  useEffect(() => {
    name = title === '' ? 'Boucan' : `${title} · Boucan`;
    write();
  }, [title]);
}

/** Says before the title at how many tables it is one's turn. */
export function countInTitle(tables: number): void {
  count = tables;
  write();
}

/** Puts a few words before the title, for whoever looks at the tab from elsewhere; null takes them away. */
export function callInTitle(words: string | null): void {
  call = words;
  write();
}
