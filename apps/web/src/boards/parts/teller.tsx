// What has just happened, step by step, at a pace one can follow; and to be skipped.
import type { Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import './teller.css';
import { begin, HUSHED, hushed, nextStep, type Tale, type ToldStep, tellMore } from './tale.ts';
import { useParts } from './words.ts';

export type { ToldStep } from './tale.ts';

export interface Pace<S> {
  /** What is told of these notices; `last` was told before them. */
  readonly stepsOf: (notices: readonly Notice[], last: S | undefined) => readonly S[];
  /** How long a step is shown, while others wait. */
  readonly shows: (step: S, waiting: number) => number;
  /** How long the last one stays. */
  readonly lingers: number;
}

/** Where nobody wants to see things move they are shown one after the other all the same, only faster. */
const STILL = 220;

export interface Telling<S = ToldStep> extends Tale<S> {
  readonly skip: () => void;
}

/** Tells one step after the other; then the board has come to rest, and says so with the number of the last notice. */
export function useTelling<S extends ToldStep>(
  fresh: readonly Notice[],
  pace: Pace<S>,
  atRest: ((n: number) => void) | undefined,
): Telling<S> {
  const [tale, tell] = useState<Tale<S>>(begin);
  const seen = useRef(0);
  const coming = useRef(false);
  const last = useRef<S>(undefined);
  const { stepsOf } = pace;
  useEffect(() => {
    const unseen = fresh.filter(({ n }) => n > seen.current);
    if (unseen.length === 0) return;
    seen.current = unseen.at(-1)!.n;
    const more = stepsOf(unseen, last.current);
    last.current = more.at(-1) ?? last.current;
    coming.current = more.length > 0;
    if (coming.current) tell((was) => tellMore(was, more));
  }, [fresh, stepsOf]);
  const { going } = tale;
  useEffect(() => {
    if (going) coming.current = false;
    else if (!coming.current) atRest?.(seen.current);
  });
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  useEffect(() => {
    if (!going) return;
    const waiting = tale.waiting.length;
    const waits = waiting === 0 ? pace.lingers : still ? STILL : pace.shows(tale.told.at(-1)!, waiting);
    const timer = setTimeout(() => tell(nextStep), waits);
    return () => clearTimeout(timer);
  }, [going, tale, still, pace]);
  return { ...tale, skip: useCallback(() => tell(hushed), []) };
}

const Tellings = createContext<Telling>({ ...HUSHED, skip: () => {} });

/** What is being told, for whatever shows it: nothing else is drawn again at every step. */
export const TellingProvider = Tellings.Provider;
export const useTold = (): Telling => useContext(Tellings);

interface Props {
  readonly telling: Telling;
  /** `panel`: over the board, and gone when all is told. `line`: in a scene, where the latest stays. */
  readonly look: 'panel' | 'line';
  readonly className?: string;
  /** How many steps stay in sight. */
  readonly kept?: number;
  readonly head?: ReactNode;
  readonly show: (step: ToldStep, latest: boolean) => ReactNode;
}

/** The steps that have been told, the latest last. */
export function Teller({ telling, look, className = '', kept = 3, head, show }: Props) {
  const say = useParts();
  const { going, skip } = telling;
  const told = telling.told.slice(-kept);
  if (told.length === 0 || (look === 'panel' && !going)) return null;
  return (
    <div className={`bp-teller ${className}`} data-look={look} data-going={going}>
      {head}
      <ol aria-live="polite">
        {told.map((step, i) => (
          <li key={step.key}>{show(step, i === told.length - 1)}</li>
        ))}
      </ol>
      {going && (
        <button type="button" className="quiet bp-skip" onClick={skip}>
          {say('skip')}
        </button>
      )}
    </div>
  );
}

interface StepProps {
  readonly picture?: ReactNode;
  readonly words: string;
  /** Something went ill. */
  readonly grave?: boolean;
  readonly children?: ReactNode;
}

/** A step: who or what, the words, and what was rolled or drawn. */
export const TellerStep = ({ picture, words, grave = false, children }: StepProps) => (
  <span className="bp-step" data-grave={grave}>
    {picture}
    <span className="bp-step-words">{words}</span>
    {children}
  </span>
);

export const seatIn = ({ with: w }: Told): number | null => (typeof w.seat === 'number' ? w.seat : null);
