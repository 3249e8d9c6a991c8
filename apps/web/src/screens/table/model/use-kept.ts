import { useCallback, useState } from 'react';

const read = <T>(key: string, otherwise: T): T => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
};

/** A value this browser remembers. */
export const kept = {
  read,
  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
};

export function useKept<T>(key: string, otherwise: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => read(key, otherwise));
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      kept.write(key, next);
    },
    [key],
  );
  return [value, keep];
}
