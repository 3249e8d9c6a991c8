import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes something small that is open, on Escape and on a click or a focus elsewhere. */
export function useAside(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const shut = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const away = (e: Event) => {
      if (!root.current?.contains(e.target as Node)) shut();
    };
    const escaped = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      shut();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', escaped, true);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', escaped, true);
    };
  }, [open, root]);
}
