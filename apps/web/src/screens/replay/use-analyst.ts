import type { Analysis, Plan, Why } from '@boucan/bots';
import type { Played } from '@boucan/record';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FromAnalyst, ToAnalyst } from './analyst.ts';
import analyst from './analyst.ts?thread';

/** What somebody who goes through the match again has found so far. */
export interface Analyst {
  /** Where it turned; how far the looking is, between 0 and 1; or nothing, where nobody has asked. */
  readonly turns: Analysis['turns'] | number | null;
  /** What each seat could have done better, once that is known. */
  readonly mistakes: Analysis['mistakes'];
  readonly whys: ReadonlyMap<number, Why & { readonly plan: Plan }>;
  askTurns(): void;
  askWhy(at: number): void;
}

const NOTHING = { turns: null, mistakes: [], whys: new Map<number, Why & { readonly plan: Plan }>() } as const;

/** Hired with the first question, let go with the page. `atOnce`: one has come to see where it turned. */
export function useAnalyst(played: Played, atOnce: boolean): Analyst {
  const [found, setFound] = useState<Pick<Analyst, 'turns' | 'mistakes' | 'whys'>>(NOTHING);
  const worker = useRef<Worker | null>(null);
  const ask = (question: ToAnalyst): void => {
    if (worker.current === null) {
      worker.current = new Worker(analyst, { type: 'module' });
      worker.current.onmessage = ({ data }: MessageEvent<FromAnalyst>) =>
        setFound((was) => {
          if (data.type === 'why') return { ...was, whys: new Map(was.whys).set(data.at, data.why) };
          if (data.type === 'progress') return { ...was, turns: data.share };
          return { ...was, turns: data.turns, mistakes: data.mistakes };
        });
      worker.current.postMessage({ type: 'open', played } satisfies ToAnalyst);
    }
    worker.current.postMessage(question);
  };
  const askTurns = (): void => {
    setFound((was) => ({ ...was, turns: 0 }));
    ask({ type: 'turns' });
  };
  const come = useEffectEvent(() => {
    if (atOnce) askTurns();
  });
  useEffect(() => {
    come();
    return () => {
      worker.current?.terminate();
      worker.current = null;
    };
  }, []);
  return { ...found, askTurns, askWhy: (at) => ask({ type: 'why', at }) };
}
