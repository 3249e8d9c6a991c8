// What has just happened, step by step, with the dice it was rolled with; and to be skipped.
import type { Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import {
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
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
const READ = 2600; // a card is to be read
const LINGER = 2200;
const MOST = 40;
const KEPT = 3;

export const stepsOf = (notices: readonly Notice[]): Step[] =>
  notices.flatMap(({ n, events }) =>
    events.flatMap((told, i): Step[] => (QUIET.test(told.event) ? [] : [{ ...told, key: `${n}.${i}` }])),
  );

interface Telling {
  /** What has been told last, the latest at the end. */
  readonly told: readonly Step[];
  /** Whether more is to come, or the latest has only just been told. */
  readonly going: boolean;
  readonly skip: () => void;
}

/** Tells one step after the other; then the board has come to rest. */
function useNews(fresh: readonly Notice[], atRest: ((n: number) => void) | undefined): Telling {
  const [{ steps, now }, tell] = useState<{ readonly steps: readonly Step[]; readonly now: number }>({ steps: [], now: 0 });
  const seen = useRef(0);
  const coming = useRef(false);
  useEffect(() => {
    const unseen = fresh.filter(({ n }) => n > seen.current);
    if (unseen.length === 0) return;
    seen.current = unseen.at(-1)!.n;
    const more = stepsOf(unseen);
    coming.current = more.length > 0;
    if (!coming.current) return;
    tell((was) => {
      const all = [...was.steps, ...more];
      const over = Math.max(0, all.length - MOST);
      return { steps: all.slice(over), now: Math.max(0, was.now - over) };
    });
  }, [fresh]);
  const going = now < steps.length;
  useEffect(() => {
    if (going) coming.current = false;
    else if (!coming.current) atRest?.(seen.current);
  });
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  useEffect(() => {
    if (!going) return;
    const left = steps.length - now;
    const waits = left === 1 ? LINGER : still || left > MUCH ? HURRY : paceOf(steps[now]!);
    const timer = setTimeout(() => tell((was) => ({ ...was, now: Math.min(was.now + 1, was.steps.length) })), waits);
    return () => clearTimeout(timer);
  }, [going, steps, now, still]);
  const told = steps.slice(0, now + 1).slice(-KEPT);
  return { told, going, skip: useCallback(() => tell((was) => ({ ...was, now: was.steps.length })), []) };
}

const Tellings = createContext<Telling>({ told: [], going: false, skip: () => {} });

interface TellerProps {
  readonly fresh: readonly Notice[];
  readonly atRest: ((n: number) => void) | undefined;
  /** Skips what is still to be told. */
  readonly hush: Ref<() => void>;
  readonly children: ReactNode;
}

/** Tells the news to whatever shows it, and to nothing else: the chart is not drawn again at every step. */
export function Teller({ fresh, atRest, hush, children }: TellerProps) {
  const telling = useNews(fresh, atRest);
  const { skip } = telling;
  useImperativeHandle(hush, () => skip, [skip]);
  return <Tellings value={telling}>{children}</Tellings>;
}

const paceOf = (step: Step): number => (step.event === 'event.drawn' ? READ : diceOf(step).length > 0 ? DICE : PACE);

export const diceOf = (step: Told): readonly number[] => {
  const { dice } = step.with;
  return Array.isArray(dice) ? (dice as readonly (string | number)[]).map(faceOf) : [];
};

const seatIn = ({ with: w }: Told): number | null => (typeof w.seat === 'number' ? w.seat : null);

/**
 * What is being told. Over the chart it comes and goes, with cards to look at; in a scene it has a line of its own between the title
 * and the picture, so that it covers nothing and nothing moves, and there the latest stays.
 */
export function News({ inScene = false }: { readonly inScene?: boolean }) {
  const { say } = useDeck();
  const { told, going, skip } = useContext(Tellings);
  if (told.length === 0 || !(inScene || going)) return null;
  return (
    <div className={inScene ? 'fdm-news fdm-ticker' : 'fdm-news fdm-news-panel'} data-going={going}>
      <ol aria-live="polite">
        {told.map((step, i) => (
          <li key={step.key}>
            <StepLine step={step} latest={i === told.length - 1} cards={!inScene} />
          </li>
        ))}
      </ol>
      {going && (
        <button type="button" className="quiet fdm-skip" onClick={skip}>
          {say('skip')}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly step: Step;
  readonly latest: boolean;
  readonly cards: boolean;
}

function StepLine({ step, latest, cards }: LineProps) {
  const { speaker } = useDeck();
  const seat = seatIn(step);
  const dice = diceOf(step);
  const cargo = Array.isArray(step.with.cards)
    ? (step.with.cards as readonly string[]).filter((card): card is CargoId => card in CARGO)
    : [];
  const { event } = step.with;
  return (
    <span className="fdm-step">
      {seat !== null && <SeatBadge seat={seat} size={22} />}
      <span className="fdm-step-words">{speaker.event(step)}</span>
      {latest && dice.length > 0 && <Dice dice={dice} />}
      {latest && cards && cargo.length > 0 && (
        <span className="fdm-cards-row">
          {cargo.map((card) => (
            <CargoFace key={card} card={card} />
          ))}
        </span>
      )}
      {latest && cards && step.event === 'event.drawn' && typeof event === 'string' && event in EVENTS && (
        <EventFace card={event as EventId} />
      )}
    </span>
  );
}
