import { useSyncExternalStore } from 'react';

/** A small setting that this browser remembers. */
export interface Kept<T extends string> {
  get(): T;
  set(value: T): void;
  subscribe(changed: () => void): () => void;
}

export function kept<T extends string>(key: string, otherwise: T, valid: (value: string) => boolean): Kept<T> {
  const read = (): T => {
    const value = localStorage.getItem(key);
    return value !== null && valid(value) ? (value as T) : otherwise;
  };
  let value = read();
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      localStorage.setItem(key, next);
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export function useKept<T extends string>(setting: Kept<T>): readonly [T, (value: T) => void] {
  return [useSyncExternalStore(setting.subscribe, setting.get), setting.set];
}
