import { useEffect, useRef, useState } from 'react';
import type { Hint, HintAsked } from '../../../local/adviser.ts';
import adviser from '../../../local/adviser.ts?thread';
import { persons, useTable } from './context.ts';

export interface Hints {
  /** What was answered to this question, or that it is being thought about. */
  readonly said: Hint | 'thinking' | null;
  ask(): void;
  dismiss(): void;
}

/** Hints for whoever practises: alone with bots on this device. Null where there are none. */
export function useHint(): Hints | null {
  const { source, view, mine, light, shown } = useTable();
  const [said, setSaid] = useState<{ readonly n: number; readonly hint: Hint | 'thinking' } | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  const practises = source.local && view.seats.length > 1 && persons(view).length === 1 && shown.curtain === null;
  if (!practises || mine === null || view.asked === null || view.match === null) return null;
  const { n, match } = view;
  return {
    said: said?.n === n ? said.hint : null,
    ask() {
      if (worker.current === null) {
        worker.current = new Worker(adviser, { type: 'module' });
        worker.current.onmessage = ({ data }: MessageEvent<Hint>) => {
          setSaid({ n: data.n, hint: data });
          light(data.choice.filter((word) => typeof word === 'string'));
        };
      }
      setSaid({ n, hint: 'thinking' });
      worker.current.postMessage({ n, seen: match } satisfies HintAsked);
    },
    dismiss() {
      setSaid(null);
      light([]);
    },
  };
}
