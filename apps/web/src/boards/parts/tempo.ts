import { createContext, useContext } from 'react';

/** How fast what happens is told, and what is to come. The table sets it; a board alone takes its time. */
export interface Tempo {
  /** By how much a step is shortened; 0: all is told at once. */
  readonly factor: number;
  /** How long the moment that is shown may take in all, in milliseconds: of what does not fit only the end is told. */
  readonly most?: number;
  /** How many moments wait behind the one that is shown. */
  readonly behind: number;
  /** The next step comes when it is asked for. */
  readonly paused: boolean;
  /** All that waits counts as told. */
  readonly catchUp: () => void;
}

const Tempos = createContext<Tempo>({ factor: 1, behind: 0, paused: false, catchUp: () => {} });
export const TempoProvider = Tempos.Provider;
export const useTempo = (): Tempo => useContext(Tempos);
