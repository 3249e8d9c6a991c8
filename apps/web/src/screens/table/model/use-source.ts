import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Link, Now, PacedSource, Trouble } from '../../../table/source.ts';

export interface Sourced {
  readonly shown: Now | null;
  readonly link: Link;
  readonly trouble: Trouble | null;
}

export function useSource(source: PacedSource): Sourced {
  const subscribe = useCallback((changed: () => void) => source.subscribe(changed), [source]);
  const shown = useSyncExternalStore(subscribe, () => source.shown());
  const link = useSyncExternalStore(subscribe, () => source.link());
  const trouble = useSyncExternalStore(subscribe, () => source.trouble());
  return { shown, link, trouble };
}

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'here'; readonly value: T };

/** Something that is loaded when it is needed, and may be tried again when that fails. */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is told apart by its key
  useEffect(() => {
    let wanted = true;
    setLoaded({ state: 'loading' });
    load().then(
      (value) => wanted && setLoaded({ state: 'here', value }),
      () => wanted && setLoaded({ state: 'failed', again: () => setTries((n) => n + 1) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, tries]);
  return loaded;
}
