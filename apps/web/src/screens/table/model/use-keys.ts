import { useEffect, useEffectEvent } from 'react';

export interface Shortcut {
  readonly key: string;
  readonly does: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable]';

/** Single keys, while nobody is typing and nothing lies over the table. */
export function useKeys(shortcuts: readonly Shortcut[], on: boolean): void {
  const pressed = useEffectEvent((e: KeyboardEvent) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    const target = e.target as HTMLElement | null;
    const typing = target?.closest(TYPING) != null;
    if (e.key !== 'Escape' && (typing || !on)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const found = shortcuts.find(({ key }) => key === e.key);
    if (found === undefined) return;
    e.preventDefault();
    found.does();
  });
  useEffect(() => {
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
