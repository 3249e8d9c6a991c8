// What has just happened, step by step, at a pace one can follow; and to be skipped.
import type { Told } from '@boucan/kernel';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Fresh } from '../../table/source.ts';
import './teller.css';
import { begin, HUSHED, hushed, nextStep, type Tale, type ToldStep, tellMore } from './tale.ts';
import { useTempo } from './tempo.ts';
import { useParts } from './words.ts';

export type { ToldStep } from './tale.ts';

export interface Pace<S> {
  /** What is told of these notices; `last` was told before them. */
  readonly stepsOf: (lines: readonly Fresh[], last: S | undefined) => readonly S[];
  /** How long a step is shown, while others wait. */
  readonly shows: (step: S, waiting: number) => number;
  /** How long the last one stays. */
  readonly lingers: number;
}

/** Where nobody wants to see things move they are shown one after the other all the same, only faster. */
const STILL = 220;
/** The last of what was told stays at least for this share of its time, for it covers nothing. */
const LINGERS = 0.4;

export interface Telling<S = ToldStep> extends Tale<S> {
  readonly skip: () => void;
}

/**
 * Tells one step after the other; then the board has come to rest, and says so with the number of the last notice. Where more waits to be
 * shown, what is told goes on with that; otherwise the last step lingers.
 */
export function useTelling<S extends ToldStep>(
  fresh: readonly Fresh[],
  pace: Pace<S>,
  atRest: ((n: number) => void) | undefined,
): Telling<S> {
  const { factor, behind, paused, catchUp } = useTempo();
  // Rested: the latest step has been shown for as long as it needs.
  const [{ tale, rested }, become] = useState<{ readonly tale: Tale<S>; readonly rested: boolean }>({
    tale: begin(),
    rested: true,
  });
  const heard = useRef<readonly Fresh[]>([]);
  const coming = useRef(false);
  const last = useRef<S>(undefined);
  const { stepsOf } = pace;
  useEffect(() => {
    if (fresh === heard.current) return;
    heard.current = fresh;
    const more = stepsOf(fresh, last.current);
    last.current = more.at(-1) ?? last.current;
    coming.current = more.length > 0;
    if (!coming.current) return;
    become((was) => {
      const told = tellMore(was.tale, more);
      if (factor === 0) return { tale: hushed(told), rested: true };
      if (paused) return { tale: { ...hushed(told), going: true }, rested: true };
      return { tale: was.tale.going && was.rested ? nextStep(told) : told, rested: false };
    });
  }, [fresh, stepsOf, factor, paused]);
  const { going } = tale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told is another state, and then nothing more is coming
  useEffect(() => {
    coming.current = false;
  }, [tale, rested]);
  useEffect(() => {
    if (!coming.current && (rested || !going)) atRest?.(heard.current.at(-1)?.n ?? 0);
  });
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  useEffect(() => {
    if (!going || paused) return;
    const waiting = tale.waiting.length;
    const shows = (still ? STILL : pace.shows(tale.told.at(-1)!, waiting + behind)) * factor;
    const lingers = Math.max(0, pace.lingers * Math.max(factor, LINGERS) - shows);
    const timer = setTimeout(
      () =>
        become((was) =>
          was.tale.waiting.length === 0 && !was.rested
            ? { ...was, rested: true }
            : { tale: nextStep(was.tale), rested: was.rested },
        ),
      waiting === 0 && rested ? lingers : shows,
    );
    return () => clearTimeout(timer);
  }, [going, tale, still, pace, rested, factor, behind, paused]);
  const skip = useCallback(() => {
    become((was) => ({ tale: hushed(was.tale), rested: true }));
    catchUp();
  }, [catchUp]);
  return { ...tale, skip };
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
