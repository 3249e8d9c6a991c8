// What has just happened, step by step, with the dice it was rolled with; and to be skipped.
import type { Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import { AnimatePresence, motion } from 'motion/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { CargoFace, EventFace } from '../cards/cards.tsx';
import { CARGO, type CargoId, EVENTS, type EventId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { Dice, faceOf } from './dice.tsx';

export interface Step extends Told {
  readonly key: string;
}

/** Nobody needs to be shown what the board shows by itself. */
const QUIET =
  /^(turn\.began|ship\.sailed|port\.(entered|left|visited)|cargo\.dropped|npc\.(sailed|waited)|glory\.drawn|card\.announced)$/u;
const PACE = 700;
const HURRY = 260; // with much to tell
const MUCH = 10;
const DICE = 1200;
const LINGER = 2200;
const MOST = 40;

export const stepsOf = (notices: readonly Notice[]): Step[] =>
  notices.flatMap(({ n, events }) =>
    events.flatMap((told, i): Step[] => (QUIET.test(told.event) ? [] : [{ ...told, key: `${n}.${i}` }])),
  );

/** The steps that are still to be shown; then the board has come to rest. */
export function useNews(
  fresh: readonly Notice[],
  atRest: ((n: number) => void) | undefined,
): readonly [readonly Step[], () => void] {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const seen = useRef(0);
  const coming = useRef(false);
  useEffect(() => {
    const unseen = fresh.filter(({ n }) => n > seen.current);
    if (unseen.length === 0) return;
    seen.current = unseen.at(-1)!.n;
    const more = stepsOf(unseen);
    coming.current = more.length > 0;
    if (coming.current) setSteps((old) => [...old, ...more].slice(-MOST));
  }, [fresh]);
  useEffect(() => {
    if (steps.length > 0) coming.current = false;
    else if (!coming.current) atRest?.(seen.current);
  });
  return [steps, useCallback(() => setSteps([]), [])];
}

export const diceOf = (step: Told): readonly number[] => {
  const { dice } = step.with;
  return Array.isArray(dice) ? (dice as readonly (string | number)[]).map(faceOf) : [];
};

const seatIn = ({ with: w }: Told): number | null => (typeof w.seat === 'number' ? w.seat : null);

/** Shows one step after the other, then goes away by itself. */
export function News({ steps, done }: { readonly steps: readonly Step[]; readonly done: () => void }) {
  const { say } = useDeck();
  const [at, setAt] = useState(steps[0]!.key);
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const now = Math.max(
    0,
    steps.findIndex(({ key }) => key === at),
  );
  const step = steps[now]!;
  const last = now === steps.length - 1;
  const hurry = still || steps.length - now > MUCH;
  const waits = last ? LINGER : hurry ? HURRY : diceOf(step).length > 0 || step.event === 'event.drawn' ? DICE : PACE;
  useEffect(() => {
    const timer = setTimeout(() => (last ? done() : setAt(steps[now + 1]!.key)), waits);
    return () => clearTimeout(timer);
  }, [last, done, steps, now, waits]);
  return (
    <div className="fdm-news-panel">
      <ol aria-live="polite">
        <AnimatePresence initial={false}>
          {steps.slice(Math.max(0, now - 2), now + 1).map((one) => (
            <motion.li
              key={one.key}
              layout={still ? false : 'position'}
              initial={{ opacity: 0, y: 14 }}
              animate={{ opacity: one.key === step.key ? 1 : 0.75, y: 0 }}
              exit={{ opacity: 0 }}
              transition={{ duration: still ? 0 : 0.3 }}
            >
              <StepLine step={one} large={one.key === step.key} />
            </motion.li>
          ))}
        </AnimatePresence>
      </ol>
      <button type="button" className="quiet fdm-skip" onClick={done}>
        {say('skip')}
      </button>
    </div>
  );
}

function StepLine({ step, large }: { readonly step: Step; readonly large: boolean }) {
  const { speaker } = useDeck();
  const seat = seatIn(step);
  const dice = diceOf(step);
  const cards = Array.isArray(step.with.cards)
    ? (step.with.cards as readonly string[]).filter((card): card is CargoId => card in CARGO)
    : [];
  const { event } = step.with;
  return (
    <span className="fdm-step">
      {seat !== null && <SeatBadge seat={seat} size={22} />}
      <span className="fdm-step-words">{speaker.event(step)}</span>
      {large && dice.length > 0 && <Dice dice={dice} />}
      {large && cards.length > 0 && (
        <span className="fdm-cards-row">
          {cards.map((card) => (
            <CargoFace key={card} card={card} />
          ))}
        </span>
      )}
      {large && step.event === 'event.drawn' && typeof event === 'string' && event in EVENTS && (
        <EventFace card={event as EventId} />
      )}
    </span>
  );
}

const LATEST = 5;

/** The last few things that happened, inside a scene. */
export function Latest() {
  const { fresh, speaker, say } = useDeck();
  const kept = useRef<readonly Step[]>([]);
  const steps = useMemo(() => {
    const known = new Set(kept.current.map(({ key }) => key));
    kept.current = [...kept.current, ...stepsOf(fresh).filter(({ key }) => !known.has(key))].slice(-LATEST);
    return kept.current;
  }, [fresh]);
  if (steps.length === 0) return null;
  return (
    <ol className="fdm-latest" aria-label={say('lastLines')}>
      {steps.map((step) => (
        <li key={step.key}>{speaker.event(step)}</li>
      ))}
    </ol>
  );
}
