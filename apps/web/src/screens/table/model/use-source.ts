import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
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

const LOADING = { state: 'loading' } as const;

/** Something that is loaded when it is needed, and may be tried again when that fails. */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [tries, setTries] = useState(0);
  // What is loaded is told apart by its key, and by the try that brought it.
  const wanted = `${key} ${tries}`;
  const [came, setCame] = useState<{ readonly as: string; readonly loaded: Loaded<T> } | null>(null);
  const begin = useEffectEvent(load);
  useEffect(() => {
    let still = true;
    const settle = (loaded: Loaded<T>) => still && setCame({ as: wanted, loaded });
    begin().then(
      (value) => settle({ state: 'here', value }),
      () => settle({ state: 'failed', again: () => setTries((n) => n + 1) }),
    );
    return () => {
      still = false;
    };
  }, [wanted]);
  return came?.as === wanted ? came.loaded : LOADING;
}
