// What has just happened, step by step, at a pace one can follow; and to be skipped.
import type { Told } from '@boucan/kernel';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { toFoot } from '../../parts/foot.ts';
import type { Fresh } from '../../table/source.ts';
import './teller.css';
import { begin, HUSHED, hushed, nextStep, passedOver, type Tale, type ToldStep, tellMore, unlessUndone } from './tale.ts';
import { type Tempo, useTempo } from './tempo.ts';
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

interface Now<S> {
  /** The lines of the moment that is shown. */
  readonly heard: readonly Fresh[];
  readonly tale: Tale<S>;
  /** The latest step has been shown for as long as it needs. */
  readonly rested: boolean;
}

const NOTHING: readonly Fresh[] = [];

/** How many of these steps, from the last one back, can be shown in this time; one always can. */
function fitting<S>(steps: readonly S[], shows: (step: S, waiting: number) => number, most = Number.POSITIVE_INFINITY): number {
  let left = most;
  let n = 0;
  for (const step of steps.toReversed()) {
    left -= shows(step, n);
    if (n > 0 && left < 0) break;
    n++;
  }
  return n;
}

/** Whatever still waited belongs to a moment that is over: it counts as told, so that nothing is told of a board that has gone on. */
function hear<S>(now: Now<S>, heard: readonly Fresh[], pace: Pace<S>, { factor, paused, most, behind }: Tempo): Now<S> {
  const known = unlessUndone(now.tale, heard);
  const all = pace.stepsOf(heard, known.waiting.at(-1) ?? known.told.at(-1));
  const fits = paused || factor === 0 ? all.length : fitting(all, (step, i) => pace.shows(step, i + behind) * factor, most);
  const more = all.slice(all.length - fits);
  const tale = fits === all.length ? known : passedOver(known, all.slice(0, -fits));
  if (more.length === 0) return { heard, tale, rested: now.rested };
  const before = tale.going ? { ...hushed(tale), going: true } : tale;
  const told = tellMore(before, more);
  if (factor === 0) return { heard, tale: hushed(told), rested: true };
  if (paused) return { heard, tale: { ...hushed(told), going: true }, rested: true };
  return { heard, tale: before.going ? nextStep(told) : told, rested: false };
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
  const tempo = useTempo();
  const { factor, behind, paused, catchUp } = tempo;
  const [now, become] = useState<Now<S>>({ heard: NOTHING, tale: begin(), rested: true });
  // Another moment is shown: what is told begins with its first step, in the same breath.
  const { heard, tale, rested } = fresh === now.heard ? now : hear(now, fresh, pace, tempo);
  if (fresh !== now.heard) become({ heard, tale, rested });
  const { going } = tale;
  useEffect(() => {
    if (rested || !going) atRest?.(heard.at(-1)?.n ?? 0);
  }, [heard, rested, going, atRest]);
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  useEffect(() => {
    if (!going || paused) return;
    const waiting = tale.waiting.length;
    const shows = (still ? STILL : pace.shows(tale.told.at(-1)!, waiting + behind)) * factor;
    const lingers = Math.max(0, pace.lingers * Math.max(factor, LINGERS) - shows);
    const timer = setTimeout(
      () =>
        become((was) =>
          was.tale.waiting.length === 0 && !was.rested ? { ...was, rested: true } : { ...was, tale: nextStep(was.tale) },
        ),
      waiting === 0 && rested ? lingers : shows,
    );
    return () => clearTimeout(timer);
  }, [going, tale, still, pace, rested, factor, behind, paused]);
  const skip = useCallback(() => {
    become((was) => ({ ...was, tale: hushed(was.tale), rested: true }));
    catchUp();
  }, [catchUp]);
  return { ...tale, skip };
}

const Tellings = createContext<Telling>({ ...HUSHED, skip: () => {} });

/** What is being told, for whatever shows it: nothing else is drawn again at every step. */
export const TellingProvider = Tellings.Provider;
export const useTold = (): Telling => useContext(Tellings);

const Slots = createContext<HTMLElement | null>(null);

/** Where nothing is played: what is told stands there rather than over the board. */
export const TellerSlot = Slots.Provider;

interface Props {
  readonly telling: Telling;
  /** A panel that has its own place on the board, where it covers nothing, stays there. */
  readonly inSlot?: boolean;
  /** `panel`: in the place that the table has for it, and gone when all is told. `line`: in a scene, where the latest stays. */
  readonly look: 'panel' | 'line';
  readonly className?: string;
  /** How many steps stay in sight. */
  readonly kept?: number;
  readonly head?: ReactNode;
  readonly show: (step: ToldStep, latest: boolean) => ReactNode;
}

/** The steps that have been told, the latest last. */
export function Teller({ telling, look, className = '', kept = 3, head, show, inSlot = true }: Props) {
  const say = useParts();
  const { going, skip } = telling;
  const slot = useContext(Slots);
  const told = telling.told.slice(-kept);
  const panel = useRef<HTMLDivElement>(null);
  const latest = told.at(-1)?.key;
  // What does not fit scrolls, and the latest step is in sight.
  useLayoutEffect(() => {
    if (latest !== undefined && panel.current !== null) return toFoot(panel.current);
  }, [latest]);
  if (told.length === 0 || (look === 'panel' && !going)) return null;
  const teller = (
    <div ref={panel} className={`bp-teller ${className}`} data-look={look} data-going={going}>
      {head}
      <ol>
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
  // In its slot a step has a place of its own: it grows upwards, and nothing that was read before moves with it.
  return look === 'panel' && inSlot && slot !== null ? createPortal(teller, slot, told.at(-1)!.key) : teller;
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
