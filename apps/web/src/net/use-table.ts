import { useEffect, useEffectEvent, useState } from 'react';
import { setting, subscribe } from '../settings/settings.ts';
import { Playhead } from '../table/playhead.ts';
import type { PacedSource, TableSource } from '../table/source.ts';

const AROUND = {
  pace: () => setting('pace'),
  bots: () => setting('bots'),
  onward: () => setting('onward'),
  hidden: () => document.visibilityState !== 'visible',
  now: () => Date.now(),
};

/** A table for as long as the screen stands; it is closed with it. */
export function useTable(open: () => TableSource): PacedSource | null {
  const [source, setSource] = useState<PacedSource | null>(null);
  // A table is opened once; another one is another component.
  const begin = useEffectEvent(() => new Playhead(open(), AROUND));
  useEffect(() => {
    const opened = begin();
    const turned = () => AROUND.hidden() && opened.catchUp();
    document.addEventListener('visibilitychange', turned);
    setSource(opened);
    const deaf = subscribe(() => opened.paceChanged());
    return () => {
      deaf();
      document.removeEventListener('visibilitychange', turned);
      opened.close();
    };
  }, []);
  return source;
}
