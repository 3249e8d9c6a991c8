// What lies on top of the page. A modal dialog leaves everything beside it dark and out of reach, so whatever must be heard goes into it.
import { useSyncExternalStore } from 'react';

const dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** This dialog is open from now on, until what comes back is called. */
export function opened(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  tell();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    tell();
  };
}

/** The dialog opened last, or the page. */
export const useTop = (): HTMLElement =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dialogs.at(-1) ?? document.body,
  );
